// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Informe uma data e uma hora, ou nada.',
  wholeNumber: 'Informe um número inteiro.',
  numberTo: 'Informe um número de 1 a {most, number, ::group-off}.',
  noVote: 'Isto não é um voto.',
  atMost: 'Escolha no máximo {most, plural, one {# voto} other {# votos}}.',
  networkNeedsFlag: 'Uma rede pertence a uma suspeita: informe também a suspeita.',
} satisfies AreaTranslation<'voteSelection'>;
