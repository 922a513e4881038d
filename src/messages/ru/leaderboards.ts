// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Топ голосующих',
  lead: 'Те, кто голосует чаще всех, по всем проектам.',
  ofListing: 'Топ голосующих за {name}',
  backToListing: 'Назад к проекту',
  allListings: 'Все проекты',
  period: 'Период',
  thisMonth: 'Этот месяц',
  allTime: 'Всё время',
  noVotesThisMonth: 'В этом месяце голосов пока нет',
  noVotes: 'Голосов пока нет',
  soon: 'Голоса появляются здесь в течение минуты.',
  place: 'Место',
  voter: 'Голосующий',
  votes: 'Голоса',
  you: 'Вы',
  anonymousVoter: 'Аноним',
  anonymousNote: 'Вы показаны как «Аноним», пока не разрешите показывать имя в <link>своём аккаунте</link>.',
  notInTop:
    'Вы ещё не в топ-{most, number}: у вас {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}.',
  ownPlace:
    'Вы на {place, number}-м месте: у вас {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}.',
} satisfies AreaTranslation<'leaderboards'>;
