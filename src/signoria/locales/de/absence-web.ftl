# topic: absence
# Wo jemand nicht kommt: was die anderen tun dürfen, und wie man wieder übernimmt.

absence-since = { $player } hat seit { $since } nicht gezogen.
absence-later = Ab { $from } darf ein Bot einspringen.
absence-remind = Erinnern
absence-stand-in = Bot einspringen lassen
absence-sure = Einen Bot für { $player } spielen lassen?
absence-what = Er spielt, bis { $player } zurückkommt; das geht jederzeit. Alle sehen es.
absence-yours = Du hast lange nicht gezogen: Der Bot { $bot } spielt für dich, damit es weitergeht.
absence-return = Wieder übernehmen
problem-not-waiting = auf diesen Platz wartet gerade niemand
problem-own-seat = das ist dein eigener Platz
problem-remind-later = erinnern kannst du nach einem Tag ohne Zug, und einmal am Tag
problem-not-absent = die Zeit, die diese Partie gibt, ist noch nicht um
problem-clock-runs = in dieser Partie entscheidet die Uhr, wann ein Bot spielt
