// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'I miei voti',
  noVotes: 'Ancora nessun voto',
  noVotesText: 'Qui compaiono le schede che voti, e quando puoi votarle di nuovo.',
  findServer: 'Trova un server',
  findBot: 'Trova un bot',
  cast: '{count, plural, =1 {Un voto} one {# voto} other {# voti}}, il più recente {time}',
  annulled: '{count, plural, one {# voto annullato} other {# voti annullati}} dallo staff',
  voteAgain: 'Vota di nuovo',
  nextVote: 'Prossimo voto {time}',
  favorites: 'Preferiti',
  voteAgainTitle: 'Vota di nuovo',
  noneReady: 'Per ora non puoi ancora votare nessuno dei tuoi preferiti.',
  allReady:
    '{count, plural, =1 {Il tuo preferito aspetta il tuo voto.} one {Il tuo preferito aspetta il tuo voto.} other {Tutti i # preferiti aspettano il tuo voto.}}',
  someReady:
    '{ready, plural, one {# di {all, number} preferiti aspetta il tuo voto.} other {# di {all, number} preferiti aspettano il tuo voto.}}',
  noFavorites: 'Ancora nessun preferito',
  noFavoritesText: 'Premi il cuore sulla pagina di una scheda. Qui vedrai quando puoi votarla di nuovo.',
  startWith: 'Inizia con {name}',
  voteFor: 'Vota {name}',
  allVoted: 'Li hai votati tutti. Il prossimo è {name}, {time}.',
  ready: 'Puoi votare',
  readyAt: 'Potrai votare {time}',
  paused: 'In pausa per scelta del proprietario',
  gone: 'Non più in elenco',
  deletedListing: 'Scheda eliminata',
  vote: 'Vota <unseen>{name}</unseen>',
  favoriteAdded: '{name} è tra i tuoi preferiti.',
  favoritesFull: 'Puoi avere {max, number} preferiti. Prima rimuovine uno.',
  favoriteRemoved: 'Il preferito è stato rimosso.',
  tooManyChanges: 'Troppe modifiche. Aspetta un minuto, poi riprova.',
  notReminded: 'Non riceverai promemoria per i tuoi preferiti.',
  remindedOfFirst: 'Riceverai un promemoria quando potrai votare il primo preferito.',
  remindedOfAll: 'Riceverai un promemoria quando potrai votare tutti i preferiti.',
  needsCalendar:
    'Il promemoria è stato salvato. Per vederlo nel calendario, crea qui sotto un indirizzo del calendario e iscriviti.',
  notificationsFailed:
    'Non è stato possibile attivare le notifiche nel tuo browser. Scegli email o calendario, o prova un altro browser.',
} satisfies AreaTranslation<'ownVotes'>;
