// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'База данных не ответила вовремя',
  databaseSlowTodo: 'Проверьте нагрузку и журнал базы данных. Пока она не ответит, некоторых чисел не будет.',
  leasesLost: 'Эндпоинты закреплены за процессом, которого больше нет',
  leasesLostTodo:
    'Другие процессы подхватят их за секунды. Если предупреждение не исчезает, доставки никто не отправляет: запустите процесс с ROLE=all или ROLE=worker.',
  overdue: 'Доставки просрочены больше чем на пять минут',
  overdueTodo:
    'Причиной может быть один медленный или сбойный эндпоинт: проверьте сбойные эндпоинты ниже. Если их нет, проверьте, запущен ли worker.',
  nobodyVotes: 'Никто не может голосовать',
  nobodyVotesTodo:
    'Для голосования нужен подтверждённый адрес почты или подключённый аккаунт другого сервиса, а ни то ни другое не настроено. Задайте SMTP_URL или настройте вход через другой сервис, например Discord с DISCORD_CLIENT_ID и DISCORD_CLIENT_SECRET. Чтобы голосовать могли все, задайте REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'Капча перед голосованием не работает',
  captchaRefusedTodo:
    '{name} отклоняет VOTE_CAPTCHA_SITE_KEY или VOTE_CAPTCHA_SECRET, поэтому вместо неё голосующие решают нашу самую сложную задачу. Скопируйте оба ключа из её панели заново и перезапустите сервис.',
  captchaDownTodo:
    '{name} не отвечает, поэтому вместо неё голосующие решают нашу самую сложную задачу. Проверьте, что эта машина может к ней подключаться.',
  trialEnded: 'Пробный режим закончился',
  trialEndedTodo:
    'Сервис доступен другим людям. Обнаружено {time}: {sign}. Вебхуки больше не могут обращаться к этой машине. Укажите в BASE_URL адрес, по которому заходят люди.',
  loopback: 'BASE_URL — адрес этой машины',
  loopbackTodo:
    'Ссылки в письмах и вебхуках больше ни у кого не работают. Укажите в BASE_URL адрес, по которому заходят люди.',
  notHttps: 'BASE_URL — не https',
  notHttpsTodo:
    'Пароли и cookie передаются без шифрования, и никто не может голосовать: проверка перед голосованием работает только по https. Поставьте перед Plaudit прокси с TLS-сертификатом и укажите в BASE_URL адрес https.',
  noMail: 'Письма не отправляются',
  noMailTodo:
    'Люди не могут сами подтвердить адрес или сбросить пароль. Задайте SMTP_URL. До этого администрация может создавать ссылки для сброса на странице каждого человека в разделе «Люди».',
  mailWaiting: 'Письма ждут отправки больше 15 минут',
  mailWaitingTodo:
    '{reason} Отправка писем повторяется в течение суток. Проверьте, что почтовый сервер из SMTP_URL отвечает.',
  nobodySends: 'Их не отправляет ни один процесс.',
  staffChat: 'Оповещения не доходят в чат администрации',
  staffChatTodo: '{happened} {todo} Отправка оповещений повторяется в течение суток.',
  noChallenge: 'Голосовать можно без задачи',
  noChallengeTodo:
    'Автоматически голосовать так же легко, как и по-настоящему. VOTE_CHALLENGE=off нужен только для тестов.',
  privateTargets: 'Вебхуки могут обращаться к частным адресам',
  privateTargetsTodo:
    'Любой владелец может отправлять запросы на адреса из ALLOW_PRIVATE_TARGETS. На публичном сайте оставьте эту настройку пустой.',
  embeddedLarge: 'Встроенная база данных большая',
  embeddedLargeTodo:
    'Начиная примерно с 2 ГБ лучше подходит PostgreSQL. `plaudit move` перенесёт туда всё; как — описано в docs/operate.md.',
  sessionsLost: 'Соединения с PostgreSQL потеряли сеансы',
  sessionsLostTodo:
    'Во время работы этого процесса перед PostgreSQL поставили пул соединений или переключили его в режим транзакций, поэтому часть команд не выполняется. Перезапустите все процессы: при запуске они приспосабливаются.',
  notNotified: 'Процессы не сообщают друг другу о голосах',
  notNotifiedTodo:
    'DATABASE_URL ведёт через пул соединений, поэтому каждый процесс опрашивает базу {seconds, plural, one {каждую # секунду} few {каждые # секунды} many {каждые # секунд} other {каждые # секунды}}. Укажите в DATABASE_DIRECT_URL адрес самого PostgreSQL: каждый процесс использует его для одного соединения.',
  replicaUnused: 'Реплика для чтения не используется',
  replicaUnusedTodo:
    'Страницы читаются с основного сервера из-за реплики в DATABASE_READ_URL: {reason}. Она снова включится сама.',
  connections: 'Соединения',
  connectionsDirect: 'прямые',
  connectionsPooled: 'через пул соединений в режиме транзакций, поэтому некоторых процессов может не быть в списке',
  prepared: 'Подготовленные запросы',
  on: 'включены',
  off: 'выключены',
  votesOfOthers: 'Голоса из других процессов',
  foundAtOnce: 'видны сразу, по уведомлениям',
  foundByPolling:
    'видны за полсекунды, опрос {seconds, plural, one {каждую # секунду} few {каждые # секунды} many {каждые # секунд} other {каждые # секунды}}; открытые страницы журнала обновляются за 3 секунды',
  replica: 'Реплика для чтения',
  replicaInUse: 'используется',
  replicaInUseBehind: 'используется, отстаёт на {seconds} с',
  replicaNotInUse: 'не используется: {reason}',
  replicaNotInUseBehind: 'не используется: {reason}, отстаёт на {seconds} с',
  backupFailed: 'Последнее резервное копирование не удалось',
  backupFailedTodo: '{message} Затем выполните `plaudit backup`.',
  backupOld: 'Последняя резервная копия слишком старая',
  backupOldTodo:
    'Она сделана {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} назад. Проверьте, что запущен процесс с ROLE all или worker, и посмотрите его журнал.',
  commitOff: 'PostgreSQL подтверждает голоса до записи на диск',
  commitOffTodo: 'При сбое его машины новейшие голоса пропадут. Задайте synchronous_commit = on.',
  standbyMissing: 'PostgreSQL ждёт резервный сервер, который не подключён',
  standbyMissingTodo:
    'Голоса не записываются, пока не вернётся резервный сервер из synchronous_standby_names. Проверьте резервные серверы.',
  commitLocal: 'Голоса не ждут резервный сервер',
  commitLocalTodo:
    'При переключении на резервный сервер новейшие голоса могут пропасть, а на сервер Minecraft голос может уйти дважды. Задайте synchronous_commit = on. Как — описано в docs/high-availability.md.',
  noSynchronous: 'У PostgreSQL есть резервный сервер, но ни одного синхронного',
  noSynchronousTodo:
    'При переключении на резервный сервер новейшие голоса могут пропасть, а на сервер Minecraft голос может уйти дважды. Задайте synchronous_standby_names или synchronous_mode в Patroni. Как — описано в docs/high-availability.md.',
} satisfies AreaTranslation<'systemWarnings'>;
