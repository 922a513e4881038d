// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Выбор доставок',
  failedHint: 'Эндпоинт отклонил их со статусом 4xx, все попытки не удались или вебхук был отключён.',
  deliveredHint: 'Эндпоинт снова получит те же события.',
  recordedFrom: 'Записаны с (UTC)',
  recordedUntil: 'Записаны до (UTC); пусто — до сейчас',
  stateNotListed: 'Выберите состояния из списка.',
  stateMissing: 'Выберите хотя бы одно состояние.',
  found:
    '{votes, plural, =0 {Подходящих голосов нет} one {Повторно будет отправлен # голос} few {Повторно будут отправлены # голоса} many {Повторно будет отправлено # голосов} other {Повторно будет отправлено # голоса}}',
  foundBetween:
    '{states, select, failed {Недоставленные} delivered {Доставленные} other {Недоставленные и доставленные}}, записаны с {since} до {until}. Без тестовых событий.',
  foundUntilNow:
    '{states, select, failed {Недоставленные} delivered {Доставленные} other {Недоставленные и доставленные}}, записаны с {since} до настоящего момента. Без тестовых событий.',
  howItWorks:
    '{perMinute, plural, one {За минуту отправляется # доставка} few {За минуту отправляются # доставки} many {За минуту отправляется # доставок} other {За минуту отправляется # доставки}} в порядке голосов, так что это займёт {minutes, plural, =0 {меньше минуты} one {примерно {duration}} few {примерно {duration}} many {примерно {duration}} other {примерно {duration}}}. Для каждой делается одна попытка с тем же телом и ID события, поэтому эндпоинт, который отсеивает повторы по ID события, не наградит за голос дважды.',
  redeliverVotes: 'Отправить повторно: {votes, number}',
  unreachable: 'Ваш эндпоинт был недоступен',
  votesFailed:
    '{votes, plural, one {Подряд не доставлен # голос, с {since} до {until}.} few {Подряд не доставлены # голоса, с {since} до {until}.} many {Подряд не доставлено # голосов, с {since} до {until}.} other {Подряд не доставлено # голоса, с {since} до {until}.}}',
  selectSince: 'Выбрать все недоставленные с того времени',
  redelivering: 'Повторная отправка',
  last: 'Последняя массовая отправка',
  running: 'Идёт',
  done: 'Готово',
  stopped: 'Остановлено',
  progress: '{done, number} из {total, number}',
  queued: 'В очереди {done, number} из {total, number}.',
  queuedAndLeft:
    'В очереди {done, number} из {total, number}, осталось {minutes, plural, =0 {меньше минуты} one {примерно {duration}} few {примерно {duration}} many {примерно {duration}} other {примерно {duration}}}.',
  started: 'Начато {time}. Результаты видны в <link>журнале доставок</link>.',
  stop: 'Остановить',
  redeliveryStarted: 'Доставки отправляются повторно.',
  otherRunning: 'Уже идёт другая массовая отправка. Дождитесь её окончания или остановите её.',
  redeliveryStopped: 'Остановлено. Доставки, которые уже в очереди, всё равно отправятся.',
  noneRunning: 'Сейчас нет массовой отправки.',
  noWebhook: 'Вебхук не настроен',
  noWebhookText: 'Сначала сохраните URL эндпоинта. После этого недоставленные голоса можно отправить повторно.',
} satisfies AreaTranslation<'bulkRedelivery'>;
