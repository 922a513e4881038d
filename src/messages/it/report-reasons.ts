// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Si spaccia per qualcun altro',
  scam: 'Truffa o malware',
  votes: 'I voti sembrano comprati',
  illegal: 'Contenuti offensivi o illegali',
  broken: 'Non funziona o non esiste più',
  spam: 'Pubblicità o spam',
  untrue: 'Non riguarda questo bot o server',
  private: 'Rivela informazioni private',
  other: 'Altro',
} satisfies AreaTranslation<'reportReasons'>;
