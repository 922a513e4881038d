// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'Membro desde {month}',
  editProfile: 'Editar perfil',
  totalVotes: 'Total de votos',
  listingsVotedFor: 'Páginas votadas',
  daysInARow: 'Dias seguidos',
  longestStreak: 'Maior sequência',
  badges: 'Conquistas',
  noBadges: 'Nenhuma ainda.',
  favorites: 'Favoritos',
  reportProfile: 'Denunciar este perfil',
  streakBadge: '{count, plural, one {# dia seguido} other {# dias seguidos}}',
  votesBadge: '{count, plural, one {# voto} other {# votos}}',
  listingsBadge: '{count, plural, one {# página diferente} other {# páginas diferentes}}',
  streak: 'Sequência',
  votesForListings:
    '{votes, plural, one {# voto} other {# votos}} em {listings, plural, one {# página} other {# páginas}}',
  startStreak: 'Vote hoje para começar uma sequência',
  streakOfDays: 'Sequência de {days, plural, =0 {# dias} one {# dia} other {# dias}}',
  progress: 'Progresso até a conquista “{badge}”',
  howItCounts: 'Vote em qualquer página uma vez por dia. Os dias são em UTC.',
  keepIt: 'Vote hoje para mantê-la.',
  untilBadge: '{days, plural, one {Falta # dia} other {Faltam # dias}} para a conquista “{badge}”.',
  yourLongest: 'Sua maior sequência: {days, plural, =0 {# dias} one {# dia} other {# dias}}.',
  everyBadge: 'Você tem todas as conquistas de sequência.',
  profile: 'Perfil',
  isPublic: 'Público',
  isNotPublic: 'Não público',
  publicText: 'Todos podem ver seus votos, sua sequência e suas conquistas em {address}.',
  anonymousText:
    'Você aparece de forma anônima. Se quiser, pode mostrar seus votos, sua sequência e suas conquistas em uma página só sua.',
  setUpProfile: 'Criar perfil',
} satisfies AreaTranslation<'voters'>;
