// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Saisis une date et une heure, ou rien.',
  wholeNumber: 'Saisis un nombre entier.',
  numberTo: 'Saisis un nombre de 1 à {most, number, ::group-off}.',
  noVote: 'Ce n’est pas un vote.',
  atMost: 'Choisis au maximum {most, plural, one {# vote} other {# votes}}.',
  networkNeedsFlag: 'Un réseau appartient à une alerte : indique aussi l’alerte.',
} satisfies AreaTranslation<'voteSelection'>;
