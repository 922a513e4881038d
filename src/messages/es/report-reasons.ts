// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Se hace pasar por otra persona',
  scam: 'Estafa o malware',
  votes: 'Los votos parecen comprados',
  illegal: 'Contenido ofensivo o ilegal',
  broken: 'No funciona o ya no existe',
  spam: 'Publicidad o spam',
  untrue: 'No trata de este bot o servidor',
  private: 'Revela información privada',
  other: 'Otra cosa',
} satisfies AreaTranslation<'reportReasons'>;
