-- Messages to players, in English.
Locales = Locales or {}
Locales.en = {
  prefix = 'Vote',
  vote_page = 'Vote for this server: %s',
  checking = 'If you have just voted, your reward will be here in a moment.',
  link_hint = 'No reward, although you voted? Get a code on the vote page and type: /votelink CODE',
  no_account = 'To get your reward, get a code on the vote page and type: /votelink CODE',
  rewarded = 'Thank you for your vote! Here is your reward.',
  inventory_full = 'You have a reward for your vote, but no room for it. Make room, then type /vote.',
  link_usage = 'Type: /votelink CODE (the vote page shows the code)',
  link_done = 'Your game account is linked. Your votes are now rewarded here.',
  link_unknown = 'This code is wrong or expired. Get a new one on the vote page.',
  link_taken = 'This game account is already linked to another account on the vote site.',
  link_no_identifier = 'Your game sends no identifier that can be linked. Ask the owner of this server.',
  try_later = 'The vote site cannot be reached right now. Try again in a few minutes.',
  slow_down = 'Wait a few seconds, then try again.',
}
