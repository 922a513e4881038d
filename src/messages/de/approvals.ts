// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Keine Kurzbeschreibung oder Beschreibung.',
  link: 'Link',
  address: 'Adresse',
  video: 'Video',
  mods: 'Mods',
  tags: 'Tags',

  nothing: 'Keine ähnlichen Namen, keine Duplikate, keine früheren Ablehnungen, keine anderen Einträge.',
  lookAlikes: 'Ähnliche Namen',
  namesLookSame: 'Die Namen sehen gleich aus.',
  namesNearlySame: 'Die Namen sind fast gleich.',
  duplicates: 'Duplikate',
  same: 'Stimmt überein: {parts}.',
  sameAddress: 'Adresse',
  sameLink: 'Link oder Anwendung',
  sameDescription: 'Beschreibung',
  earlierRejections: 'Frühere Ablehnungen',
  otherListings: 'Andere Einträge des Inhabers',
  ownerVerified: 'Inhaber bestätigt',
  byOwner: 'von {owner}',
  waiting: 'Wartet',
  rejected: 'Abgelehnt',
  hidden: 'Ausgeblendet',
} satisfies AreaTranslation<'approvals'>;
