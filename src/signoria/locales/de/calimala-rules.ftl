# topic: none
# Die Regeln, die eine Ablehnung nennt, in Kürze.

calimala-rule-C1-3 = Es gibt neun Aktionen: Holz, Stein, Marmor, Bauen, Kunstwerk, Weben, Schiff, Transport und Spenden.
calimala-rule-C2-2 = Vor dem Spiel behält jeder heimlich eine der Wertungskarten, die er bekommen hat; die anderen gehen ungesehen zurück.
calimala-rule-C2-3 = Dann nimmt jeder eine der fünf offenen Startkarten Holz, Stein, Marmor, Weben und Bauen, gegen die Zugfolge: Wer das Spiel beginnt, wählt zuletzt. Die übrigen werden in den Nachziehstapel gemischt.
calimala-rule-C3-1 = In deinem Zug legst du eine Scheibe, farbig oder weiß, oben auf eine beliebige Straße. Das aktiviert die Straße.
calimala-rule-C3-3 = Mit einer aktivierten Scheibe darfst du jede der beiden Aktionen neben der Straße einmal nutzen, in beliebiger Reihenfolge; mit einer eben gelegten weißen Scheibe jede zweimal.
calimala-rule-C3-4 = Für eine Aktion, die sich gar nicht ausführen lässt, darf man stattdessen eine Karte ziehen. Wer sie auch nur zum Teil ausführen könnte, bekommt für den Verzicht keine Karte.
calimala-rule-C3-5 = Vor und nach jeder Aktion deiner aktivierten Scheibe darfst du Karten aus der Hand spielen. Eine Karte wird für ihre Aktion gespielt, und die muss wenigstens zum Teil möglich sein.
calimala-rule-C3-6 = Mit der Scheibe, die du legst, musst du mindestens eine der beiden Aktionen der Straße selbst ausführen; eine Karte mit derselben Aktion zählt nicht, Ziehen auch nicht. Darum steht dir eine Straße nur offen, wenn das mit den Karten auf deiner Hand sicher ist, und bis dahin darfst du nur wählen, wobei es sicher bleibt.
calimala-rule-C3-8 = Wird die letzte Karte des Nachziehstapels gezogen, wird der Ablagestapel sofort zum neuen Nachziehstapel gemischt.
calimala-rule-C4-1 = Holz, Stein oder Marmor: Ein Würfel kommt aus deinem Vorrat in dieses Lagerhaus, das vier fasst.
calimala-rule-C4-2 = Baue genau eines: ein Schiff für zwei Holz (höchstens drei), ein Handelshaus für zwei Stein in einer Handelsstadt, in der du noch keines hast, oder eine Werkstatt für ein Holz und einen Stein (höchstens drei im Ganzen). Was du zahlst, kommt in deinen Vorrat zurück.
calimala-rule-C4-3 = Kunstwerk: Ein Marmor kommt aus deinem Lagerhaus auf ein freies Feld für Kunstwerke an einem der vier Gebäude.
calimala-rule-C4-4 = Weben: Ein Stoff kommt aus deinem Vorrat in jede deiner Werkstätten, in der ein Feld frei ist; immer so viele wie möglich.
calimala-rule-C4-5 = Schiff: Jedes deiner Schiffe bringt höchstens einen Stoff in eine Hafenstadt mit freiem Feld, alle in eine Stadt oder in mehrere; mindestens einer muss es sein.
calimala-rule-C4-6 = Transport: In jede Stadt, in der du ein Handelshaus hast, kommt höchstens ein Stoff, wenn dort ein Feld frei ist; mindestens einer muss es sein.
calimala-rule-C4-7 = Spenden: Ein Holz, Stein oder Marmor kommt aus deinem Lagerhaus auf ein freies Feld für dieses Material an einer der drei Kirchen.
calimala-rule-C5-3 = Ist die unterste der vier Scheiben weiß und hast du keine farbige mehr im Vorrat, so nimmt eine deiner Scheiben von einer anderen Straße den Sitz, oder von dieser, wenn anderswo keine liegt. Du wählst sie. Die weiße Scheibe kommt dann oben auf den Stapel, aus dem deine stammt; in der Ausgabe „de“ darf deine von jeder Straße kommen, auch von dieser, und die weiße verlässt das Spiel.
calimala-rule-C6-1 = Das Spiel endet, wenn alle Scheiben gelegt sind, oder nach dem fünfzehnten Wertungsplättchen, sobald alle gleich viele Züge hatten.
