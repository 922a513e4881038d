// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'I miei voti',
  noVotes: 'Ancora nessun voto',
  noVotesText: 'Le schede che voti compaiono qui, insieme a quando puoi votarle di nuovo.',
  findServer: 'Trova un server',
  findBot: 'Trova un bot',
  cast: '{count, plural, =1 {Un voto} one {# voto} other {# voti}}, il più recente {time}',
  annulled: '{count, plural, one {# voto annullato} other {# voti annullati}} dallo staff',
  voteAgain: 'Vota di nuovo',
  nextVote: 'Prossimo voto {time}',
  favorites: 'Preferiti',
  voteAgainTitle: 'Vota di nuovo',
  noneReady: 'Nessuno dei tuoi preferiti è ancora pronto.',
  allReady:
    '{count, plural, =1 {Il tuo preferito è pronto per il tuo voto.} one {Il tuo preferito è pronto per il tuo voto.} other {Tutti i # preferiti sono pronti per il tuo voto.}}',
  someReady:
    '{ready, plural, one {# di {all, number} preferiti è pronto per il tuo voto.} other {# di {all, number} preferiti sono pronti per il tuo voto.}}',
  noFavorites: 'Ancora nessun preferito',
  noFavoritesText: 'Premi il cuore sulla pagina di una scheda. Qui vedrai quando puoi votarla di nuovo.',
  startWith: 'Inizia con {name}',
  voteFor: 'Vota {name}',
  allVoted: 'Li hai votati tutti. {name} è pronto {time}.',
  ready: 'Pronto per il tuo voto',
  readyAt: 'Pronto {time}',
  paused: 'In pausa per scelta del proprietario',
  gone: 'Non più in elenco',
  deletedListing: 'Scheda eliminata',
  vote: 'Vota <unseen>{name}</unseen>',
  favoriteAdded: '{name} è tra i tuoi preferiti.',
  favoritesFull: 'Puoi avere {max, number} preferiti. Prima rimuovine uno.',
  favoriteRemoved: 'Il preferito è stato rimosso.',
  tooManyChanges: 'Troppe modifiche. Aspetta un minuto, poi riprova.',
  notReminded: 'Non riceverai promemoria per i tuoi preferiti.',
  remindedOfFirst: 'Riceverai un promemoria quando sarà pronto il primo preferito.',
  remindedOfAll: 'Riceverai un promemoria quando saranno pronti tutti i preferiti.',
  needsCalendar:
    'Il promemoria è stato salvato. Per vederlo nel calendario, crea qui sotto un indirizzo del calendario e iscriviti.',
  notificationsFailed:
    'Non è stato possibile attivare le notifiche nel tuo browser. Scegli email o calendario, o prova un altro browser.',
} satisfies AreaTranslation<'ownVotes'>;
