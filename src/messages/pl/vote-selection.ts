// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Podaj datę i godzinę albo zostaw puste.',
  wholeNumber: 'Podaj liczbę całkowitą.',
  numberTo: 'Podaj liczbę od 1 do {most, number, ::group-off}.',
  noVote: 'To nie jest głos.',
  atMost: 'Wybierz najwyżej {most, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  networkNeedsFlag: 'Sieć jest przypisana do flagi: podaj też flagę.',
} satisfies AreaTranslation<'voteSelection'>;
