# topic: administration
# Wo ein Server verwaltet wird.

admin = Verwaltung
admin-reports = Meldungen
admin-people = Leute
admin-matches = Partien
admin-entry = Wer hereinkommt
admin-log = Wer was getan hat
admin-reports-all = auch die beantworteten
admin-report-about = über
admin-report-from = von
admin-match = Partie
admin-answer = Was daraus wurde (das liest nur die Verwaltung)
admin-close-report = Erledigt
admin-answered = Beantwortet
admin-none = Hier ist nichts.
admin-nobody = niemand mehr
admin-line-removed = entfernt
admin-room-players = Mitspieler
admin-room-spectators = Zuschauer
admin-remove = Entfernen
admin-find-person = Ein Teil des Namens, oder eine Kennung
admin-find-match = Ein Name, oder die Kennung in der Adresse
admin-find = Suchen
admin-more = Mehr
admin-since = seit { $day }
admin-seen = zuletzt da { $day }
admin-is-ban = ausgesperrt
admin-is-silence = stumm
admin-is-hidden = verborgen
admin-is-closed = niemand redet
admin-until = bis { $time }
admin-how-long = Wie lange
admin-for-good = bis es aufgehoben wird
admin-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
admin-why = Warum (wen es betrifft, liest es)
admin-do-ban = Nur zusehen lassen
admin-do-silence = Nichts sagen lassen
admin-do-hidden = Vor Fremden verbergen
admin-do-closed = Niemanden reden lassen
admin-lift-ban = Wieder spielen lassen
admin-lift-silence = Wieder reden lassen
admin-lift-hidden = Wieder zeigen
admin-lift-closed = Wieder reden lassen
admin-new-name = Ein anderer Name, auch in alten Partien
admin-rename = Umbenennen
admin-devices = Browser
admin-unknown-device = irgendein Browser
admin-end-device = Abmelden
admin-last-matches = Letzte Partien
admin-status = Stand
admin-status-any = jeder Stand
admin-look = Ansehen
admin-export = Die Aufzeichnung
admin-end = Beenden …
admin-end-why = Die Partie endet ohne Ergebnis. Warum?
admin-end-yes = Beenden
admin-end-no = Weiterlaufen lassen
admin-talk = Was gesagt wurde
admin-invited-only = Neue kommen nur mit einem Link herein
admin-invited-what = Wer schon hier war, bleibt. Ein Link gilt für so viele Neue, wie du sagst.
admin-link-people = Neue Leute
admin-link-days = Tage, die er gilt
admin-make-link = Einen Link machen
admin-link-made = Er gilt bis { $time }, für { $count ->
    [one] eine neue Person
   *[other] { $count } neue Leute
}. Er wird nur jetzt gezeigt.
admin-link-address = Der Link
admin-act-rename = Umbenannt
admin-act-ban = Ausgesperrt
admin-act-silence = Stumm gemacht
admin-act-hidden = Verborgen
admin-act-closed = Reden beendet
admin-act-lift-ban = Sperre aufgehoben
admin-act-lift-silence = Darf wieder reden
admin-act-lift-hidden = Wieder gezeigt
admin-act-lift-closed = Reden wieder erlaubt
admin-act-end = Partie beendet
admin-act-remove-line = Zeile entfernt
admin-act-end-device = Browser abgemeldet
admin-act-appoint = Ernannt
admin-act-dismiss = Entlassen
admin-act-close-report = Meldung beantwortet
admin-act-entry = Einlass
admin-act-entry-link = Link gemacht
admin-act-prune = Altes gelöscht
admin-status-waiting = wartet
admin-status-running = läuft
admin-status-over = zu Ende
admin-status-abandoned = aufgegeben
admin-status-damaged = geschlossen
admin-administrator = Verwaltung
