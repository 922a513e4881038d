// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description: 'Bots y servidores de juego en {site}: encuentra uno, vota por él y su propietario lo sabrá al momento.',
  title: 'Encuentra bots y servidores que la gente adora',
  lead: 'Vota por los que te gustan. Sus propietarios reciben cada voto en segundos y pueden recompensarte.',

  categories: 'Categorías',
  discordBots: 'Bots de Discord',

  topServers: 'Mejores servidores',
  allServers: 'Ver todos los servidores',
  topBots: 'Mejores bots',
  allBots: 'Ver todos los bots',
  rising: 'En alza',
  risingNote: 'Los que más han crecido esta semana respecto a la anterior.',
  allRising: 'Ver todos los que suben',
  new: 'Nuevos',
  newNote: 'Bots y servidores recién añadidos.',
  newServers: 'Servidores nuevos',
  newBots: 'Bots nuevos',
  updated: 'Actualizados hace poco',
  updatedNote: 'Bots con notas de versión nuevas.',
  allUpdated: 'Ver todas las novedades',

  ownersTitle: '¿Tienes un bot o un servidor?',
  ownersText:
    'Recibes cada voto como un webhook firmado. Si tu endpoint está caído, reintentamos. Si sigue caído, no se pierde nada: puedes reenviar todos los votos con un clic. Cuando algo falla, ves qué pasó y cómo arreglarlo.',
  addYours: 'Añadir tu bot o servidor',
  stepVote: '<b>Alguien vota.</b> El voto y su entrega se guardan juntos en una sola transacción.',
  stepCall: '<b>Llamamos a tu endpoint.</b> La petición va firmada, sale en segundos y se reintenta si falla.',
  stepReward: '<b>Recompensas al votante.</b> El registro muestra cada intento y su respuesta.',

  latestDescription: '{title} en {site}. {text}',
  risingTitle: 'Bots y servidores en alza',
  risingText: 'Los que más han crecido en los últimos siete días, comparados con los siete anteriores.',
  updatedTitle: 'Bots actualizados hace poco',
  updatedText: 'Bots con notas de versión nuevas, los más recientes primero.',
  nothingYet: 'Aquí no hay nada todavía',
  nothingYetText: 'Vuelve en unos días o explora todas las fichas.',
  bots: 'Bots',
  gameServers: 'Servidores de juego',

  draft: 'Esto es un borrador que solo ve el staff. <link>Edítalo</link> para publicarlo.',
} satisfies AreaTranslation<'home'>;
