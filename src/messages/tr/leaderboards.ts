// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'En çok oy verenler',
  lead: 'Tüm ilanlarda en çok oy veren kişiler.',
  ofListing: '{name} için en çok oy verenler',
  backToListing: 'İlana dön',
  allListings: 'Tüm ilanlar',

  period: 'Dönem',
  thisMonth: 'Bu ay',
  allTime: 'Tüm zamanlar',

  noVotesThisMonth: 'Bu ay henüz oy yok',
  noVotes: 'Henüz oy yok',
  soon: 'Oylar bir dakika içinde burada görünür.',

  place: 'Sıra',
  voter: 'Oy veren',
  votes: 'Oy',
  you: 'Sen',
  anonymousVoter: 'Anonim oy veren',
  anonymousNote: '<link>Hesabında</link> adını göstermediğin sürece “Anonim oy veren” olarak görünürsün.',

  notInTop: 'Henüz ilk {most, number} arasında değilsin: {votes, number} oy verdin.',
  ownPlace: '{votes, number} oyla {place, number}. sıradasın.',
} satisfies AreaTranslation<'leaderboards'>;
