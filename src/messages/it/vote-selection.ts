// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Inserisci data e ora, o lascia vuoto.',
  wholeNumber: 'Inserisci un numero intero.',
  numberTo: 'Inserisci un numero da 1 a {most, number, ::group-off}.',
  noVote: 'Questo non è un voto.',
  atMost: 'Scegli al massimo {most, number} voti.',
  networkNeedsFlag: 'Una rete fa parte di un sospetto: inserisci anche il sospetto.',
} satisfies AreaTranslation<'voteSelection'>;
