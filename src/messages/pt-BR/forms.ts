// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Erro: {title}',
  optional: 'opcional',
  problems: '{count, plural, =1 {Corrija um problema.} one {Corrija # problema.} other {Corrija # problemas.}}',
  copyWhat: 'Copiar {what}',
  selectAndCopy: 'Selecione o texto e copie',
  fromPalette: '{label}, de uma paleta',
  imageHint: 'PNG, JPEG, WebP, GIF ou AVIF, no máximo 5 MB. {what}',
  imageEmpty: 'O arquivo está vazio. Escolha outra imagem.',
  imageTooLarge: 'A imagem tem mais de 5 MB. Reduza-a e tente de novo.',
  imageType: 'Este tipo de arquivo não é aceito. Escolha uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  imageTooSmall:
    'A imagem é pequena demais. Escolha uma com pelo menos {width, number} pixels de largura e {height, number} de altura.',
  imageTooManyPixels: 'A imagem tem mais de 40 milhões de pixels. Reduza-a e tente de novo.',
  imageUnreadable:
    'Não foi possível ler a imagem. Ela pode estar danificada ou incompleta. Salve-a de novo ou escolha outra.',
  imagesBusy: 'Há imagens demais sendo processadas agora. Tente de novo em um minuto.',
  imagesUnavailable:
    'Não é possível processar imagens porque falta uma biblioteca. O operador deste serviço pode instalá-la.',
  icon: 'Ícone',
  iconImage: 'Imagem do ícone',
  iconHint: 'A imagem é cortada em um quadrado. Só o primeiro quadro de uma animação é usado.',
  iconShown: 'Aparece nas listas e na própria página.',
  iconMissing: 'A primeira letra do nome aparece até você enviar uma imagem.',
  saveIcon: 'Salvar ícone',
  removeIcon: 'Remover ícone',
  uploadsInProgress: 'Dois dos seus envios ainda estão em andamento. Espere terminarem e tente de novo.',
  tooManyUploads: 'Há imagens demais sendo enviadas no momento. Espere alguns segundos e tente de novo.',
  tooManyForms: 'Há formulários demais sendo enviados no momento. Espere alguns segundos e tente de novo.',
  version: 'Versão',
  versionHint:
    'Um nome escolhido por você, como 2.4.0. Até 32 letras, dígitos e os caracteres . _ + - são aceitos. Não dá para mudar depois.',
  headline: 'Título',
  headlineHint: 'No máximo {max, number} caracteres.',
  notes: 'Notas',
  notesHint:
    'Markdown: títulos, negrito, itálico, listas, links e código. HTML aparece como texto. No máximo {max, number} caracteres.',
  releasedAt: 'Lançado em',
  releasedAtHint:
    '{zone} {edits, select, yes {Deixe vazio para manter a hora atual.} other {Deixe vazio para usar a hora de agora.}} Não pode estar no futuro.',
  inZone: 'Em {name}.',
  inTimeZone: 'No fuso horário {name} ({offset}).',
  newPasswordHint:
    'Pelo menos {min, plural, one {# caractere} other {# caracteres}}. Algumas palavras aleatórias funcionam bem.',
  passwordLength: 'Use de {min, number} a {max, number} caracteres na senha.',
  accountGone: 'Esta conta não existe mais.',
  currentPassword: 'Senha atual',
  currentPasswordHint: 'Para confirmar que é você.',
  noPassword:
    'Sua conta não tem senha. Passados dez minutos desde que você entrou, é preciso primeiro confirmar que é você.',
  email: 'E-mail',
  turnOffEmails: 'Desativar e-mails',
  turnOnEmails: 'Ativar e-mails',
  passkeysNeedScripts: 'Chaves de acesso precisam de JavaScript.',
  passkeyKnown: 'Este dispositivo já tem uma chave de acesso da sua conta.',
  passkeyAddress:
    'Chaves de acesso não funcionam neste endereço. Abra este site no endereço habitual e tente de novo.',
  passkeyUnsuitable: 'Este dispositivo não consegue criar uma chave de acesso adequada. Tente com outro dispositivo.',
  passkeyNotAdded:
    'Nenhuma chave de acesso foi adicionada: a operação foi cancelada ou demorou demais. Tente de novo.',
  passkeyNotUsed:
    'Nenhuma chave de acesso foi usada: a operação foi cancelada, demorou demais ou este dispositivo não tem nenhuma para este site. Tente de novo ou use outra forma.',
  passkeyFailed: 'A chave de acesso não funcionou. Tente de novo ou use outra forma.',
  connectDiscord:
    'Este bot só pode agradecer se você <link>conectar sua conta do Discord</link>. Seu voto conta de qualquer jeito.',
  rewardGoesTo: 'A recompensa vai para {account}. <link>Mudar</link>',
  rewardUnknown:
    'Nenhuma conta do {platform} está vinculada, então o servidor talvez não saiba quem recompensar. <link>Vincular sua conta do {platform}</link>',
  linkedTo: 'Vinculada: {account}. <link>Mudar</link>',
  linkMinecraft: '<link>Vincule sua conta do Minecraft</link> se este servidor pedir um código.',
  webhookHealthy: 'Funcionando',
  webhookFailing: 'Falhando: {count, number} de {limit, number} seguidas',
  webhookDisabled: 'Desativado',
  webhookPaused: 'Pausado',
  noVotesSinceSaved: 'Nenhum voto desde que foi salvo',
  noVotesYet: 'Nenhum voto ainda',
  listenerFailing: 'Falhando: {count, number} seguidas',
  listenerUnconfirmed: 'Não confirmado',
  listenerWorking: 'Funcionando',
  whoSees: 'Quem vê esta página',
  public: 'Pública',
  pending: 'Aguardando aprovação',
  refused: 'Recusada',
  hidden: 'Ocultada pela equipe',
  pendingText:
    'A equipe analisa esta página antes de ela ficar pública. Até lá, você pode configurar tudo, mas ninguém pode votar.',
  refusedTitle: 'A equipe não aprovou esta página',
  refusedText:
    'O motivo está abaixo. Corrija o problema em Conteúdo para que a página seja analisada de novo. Até ser aprovada, ninguém mais a vê.',
  hiddenText:
    'Ninguém mais a vê e ninguém pode votar. Os votos anteriores são mantidos e continuam sendo entregues.',
  reason: 'Motivo: {reason}',
  planFree: 'Grátis',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Peça ao operador deste site para mudar seu plano.',
  contactForPlan: '<link>Fale conosco</link> para mudar seu plano.',
} satisfies AreaTranslation<'forms'>;
