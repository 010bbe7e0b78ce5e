# topic: account
# Wer gelöscht werden will: was geht, was bleibt, und dass es so gemeint ist.

removal = Mich löschen
removal-what = Dein Name, alles, was du gesagt hast, deine Adressen, Wege für Nachrichten, Passkeys, Codes und Geräte werden auf diesem Server endgültig gelöscht. Danach kann niemand mehr du sein, auch du selbst nicht.
removal-stays = Die Partien der anderen bleiben ganz: Was du gespielt hast, bleibt, und dein Platz heißt nach seiner Farbe. Wo eine Partie läuft, spielt sofort ein Bot weiter, und die anderen können deinen Platz an jemand Neuen geben. Partien, die du allein spielst, enden, ebenso deine Partien, die noch auf Mitspieler warten.
removal-copies = Was andere von euren Partien gespeichert haben, gehört ihnen. Sicherungen dieses Servers gibt es so lange, wie sein Betreiber sie aufhebt.
removal-begin = Mich löschen …
removal-sure = { $name } endgültig löschen?
removal-type = Gib deinen Namen ein, wenn du es wirklich willst
removal-do = Endgültig löschen
removal-busy = Du wirst gelöscht …
removal-done = Erledigt: Dieser Server kennt dich nicht mehr.
problem-other-name = das ist nicht dein Name; gelöscht wurde nichts
