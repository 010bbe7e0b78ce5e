# topic: account
# Passkeys: what a device keeps, and by which it proves who uses it.

passkeys = Passkeys
passkeys-what = Ein Passkey liegt auf deinem Telefon, deinem Rechner oder einem Sicherheitsschlüssel. Mit ihm wird jeder Browser dort zu dir, ohne Namen und ohne Passwort.
passkey-name = Wie der neue Passkey heißt
passkey-make = Passkey erstellen
passkey-made = Erstellt: { $name }.
passkey-not-made = Es wurde kein Passkey erstellt: Es wurde abgebrochen, oder dieses Gerät hat schon einen von dir.
passkey-synced = auch auf anderen Geräten
passkey-by = Mit einem Passkey
passkey-use-what = Hast du hier einen Passkey erstellt, macht er diesen Browser wieder zu dir.
passkey-use = Passkey benutzen
passkey-not-given = Es kam kein Passkey. Versuch es noch einmal, oder komm auf einem anderen Weg zurück.
passkey-no-https = Passkeys gibt es in Browsern nur, wo Seiten über https kommen oder von diesem Rechner selbst (localhost). Diese Seite kommt über http: Wer den Server betreibt, weiß, wie er über https zu erreichen ist.
passkey-needs-name = Passkeys gehören zum Namen eines Servers, und diese Adresse ist eine Zahl. Auf diesem Rechner selbst geht es hier, als eigener Ort mit eigenen Partien:
passkey-by-number = Passkeys gehören zum Namen eines Servers, und diese Adresse ist eine Zahl. Wer den Server betreibt, weiß, unter welchem Namen er zu erreichen ist.
passkey-old-browser = Dieser Browser kennt keine Passkeys oder ist zu alt dafür. Ein neuerer kennt sie.
problem-no-passkeys = dieser Server hat keine Passkeys
problem-passkey-no-https = Passkeys gehen über https oder bei localhost
problem-passkey-needs-name = Passkeys gehören zum Namen eines Servers, und diese Adresse ist eine Zahl
problem-bad-passkey = diesen Passkey kennt hier niemand, oder er hat sich nicht ausgewiesen; versuch einen anderen
problem-old-challenge = das hat zu lange gedauert oder wurde schon geschickt; versuch es noch einmal
problem-many-passkeys = es gibt schon { $most } Passkeys; entferne zuerst einen
problem-same-passkey = diesen Passkey gibt es schon
problem-no-such-passkey = einen solchen Passkey gibt es nicht mehr; lade die Seite neu
problem-many-tries = von hier wurden zu viele Passkeys verlangt; warte eine Minute und versuch es dann wieder
