// A listing's page, and its parts where owners and staff see them.
import type { AreaTranslation } from '../message.ts';

export default {
  asideLabel: 'Detalles, votantes y fichas relacionadas',
  report: 'Reportar esta ficha',
  votesOfDays: 'Votos, {days, plural, one {último día} other {últimos # días}}',
  votesOfMonths: 'Votos, {months, plural, one {último mes} other {últimos # meses}}',
  totalVotes: 'Votos totales',
  lastDays: '{days, plural, one {Último día} other {Últimos # días}}',
  today: 'Hoy',
  rank: 'Posición',
  rankNumber: '#{rank, number}',

  servers: '{count, plural, one {# servidor} other {# servidores}}',
  serversChart: 'Servidores',
  serversReported: 'Según el bot, {time}.',
  serversReportedWithShards: 'En {shards, plural, one {# shard} other {# shards}}, según el bot, {time}.',

  ownerNotVerified: 'Propietario sin verificar',
  plan: 'Plan {plan}',

  join: 'Unirse',
  addToDiscord: 'Añadir a Discord',
  serverAddress: 'dirección del servidor',
  opens: 'Abre {host}',
  inServers: 'En <b>{count, plural, one {# servidor} other {# servidores}}</b>',
  online: 'En línea',
  offline: 'Sin conexión',
  offlineSince: 'dejó de responder {time}',
  players: '{count, plural, one {<b>{count, number}</b> jugador} other {<b>{count, number}</b> jugadores}}',
  playersOfMost:
    '<b>{count, number}</b> de {most, plural, one {{most, number} jugador} other {{most, number} jugadores}}',

  textsIn: 'En {language}',
  alsoIn: 'También en: {languages}',
  originalTexts: 'Original',

  about: 'Acerca de',
  noDescription: 'Aún no hay descripción. <link>Añade una</link> para que la gente sepa qué esperar.',

  details: 'Detalles',
  mods: 'Mods',
  country: 'País',
  languages: 'Idiomas',
  runBy: 'A cargo de',
  team: 'Equipo',
  listed: 'Publicado',
  countryInRegion: '{country}, {region}',
  nextName: '{names}, {name}',

  links: 'Enlaces',
  website: 'Sitio web',
  discordServer: 'Servidor de Discord',
  support: 'Soporte',
  sourceCode: 'Código fuente',
  store: 'Tienda',

  images: 'Imágenes',
  video: 'Video',
  imagesAndVideo: 'Imágenes y video',
  imageNumber: '{number} de {count}',
  loadVideo: 'Cargar el video de {provider}',
  videoNotLoaded:
    'Esto carga una página de {provider}. Hasta entonces no se carga nada de allí y {company} no sabe de tu visita.',
  videoOfCompanyNotLoaded:
    'Esto carga una página de {provider}, que pertenece a {company}. Hasta entonces no se carga nada de allí y {company} no sabe de tu visita.',
  videoTitle: 'Video sobre {name}, en {provider}',
  watchOn: 'Ver en {provider}',
  unloadVideo: 'Quitar el video',

  latestRelease: 'Última versión',
  changelog: 'Registro de cambios',
  topVoters: 'Top de votantes del mes',
  noVotesThisMonth: 'Aún no hay votos este mes. ¡Empieza tú!',
  you: 'Tú',
  anonymousVoter: 'Votante anónimo',
  votes: '{count, plural, one {# voto} other {# votos}}',
  allTopVoters: 'Ver el top completo',
  similar: 'Fichas parecidas',

  share: 'Compartir',
  pageLink: 'el enlace',
  qrCode: 'Código QR',
  qrCodeOfPage: 'Código QR con el enlace de esta página',
  downloadSvg: 'Descargar en SVG',
  embed: 'Insertar en tu sitio',
  openShareSheet: 'Compartir…',

  yourListing: 'Tu ficha',
  forYourTeam: 'Para ti y tu equipo:',
  manage: 'Gestionar ficha',

  noListings: 'Aún no hay fichas. <link>Añade la primera.</link>',
  gainedVotes: '+{count, plural, one {# voto} other {# votos}}',

  previewOf: 'Vista previa de {name}',
  asVisitorsSee: 'Como la verían los visitantes',

  namesNobody: 'La página no nombra a nadie.',
  whoIsNamed:
    'La página nombra al propietario y a los <managers>gestores</managers> que aceptaron mostrar su nombre en <account>su cuenta</account>.',
} satisfies AreaTranslation<'listing'>;
