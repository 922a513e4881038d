// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
import type { AreaTranslation } from '../message.ts';

export default {
  nameOnSite: '{name} en {site}',
  cardText: '{name} en {site}: {facts}',

  voteOn: 'Votar en {site}',
  votingPaused: 'La votación está en pausa',
  notFound: 'Ficha no encontrada',
  votes: '{count, plural, one {# voto} other {# votos}}',
  rank: '#{rank, number}',
  servers: '{count, plural, one {# servidor} other {# servidores}}',
  offline: 'sin conexión',
  online: '{count, number} en línea',
  onlineOfMost: '{count, number} / {most, number} en línea',

  title: 'Insertar {name}',
  lead: 'Copia el código en un README, en un foro o en tu propio sitio. Los números se actualizan cada minuto. <link>Volver a la ficha</link>',
  colors: 'Colores de las tarjetas',
  auto: 'Según el tema del visitante',
  light: 'Siempre claro',
  dark: 'Siempre oscuro',
  image: 'Tarjeta como imagen',
  imageText: 'Para README y foros. Algunos foros no muestran imágenes SVG.',
  frame: 'Tarjeta en un marco',
  frameText:
    'Para sitios que permiten marcos, en páginas abiertas por http o https, no desde un archivo. Se ve como la imagen y los lectores de pantalla pueden leer su texto. No tiene scripts ni pone cookies. <link>Abrir la tarjeta</link>',
  link: 'Solo el enlace',
  linkText:
    'En sitios compatibles con oEmbed, pega solo el enlace y se convierte en la tarjeta. Las apps de chat muestran una vista previa con el icono.',
  linkEndpoint: 'El endpoint de oEmbed es <code>{url}</code>.',
  badge: 'Distintivo: {title}',

  badgeVotes: 'Votos',
  badgeRank: 'Posición',
  badgePlayers: 'Jugadores en línea',
  badgeServers: 'Servidores',
  badgeWebhook: 'Webhook',

  codeOf: '{what}: {format}',
  cardAsImage: 'tarjeta como imagen',
  cardInFrame: 'tarjeta en un marco',
  votesBadge: 'distintivo de votos',
  rankBadge: 'distintivo de posición',
  playersBadge: 'distintivo de jugadores',
  serversBadge: 'distintivo de servidores',
  webhookBadge: 'distintivo del webhook',
  theLink: 'el enlace',
} satisfies AreaTranslation<'embeds'>;
