// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Başkasının kimliğine bürünüyor',
  scam: 'Dolandırıcılık ya da zararlı yazılım',
  votes: 'Oylar satın alınmış görünüyor',
  illegal: 'Rahatsız edici ya da yasa dışı içerik',
  broken: 'Bozuk ya da artık yok',
  spam: 'Reklam ya da spam',
  untrue: 'Bu bot ya da sunucuyla ilgili değil',
  private: 'Özel bilgileri ifşa ediyor',
  other: 'Başka bir şey',
} satisfies AreaTranslation<'reportReasons'>;
