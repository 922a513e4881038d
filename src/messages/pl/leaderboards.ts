// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Top głosujący',
  lead: 'Osoby, które głosują najwięcej, licząc wszystkie wpisy.',
  ofListing: 'Top głosujący: {name}',
  backToListing: 'Wróć do wpisu',
  allListings: 'Wszystkie wpisy',

  period: 'Okres',
  thisMonth: 'Ten miesiąc',
  allTime: 'Od początku',

  noVotesThisMonth: 'W tym miesiącu nie ma jeszcze głosów',
  noVotes: 'Nie ma jeszcze głosów',
  soon: 'Głosy pojawiają się tu w ciągu minuty.',

  place: 'Miejsce',
  voter: 'Głosujący',
  votes: 'Głosy',
  you: 'Ty',
  anonymousVoter: 'Anonim',
  anonymousNote: 'Inni widzą cię tu jako „Anonim”, chyba że pokażesz swoją nazwę w <link>ustawieniach konta</link>.',

  notInTop:
    'Nie ma cię jeszcze w top {most, number}: masz {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  ownPlace:
    'Zajmujesz {place, number}. miejsce: masz {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
} satisfies AreaTranslation<'leaderboards'>;
