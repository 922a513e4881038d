// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'A equipe está analisando de novo.',
  dismissed: 'A equipe analisou e decidiu não agir.',
  hidden: 'A equipe analisou e ocultou a página.',
  removed: 'A equipe analisou e removeu a entrada.',
  suspended: 'A equipe analisou e suspendeu a conta do dono.',
  gone: 'O que você denunciou não existe mais.',
  reviewRemoved: 'A equipe analisou e removeu a avaliação.',
  reviewSuspended: 'A equipe analisou e suspendeu a conta de quem a escreveu.',
  profileHidden: 'A equipe analisou e ocultou o perfil.',
  profileNameCleared: 'A equipe analisou e apagou o nome.',
  profileSuspended: 'A equipe analisou e suspendeu a conta.',
} satisfies AreaTranslation<'reportOutcomes'>;
