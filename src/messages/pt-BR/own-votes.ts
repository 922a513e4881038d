// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Meus votos',
  noVotes: 'Nenhum voto ainda',
  noVotesText: 'As páginas em que você vota aparecem aqui, junto com quando você pode votar de novo.',
  findServer: 'Encontrar um servidor',
  findBot: 'Encontrar um bot',
  cast: '{count, plural, =1 {Um voto} one {# voto} other {# votos}}, o mais recente {time}',
  annulled: '{count, plural, one {# voto anulado} other {# votos anulados}} pela equipe',
  voteAgain: 'Votar de novo',
  nextVote: 'Próximo voto {time}',
  favorites: 'Favoritos',
  voteAgainTitle: 'Vote de novo',
  noneReady: 'Nenhum dos seus favoritos está pronto ainda.',
  allReady:
    '{count, plural, =1 {Seu favorito está pronto para seu voto.} one {Seu # favorito está pronto para seu voto.} other {Todos os # favoritos estão prontos para seu voto.}}',
  someReady:
    '{ready, plural, one {# de {all, number} favoritos está pronto para seu voto.} other {# de {all, number} favoritos estão prontos para seu voto.}}',
  noFavorites: 'Nenhum favorito ainda',
  noFavoritesText: 'Toque no coração em uma página. Aqui você vê quando pode votar nela de novo.',
  startWith: 'Começar com {name}',
  voteFor: 'Votar em {name}',
  allVoted: 'Você votou em todos. {name} fica pronto {time}.',
  ready: 'Pronto para seu voto',
  readyAt: 'Pronto {time}',
  paused: 'Pausado pelo dono',
  gone: 'Não está mais na lista',
  deletedListing: 'Página excluída',
  vote: 'Votar <unseen>em {name}</unseen>',
  favoriteAdded: '{name} é um dos seus favoritos.',
  favoritesFull: 'Você pode ter {max, number} favoritos. Remova um primeiro.',
  favoriteRemoved: 'O favorito foi removido.',
  tooManyChanges: 'Mudanças demais. Espere um minuto e tente de novo.',
  notReminded: 'Você não vai receber lembretes dos seus favoritos.',
  remindedOfFirst: 'Você vai receber um lembrete quando o primeiro favorito estiver pronto.',
  remindedOfAll: 'Você vai receber um lembrete quando todos os favoritos estiverem prontos.',
  needsCalendar:
    'Seu lembrete foi salvo. Para vê-lo no seu calendário, crie um endereço de calendário abaixo e assine-o.',
  notificationsFailed:
    'Não foi possível ativar as notificações no seu navegador. Escolha e-mail ou calendário, ou tente outro navegador.',
} satisfies AreaTranslation<'ownVotes'>;
