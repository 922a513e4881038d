// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Escribe una fecha y una hora, o nada.',
  wholeNumber: 'Escribe un número entero.',
  numberTo: 'Escribe un número del 1 al {most, number, ::group-off}.',
  noVote: 'Esto no es un voto.',
  atMost: 'Elige como máximo {most, number} votos.',
  networkNeedsFlag: 'Una red pertenece a una sospecha: escribe también la sospecha.',
} satisfies AreaTranslation<'voteSelection'>;
