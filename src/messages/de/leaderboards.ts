// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Top-Voter',
  lead: 'Wer am meisten votet, über alle Einträge hinweg.',
  ofListing: 'Top-Voter von {name}',
  backToListing: 'Zurück zum Eintrag',
  allListings: 'Alle Einträge',

  period: 'Zeitraum',
  thisMonth: 'Dieser Monat',
  allTime: 'Gesamt',

  noVotesThisMonth: 'Noch keine Votes in diesem Monat',
  noVotes: 'Noch keine Votes',
  soon: 'Votes erscheinen hier innerhalb einer Minute.',

  place: 'Platz',
  voter: 'Voter',
  votes: 'Votes',
  you: 'Du',
  anonymousVoter: 'Anonymer Voter',
  anonymousNote:
    'Du erscheinst als „Anonymer Voter“, solange du deinen Namen nicht in <link>deinem Konto</link> freigibst.',

  notInTop: 'Du bist noch nicht in den Top {most, number}: Du hast {votes, plural, one {# Vote} other {# Votes}}.',
  ownPlace: 'Du bist auf Platz {place, number}, mit {votes, plural, one {# Vote} other {# Votes}}.',
} satisfies AreaTranslation<'leaderboards'>;
