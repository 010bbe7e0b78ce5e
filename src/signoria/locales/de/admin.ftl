# topic: none
# What signoria admin says.

cli-admin-description = die Datenbank eines Servers umziehen, sichern und zurückholen
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
