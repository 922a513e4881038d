// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Podszywa się pod kogoś innego',
  scam: 'Oszustwo lub złośliwe oprogramowanie',
  votes: 'Głosy wyglądają na kupione',
  illegal: 'Obraźliwe lub nielegalne treści',
  broken: 'Nie działa lub nie istnieje',
  spam: 'Reklama lub spam',
  untrue: 'Nie dotyczy tego bota lub serwera',
  private: 'Ujawnia prywatne informacje',
  other: 'Coś innego',
} satisfies AreaTranslation<'reportReasons'>;
