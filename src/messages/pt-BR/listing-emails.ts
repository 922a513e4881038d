// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Gerencie uma página no {site}',
  invite: '{person} convida você para gerenciar a página {listing}.',
  offerSubject: 'Assuma uma página no {site}',
  offer: '{person} quer transferir a propriedade da página {listing} para você.',
  inviteHow: 'Para saber o que isto significa e aceitar ou recusar, abra este link:',
  inviteEnd:
    'O link funciona uma vez, em até sete dias, e só para este endereço. Se você não esperava isto, pode ignorar este e-mail.',
  lostSubject: '{listing} tem um novo dono',
  lost: 'Outra pessoa provou que a página {listing}, no {site}, é dela, e você não tinha provado que era sua. A página agora pertence a essa pessoa.',
  lostRemoved:
    'Os gerentes, tokens de API, webhook e receptor de votos foram removidos. Os votos não são mais enviados a você.',
  lostEnd: 'Se você acha que isto está errado, fale com a equipe do site.',
  transferredSubject: 'A página {listing} é sua',
  transferred:
    'Você provou que a página {listing}, no {site}, é sua, e ela agora pertence a você. Configure o webhook ou o receptor de votos, porque os do dono anterior foram removidos.',
  dismissedSubject: 'Sua reivindicação de {listing} foi dispensada',
  dismissed: 'A equipe do {site} dispensou sua reivindicação de {listing}. A página continua com o dono atual.',
  lapsedSubject: 'Sua reivindicação de {listing} foi encerrada',
  lapsed:
    'Sua reivindicação de {listing} no {site} foi encerrada, porque a prova não foi encontrada no prazo. Publique o código de novo e reivindique a página mais uma vez.',
  replySubject: 'Uma resposta à sua avaliação de {listing}',
  reply: 'A equipe de {listing} respondeu à sua avaliação no {site}:',
  replyEnd: 'Desative e-mails sobre respostas aqui:\n{url}',
  reviewRemovedSubject: 'Sua avaliação de {listing} foi removida',
  reviewRemoved: 'A equipe do {site} removeu sua avaliação de {listing}.',
  reason: 'Motivo: {reason}',
  reviewRemovedEnd:
    'Só você e a equipe ainda podem vê-la. Você pode escrever outra avaliação de {listing} em {days, plural, one {# dia} other {# dias}}.',
  reviewShownSubject: 'Sua avaliação de {listing} aparece de novo',
  reviewShown: 'A equipe do {site} restaurou sua avaliação de {listing}. Todos podem vê-la de novo.',
  reportSubject: 'Sua denúncia sobre {listing}',
  reportedListing: 'Você denunciou {listing} no {site}.',
  reportedEntry: 'Você denunciou a versão {version} de {listing} no {site}.',
  reportedReview: 'Você denunciou uma avaliação de {listing} no {site}.',
  reportedProfile: 'Você denunciou o perfil de {listing} no {site}.',
  profileHiddenSubject: 'Seu perfil foi ocultado',
  profileHidden: 'A equipe do {site} ocultou seu perfil público. Mais ninguém pode vê-lo.',
  nameClearedSubject: 'Seu nome foi apagado',
  nameCleared: 'A equipe do {site} apagou seu nome. Escolha outro na sua conta.',
  profileShownSubject: 'Seu perfil não está mais oculto',
  profileShown: 'A equipe do {site} não oculta mais seu perfil. Ele é público se você o ativou.',
} satisfies AreaTranslation<'listingEmails'>;
