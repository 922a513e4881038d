// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Özet ya da açıklama yok.',
  link: 'Bağlantı',
  address: 'Adres',
  video: 'Video',
  mods: 'Modlar',
  tags: 'Etiketler',

  nothing: 'Benzeri, kopyası, önceki reddi ya da başka ilanı yok.',
  lookAlikes: 'Benzerler',
  namesLookSame: 'Adlar aynı görünüyor.',
  namesNearlySame: 'Adlar neredeyse aynı.',
  duplicates: 'Kopyalar',
  same: 'Aynı: {parts}.',
  sameAddress: 'adres',
  sameLink: 'bağlantı ya da uygulama',
  sameDescription: 'açıklama',
  earlierRejections: 'Önceki retler',
  otherListings: 'Sahibinin diğer ilanları',
  ownerVerified: 'Sahibi doğrulandı',
  byOwner: 'sahibi: {owner}',
  waiting: 'Bekliyor',
  rejected: 'Reddedildi',
  hidden: 'Gizli',
} satisfies AreaTranslation<'approvals'>;
