// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Receptor de votos',
  lastDelivered: 'Último voto entregue {time}.',
  noResponse: 'sem resposta',
  working:
    '{votes, plural, =0 {Funcionando. Nenhum voto nas últimas 24 horas.} one {Funcionando. # voto entregue nas últimas 24 horas.} other {Funcionando. # votos entregues nas últimas 24 horas.}}',
  openLog: 'Abrir o registro de entregas',
  failing:
    '{count, plural, =1 {A última tentativa falhou ({reason}). Depois de {limit, number} falhas seguidas, o webhook é desativado.} one {A última tentativa falhou ({reason}). Depois de {limit, number} falhas seguidas, o webhook é desativado.} other {As últimas # tentativas falharam, a mais recente com {reason}. Depois de {limit, number} falhas seguidas, o webhook é desativado.}}',
  viewFailed: 'Ver as tentativas que falharam',
  disabled:
    '{limit, plural, one {Desativado depois de # falha seguida, a mais recente com {reason}. Os votos não são mais enviados.} other {Desativado depois de # falhas seguidas, a mais recente com {reason}. Os votos não são mais enviados.}}',
  fixEndpoint: 'Corrija seu endpoint e salve a URL dele de novo',
  paused: 'Pausado. Os votos ficam retidos e serão enviados em ordem quando você retomar.',
  resume: 'Retomar',
  noneSinceSaved: 'Nenhum voto foi enviado desde que o webhook foi salvo. Eventos de teste não entram na conta.',
  noneSent: 'Nenhum voto foi enviado ainda. Eventos de teste não entram na conta.',
  sendTestEvent: 'Enviar evento de teste',
  listenerFailing:
    '{votes, plural, one {O último # voto não chegou. Votos nunca são enviados duas vezes a um receptor.} other {Os últimos # votos não chegaram. Votos nunca são enviados duas vezes a um receptor.}}',
  viewUnrewarded: 'Ver o motivo e os jogadores sem recompensa',
  listenerUnconfirmed:
    'Enviado, mas não confirmado: este receptor nunca confirma votos v1. Use um token v2 para ter certeza.',
  checkOrSwitch: 'Confira os votos recentes ou mude para um token v2',
  listenerWorking: 'Funcionando. O último voto foi aceito.',
  votesAndSettings: 'Votos recentes e configurações',
  listenerNoneSent: 'Nenhum voto foi enviado ainda. Votos de teste não entram na conta.',
  sendTestVote: 'Enviar voto de teste',
  noWebhook: 'Sem webhook',
  labelDisabled: '{kind, select, webhook {Webhook desativado} other {Receptor desativado}}',
  labelPaused: '{kind, select, webhook {Webhook pausado} other {Receptor pausado}}',
  labelFailing:
    '{kind, select, webhook {Webhook falhando: {count, number} seguidas} other {Receptor falhando: {count, number} seguidas}}',
  labelNoneSinceSaved: 'Webhook: nenhum voto desde que foi salvo',
  labelUnconfirmed: 'Receptor: enviado, sem confirmação',
  labelWorking: '{kind, select, webhook {Webhook funcionando} other {Receptor funcionando}}',
  labelNoVotes: '{kind, select, webhook {Webhook: nenhum voto ainda} other {Receptor: nenhum voto ainda}}',
} satisfies AreaTranslation<'health'>;
