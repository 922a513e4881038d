// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'Üyelik: {month}',
  editProfile: 'Profili düzenle',
  totalVotes: 'Toplam oy',
  listingsVotedFor: 'Oy verilen ilanlar',
  daysInARow: 'Art arda gün',
  longestStreak: 'En uzun seri',
  badges: 'Rozetler',
  noBadges: 'Henüz yok.',
  favorites: 'Favoriler',
  reportProfile: 'Bu profili şikâyet et',

  streakBadge: 'art arda {count, number} gün',
  votesBadge: '{count, number} oy',
  listingsBadge: '{count, number} farklı ilan',

  streak: 'Seri',
  votesForListings: '{listings, number} ilan için {votes, number} oy',
  startStreak: 'Seri başlatmak için bugün oy ver',
  streakOfDays: '{days, number} günlük seri',
  progress: '“{badge}” rozetine ilerleme',
  howItCounts: 'Günde bir kez herhangi bir ilana oy ver. Günler UTC’ye göredir.',
  keepIt: 'Seriyi korumak için bugün oy ver.',
  untilBadge: '“{badge}” rozetine {days, number} gün kaldı.',
  yourLongest: 'En uzun serin: {days, number} gün.',
  everyBadge: 'Tüm seri rozetleri sende.',

  profile: 'Profil',
  isPublic: 'Herkese açık',
  isNotPublic: 'Gizli',
  publicText: 'Oylarını, serini ve rozetlerini herkes {address} adresinde görebilir.',
  anonymousText: 'Anonimsin. İstersen oylarını, serini ve rozetlerini kendi sayfanda gösterebilirsin.',
  setUpProfile: 'Profil oluştur',
} satisfies AreaTranslation<'voters'>;
