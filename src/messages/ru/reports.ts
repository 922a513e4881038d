// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Жалоба на проект {name}',
  titleEntry: 'Жалоба на версию {version} · {name}',
  titleReview: 'Жалоба на отзыв о проекте {name}',
  titleProfile: 'Жалоба на профиль: {name}',
  headingListing: 'Пожаловаться на проект',
  headingEntry: 'Пожаловаться на запись в списке изменений',
  headingReview: 'Пожаловаться на отзыв',
  headingProfile: 'Пожаловаться на профиль',
  versionOf: 'Версия {version} · {name}',
  reason: 'Что не так?',
  details: 'Подробности',
  detailsHint:
    'На что и где обратить внимание администрации. Обязательно при выборе «{other}». Не более {max, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  send: 'Отправить жалобу',
  onlyStaff: 'Кто отправил жалобу, видит только администрация.',
  willBeNotified: 'Вы узнаете о решении.',
  withoutAccount: 'Жалобу можно отправить и без аккаунта. Чтобы узнать о решении, сначала <link>войдите</link>.',
  thanksWithoutAccount:
    'Спасибо. Администрация проверит жалобу. Без аккаунта сохраняется только одна жалоба из каждой сети; войдите, чтобы отправить свою.',
  updated: 'Ваша жалоба обновлена. Решение появится в вашей панели управления.',
  thanks: 'Спасибо. Администрация проверит вашу жалобу. Решение появится в вашей панели управления.',
  gone: 'Этого больше нет, поэтому пожаловаться нельзя.',
  full: 'Ваша жалоба не сохранена: жалоб на это пока достаточно. Администрация их проверит.',
  noAccount: 'С этого аккаунта сейчас нельзя жаловаться.',
  tooMany: 'Слишком много жалоб. Попробуйте через {minutes, number, ::group-off} мин.',
} satisfies AreaTranslation<'reports'>;
