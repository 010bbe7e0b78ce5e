# topic: account
# A browser that was somebody else before: are both the same person?

former = Zweimal du?
former-what = Bisher war dieser Browser { $former }, jetzt ist er { $name }. { $matches ->
    [0] { $former } hat keine Partien.
    [one] { $former } hat eine Partie.
   *[other] { $former } hat { $matches } Partien.
}
former-join-what = Bist du beides, dann vereine sie: Partien, Plätze, Mailadressen, Codes, Passkeys und Geräte von { $former } gehören dann { $name }. Das lässt sich nicht rückgängig machen.
former-both = { $both ->
    [one] In einer Partie sitzen beide: Ihre Plätze sind dann alle deine, als spielten zwei an diesem Gerät, und auf jedem geht es weiter.
   *[other] In { $both } Partien sitzen beide: Ihre Plätze sind dann alle deine, als spielten zwei an diesem Gerät, und auf jedem geht es weiter.
}
former-leave-what = Wenn nicht, verlässt dieser Browser { $former }. Bringt { $former } kein anderes Gerät und kein anderer Weg zurück, übernehmen Bots die Plätze.
former-join = Beide vereinen
former-leave = { $former } verlassen
former-joined = Erledigt: Alles gehört jetzt { $name }.
former-left = Erledigt: Dieser Browser hat { $former } verlassen.
problem-no-former = dieser Browser war niemand anderes, oder das ist schon geklärt; lade die Seite neu
