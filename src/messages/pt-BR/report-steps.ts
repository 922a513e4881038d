// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Dispensar as denúncias?',
  dismissButton: 'Dispensar',
  dismissText:
    'Nada muda para a página. Quem a denunciou com uma conta vê seu motivo; o dono também, se você perguntou a ele.',
  dismissHint:
    'Mostrado a quem denunciou com uma conta, e ao dono se você perguntou a ele. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  dismissDone: 'As denúncias foram dispensadas.',
  shownToTeam: 'Mostrado ao dono e aos gerentes. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  hideQuestion: 'Ocultar esta página?',
  hideButton: 'Ocultar página',
  hideText:
    'Ela some da vista do público e não aceita votos. Nada é excluído, e você pode torná-la pública de novo. O dono e os gerentes recebem um aviso com seu motivo, sem quem a denunciou.',
  hideDone: 'A página foi ocultada. O dono pode ver o motivo.',
  removeQuestion: 'Remover esta entrada?',
  removeButton: 'Remover entrada',
  removeText:
    'Ela some do histórico de versões e dos feeds. O dono e os gerentes ainda a veem, com seu motivo, mas não quem a denunciou. Você pode restaurá-la depois.',
  removeDone: 'A entrada foi removida. O dono pode ver o motivo.',
  suspendQuestion: 'Suspender o dono?',
  suspendButton: 'Suspender dono',
  suspendText:
    'Todas as sessões do dono são encerradas, e ele não pode entrar nem votar. A página continua pública; se ela é o problema, oculte-a. Até o fim da suspensão, os tokens de API do dono podem ler, mas não mudar nada.',
  suspendHint:
    'Mostrado ao dono e aos gerentes, também ao entrar. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  suspendDone: 'O dono foi suspenso, com todas as sessões encerradas.',
  askQuestion: 'Perguntar ao dono?',
  askButton: 'Enviar pergunta',
  askText:
    'O dono e os gerentes recebem um aviso com sua pergunta, também por e-mail se estiver configurado, e podem responder no painel. Eles não ficam sabendo quem denunciou. Até lá, o caso fica marcado como “Aguardando o dono”.',
  askHint: 'No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  askDone: 'Sua pergunta foi enviada ao dono e aos gerentes.',
  reopenQuestion: 'Reabrir este caso?',
  reopenButton: 'Reabrir',
  reopenText:
    'O que foi ocultado, removido ou suspenso continua assim até você desfazer. Quem denunciou com uma conta é avisado de que você está analisando de novo.',
  reopenHint: 'Para as outras pessoas da equipe. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  reopenDone: 'O caso está aberto de novo.',
  dismissReviewText:
    'Nada muda para a avaliação. Quem a denunciou com uma conta vê seu motivo; o dono da página também, se você perguntou a ele.',
  removeReviewQuestion: 'Remover esta avaliação?',
  removeReviewButton: 'Remover avaliação',
  removeReviewText:
    'Os visitantes não a veem mais, e ela não conta mais na média. Quem a escreveu recebe um aviso com seu motivo e não pode escrever outra avaliação desta página por {days, plural, one {# dia} other {# dias}}. Você pode restaurá-la depois.',
  removeReviewHint:
    'Mostrado a quem escreveu e ao dono e aos gerentes da página. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  removeReviewDone: 'A avaliação foi removida. Quem a escreveu pode ver o motivo.',
  suspendAuthorQuestion: 'Suspender o autor?',
  suspendAuthorButton: 'Suspender autor',
  suspendAuthorText:
    'Todas as sessões do autor são encerradas, e ele não pode entrar nem votar. Até o fim da suspensão, nenhuma avaliação dele é mostrada.',
  suspendAuthorHint:
    'Mostrado ao autor quando ele tenta entrar. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  suspendAuthorDone: 'O autor foi suspenso, com todas as sessões encerradas.',
  dismissProfileText: 'Nada muda para o perfil. Quem o denunciou com uma conta vê seu motivo.',
  dismissProfileHint:
    'Mostrado a quem denunciou com uma conta. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  shownToPerson: 'Mostrado à pessoa. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  hideProfileQuestion: 'Ocultar este perfil?',
  hideProfileButton: 'Ocultar perfil',
  hideProfileText:
    'Mais ninguém vê o perfil até a equipe mostrá-lo de novo na página da pessoa. Votos, avaliações e a conta continuam. A pessoa recebe um aviso com seu motivo, também por e-mail se estiver configurado, sem quem o denunciou.',
  hideProfileDone: 'O perfil foi ocultado. A pessoa pode ver o motivo.',
  clearNameQuestion: 'Apagar o nome desta pessoa?',
  clearNameButton: 'Apagar nome',
  clearNameText:
    'Ela passa a se chamar “Membro” em todo lugar, e as listas não mostram mais o nome dela. Ela recebe um aviso com seu motivo e pode escolher outro nome. O perfil continua público; se ele é o problema, oculte-o.',
  clearNameDone: 'O nome foi apagado. A pessoa pode ver o motivo.',
  suspendPersonQuestion: 'Suspender esta pessoa?',
  suspendPersonButton: 'Suspender pessoa',
  suspendPersonText:
    'Todas as sessões dela são encerradas, e ela não pode entrar nem votar. Até o fim da suspensão, nem o perfil nem as avaliações dela são mostrados.',
  suspendPersonHint:
    'Mostrado à pessoa quando ela tenta entrar. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  suspendPersonDone: 'A pessoa foi suspensa, com todas as sessões encerradas.',
} satisfies AreaTranslation<'reportSteps'>;
