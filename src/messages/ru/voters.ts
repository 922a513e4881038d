// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'Регистрация: {month}',
  editProfile: 'Изменить профиль',
  totalVotes: 'Всего голосов',
  listingsVotedFor: 'Разных проектов',
  daysInARow: 'Дней подряд',
  longestStreak: 'Лучшая серия',
  badges: 'Значки',
  noBadges: 'Пока нет.',
  favorites: 'Избранное',
  reportProfile: 'Пожаловаться на профиль',
  streakBadge: '{count, plural, one {# день подряд} few {# дня подряд} many {# дней подряд} other {# дня подряд}}',
  votesBadge: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  listingsBadge:
    '{count, plural, one {# разный проект} few {# разных проекта} many {# разных проектов} other {# разных проекта}}',
  streak: 'Серия',
  votesForListings:
    '{votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}} за {listings, plural, one {# проект} few {# проекта} many {# проектов} other {# проекта}}',
  startStreak: 'Проголосуйте сегодня, чтобы начать серию',
  streakOfDays: '{days, plural, one {Серия: # день} few {Серия: # дня} many {Серия: # дней} other {Серия: # дня}}',
  progress: 'Прогресс до значка «{badge}»',
  howItCounts: 'Голосуйте за любой проект раз в день. Дни считаются по UTC.',
  keepIt: 'Проголосуйте сегодня, чтобы не прервать её.',
  untilBadge:
    '{days, plural, one {Ещё # день} few {Ещё # дня} many {Ещё # дней} other {Ещё # дня}} до значка «{badge}».',
  yourLongest: 'Ваша лучшая серия: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  everyBadge: 'У вас есть все значки за серии.',
  profile: 'Профиль',
  isPublic: 'Публичный',
  isNotPublic: 'Не публичный',
  publicText: 'Ваши голоса, серию и значки видят все: {address}.',
  anonymousText: 'Сейчас вы анонимны. При желании можно показать голоса, серию и значки на собственной странице.',
  setUpProfile: 'Настроить профиль',
} satisfies AreaTranslation<'voters'>;
