// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Nessun riassunto né descrizione.',
  link: 'Link',
  address: 'Indirizzo',
  video: 'Video',
  mods: 'Mod',
  tags: 'Tag',
  nothing: 'Nessuna scheda simile, nessun duplicato, nessun rifiuto precedente, nessun’altra scheda.',
  lookAlikes: 'Schede simili',
  namesLookSame: 'I nomi sembrano uguali.',
  namesNearlySame: 'I nomi sono quasi uguali.',
  duplicates: 'Duplicati',
  same: 'In comune: {parts}.',
  sameAddress: 'indirizzo',
  sameLink: 'link o applicazione',
  sameDescription: 'descrizione',
  earlierRejections: 'Rifiuti precedenti',
  otherListings: 'Altre schede del proprietario',
  ownerVerified: 'Proprietario verificato',
  byOwner: 'di {owner}',
  waiting: 'In attesa',
  rejected: 'Rifiutata',
  hidden: 'Nascosta',
} satisfies AreaTranslation<'approvals'>;
