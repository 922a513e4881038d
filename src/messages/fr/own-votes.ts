// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Mes votes',
  noVotes: 'Pas encore de vote',
  noVotesText: 'Les fiches pour lesquelles tu votes apparaissent ici, avec le moment où tu pourras revoter.',
  findServer: 'Trouver un serveur',
  findBot: 'Trouver un bot',
  cast: '{count, plural, =1 {Un vote} one {# vote} other {# votes}}, le dernier {time}',
  annulled: '{count, plural, one {# vote annulé par le staff} other {# votes annulés par le staff}}',
  voteAgain: 'Voter à nouveau',
  nextVote: 'Prochain vote {time}',
  favorites: 'Favoris',
  voteAgainTitle: 'Voter à nouveau',
  noneReady: 'Tu ne peux pas encore revoter pour tes favoris.',
  allReady:
    '{count, plural, =1 {Ton favori attend ton vote.} one {Ton favori attend ton vote.} other {Tes # favoris attendent ton vote.}}',
  someReady:
    '{ready, plural, one {# favori sur {all, number} attend ton vote.} other {# favoris sur {all, number} attendent ton vote.}}',
  noFavorites: 'Pas encore de favoris',
  noFavoritesText: 'Appuie sur le cœur d’une fiche. Tu verras ici quand tu pourras revoter pour elle.',
  startWith: 'Commencer par {name}',
  voteFor: 'Voter pour {name}',
  allVoted: 'Tu as voté pour tous. Tu pourras revoter pour {name} {time}.',
  ready: 'Attend ton vote',
  readyAt: 'Prochain vote {time}',
  paused: 'Mis en pause par son propriétaire',
  gone: 'Retiré du site',
  deletedListing: 'Fiche supprimée',
  vote: 'Voter <unseen>pour {name}</unseen>',
  favoriteAdded: '{name} fait partie de tes favoris.',
  favoritesFull: 'Tu peux avoir {max, number} favoris. Retires-en un d’abord.',
  favoriteRemoved: 'Le favori a été retiré.',
  tooManyChanges: 'Trop de changements. Attends une minute, puis réessaie.',
  notReminded: 'Tu ne recevras pas de rappel pour tes favoris.',
  remindedOfFirst: 'Tu recevras un rappel dès que tu pourras voter pour un favori.',
  remindedOfAll: 'Tu recevras un rappel quand tu pourras voter pour tous tes favoris.',
  needsCalendar:
    'Ton rappel a été enregistré. Pour le voir dans ton calendrier, crée une adresse de calendrier ci-dessous et abonne-t’y.',
  notificationsFailed:
    'Les notifications n’ont pas pu être configurées dans ton navigateur. Choisis l’e-mail ou le calendrier, ou essaie un autre navigateur.',
} satisfies AreaTranslation<'ownVotes'>;
