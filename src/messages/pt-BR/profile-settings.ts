// Account pages about what others see and what is stored.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Seu perfil',
  hiddenByStaff: 'A equipe ocultou seu perfil, então ninguém mais o vê.',
  text: 'Ninguém mais vê seu perfil até você torná-lo público. Ele mostra seu nome, desde quando você participa, quantos votos você deu, sua sequência e suas conquistas, mas não quando nem em que você votou. Também mostra suas avaliações mais novas se <link>seu nome</link> aparece nelas.',
  save: 'Salvar perfil',
  publicPage: 'Sua página pública: {address}',
  handle: 'Identificador',
  handleHint:
    'Parte do endereço da sua página: de {min, number} a {max, number} letras, dígitos e hifens. Se você mudá-lo, o antigo fica reservado para você por {days, plural, one {# dia} other {# dias}}.',
  visibility: 'Visibilidade',
  makePublic: 'Tornar meu perfil público',
  makePublicHint: 'Qualquer pessoa com o link pode vê-lo.',
  favorites: 'Favoritos',
  showFavorites: 'Mostrar meus favoritos',
  showFavoritesHint: 'As páginas que você marcou com um coração.',
  searchEngines: 'Buscadores',
  allowSearchEngines: 'Permitir que buscadores listem meu perfil',
  allowSearchEnginesHint: 'Se estiver desativado, pedimos que não o listem.',
  tooManyChanges: 'Mudanças demais. Tente de novo em uma hora.',
  nowPublic: 'Seu perfil é público.',
  savedUnseen: 'Seu perfil foi salvo. Ninguém mais pode vê-lo.',
  profileHidden: 'A equipe ocultou seu perfil público',
  profileShown: 'A equipe não oculta mais seu perfil',
  nameCleared: 'A equipe apagou seu nome',
  myProfile: 'Meu perfil',
  chooseName: 'Escolher outro nome',
  myReports: 'Minhas denúncias',
  noReports: 'Nenhuma denúncia',
  noReportsText:
    'Toda página e toda entrada do histórico de versões tem um link para denunciá-la. Suas denúncias e os resultados aparecem aqui.',
  myReviews: 'Minhas avaliações',
  noReviews: 'Nenhuma avaliação ainda',
  noReviewsText: 'Você pode avaliar toda página em que votou. Suas avaliações e as respostas a elas aparecem aqui.',
  replyMailsOn: 'As respostas às suas avaliações também são enviadas ao seu e-mail confirmado.',
  replyMailsOff: 'As respostas às suas avaliações só aparecem neste site. As decisões da equipe ainda são enviadas.',
  replyMailsTurnedOn: 'Você vai receber e-mails sobre respostas.',
  replyMailsTurnedOff: 'Você não vai mais receber e-mails sobre respostas.',
  offerTitle: 'Oferta de propriedade',
  invitationTitle: 'Convite para gerenciar uma página',
  takeOver: 'Assumir esta página?',
  manage: 'Gerenciar esta página?',
  offer: '{inviter} quer transferir a propriedade de {listing} para você.',
  offerMeaning:
    'Só o dono pode convidar e remover gerentes, transferir a página ou excluí-la. {inviter} continua como gerente até você remover essa pessoa.',
  invitation: '{inviter} convida você para gerenciar {listing}.',
  invitationMeaning:
    'Gerentes podem ver e mudar o webhook, o receptor de votos, os tokens da API, o histórico de versões e as configurações, e recebem os avisos. Os outros gerentes veem seu nome. Você pode sair quando quiser.',
  invitationExpires: 'O convite expira {time}.',
  signInToReply:
    'Este convite é para {email}. Entre com esse endereço ou crie uma conta com ele. Depois você volta a esta página.',
  wrongAccount:
    'Este convite é para {email}, mas você entrou como {own}. Saia, abra o link de novo e entre com o endereço certo, ou peça um convite para seu endereço atual.',
  accept: 'Aceitar',
  decline: 'Recusar',
  declined: 'Você recusou. Nada mudou.',
  nowOwner: 'Agora esta página é sua.',
  nowManager: 'Agora você gerencia esta página.',
  invitationEnded: 'Este convite não vale mais',
  invitationEndedText:
    'Ele foi aceito, recusado ou revogado, ou tem mais de sete dias. Peça um novo ao dono da página.',
  data: 'Seus dados',
  exportData: 'Exportar dados',
  exportText:
    'Um arquivo JSON com tudo o que está guardado sobre você: sua conta, formas de entrar, sessões, votos e páginas, os tokens que você criou, suas denúncias, avaliações e marcas de útil, e suas ações em páginas.',
  downloadFile: 'Baixar arquivo',
  exportLimited: 'Você baixou este arquivo várias vezes. Tente de novo em uma hora.',
  deleteTitle: 'Excluir sua conta',
  deleteText:
    'Seus votos continuam contando, mas sem seu nome. A próxima página mostra exatamente o que será excluído.',
  deleteAccount: 'Excluir conta',
  deletionWord: 'excluir',
  typeWord: 'Digite a palavra {word}',
  typeWordProblem: 'Digite a palavra {word}.',
  accountDeleted: 'Sua conta foi excluída.',
  onlyStaff: 'Você é a única pessoa da equipe. Primeiro inclua outra pessoa na equipe.',
  stillOwns: 'Você ainda tem páginas. Primeiro transfira-as ou exclua-as.',
  whatIsDeleted: 'O que é excluído na hora',
  whatIsDeletedText:
    'Seu nome, e-mail, senha, contas conectadas e sessões, os nomes de jogador nos seus votos, suas avaliações e marcas de útil, e sua função de gerente. As verificações de voto não encontram mais seus votos. Isso não pode ser desfeito.',
  whatStays: 'O que fica',
  votesStay: 'Seus votos continuam contando, com um ID aleatório que não leva de volta a você.',
  eventsStay:
    'Eventos enviados a donos de bots e servidores, e os registros deles. Eles guardam o ID dos seus votos por 90 dias.',
  reportsStay:
    'O que você denunciou fica sem seu nome. Os textos são excluídos na hora se a equipe já decidiu, senão 90 dias depois da decisão.',
  tokensStay:
    'Os tokens que você criou continuam funcionando nas páginas deles, e suas ações em páginas ficam no registro de auditoria sem seu nome.',
  hashesStay:
    'Se você votou nas últimas 24 horas, hashes do seu e-mail e das contas conectadas, até o momento em que você poderia votar de novo. Até lá, eles não podem ser usados para criar uma conta.',
  downloadFirst: 'Baixe seus dados primeiro',
  youOwn: 'Você tem {count, plural, =1 {uma página} one {# página} other {# páginas}}',
  transferFirst: 'Primeiro transfira ou exclua suas páginas. Depois você pode excluir sua conta.',
  transferOrDelete: '{name}: <transfer>Transferir</transfer> ou <remove>excluir</remove>',
  transferNamed: 'Transferir {name}',
  deleteNamed: 'Excluir {name}',
} satisfies AreaTranslation<'profileSettings'>;
