// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Inserisci un nome.',
  nameProblem: 'Nome: {problem}',
  modsProblem: 'Mod: {problem}',
  alternativeTextProblem: 'Testo alternativo: {problem}',
  unstorable:
    '{field, select, summary {Il riassunto} description {La descrizione} other {Il link}} contiene un carattere che non si può salvare.',
  tooLong:
    'Usa al massimo {max, number} caratteri per {field, select, summary {il riassunto} description {la descrizione} other {il link}}. Ora sono {length, number}.',
  linkInvalid: 'Inserisci un link che inizia con https://, o lascia vuoto.',
  linkCredentials: 'Togli dal link nome utente e password.',
  discordInvalid:
    'Inserisci un invito al tuo server Discord, ad esempio https://discord.gg/abc123. Inizia con discord.gg/ o discord.com/invite/.',
  videoInvalid:
    'Inserisci il link di un video su YouTube o Vimeo, ad esempio https://www.youtube.com/watch?v=… o https://vimeo.com/….',
  websiteOfServer: 'Come link inserisci il sito web del server.',
  hostAddress: 'Inserisci un nome host o indirizzo IP, con o senza porta, ad esempio {example}.',
  robloxAddress:
    'Inserisci la pagina dell’esperienza su roblox.com, ad esempio roblox.com/games/1234567890, o il suo place ID.',
  privateAddress:
    'I giocatori su internet non possono raggiungere {host}. Inserisci l’indirizzo pubblico che usano. Per consentire una rete privata, chi gestisce il servizio può impostare ALLOW_PRIVATE_TARGETS.',
  modsOfServersOnly: 'Solo i server di gioco hanno mod.',
  countryOfServersOnly: 'Solo i server hanno un paese.',
  countryUnknown: 'Scegli un paese dall’elenco.',
  categoriesUnknown: 'Scegli le categorie dall’elenco.',
  tooManyCategories: 'Scegli al massimo {max, number} categorie. Ne hai scelte {count, number}.',
  languagesUnknown: 'Scegli le lingue dall’elenco.',
  tooManyLanguages: 'Scegli al massimo {max, number} lingue. Ne hai scelte {count, number}.',
  tooManyTags: 'Usa al massimo {max, number} tag. Ora sono {count, number}.',
  tagsInvalid: 'Nei tag usa solo lettere (a–z), cifre e trattini, e al massimo {max, number} caratteri ciascuno.',
  idTaken: 'Esiste già una scheda con questo ID.',
  stillDeleting:
    'Una scheda con questo ID è stata appena eliminata e i suoi voti sono ancora in fase di rimozione. Riprova tra un minuto.',
  ownerUnknown: 'L’account del proprietario non esiste più.',
  idInvalid: 'Per l’ID usa da 1 a 32 lettere, cifre, trattini bassi e trattini.',
  applicationIdInvalid: 'L’ID di un’applicazione Discord ha da 17 a 20 cifre.',
  alternativeTextMissing: 'Descrivi l’immagine in poche parole, per chi non può vederla.',
  versionInvalid:
    'Per la versione usa da 1 a 32 tra lettere (A–Z), cifre, punti, trattini bassi, segni più e trattini, iniziando con una lettera o una cifra.',
  releaseTimeInvalid: 'Scegli data e ora del rilascio, o lascia vuoto il campo.',
  notesMissing: 'Descrivi cosa è cambiato.',
  entryUnstorable:
    '{field, select, headline {Il titolo non si può salvare: contiene un carattere non ammesso.} other {Le note non si possono salvare: contengono un carattere non ammesso.}}',
  entryTooLong:
    'Usa al massimo {max, number} caratteri per {field, select, headline {il titolo} other {le note}}; ora sono {length, number}.',
  starsMissing: 'Scegli da 1 a 5 stelle.',
  replyMissing: 'Inserisci una risposta.',
  reportReasonMissing: 'Scegli un motivo.',
  reportTextMissing: 'Descrivi cosa non va.',
  importApplicationId:
    'Inserisci l’ID dell’applicazione, che ha da 17 a 20 cifre, o un link di invito che lo contiene: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord al momento non risponde. Riprova tra un po’, o compila il modulo senza importare.',
  importNoApplication: 'Su Discord non c’è un’applicazione {id}. Controlla l’ID e riprova.',
  importedOften:
    'Hai importato {times, number} volte in un’ora. Riprova più tardi, o compila il modulo senza importare.',
} satisfies AreaTranslation<'listingValidation'>;
