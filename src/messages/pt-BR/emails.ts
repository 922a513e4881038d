// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',
  confirmSubject: 'Confirme seu e-mail',
  confirmWho: 'Alguém, provavelmente você, criou uma conta no {site} com este endereço de e-mail.',
  confirmHow: 'Para confirmar que este endereço é seu, abra este link e aperte o botão:',
  confirmEnd:
    'O link funciona uma vez e expira em 24 horas. Se não foi você, pode ignorar este e-mail. O endereço vai continuar sem confirmação.',
  signUpWho: 'Alguém, provavelmente você, criou uma conta no {site} com este endereço de e-mail.',
  signUpHow:
    'Para terminar, abra este link no mesmo navegador e aperte o botão. Em outro navegador, você precisa da senha que escolheu.',
  signUpEnd:
    'O link funciona uma vez e expira em 24 horas. Se não foi você, pode ignorar este e-mail. Nenhuma conta será criada.',
  existsSubject: 'Você já tem uma conta',
  existsWho:
    'Alguém, talvez você, tentou criar uma conta no {site} com este endereço de e-mail. Ele já tem uma conta, então nada mudou.',
  existsSignIn: 'Entrar: {url}',
  existsForgot: 'Esqueceu a senha? Defina uma nova: {url}',
  ignore: 'Se não foi você, pode ignorar este e-mail.',
  tooEarlySubject: 'Este e-mail ainda não pode ser usado',
  tooEarlyUntil:
    'Uma conta com este endereço de e-mail foi excluída, mas os votos recentes dela ainda contam. Você pode criar uma conta de novo depois de {time}.',
  newAddressSubject: 'Confirme seu novo e-mail',
  newAddressWho: 'Alguém quer usar este endereço de e-mail para uma conta no {site}.',
  newAddressEnd: 'O link funciona uma vez e expira em 24 horas. Se você não pediu isto, pode ignorar este e-mail.',
  takenSubject: 'Este e-mail já tem uma conta',
  takenWho: 'Alguém, talvez você, quis usar este endereço de e-mail para outra conta no {site}.',
  takenSignIn: 'Ele já tem uma conta própria, então nada mudou. Você pode entrar com ele: {url}',
  changeSubject: 'O e-mail da sua conta está prestes a mudar',
  changeWho: 'Alguém conectado à sua conta no {site} pediu para mudar o e-mail dela para {address}.',
  changeWhen:
    'O e-mail vai mudar quando o link que enviamos ao novo endereço for aberto. Se foi você, não precisa fazer nada aqui.',
  newPasswordNow:
    'Se não foi você, defina uma nova senha agora, o que encerra a sessão em todos os dispositivos: {url}',
  changedSubject: 'O e-mail da sua conta mudou',
  changedTo: 'O e-mail da sua conta no {site} agora é {address}. As próximas mensagens vão para lá.',
  changedEnd: 'Se não foi você, fale com o suporte assim que puder.',
  resetSubject: 'Defina uma nova senha',
  resetWho: 'Alguém, provavelmente você, pediu para definir uma nova senha no {site}. Defina-a aqui:',
  resetEnd:
    'O link funciona uma vez e expira em uma hora. Se não foi você, pode ignorar este e-mail. Sua senha vai continuar a mesma.',
  passwordSubject: 'Sua senha mudou',
  passwordChanged: 'A senha da sua conta no {site} acabou de mudar, e todas as outras sessões foram encerradas.',
  newPassword: 'Se não foi você, defina uma nova: {url}',
  deviceSubject: 'Novo acesso',
  deviceWho:
    'Alguém entrou na sua conta no {site} em um navegador que não tinha sido usado com ela antes: {device}, {time}.',
  browserOnSystem: '{browser} no {system}',
  deviceUnknown: 'Dispositivo desconhecido',
  deviceNothing: 'Se foi você, não precisa fazer nada.',
  resetLinkSubject: 'Um link para redefinir sua senha foi criado',
  resetLinkWho: 'A equipe do {site} criou um link que define uma nova senha para a sua conta, para passá-lo a você.',
  resetLinkUntil: 'Sua senha continua a mesma até alguém usar o link. Ele expira em uma hora.',
  resetLinkEnd:
    'Se você não pediu isto, avise a equipe e defina uma nova senha por conta própria, o que invalida o link: {url}',
  connectedSubject: '{provider}: conta conectada',
  connected:
    'Uma conta do {provider} acabou de ser conectada à sua conta no {site}. Agora ela pode ser usada para entrar.',
  connectedEnd: 'Se não foi você, desconecte-a aqui e defina uma nova senha: {url}',
  linkedSubject: 'Uma conta de jogo foi vinculada',
  linked:
    'Acabou de ser vinculada à sua conta no {site}: {account}. Agora ela recebe as recompensas pelos seus votos lá.',
  linkedToListing:
    'Acabou de ser vinculada à sua conta no {site}, para a página {listing}: {account}. Agora ela recebe as recompensas pelos seus votos lá.',
  linkedEnd: 'Se não foi você, desvincule-a aqui e defina uma nova senha: {url}',
  testSubject: 'E-mail de teste',
  testWho: 'Este e-mail foi enviado das páginas da equipe do {site} para conferir se os e-mails funcionam.',
  testEnd: 'Ele chegou, então as pessoas podem confirmar seus endereços e redefinir suas senhas.',
  favoritesSubject: '{count, plural, one {Um favorito espera seu voto} other {# favoritos esperam seu voto}}',
  favorites:
    '{count, plural, one {Você pode votar de novo em um dos seus favoritos:} other {Você pode votar de novo em # dos seus favoritos:}}',
  favoritesEnd: 'Você recebe este e-mail porque pediu isso no {site}. Desative aqui:\n{url}',
  farewellSubject: 'Sua conta foi excluída',
  farewell: 'Sua conta no {site} foi excluída, como você pediu. Este é o último e-mail para este endereço.',
  farewellEnd: 'Seus votos continuam contando, sem o seu nome. Se não foi você, fale com o suporte.',
} satisfies AreaTranslation<'emails'>;
