// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Gibt sich als jemand anderes aus',
  scam: 'Betrug oder Malware',
  votes: 'Votes wirken gekauft',
  illegal: 'Anstößige oder illegale Inhalte',
  broken: 'Kaputt oder nicht mehr da',
  spam: 'Werbung oder Spam',
  untrue: 'Handelt nicht von diesem Bot oder Server',
  private: 'Verrät private Informationen',
  other: 'Etwas anderes',
} satisfies AreaTranslation<'reportReasons'>;
