// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Finge ser outra pessoa',
  scam: 'Golpe ou malware',
  votes: 'Votos parecem comprados',
  illegal: 'Conteúdo ofensivo ou ilegal',
  broken: 'Não funciona ou não existe mais',
  spam: 'Propaganda ou spam',
  untrue: 'Não é sobre este bot ou servidor',
  private: 'Revela informações pessoais',
  other: 'Outro motivo',
} satisfies AreaTranslation<'reportReasons'>;
