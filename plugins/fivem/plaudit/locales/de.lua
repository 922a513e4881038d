-- Messages to players, in German.
Locales = Locales or {}
Locales.de = {
  prefix = 'Vote',
  vote_page = 'Stimme für diesen Server ab: %s',
  checking = 'Wenn du gerade abgestimmt hast, kommt deine Belohnung gleich.',
  link_hint = 'Keine Belohnung, obwohl du abgestimmt hast? Hol dir auf der Abstimmungsseite einen Code: /votelink CODE',
  no_account = 'Für deine Belohnung hol dir auf der Abstimmungsseite einen Code und gib ein: /votelink CODE',
  rewarded = 'Danke für deine Stimme! Hier ist deine Belohnung.',
  inventory_full = 'Du hast eine Belohnung für deine Stimme, aber keinen Platz. Schaffe Platz und gib /vote ein.',
  link_usage = 'Gib ein: /votelink CODE (den Code zeigt die Abstimmungsseite)',
  link_done = 'Dein Spielkonto ist verknüpft. Deine Stimmen werden jetzt hier belohnt.',
  link_unknown = 'Dieser Code ist falsch oder abgelaufen. Hol dir auf der Abstimmungsseite einen neuen.',
  link_taken = 'Dieses Spielkonto ist schon mit einem anderen Konto der Abstimmungsseite verknüpft.',
  link_no_identifier = 'Dein Spiel sendet keine Kennung, die verknüpft werden kann. Frag den Betreiber dieses Servers.',
  try_later = 'Die Abstimmungsseite ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch einmal.',
  slow_down = 'Warte ein paar Sekunden und versuch es noch einmal.',
}
