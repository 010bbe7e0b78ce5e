# topic: absence
# Wo jemand nicht kommt: was die anderen tun dürfen, und wie man wieder übernimmt.

absence-since = { $player } hat seit { $since } nicht gezogen.
absence-later = Ab { $from } darf ein Bot einspringen.
absence-remind = Erinnern
absence-stand-in = Bot einspringen lassen
absence-sure = Einen Bot für { $player } spielen lassen?
absence-what = Er spielt, bis { $player } zurückkommt. Alle sehen es. Kommt niemand zurück, kannst du den Platz jemand Neuem anbieten, in der Liste der Plätze.
absence-yours = Du hast lange nicht gezogen: Der Bot { $bot } spielt für dich, damit es weitergeht.
absence-return = Wieder übernehmen
absence-offer = Platz anbieten
absence-offer-sure = Jemand Neues für { $player }?
absence-offer-what = Wer den Link hat, übernimmt den Platz, wie er ist, mit allem, was er weiß, und spielt weiter. Bis dahin kann { $player } zurückkommen, danach nicht mehr.
absence-offer-make = Link erstellen
absence-offer-link = Link zum Platz von { $player }
absence-take = Platz übernehmen
absence-take-title = Dir wird ein Platz angeboten
absence-take-what = { $player } kommt nicht, und ein Bot spielt weiter. Du übernimmst den Platz, wie er ist: seine Punkte, seine Sachen und was nur er weiß.
absence-watch = Nur zuschauen
problem-not-waiting = auf diesen Platz wartet gerade niemand
problem-own-seat = das ist dein eigener Platz
problem-remind-later = erinnern kannst du nach einem Tag ohne Zug, und einmal am Tag
problem-not-absent = die Zeit, die diese Partie gibt, ist noch nicht um
problem-clock-runs = in dieser Partie entscheidet die Uhr, wann ein Bot spielt
problem-not-replaced = dort spielt kein Bot für jemanden, der nicht kommt
problem-offered = dieser Platz wird schon angeboten
