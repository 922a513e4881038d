// Cards on the settings of a listing: its plan, pausing and deleting it.
export default {
  plan: 'Plan',
  currentPlan: 'Current',
  // {times} is such as “twice”.
  planWeight: 'Each vote counts {times} in the ranking.',
  planWithChangelog: 'Each vote counts {times} in the ranking; includes a changelog.',
  planWithoutChangelog: 'Each vote counts {times} in the ranking; changelog available with the Changelog Pro add-on.',
  // When a listing changes its plan.
  planKept: 'Votes already cast keep their weight.',
  planOfBotKept: 'Votes already cast keep their weight, and changelog entries stay public.',

  pause: 'Pause',
  paused: 'Paused',
  pausedText:
    'This listing is paused: nobody can vote for it, it does not appear in lists, and its page is marked as paused.',
  pauseText:
    'While a listing is paused, nobody can vote for it, it does not appear in lists, and its page is marked as paused. Earlier votes are still delivered and count toward the ranking for 30 days as usual.',
  resumeListing: 'Resume listing',
  pauseListing: 'Pause listing',

  deleteTitle: 'Delete',
  deleteText: 'Permanently deletes the listing, its votes and all of its settings. You will be asked to confirm.',
} as const;
