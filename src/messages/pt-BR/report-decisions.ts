// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'O dono respondeu nesse meio-tempo. Leia a resposta primeiro.',
  impossible: 'Isto não pode ser feito aqui.',
  notPublic:
    'Esta página não é pública agora, então não pode ser ocultada. Decida sobre a aprovação dela ou dispense a denúncia.',
  listingDeleted: 'Esta página foi excluída, então não pode ser ocultada. Dispense a denúncia.',
  entryDeleted: 'Esta entrada foi excluída, então não pode ser removida. Dispense a denúncia.',
  listingDeletedSuspend: 'Esta página foi excluída. Suspenda a pessoa na página dela e dispense a denúncia.',
  authorUnknown: 'Esta avaliação foi excluída, então não se sabe quem a escreveu. Dispense a denúncia.',
  suspendOneself: 'Você não pode suspender a sua própria conta. Peça a outra pessoa da equipe.',
  ownerChanged: 'A página tem outro dono agora. Olhe o caso de novo antes de suspender alguém.',
  staffProtected:
    'Pessoas da equipe não podem ser suspensas. Torne {role, select, owner {o dono} author {o autor} other {a pessoa}} membro primeiro.',
  accountGone: 'A conta não existe mais.',
  openAlready: 'Este caso já está aberto.',
  textsDeleted: 'Os textos deste caso foram excluídos, então ele não pode ser reaberto.',
  reportedAgain: 'A mesma coisa foi denunciada de novo. Decida sobre o novo caso.',
  askedAlready: 'A pergunta já foi enviada ao dono, que ainda não respondeu.',
  profileHasNoOwner: 'Um perfil não tem um dono a quem perguntar.',
  listingDeletedAsk: 'Esta página foi excluída, então não dá para perguntar ao dono.',
  answeredAlready: 'Esta pergunta já foi respondida, ou a equipe decidiu sem uma resposta.',
  profileDeleted: 'Este perfil foi excluído. Dispense a denúncia.',
  ownProfile: 'Este é o seu próprio perfil. Peça a outra pessoa da equipe.',
  reviewDeleted: 'Esta avaliação foi excluída, então não pode ser removida. Dispense a denúncia.',
  ownReview:
    'Você mantém esta página ou escreveu esta avaliação, então não pode removê-la. Peça a outra pessoa da equipe.',
} satisfies AreaTranslation<'reportDecisions'>;
