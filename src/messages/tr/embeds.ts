// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
import type { AreaTranslation } from '../message.ts';

export default {
  nameOnSite: '{name} · {site}',
  cardText: '{name} · {site}: {facts}',

  voteOn: '{site} üzerinde oy ver',
  votingPaused: 'Oylama duraklatıldı',
  notFound: 'İlan bulunamadı',
  votes: '{count, number} oy',
  rank: '#{rank, number}',
  servers: '{count, number} sunucu',
  offline: 'çevrimdışı',
  online: '{count, number} çevrimiçi',
  onlineOfMost: '{count, number} / {most, number} çevrimiçi',

  title: 'Yerleştir: {name}',
  lead: 'Kodu bir README’ye, forum gönderisine ya da kendi sitene kopyala. Sayılar her dakika güncellenir. <link>İlana dön</link>',
  colors: 'Kartların renkleri',
  auto: 'Ziyaretçinin temasına uy',
  light: 'Hep açık',
  dark: 'Hep koyu',
  image: 'Görsel olarak kart',
  imageText: 'README’ler ve forumlar için. Bazı forumlar SVG görselleri göstermez.',
  frame: 'Çerçeve içinde kart',
  frameText:
    'Çerçeveye izin veren siteler için; sayfa dosyadan değil http ya da https üzerinden açılmış olmalı. Görsel gibi görünür ve metnini ekran okuyucular okuyabilir. Betik içermez ve çerez bırakmaz. <link>Kartı aç</link>',
  link: 'Yalnızca bağlantı',
  linkText:
    'oEmbed destekleyen sitelerde yalnızca bağlantıyı yapıştır, karta dönüşür. Sohbet uygulamaları simgeli bir önizleme gösterir.',
  linkEndpoint: 'oEmbed uç noktası: <code>{url}</code>.',
  badge: 'Rozet: {title}',

  badgeVotes: 'Oy',
  badgeRank: 'Sıra',
  badgePlayers: 'Çevrimiçi oyuncu',
  badgeServers: 'Sunucu',
  badgeWebhook: 'Webhook',

  codeOf: '{what}, {format}',
  cardAsImage: 'görsel olarak kart',
  cardInFrame: 'çerçeve içinde kart',
  votesBadge: 'oy rozeti',
  rankBadge: 'sıra rozeti',
  playersBadge: 'oyuncu rozeti',
  serversBadge: 'sunucu rozeti',
  webhookBadge: 'webhook rozeti',
  theLink: 'bağlantı',
} satisfies AreaTranslation<'embeds'>;
