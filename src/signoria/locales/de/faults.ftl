# topic: common
# Was an einem Aufbau, am Text eines Spielzugs oder an einer Datei falsch ist.


bad-move-missing = es fehlt { $wanted }
bad-move-wrong = statt „{ $value }“ gehört hierher { $wanted }
bad-move-too-much = „{ $value }“ ist zu viel
wanted-move = ein Spielzug
wanted-end = das Ende des Spielzugs

system-no-file = es gibt keine solche Datei und keinen solchen Ordner
system-no-permission = keine Berechtigung
system-folder = das ist ein Ordner, keine Datei
system-no-folder = ein Teil des Pfades ist kein Ordner
system-not-ordinary = das ist keine gewöhnliche Datei
system-disk-full = auf dem Datenträger ist kein Platz mehr
system-file-too-large = die Datei würde größer als erlaubt
system-read-only = der Datenträger lässt sich nur lesen
system-long-name = der Name ist zu lang
system-bad-name = so kann keine Datei heißen
system-disk-error = der Datenträger arbeitet fehlerhaft
