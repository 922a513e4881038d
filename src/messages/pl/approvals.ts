// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Brak krótkiego opisu i opisu.',
  link: 'Link',
  address: 'Adres',
  video: 'Film',
  mods: 'Mody',
  tags: 'Tagi',
  nothing: 'Brak sobowtórów, duplikatów, wcześniejszych odrzuceń i innych wpisów.',
  lookAlikes: 'Sobowtóry',
  namesLookSame: 'Nazwy wyglądają tak samo.',
  namesNearlySame: 'Nazwy są prawie takie same.',
  duplicates: 'Duplikaty',
  same: 'To samo: {parts}.',
  sameAddress: 'adres',
  sameLink: 'link lub aplikacja',
  sameDescription: 'opis',
  earlierRejections: 'Wcześniejsze odrzucenia',
  otherListings: 'Inne wpisy właściciela',
  ownerVerified: 'Właściciel zweryfikowany',
  byOwner: 'właściciel: {owner}',
  waiting: 'Oczekuje',
  rejected: 'Odrzucony',
  hidden: 'Ukryty',
} satisfies AreaTranslation<'approvals'>;
