// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Accedi',
  signOut: 'Esci',
  emailAddress: 'Indirizzo email',
  password: 'Password',
  or: 'oppure',
  enterBoth: 'Inserisci indirizzo email e password.',
  wrong: 'Indirizzo email o password non corretti.',
  tooManyFailures:
    'Troppi tentativi falliti. Riprova tra {wait}, oppure scegli “Password dimenticata?” per impostarne una nuova.',
  signedOut: 'Disconnessione effettuata.',
  newHere: 'Prima volta qui? <link>Crea un account</link>',
  withPasskey: 'Accedi con una passkey',
  passkeyNeedsScripts: 'Per accedere con una passkey serve JavaScript. Accedi in un altro modo.',
  passkeyUnknown: 'Nessun account qui ha questa passkey. Forse è stata rimossa. Accedi in un altro modo.',
  failed: 'Accesso non riuscito. Ricomincia da capo.',
  tooManyLinksTitle: 'Troppi tentativi',
  tooManyLinks: 'Dalla tua rete sono stati aperti troppi link. Riprova tra {wait}.',
  linkInvalid: 'Questo link non funziona più',
  continueWith: 'Continua con {name}',
  providerHasAccount:
    '{known, select, yes {Esiste già un account con l’indirizzo email che usi su {name}. Accedi con la password, poi collega {name} dalla pagina del tuo account.} other {Esiste già un account con l’indirizzo email che usi sull’altro sito. Accedi con la password, poi collega l’altro sito dalla pagina del tuo account.}}',
  providerUnverified:
    '{known, select, yes {{name} non ha verificato il tuo indirizzo email. Verificalo nelle impostazioni di quel sito, poi riprova.} other {L’altro sito non ha verificato il tuo indirizzo email. Verificalo nelle sue impostazioni, poi riprova.}}',
  providerUnavailable:
    '{known, select, yes {{name} al momento non risponde. Riprova più tardi o accedi in un altro modo.} other {L’altro sito al momento non risponde. Riprova più tardi o accedi in un altro modo.}}',
  providerFailed:
    '{known, select, yes {Accesso con {name} non riuscito. Riprova e consenti a {name} di condividere il tuo indirizzo email.} other {Accesso con l’altro sito non riuscito. Riprova e consentigli di condividere il tuo indirizzo email.}}',
  secondStep: 'Conferma l’accesso',
  secondStepText: 'Il tuo account è protetto dalla verifica in due passaggi.',
  lostDevice:
    'Hai perso il dispositivo? Inserisci uno dei codici di recupero. Se non li hai, contatta lo staff del sito. <link>Ricomincia</link>',
  tooManyCodes:
    'Per questo account sono stati inseriti troppi codici errati. Usa un codice di recupero o una passkey, oppure riprova tra {wait}.',
  secondStepEnded: 'L’accesso ha richiesto troppo tempo o è già stato completato. Ricomincia da capo.',
  createAccountTitle: 'Crea un account',
  createAccount: 'Crea account',
  name: 'Nome',
  emailHint: 'Non viene mai mostrato né condiviso.',
  haveAccount: 'Hai già un account? <link>Accedi</link>',
  tooManyAccounts: 'Dalla tua rete sono stati creati troppi account. Riprova tra {wait}.',
  welcome: 'Ti diamo il benvenuto! Il tuo account è pronto.',
  nameInvalid: 'Inserisci un nome da 1 a {max, number} caratteri, su una sola riga.',
  mailFull: 'Al momento non possiamo inviare email. Riprova tra qualche minuto.',
  emailTaken: 'Questo indirizzo ha già un account. Accedi.',
  notCreated: 'Non è stato possibile creare l’account. Controlla ogni campo.',
  checkEmail: 'Controlla la tua email',
  checkEmailText:
    'Ti abbiamo inviato un’email. Apri il link in questo browser e premi il pulsante per accedere e tornare dove eri. In un altro browser ti verrà chiesta la password.',
  noEmail:
    'Dopo qualche minuto ancora nessuna email? Controlla nello spam, oppure <link>registrati di nuovo</link> con l’indirizzo corretto. I link delle email precedenti funzionano ancora.',
  haveAccountOrForgot: 'Hai già un account? <link>Accedi</link> o <password>imposta una nuova password</password>.',
  confirmAddress: 'Conferma il tuo indirizzo',
  newAccountAddress: 'L’indirizzo del tuo nuovo account: {email}',
  signUpPasswordHint:
    'Quella scelta durante la registrazione in un altro browser. Se non eri tu, chiudi questa pagina.',
  confirmAndCreate: 'Conferma e crea account',
  confirmed: 'Il tuo indirizzo è confermato e l’account è pronto.',
  signUpPasswordWrong:
    'Non è la password usata per la registrazione. Usa il link dell’email più recente, oppure registrati di nuovo con un’altra password.',
  accountDeleted:
    'Un account con questo indirizzo è stato eliminato da poco. Perché nessuno voti due volte, puoi registrarti di nuovo solo dopo: {time}.',
  addressHasAccount: 'Questo indirizzo ha già un account. Accedi o imposta una nuova password.',
  signUpLinkInvalid:
    'I link funzionano una volta sola e scadono dopo 24 ore. Se hai già usato questo, il tuo account è pronto e puoi accedere.',
  signUpAgain: 'Registrati di nuovo',
  forgotPassword: 'Password dimenticata?',
  sendLink: 'Invia link',
  backToSignIn: 'Torna all’accesso',
  forgotHint: 'Ti invieremo un link per impostare una nuova password.',
  linkSent: 'Se {email} ha un account qui, abbiamo inviato un’email con un link valido per un’ora.',
  linksSentAlready:
    'Se questo indirizzo ha un account, nell’ultima ora ha già ricevuto diversi link. Funzionano tutti: apri l’email più recente e controlla lo spam. Per un altro link, riprova tra {wait}.',
  linksLimited: 'Dalla tua rete sono stati richiesti troppi link. Riprova tra {wait}, o da un’altra rete.',
  noMail: 'Questo sito non invia email, quindi non possiamo mandarti un link.',
  askStaffForLink: 'Chiedi allo staff del sito un link per reimpostare la password.',
  askStaffOrContact:
    'Chiedi allo staff del sito un link per reimpostare la password. <link>Contatta l’assistenza</link>, meglio se dall’indirizzo del tuo account.',
  resetOnCommandLine:
    'Solo questo computer può raggiungere il servizio, quindi probabilmente lo gestisci tu. Dalla riga di comando, questo comando stampa un link per reimpostare la password: {command}',
  newPasswordTitle: 'Imposta una nuova password',
  newPassword: 'Nuova password',
  setPassword: 'Imposta password',
  newPasswordText: 'Tutte le sessioni verranno chiuse e potrai accedere con la nuova password.',
  passwordChanged: 'La password è stata cambiata e tutte le sessioni sono state chiuse. Accedi con la nuova password.',
  resetLinkInvalid:
    'I link per la password funzionano una volta sola e scadono dopo un’ora. Puoi richiederne un altro.',
  requestLink: 'Richiedi un altro link',
  setUpSite: 'Configura {name}',
  nowStaff: 'Ora fai parte dello staff.',
  nowStaffOneMoreStep:
    'Ora fai parte dello staff. Ancora un passaggio per proteggere l’account, poi si aprono le pagine dello staff.',
  setupLinkInvalid: 'Questo link di configurazione non funziona',
  setupLinkWhy: 'Il link è incompleto, è già stato usato o ha più di 24 ore, oppure questo servizio ha già uno staff.',
  setupLinkWhatToDo:
    'Se gestisci questo servizio e non c’è ancora uno staff, riavvialo per stampare un nuovo link, valido 24 ore. Se c’è già uno staff, chiedi a uno dei membri di aggiungerti.',
  setupNothingChanged: 'Non è cambiato nulla, e non ti serve un account per riprovare.',
  alreadyStaff: 'Fai già parte dello staff',
  alreadyStaffText: 'Questo link di configurazione è stato usato o è scaduto. Non te ne serve un altro.',
  openStaffPages: 'Apri le pagine dello staff',
  setupSignUp: 'Questo link ti rende il primo membro dello staff di questo servizio. Prima crea un account o accedi.',
  setupSignedInAs:
    'Hai effettuato l’accesso come {name}. Continua per entrare nello staff di questo servizio. Il link funziona una volta sola.',
  becomeStaff: 'Entra nello staff',
} satisfies AreaTranslation<'signIn'>;
