// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  emailAddress: 'Adresse e-mail',
  password: 'Mot de passe',
  or: 'ou',
  enterBoth: 'Saisis ton adresse e-mail et ton mot de passe.',
  wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  tooManyFailures:
    'Trop de tentatives échouées. Réessaie dans {wait}, ou choisis « Mot de passe oublié ? » pour en définir un nouveau.',
  signedOut: 'Déconnexion effectuée.',
  newHere: 'Pas encore de compte ? <link>Créer un compte</link>',
  withPasskey: 'Se connecter avec une clé d’accès',
  passkeyNeedsScripts: 'La connexion par clé d’accès a besoin de JavaScript. Connecte-toi autrement.',
  passkeyUnknown: 'Aucun compte ici n’a cette clé d’accès. Elle a peut-être été retirée. Connecte-toi autrement.',
  failed: 'La connexion a échoué. Recommence.',
  tooManyLinksTitle: 'Trop de tentatives',
  tooManyLinks: 'Trop de liens ont été ouverts depuis ton réseau. Réessaie dans {wait}.',
  linkInvalid: 'Ce lien ne fonctionne plus',
  continueWith: 'Continuer avec {name}',
  providerHasAccount:
    '{known, select, yes {Il existe déjà un compte avec l’adresse e-mail que tu utilises sur {name}. Connecte-toi avec ton mot de passe, puis connecte {name} sur la page de ton compte.} other {Il existe déjà un compte avec l’adresse e-mail que tu utilises sur l’autre site. Connecte-toi avec ton mot de passe, puis connecte l’autre site sur la page de ton compte.}}',
  providerUnverified:
    '{known, select, yes {{name} n’a pas vérifié ton adresse e-mail. Vérifie-la dans tes paramètres sur {name}, puis réessaie.} other {L’autre site n’a pas vérifié ton adresse e-mail. Vérifie-la dans tes paramètres sur ce site, puis réessaie.}}',
  providerUnavailable:
    '{known, select, yes {{name} ne répond pas pour le moment. Réessaie plus tard, ou connecte-toi autrement.} other {L’autre site ne répond pas pour le moment. Réessaie plus tard, ou connecte-toi autrement.}}',
  providerFailed:
    '{known, select, yes {La connexion avec {name} a échoué. Réessaie, et autorise {name} à partager ton adresse e-mail.} other {La connexion avec l’autre site a échoué. Réessaie, et autorise l’autre site à partager ton adresse e-mail.}}',
  secondStep: 'Confirme ta connexion',
  secondStepText: 'Ton compte est protégé par la double authentification.',
  lostDevice:
    'Tu as perdu ton appareil ? Saisis l’un de tes codes de secours. Si tu n’en as pas, contacte le staff du site. <link>Recommencer</link>',
  tooManyCodes:
    'Trop de codes incorrects ont été saisis pour ce compte. Utilise un code de secours ou une clé d’accès, ou réessaie dans {wait}.',
  secondStepEnded: 'La connexion a pris trop de temps, ou est déjà terminée. Recommence.',
  createAccountTitle: 'Créer un compte',
  createAccount: 'Créer un compte',
  name: 'Nom',
  emailHint: 'Jamais montrée à personne, jamais partagée.',
  haveAccount: 'Tu as déjà un compte ? <link>Se connecter</link>',
  tooManyAccounts: 'Trop de comptes ont été créés depuis ton réseau. Réessaie dans {wait}.',
  welcome: 'Bienvenue ! Ton compte est prêt.',
  nameInvalid: 'Saisis un nom de 1 à {max, number} caractères sur une seule ligne.',
  mailFull: 'On ne peut pas envoyer d’e-mails pour le moment. Réessaie dans quelques minutes.',
  emailTaken: 'Cette adresse a déjà un compte. Connecte-toi plutôt.',
  notCreated: 'Le compte n’a pas pu être créé. Vérifie chaque champ.',
  checkEmail: 'Regarde tes e-mails',
  checkEmailText:
    'On t’a envoyé un e-mail. Ouvre le lien dans ce navigateur et appuie sur le bouton pour te connecter et revenir où tu étais. Dans un autre navigateur, ton mot de passe te sera demandé.',
  noEmail:
    'Toujours pas d’e-mail après quelques minutes ? Regarde dans tes spams, ou <link>inscris-toi de nouveau</link> avec la bonne adresse. Les liens des e-mails précédents fonctionnent toujours.',
  haveAccountOrForgot:
    'Tu as déjà un compte ? <link>Connecte-toi</link> ou <password>définis un nouveau mot de passe</password>.',
  confirmAddress: 'Confirme ton adresse',
  newAccountAddress: 'L’adresse de ton nouveau compte : {email}',
  signUpPasswordHint:
    'Celui que tu as choisi en t’inscrivant dans un autre navigateur. Si ce n’était pas toi, ferme cette page.',
  confirmAndCreate: 'Confirmer et créer le compte',
  confirmed: 'Ton adresse est confirmée et ton compte est prêt.',
  signUpPasswordWrong:
    'Ce n’est pas le mot de passe de ton inscription. Utilise le lien de l’e-mail le plus récent, ou inscris-toi de nouveau avec un autre mot de passe.',
  accountDeleted:
    'Un compte avec cette adresse a été supprimé récemment. Pour que personne ne vote deux fois, tu ne pourras t’inscrire de nouveau qu’après le {time}.',
  addressHasAccount: 'Cette adresse a déjà un compte. Connecte-toi, ou définis un nouveau mot de passe.',
  signUpLinkInvalid:
    'Les liens fonctionnent une fois et expirent après 24 heures. Si tu as déjà utilisé celui-ci, ton compte est prêt et tu peux te connecter.',
  signUpAgain: 'S’inscrire de nouveau',
  forgotPassword: 'Mot de passe oublié ?',
  sendLink: 'Envoyer le lien',
  backToSignIn: 'Retour à la connexion',
  forgotHint: 'On t’enverra un lien pour définir un nouveau mot de passe.',
  linkSent: 'Si {email} a un compte ici, on lui a envoyé un e-mail avec un lien valable une heure.',
  linksSentAlready:
    'Si cette adresse a un compte, plusieurs liens lui ont été envoyés au cours de la dernière heure. Ils fonctionnent tous encore : ouvre l’e-mail le plus récent, et regarde dans tes spams. Pour recevoir un autre lien, réessaie dans {wait}.',
  linksLimited: 'Trop de liens ont été demandés depuis ton réseau. Réessaie dans {wait}, ou depuis un autre réseau.',
  noMail: 'Ce site n’envoie pas d’e-mails, on ne peut donc pas t’envoyer de lien.',
  askStaffForLink: 'Demande un lien de réinitialisation au staff du site.',
  askStaffOrContact:
    'Demande un lien de réinitialisation au staff du site. <link>Contacte le support</link>, de préférence depuis l’adresse de ton compte.',
  resetOnCommandLine:
    'Seul cet ordinateur peut accéder à ce service, c’est donc sans doute toi qui le gères. En ligne de commande, ceci affiche un lien de réinitialisation : {command}',
  newPasswordTitle: 'Définir un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Définir le mot de passe',
  newPasswordText: 'Toutes tes sessions seront fermées, puis tu pourras te connecter avec ton nouveau mot de passe.',
  passwordChanged:
    'Ton mot de passe a été changé, et toutes tes sessions ont été fermées. Connecte-toi avec ton nouveau mot de passe.',
  resetLinkInvalid:
    'Les liens de mot de passe fonctionnent une fois et expirent après une heure. Tu peux en demander un autre.',
  requestLink: 'Demander un autre lien',
  setUpSite: 'Configurer {name}',
  nowStaff: 'Tu es maintenant membre du staff.',
  nowStaffOneMoreStep:
    'Tu es maintenant membre du staff. Encore une étape pour protéger ce compte, puis les pages du staff s’ouvriront.',
  setupLinkInvalid: 'Ce lien de configuration ne fonctionne pas',
  setupLinkWhy:
    'Le lien est incomplet, a déjà été utilisé ou date de plus de 24 heures, ou ce service a déjà un staff.',
  setupLinkWhatToDo:
    'Si tu gères ce service et qu’il n’a pas encore de staff, redémarre-le pour afficher un nouveau lien, valable 24 heures. S’il a déjà un staff, demande à un membre de t’y ajouter.',
  setupNothingChanged: 'Rien n’a changé, et tu n’as pas besoin de compte pour réessayer.',
  alreadyStaff: 'Tu es déjà membre du staff',
  alreadyStaffText: 'Ce lien de configuration a été utilisé ou a expiré. Tu n’as pas besoin d’un autre lien.',
  openStaffPages: 'Ouvrir les pages du staff',
  setupSignUp: 'Ce lien fait de toi le premier membre du staff de ce service. Crée d’abord un compte ou connecte-toi.',
  setupSignedInAs:
    'Ta session est au nom de {name}. Continue pour devenir membre du staff de ce service. Le lien fonctionne une fois.',
  becomeStaff: 'Rejoindre le staff',
} satisfies AreaTranslation<'signIn'>;
