# topic: none
# What signoria admin says.

cli-admin-description = einen Server und seine Datenbank verwalten: Partien, Leute, Meldungen, Sicherungen
cli-admin-acts = was zu tun ist
cli-admin-move-database-description = einen Server in eine andere Datenbank kopieren, mit Prüfsummen verglichen
cli-admin-move-database-source = die Datenbank, aus der kopiert wird und die kein Server benutzen darf: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME
cli-admin-move-database-target = die neue oder leere Datenbank, in die kopiert wird
cli-admin-backup-description = eine Datenbank, die ein Server benutzen darf, in eine neue Datei kopieren
cli-admin-backup-database = die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME
cli-admin-backup-file = die neue Datei
cli-admin-check-description = jede Partie einer Datenbank ansehen, die ein Server benutzen darf: sie muss sich nachspielen lassen und ihre Aufzeichnung stimmen
cli-admin-check-database = die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME
cli-admin-check-epilog = Rückgabewert: 0 alles in Ordnung; 1 manche Partien haben einen Fehler und werden genannt; 2 die Datenbank lässt sich nicht benutzen
cli-admin-restore-description = eine Sicherung in eine neue oder leere Datenbank kopieren
cli-admin-restore-file = die Sicherung
cli-admin-restore-database = die neue oder leere Datenbank: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME

admin-table = { $table }: { NUMBER($count) } { $count ->
    [one] Zeile
   *[other] Zeilen
}, { $hash }
admin-copied = Alles steht in { $file }, wurde noch einmal gelesen und ist dasselbe.
admin-fault = Partie { $match }: { $fault }
admin-checked = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} angesehen; geprüfte Aufzeichnungen: { $verified }; mit einem Fehler: { $faults }.

cli-admin-vacuum-description = den Platz von Gelöschtem freigeben; eine Datei darf nicht in Gebrauch sein
cli-admin-matches-description = Partien auflisten, nach Kennung, Namen, Stand
cli-admin-match-description = eine Partie: ihre Leute, was gesagt wurde, und was mit ihr geschah
cli-admin-end-description = eine Partie ohne Ergebnis beenden
cli-admin-hide-description = eine Partie vor allen außer ihren Leuten verbergen
cli-admin-show-description = eine Partie wieder zeigen
cli-admin-close-talk-description = in einer Partie niemanden mehr reden lassen
cli-admin-open-talk-description = dort wieder reden lassen
cli-admin-remove-line-description = eine Zeile entfernen; an ihrer Stelle bleibt eine leere
cli-admin-export-description = die Aufzeichnung einer beendeten Partie in eine neue Datei schreiben
cli-admin-people-description = Leute auflisten, nach einem Teil des Namens oder einer Kennung
cli-admin-person-description = eine Person: Browser, Partien, und was geschah
cli-admin-rename-description = einer Person einen anderen Namen geben, auch in allen alten Partien
cli-admin-silence-description = eine Person nichts sagen lassen
cli-admin-ban-description = eine Person nur zusehen lassen; für sie spielen Bots weiter
cli-admin-lift-description = ein Verbot aufheben
cli-admin-end-device-description = einen Browser einer Person, einen Link oder ein Token beenden, oder alle
cli-admin-administrators-description = auflisten, wer den Server im Browser verwaltet
cli-admin-appoint-description = eine Person den Server verwalten lassen
cli-admin-dismiss-description = eine Person das nicht mehr tun lassen
cli-admin-reports-description = auflisten, was gemeldet wird, mit den Zeilen darum
cli-admin-answer-description = festhalten, was aus einer Meldung wurde; sie wartet nicht mehr
cli-admin-log-description = auflisten, wer was getan hat
cli-admin-entry-description = sagen, wer hereinkommt: alle, oder Neue nur mit einem Link
cli-admin-invite-description = einen Link machen, der Neue hereinlässt
cli-admin-prune-description = jetzt löschen, was älter ist als so viele Tage

cli-admin-vacuum-database = die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME
cli-admin-database = die Datenbank, wie „signoria serve“ sie hat; ein Server darf sie benutzen
cli-admin-json = JSON ausgeben, für Programme
cli-admin-first = nur die ersten fünfzig
cli-admin-text = was gesucht wird; bei einer Meldung, was aus ihr wurde
cli-admin-status = nur Partien mit diesem Stand
cli-admin-match = die Partie, mit ihrer Kennung, mit der ihre Adresse endet
cli-admin-person = die Person, mit der Kennung aus „signoria admin people“
cli-admin-report = die Meldung, mit der Kennung aus „signoria admin reports“
cli-admin-reason = warum; das Protokoll behält es, und wen es betrifft, liest es
cli-admin-days = für wie viele Tage; ohne das, bis es aufgehoben wird
cli-admin-room = wo sie gesagt wurde: players oder spectators
cli-admin-number = die Nummer der Zeile, aus „signoria admin match“
cli-admin-file = die neue Datei
cli-admin-name = der neue Name
cli-admin-kind = ban oder silence
cli-admin-device = der Browser, der Link oder das Token, mit der Kennung aus „signoria admin person“, oder all
cli-admin-all = auch die beantworteten
cli-admin-rule = open oder invited; ohne das sagen, was gilt
cli-admin-invite-days = wie viele Tage der Link gilt
cli-admin-invite-people = wie viele Neue er hereinlässt
cli-admin-talk = was in Partien gesagt wurde, die so viele Tage zu Ende sind; 0: nichts
cli-admin-notices = Nachrichten, die so viele Tage warten; 0: keine
cli-admin-matches = Partien, die so viele Tage zu Ende sind; 0: keine

admin-nothing = nichts
admin-no-answer = der Server hat keine lesbare Antwort gegeben (Status { $status })
admin-bad-days = --days nimmt eine Zahl über 0 bis { $most }
admin-not-written = { $file } lässt sich nicht schreiben: { $problem }
admin-exported = Die Aufzeichnung steht in { $file }.
admin-around = Um die Meldung { $report }:
admin-entry-open = Alle dürfen herein.
admin-entry-invited = Neue kommen nur mit einem Link herein (signoria admin invite).
admin-waiting = Meldungen, die warten: { $count }
admin-link = { $url } lässt { $people } { $people ->
    [one] neue Person
   *[other] neue Leute
} herein, bis { $until } UTC. Er wird einmal gezeigt.
admin-pruned = Gelöscht: Gesagtes aus { $talk } Partien, { $notices } Nachrichten, { $matches } Partien.
admin-vacuumed = Der Platz von Gelöschtem in { $file } ist frei.
admin-restriction-ban = ausgesperrt bis { $until }
admin-restriction-silence = stumm bis { $until }
admin-restriction-hidden = verborgen bis { $until }
admin-restriction-closed = ohne Reden bis { $until }
admin-column-match = Partie
admin-column-game = Spiel
admin-column-status = Stand
admin-column-changed = geändert
admin-column-people = Leute
admin-column-restrictions = Verbote
admin-column-person = Person
admin-column-name = Name
admin-column-room = Raum
admin-column-number = Nummer
admin-column-at = wann
admin-column-text = Text
admin-column-since = seit
admin-column-used = zuletzt da
admin-column-office = Amt
admin-column-device = Kennung
admin-column-kind = Art
admin-column-until = bis
admin-column-seat = Platz
admin-token-browser = Browser
admin-token-device = Link für ein weiteres Gerät
admin-token-bot = Token eines Netzwerk-Bots
admin-column-actor = wer
admin-column-act = Tat
admin-column-target = wen oder was
admin-column-detail = warum
admin-column-report = Meldung
admin-column-reporter = von
admin-column-reason = Grund
admin-column-answer = Antwort
