// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Gib Datum und Uhrzeit ein oder nichts.',
  wholeNumber: 'Gib eine ganze Zahl ein.',
  numberTo: 'Gib eine Zahl von 1 bis {most, number, ::group-off} ein.',
  noVote: 'Das ist kein Vote.',
  atMost: 'Wähle höchstens {most, number} Votes.',
  networkNeedsFlag: 'Ein Netzwerk gehört zu einem Verdacht: Gib auch den Verdacht an.',
} satisfies AreaTranslation<'voteSelection'>;
