// Staff: words that many of their pages share, the audit log, listings that wait for approval, look-alikes.
import type { AreaTranslation } from '../message.ts';

export default {
  listing: 'Проект',
  listings: 'Проекты',
  owner: 'Владелец',
  state: 'Состояние',
  votes: 'Голоса',
  reports: 'Жалобы',
  firstReport: 'Первая жалоба',
  reviews: 'Отзывы',
  changelog: 'Список изменений',
  auditLog: 'Журнал',
  publicPage: 'Публичная страница',
  whatStaffCanDo: 'Что можно сделать',
  filterLabel: 'Фильтр',
  filterButton: 'Применить',
  all: 'Все',
  noResults: 'Ничего не найдено',
  listingCount: '{count, plural, one {# проект} few {# проекта} many {# проектов} other {# проекта}}',
  flaggedVoteCount:
    '{count, plural, one {# подозрительный голос} few {# подозрительных голоса} many {# подозрительных голосов} other {# подозрительного голоса}}',
  annulledVotes: 'Аннулированные голоса',
  votesUnderSuspicion: 'Подозрительные голоса',
  byPerson: 'владелец: {name}',
  timeByPerson: '{time}, {name}',
  proofChecked: '{proof}, способ: {method}, проверено {time}',
  reason: 'Причина',
  reasonHint: 'Видна владельцу. Не более {max, number} символов.',
  numberOfDays: 'Число дней',
  daysHint: 'Оставьте пустым, чтобы блокировка действовала, пока её не снимет администратор.',
  listingsWaiting:
    '{count, plural, one {{shown}<unseen> проект ждёт</unseen>} few {{shown}<unseen> проекта ждут</unseen>} many {{shown}<unseen> проектов ждут</unseen>} other {{shown}<unseen> проекта ждут</unseen>}}',
  listingsFlagged:
    '{count, plural, one {{shown}<unseen> проект под подозрением</unseen>} few {{shown}<unseen> проекта под подозрением</unseen>} many {{shown}<unseen> проектов под подозрением</unseen>} other {{shown}<unseen> проекта под подозрением</unseen>}}',
  openReports:
    '{count, plural, one {{shown}<unseen> открытая жалоба</unseen>} few {{shown}<unseen> открытые жалобы</unseen>} many {{shown}<unseen> открытых жалоб</unseen>} other {{shown}<unseen> открытой жалобы</unseen>}}',
  openReportCount:
    '{count, plural, one {# открытая жалоба} few {# открытые жалобы} many {# открытых жалоб} other {# открытой жалобы}}',
  openSince:
    '{count, plural, one {получена {time}} few {первая получена {time}} many {первая получена {time}} other {первая получена {time}}}',
  auditIntro:
    'Все действия за {days, plural, one {последний # день} few {последние # дня} many {последние # дней} other {последние # дня}}.',
  auditEmpty:
    'За {days, plural, one {последний # день} few {последние # дня} many {последние # дней} other {последние # дня}} нет действий, подходящих под эти фильтры.',
  auditAbout: 'О чём',
  auditSite: 'Сайт',
  auditAccounts: 'Аккаунты',
  personId: 'ID человека',
  listingId: 'ID проекта',
  onlyAction: 'Только {action}. <link>Все действия</link>',
  approval: 'Одобрение',
  approvalTitle: 'Ожидают одобрения',
  approvalCount:
    '{count, plural, one {# проект.} few {# проекта, сначала старые.} many {# проектов, сначала старые.} other {# проекта, сначала старые.}}',
  seeLookAlikes: 'См. также <link>двойников публичных проектов</link>.',
  nothingToApprove: 'Одобрять нечего',
  nothingToApproveText: 'Новые проекты появляются здесь, прежде чем станут публичными.',
  noApproval: 'Новые проекты сразу публичны',
  noApprovalText: 'С LISTING_APPROVAL=on они сначала ждут здесь одобрения.',
  submittedBy: '{kind}, владелец: {owner}, отправлен {time}',
  approve: 'Одобрить',
  reject: 'Отклонить',
  mailsOn: 'Вы получаете письмо, когда появляются новые проекты на одобрение, не чаще раза в час.',
  mailsOff: 'Вы не получаете писем о проектах на одобрение. Их число по-прежнему видно рядом с «Админка».',
  mailsUnconfirmed:
    'Письма приходят только на подтверждённые адреса. <link>Подтвердите свой адрес</link>, чтобы их получать.',
  mailsTurnedOn: 'Теперь вы будете получать письма о проектах на одобрение.',
  mailsTurnedOff: 'Писем о проектах на одобрение больше не будет.',
  lookAlikes: 'Двойники',
  lookAlikesIntro:
    'Публичные проекты без подтверждённого владельца, названия которых похожи на названия проектов с множеством голосов или подтверждённым владельцем. Буквы других алфавитов, невидимые символы и пробелы не учитываются.',
  noLookAlikes: 'Двойников нет',
  noLookAlikesText: 'Новые и переименованные проекты сравниваются в течение минуты.',
  foundBeside: 'Найдено {time}, похоже на:',
  reviewListing: 'Проверить проект',
  likeOther: '{name}, похоже на {other}',
  alreadyDismissed: 'Это уже скрыл кто-то другой.',
  lookAlikeDismissed: 'Скрыто, пока проект не переименуют.',
} satisfies AreaTranslation<'staff'>;
