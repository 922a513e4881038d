// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Sem resumo nem descrição.',
  link: 'Link',
  address: 'Endereço',
  video: 'Vídeo',
  mods: 'Mods',
  tags: 'Tags',
  nothing: 'Sem imitações, sem duplicatas, sem recusas anteriores, sem outras páginas.',
  lookAlikes: 'Imitações',
  namesLookSame: 'Os nomes parecem iguais.',
  namesNearlySame: 'Os nomes são quase iguais.',
  duplicates: 'Duplicatas',
  same: 'Em comum: {parts}.',
  sameAddress: 'endereço',
  sameLink: 'link ou aplicativo',
  sameDescription: 'descrição',
  earlierRejections: 'Recusas anteriores',
  otherListings: 'Outras páginas do dono',
  ownerVerified: 'Dono verificado',
  byOwner: 'de {owner}',
  waiting: 'Aguardando',
  rejected: 'Recusada',
  hidden: 'Oculta',
} satisfies AreaTranslation<'approvals'>;
