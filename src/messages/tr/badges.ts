// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'oy',
  rank: 'sıra',
  players: 'oyuncu',
  servers: 'sunucu',
  webhook: 'webhook',

  unranked: 'sırasız',
  unknown: 'bilinmiyor',
  healthy: 'sağlıklı',
  failing: 'hatalı',
  disabled: 'devre dışı',
  paused: 'duraklatıldı',
  notTried: 'denenmedi',
  noDeliveries: 'teslimat yok',
  listing: 'ilan',
  notFound: 'bulunamadı',
} satisfies AreaTranslation<'badges'>;
