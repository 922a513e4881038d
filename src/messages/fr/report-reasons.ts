// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Se fait passer pour quelqu’un d’autre',
  scam: 'Arnaque ou logiciel malveillant',
  votes: 'Votes qui semblent achetés',
  illegal: 'Contenu offensant ou illégal',
  broken: 'Hors service ou disparu',
  spam: 'Publicité ou spam',
  untrue: 'Ne concerne pas ce bot ou serveur',
  private: 'Révèle des informations privées',
  other: 'Autre chose',
} satisfies AreaTranslation<'reportReasons'>;
