// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'Miembro desde {month}',
  editProfile: 'Editar perfil',
  totalVotes: 'Votos totales',
  listingsVotedFor: 'Fichas votadas',
  daysInARow: 'Días seguidos',
  longestStreak: 'Racha más larga',
  badges: 'Insignias',
  noBadges: 'Ninguna todavía.',
  favorites: 'Favoritos',
  reportProfile: 'Reportar este perfil',

  streakBadge: '{count, plural, one {# día seguido} other {# días seguidos}}',
  votesBadge: '{count, plural, one {# voto} other {# votos}}',
  listingsBadge: '{count, plural, one {# ficha distinta} other {# fichas distintas}}',

  streak: 'Racha',
  votesForListings:
    '{votes, plural, one {# voto} other {# votos}} por {listings, plural, one {# ficha} other {# fichas}}',
  startStreak: 'Vota hoy para empezar una racha',
  streakOfDays: '{days, plural, one {Racha de # día} other {Racha de # días}}',
  progress: 'Progreso hacia la insignia “{badge}”',
  howItCounts: 'Vota por cualquier ficha una vez al día. Los días van en UTC.',
  keepIt: 'Vota hoy para mantenerla.',
  untilBadge: '{days, plural, one {Falta # día} other {Faltan # días}} para la insignia “{badge}”.',
  yourLongest: 'Tu racha más larga: {days, plural, one {# día} other {# días}}.',
  everyBadge: 'Tienes todas las insignias de rachas.',

  profile: 'Perfil',
  isPublic: 'Público',
  isNotPublic: 'No público',
  publicText: 'Todo el mundo puede ver tus votos, tu racha y tus insignias en {address}.',
  anonymousText:
    'Nadie ve quién eres. Si quieres, puedes mostrar tus votos, tu racha y tus insignias en tu propia página.',
  setUpProfile: 'Configurar perfil',
} satisfies AreaTranslation<'voters'>;
