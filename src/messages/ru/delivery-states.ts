// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'Ожидает',
  waitingMeans: 'Стоит в очереди и скоро будет отправлено.',
  sending: 'Отправка',
  sendingMeans: 'Идёт попытка.',
  delivered: 'Доставлено',
  deliveredMeans: 'Дошло.',
  retrying: 'Повтор',
  retryingMeans: 'Попытка не удалась, будет ещё одна.',
  failed: 'Не доставлено',
  failedMeans: 'Не дошло, и автоматических попыток больше не будет.',
  held: 'На паузе',
  heldMeans: 'Вебхук приостановлен. Отправится, когда вы его возобновите.',
  inSentence:
    '{state, select, waiting {ожидает} sending {отправка} delivered {доставлено} retrying {повтор} failed {не доставлено} other {на паузе}}',
  rejectedByEndpoint: 'отклонено вашим эндпоинтом',
  notSent: 'не отправлено',
  retriesUsedUp: 'попытки исчерпаны',
  forEarlierVote: 'из-за более раннего голоса',
  notConfirmed: 'без подтверждения',
  withAnotherVote: 'с другим голосом',
  rejectedByListener: 'отклонено вашим приёмником',
  mayHaveArrived: 'могло дойти',
  correctlyRejected: 'Верно отклонено',
  notClearlyRejected: 'Отклонено неясно',
  wronglyAccepted: 'Ошибочно принято',
} satisfies AreaTranslation<'deliveryStates'>;
