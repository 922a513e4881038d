// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Escolha as entregas',
  failedHint: 'Seu endpoint as recusou com um status 4xx, todas as tentativas falharam ou o webhook estava desativado.',
  deliveredHint: 'Envia os mesmos eventos de novo ao seu endpoint.',
  recordedFrom: 'Registradas desde (UTC)',
  recordedUntil: 'Registradas até (UTC); vazio significa agora',
  stateNotListed: 'Escolha um status da lista.',
  stateMissing: 'Escolha pelo menos um status.',
  found: '{votes, plural, =0 {Nenhum voto corresponde} one {# voto será reenviado} other {# votos serão reenviados}}',
  foundBetween:
    '{states, select, failed {Com falha} delivered {Entregues} other {Com falha e entregues}}, registrados de {since} até {until}. Eventos de teste ficam de fora.',
  foundUntilNow:
    '{states, select, failed {Com falha} delivered {Entregues} other {Com falha e entregues}}, registrados de {since} até agora. Eventos de teste ficam de fora.',
  howItWorks:
    '{perMinute, plural, one {É enviada # entrega por minuto} other {São enviadas # entregas por minuto}}, na ordem dos votos, então isto leva {minutes, plural, =0 {menos de um minuto} one {cerca de {duration}} other {cerca de {duration}}}. Cada uma é uma única tentativa com o mesmo corpo e ID de evento, então um endpoint que descarta IDs repetidos nunca recompensa um voto duas vezes.',
  redeliverVotes: 'Reenviar {votes, number}',
  unreachable: 'Seu endpoint ficou inacessível',
  votesFailed:
    '{votes, plural, one {# voto falhou, de {since} a {until}.} other {# votos seguidos falharam, de {since} a {until}.}}',
  selectSince: 'Selecionar todos os votos que falharam desde então',
  redelivering: 'Reenviando',
  last: 'Último reenvio em massa',
  running: 'Em andamento',
  done: 'Concluído',
  stopped: 'Parado',
  progress: '{done, number} de {total, number}',
  queued: '{done, number} de {total, number} na fila.',
  queuedAndLeft:
    '{done, number} de {total, number} na fila, {minutes, plural, =0 {falta menos de um minuto} one {falta cerca de {duration}} other {faltam cerca de {duration}}}.',
  started: 'Começou {time}. O <link>registro de entregas</link> mostra cada resultado.',
  stop: 'Parar',
  redeliveryStarted: 'As entregas estão sendo reenviadas.',
  otherRunning: 'Outro reenvio em massa está em andamento. Espere até ele terminar ou pare-o.',
  redeliveryStopped: 'Parado. Entregas que já estavam na fila ainda são enviadas.',
  noneRunning: 'Nenhum reenvio em massa está em andamento.',
  noWebhook: 'Nenhum webhook configurado',
  noWebhookText: 'Salve primeiro a URL de um endpoint. Depois você pode reenviar votos que falharam.',
} satisfies AreaTranslation<'bulkRedelivery'>;
