// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Entrar',
  signOut: 'Sair',
  emailAddress: 'E-mail',
  password: 'Senha',
  or: 'ou',
  enterBoth: 'Informe seu e-mail e sua senha.',
  wrong: 'E-mail ou senha incorretos.',
  tooManyFailures:
    'Muitas tentativas sem sucesso. Tente de novo em {wait} ou escolha “Esqueceu a senha?” para definir uma nova.',
  signedOut: 'Você saiu da sua conta.',
  newHere: 'Primeira vez aqui? <link>Crie uma conta</link>',
  withPasskey: 'Entrar com uma chave de acesso',
  passkeyNeedsScripts: 'É preciso ter JavaScript para entrar com uma chave de acesso. Entre de outra forma.',
  passkeyUnknown: 'Nenhuma conta daqui tem esta chave de acesso. Ela pode ter sido removida. Entre de outra forma.',
  failed: 'Não foi possível entrar. Comece de novo.',
  tooManyLinksTitle: 'Tentativas demais',
  tooManyLinks: 'Foram abertos links demais na sua rede. Tente de novo em {wait}.',
  linkInvalid: 'Este link não funciona mais',
  continueWith: 'Continuar com {name}',
  providerHasAccount:
    '{known, select, yes {Já existe uma conta com o e-mail que você usa em {name}. Entre com sua senha e depois conecte {name} na página da sua conta.} other {Já existe uma conta com o e-mail que você usa no outro site. Entre com sua senha e depois conecte o outro site na página da sua conta.}}',
  providerUnverified:
    '{known, select, yes {{name} não verificou seu e-mail. Verifique-o nas configurações de lá e tente de novo.} other {O outro site não verificou seu e-mail. Verifique-o nas configurações de lá e tente de novo.}}',
  providerUnavailable:
    '{known, select, yes {{name} não responde no momento. Tente mais tarde ou entre de outra forma.} other {O outro site não responde no momento. Tente mais tarde ou entre de outra forma.}}',
  providerFailed:
    '{known, select, yes {Não foi possível entrar com {name}. Tente de novo e permita que {name} compartilhe seu e-mail.} other {Não foi possível entrar com o outro site. Tente de novo e permita que ele compartilhe seu e-mail.}}',
  secondStep: 'Confirme que é você',
  secondStepText: 'Sua conta é protegida por verificação em duas etapas.',
  lostDevice:
    'Perdeu seu dispositivo? Digite um dos seus códigos de recuperação. Sem eles, fale com a equipe deste site. <link>Começar de novo</link>',
  tooManyCodes:
    'Muitos códigos errados foram digitados para esta conta. Use um código de recuperação ou uma chave de acesso, ou tente de novo em {wait}.',
  secondStepEnded: 'O login demorou demais ou já foi concluído. Comece de novo.',
  createAccountTitle: 'Criar uma conta',
  createAccount: 'Criar conta',
  name: 'Nome',
  emailHint: 'Nunca é mostrado nem compartilhado.',
  haveAccount: 'Já tem uma conta? <link>Entre</link>',
  tooManyAccounts: 'Foram criadas contas demais na sua rede. Tente de novo em {wait}.',
  welcome: 'Boas-vindas! Sua conta está pronta.',
  nameInvalid: 'Informe um nome de 1 a {max, number} caracteres em uma linha.',
  mailFull: 'Não conseguimos enviar e-mails no momento. Tente de novo em alguns minutos.',
  emailTaken: 'Este e-mail já tem uma conta. Entre nela.',
  notCreated: 'Não foi possível criar a conta. Confira cada campo.',
  checkEmail: 'Veja seu e-mail',
  checkEmailText:
    'Enviamos um e-mail para você. Abra o link neste navegador e aperte o botão para entrar e voltar para onde estava. Em outro navegador, sua senha será pedida.',
  noEmail:
    'O e-mail não chegou depois de alguns minutos? Veja a pasta de spam ou <link>crie a conta de novo</link> com o endereço certo. Os links de e-mails anteriores continuam funcionando.',
  haveAccountOrForgot: 'Já tem uma conta? <link>Entre</link> ou <password>defina uma nova senha</password>.',
  confirmAddress: 'Confirme seu e-mail',
  newAccountAddress: 'O e-mail da sua nova conta: {email}',
  signUpPasswordHint: 'A que você escolheu ao criar a conta em outro navegador. Se não foi você, feche esta página.',
  confirmAndCreate: 'Confirmar e criar conta',
  confirmed: 'Seu e-mail está confirmado e sua conta está pronta.',
  signUpPasswordWrong:
    'Esta não é a senha que você usou ao criar a conta. Use o link do e-mail mais recente ou crie a conta de novo com outra senha.',
  accountDeleted:
    'Uma conta com este e-mail foi excluída há pouco. Para que ninguém vote duas vezes, você só pode criar outra depois de {time}.',
  addressHasAccount: 'Este e-mail já tem uma conta. Entre ou defina uma nova senha.',
  signUpLinkInvalid:
    'Os links funcionam uma vez e expiram depois de 24 horas. Se você já usou este, sua conta está pronta e você pode entrar.',
  signUpAgain: 'Criar a conta de novo',
  forgotPassword: 'Esqueceu a senha?',
  sendLink: 'Enviar link',
  backToSignIn: 'Voltar ao login',
  forgotHint: 'Vamos enviar um link para definir uma nova senha.',
  linkSent: 'Se {email} tem uma conta aqui, enviamos um e-mail com um link que funciona por uma hora.',
  linksSentAlready:
    'Se este endereço tem uma conta, vários links foram enviados a ele na última hora. Todos ainda funcionam: abra o e-mail mais recente e veja a pasta de spam. Para receber outro link, tente de novo em {wait}.',
  linksLimited: 'Foram pedidos links demais na sua rede. Tente de novo em {wait} ou de outra rede.',
  noMail: 'Este site não envia e-mails, então não podemos enviar um link.',
  askStaffForLink: 'Peça à equipe deste site um link para redefinir a senha.',
  askStaffOrContact:
    'Peça à equipe deste site um link para redefinir a senha. <link>Fale com o suporte</link>, de preferência pelo e-mail da sua conta.',
  resetOnCommandLine:
    'Só este computador acessa este serviço, então provavelmente é você quem o opera. Na linha de comando, isto mostra um link para redefinir a senha: {command}',
  newPasswordTitle: 'Definir uma nova senha',
  newPassword: 'Nova senha',
  setPassword: 'Definir senha',
  newPasswordText: 'Todas as suas sessões serão encerradas, e depois você pode entrar com a nova senha.',
  passwordChanged: 'Sua senha foi alterada, e todas as suas sessões foram encerradas. Entre com a nova senha.',
  resetLinkInvalid: 'Os links de senha funcionam uma vez e expiram depois de uma hora. Você pode pedir outro.',
  requestLink: 'Pedir outro link',
  setUpSite: 'Configurar {name}',
  nowStaff: 'Agora você faz parte da equipe.',
  nowStaffOneMoreStep:
    'Agora você faz parte da equipe. Falta um passo para proteger esta conta; depois, as páginas da equipe se abrem.',
  setupLinkInvalid: 'Este link de configuração não funciona',
  setupLinkWhy: 'O link está incompleto, já foi usado ou tem mais de 24 horas, ou este serviço já tem uma equipe.',
  setupLinkWhatToDo:
    'Se você opera este serviço e ele ainda não tem equipe, reinicie-o para mostrar um novo link, que funciona por 24 horas. Se já tem equipe, peça a alguém dela para incluir você.',
  setupNothingChanged: 'Nada mudou, e você não precisa de uma conta para tentar de novo.',
  alreadyStaff: 'Você já faz parte da equipe',
  alreadyStaffText: 'Este link de configuração foi usado ou expirou. Você não precisa de outro.',
  openStaffPages: 'Abrir as páginas da equipe',
  setupSignUp:
    'Este link faz de você a primeira pessoa da equipe deste serviço. Primeiro crie uma conta ou entre em uma.',
  setupSignedInAs:
    'Você entrou como {name}. Continue para fazer parte da equipe deste serviço. O link funciona uma vez.',
  becomeStaff: 'Entrar para a equipe',
} satisfies AreaTranslation<'signIn'>;
