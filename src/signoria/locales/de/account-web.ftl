# topic: account
# The page on how a person is told what waits.

account-title = Benachrichtigungen und Geräte
account-nobody = Benachrichtigungen brauchen jemanden, an den sie gehen: gib dir erst einen Namen.
notices = Wenn alle Seiten geschlossen sind
notices-what = Signoria kann dir sagen, dass eine Partie auf dich wartet, auf den Wegen, die du hier nennst. Wer eine Seite vor Augen hat, bekommt nichts.
notices-none = Du hast noch keinen Weg genannt.
notices-profile = Nachrichten kommen in dieser Sprache: { $language }. Die Uhrzeiten sind die von { $zone }.
notices-here = Sprache und Zeitzone dieses Browsers nehmen: { $language }, { $zone }
notices-no-mail = Dieser Server kann keine E-Mails schicken: wer ihn betreibt, hat keinen Mailserver angegeben.
way-json = Webhook
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-when = Wann
way-when-at-once = sofort, jedes Mal
way-when-absence = einmal, bis ich wieder nachsehe
way-when-digest = einmal am Tag, alles zusammen
way-when-never = nie
way-hour = Um welche Zeit
way-quiet = Ruhezeiten, in denen nichts geschickt wird
way-from = Von
way-until = Bis
way-try = Probe schicken
way-tried = Sie ist angekommen.
way-remove = Entfernen
way-removed = Entfernt: { $target }
way-failing = Die letzte Nachricht kam nicht an: { $fault ->
    [private-address] diese Adresse liegt nicht im Internet
    [slow] es kam keine Antwort zur Zeit
    [no-address] es ist keine Adresse eines Webhooks
    [gone] dort gibt es nichts mehr
    [redirects] sie verweist nur auf eine andere Adresse
    [no-mail-server] der Mailserver ist nicht zu erreichen oder nimmt von hier keine Briefe
    [refuses] dort werden Nachrichten abgelehnt
   *[other] dort war niemand zu erreichen
}. Es wird wieder versucht.
way-closed = Dieser Weg ist geschlossen: { $fault ->
    [private-address] diese Adresse liegt nicht im Internet
    [slow] es kam keine Antwort zur Zeit
    [no-address] es ist keine Adresse eines Webhooks
    [gone] dort gibt es nichts mehr
    [redirects] sie verweist nur auf eine andere Adresse
    [no-mail-server] der Mailserver ist nicht zu erreichen oder nimmt von hier keine Briefe
    [refuses] dort werden Nachrichten abgelehnt
   *[other] dort war niemand zu erreichen
}. Eine Probe, die ankommt, öffnet ihn wieder.
webhook-new = Noch ein Weg
webhook-shape = Wohin
webhook-shape-json = an ein eigenes Programm (signiertes JSON)
webhook-shape-discord = in einen Kanal von Discord
webhook-shape-slack = in einen Kanal von Slack
webhook-shape-ntfy = auf mein Telefon, mit ntfy
webhook-url = Adresse
webhook-help-json = Jede Nachricht wird als JSON dorthin geschickt, signiert nach den Standard Webhooks.
webhook-help-discord = In Discord: Einstellungen des Kanals, Integrationen, Webhooks, Adresse kopieren.
webhook-help-slack = In Slack gibt eine App mit „Incoming Webhooks“ eine solche Adresse.
webhook-help-ntfy = Denk dir ein Thema aus, das niemand errät, abonniere es in der App ntfy und setz seine Adresse hierher, etwa https://ntfy.sh/ und das Thema.
webhook-public = Sie muss im Internet mit https erreichbar sein.
webhook-secret = Womit die Nachrichten signiert sind
webhook-add = Hinzufügen
notices-mute = Sag mir nichts von dieser Partie, wenn ich fort bin
notices-match = Nachrichten von dieser Partie
notices-match-when = Wann ich davon höre
notices-match-default = wie es bei jedem Weg steht
notices-channel = Einem Kanal sagen, wer am Zug ist
notices-channel-what = Alle dort lesen mit Namen, wer am Zug ist und wer gefragt wird, außer wenn diese Person inzwischen nachgesehen hat; und wann die Partie beginnt und endet.
way-of-match = nur von dieser Partie
way-push = Browser
push-new = In diesem Browser
push-what = Dieser Browser zeigt dir, wenn eine Partie auf dich wartet, auch wenn keine Seite von Signoria offen ist.
push-add = Diesen Browser benachrichtigen
push-told = Dieser Browser wird benachrichtigt.
push-not-given = Nichts hat sich geändert: Die Frage des Browsers blieb ohne Antwort.
push-denied = Dieser Browser lässt Signoria nichts anzeigen. Erlaube Benachrichtigungen in seinen Einstellungen für diese Seite und lade sie dann neu.
push-no-https = Browser zeigen Benachrichtigungen nur, wo Seiten über https kommen oder von diesem Rechner selbst (localhost). Diese Seite kommt über http: Wer den Server betreibt, weiß, wie er über https zu erreichen ist.
push-old-browser = Dieser Browser kann nicht benachrichtigt werden. Auf einem iPhone oder iPad leg Signoria erst auf den Startbildschirm und öffne es von dort.
push-failed = Der Push-Dienst dieses Browsers war nicht zu erreichen oder ist ausgeschaltet. Versuch es später noch einmal, oder nimm einen anderen Weg.
way-mail = Mail
way-unconfirmed = Ein Brief mit einem Link ist dorthin unterwegs. Bevor dieser Link geöffnet ist, wird nichts weiter geschickt.
way-ask = Den Brief noch einmal schicken
way-asked = Er ist abgeschickt.
mail-new = Per Mail
mail-address = Mailadresse
mail-title = Benachrichtigungen per Mail
mail-confirm-what = Soll Signoria an die Adresse schreiben, an die dieser Link kam, wenn eine Partie wartet?
mail-confirm-yes = Ja, schreib mir
mail-confirm-done = Erledigt: Benachrichtigungen gehen ab jetzt an { $address }.
mail-end-what = Soll Signoria nicht mehr an die Adresse schreiben, an die dieser Link kam?
mail-end-yes = Nicht mehr schreiben
mail-end-done = Erledigt: An { $address } wird nichts mehr geschickt.
mail-no-link = Dieser Link ist unvollständig. Öffne ihn noch einmal aus dem Brief.
devices = Deine Geräte
devices-what = Diese Browser stehen für dich. Einer, den du beendest, ist sofort abgemeldet; die Partien bleiben deine.
device-here = dieser hier
device-unknown = Ein unbekannter Browser
device-since = seit { $since }
device-used = zuletzt benutzt { $used }
device-end = Beenden
device-end-others = Alle anderen beenden
codes = Wiederherstellungscodes
codes-what = Wenn alle deine Browser verloren sind, macht jeder dieser Codes einmal einen anderen Browser zu dir, mit allen deinen Partien. Druck sie aus oder schreib sie ab, und bewahre sie nicht bei deinen Geräten auf.
codes-none = Du hast noch keine Codes.
codes-left = { $left ->
    [0] Alle deine Codes sind benutzt.
    [one] Einer deiner Codes gilt noch.
   *[other] { $left } deiner Codes gelten noch.
} Erstellt wurden sie { $made }.
codes-once = Das sind deine Codes. Du siehst sie nur dieses eine Mal. Wer einen davon hat, kann du sein.
codes-make = Zehn Codes erstellen
codes-renew = Zehn andere Codes erstellen
codes-renew-what = Mit anderen Codes gelten die nicht mehr, die du hast.
codes-print = Drucken
codes-for = Wiederherstellungscodes von { $name } bei { $server }
web-device = Hier weiterspielen
web-device-what = Mit diesem Link wird dieser Browser zu der Person, die ihn erstellt hat.
web-device-replaces = Bisher ist er { $name } und ist es dann nicht mehr.
web-device-move = Hier weitermachen
web-device-moved = Erledigt: Dieser Browser ist jetzt { $name }.
recover-what = Ein Wiederherstellungscode, den du aufbewahrt hast, macht diesen Browser wieder zu dir, mit allen deinen Partien.
recover-code = Wiederherstellungscode
recover-link = Kennt dich noch ein anderer Browser, geht es einfacher: erstelle dort in den Einstellungen einen privaten Link und öffne ihn hier.
recover-devices = Ist ein Gerät verloren oder gestohlen? Hier kannst du es beenden:
account-offer = Signoria kann dir sagen, dass eine Partie auf dich wartet, auch wenn alle Seiten geschlossen sind. Dort siehst du auch, welche Browser für dich stehen.
web-link-title = Ein weiteres Gerät
web-link-what = Ein privater Link macht auch einen anderen Browser zu dir, mit allen deinen Partien. Er gilt einmal.
web-link-make = Link erstellen
web-link-until = Öffne ihn auf dem anderen Gerät bis { $time }.
web-forget-title = Diesen Browser verlassen
web-forget-what = Dieser Browser weiß dann nicht mehr, wer du bist. Kennt dich kein anderes Gerät und bringt dich kein Code, kein Passkey und keine bestätigte Mailadresse zurück, kommst du an deine Plätze in laufenden Partien nicht mehr heran.
web-forget = Mich vergessen
web-forget-sure = Soll dieser Browser dich vergessen?
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-link = Privater Link: zeige ihn niemandem
vacation = Urlaub
vacation-what = Solange du weg bist, erinnert dich niemand, und niemand lässt einen Bot für dich spielen. Die anderen sehen es an deinem Platz. Er endet mit deinem nächsten Zug; wo eine Uhr läuft, läuft sie weiter.
vacation-left = { $left } von { $days } Tagen innerhalb eines Jahres sind übrig.
vacation-days = Tage
vacation-begin = In Urlaub gehen
vacation-until = Du bist im Urlaub bis { $until }.
vacation-end = Ich bin zurück

invited-by = Wer dich einladen darf
invited-by-what = Wer mit dir an einem Tisch gesessen hat, darf dich mit deinem Namen zu einer Partie einladen.
invited-by-met = Deine Mitspieler
invited-by-nobody = Niemand
invited-by-hide = Einzelne kannst du unter „Deine Mitspieler“ ausblenden; niemand erfährt davon.
invited-by-saved = Gespeichert.

data-title = Deine Daten
data-what = Eine Datei enthält alles, was dieser Server von dir weiß: Name, Geräte, Wege für Nachrichten, alles, was du gesagt hast, und deine Partien; von den beendeten auch die Aufzeichnungen.
data-get = Deine Daten herunterladen
data-begun = Was über dich bekannt ist, wird gesammelt …
data-matches = Partien: { $at } von { $of }
data-saved = Gespeichert als { $file }.
