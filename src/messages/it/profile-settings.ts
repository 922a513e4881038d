// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Il tuo profilo',
  hiddenByStaff: 'Lo staff ha nascosto il tuo profilo, quindi nessun altro lo vede.',
  text: 'Nessun altro vede il tuo profilo finché non lo rendi pubblico. Mostra il tuo nome, da quando sei qui, quanti voti hai dato, la serie e i distintivi, ma non quando hai votato né che cosa. Mostra anche le tue recensioni più recenti, se con esse compare <link>il tuo nome</link>.',
  save: 'Salva profilo',
  publicPage: 'La tua pagina pubblica: {address}',
  handle: 'Nome utente',
  handleHint:
    'Fa parte dell’indirizzo della tua pagina: da {min, number} a {max, number} lettere, cifre e trattini. Se lo cambi, quello vecchio resta riservato a te per {days, plural, one {# giorno} other {# giorni}}.',
  visibility: 'Visibilità',
  makePublic: 'Rendi pubblico il mio profilo',
  makePublicHint: 'Chiunque abbia il link può vederlo.',
  favorites: 'Preferiti',
  showFavorites: 'Mostra i miei preferiti',
  showFavoritesHint: 'Le schede che hai segnato con un cuore.',
  searchEngines: 'Motori di ricerca',
  allowSearchEngines: 'Consenti ai motori di ricerca di mostrare il mio profilo',
  allowSearchEnginesHint: 'Se è disattivato, chiediamo loro di non farlo.',
  tooManyChanges: 'Troppe modifiche. Riprova tra un’ora.',
  nowPublic: 'Il tuo profilo è pubblico.',
  savedUnseen: 'Il tuo profilo è stato salvato. Nessun altro può vederlo.',
  profileHidden: 'Lo staff ha nascosto il tuo profilo pubblico',
  profileShown: 'Lo staff non nasconde più il tuo profilo',
  nameCleared: 'Lo staff ha cancellato il tuo nome',
  myProfile: 'Il mio profilo',
  chooseName: 'Scegli un altro nome',
  myReports: 'Le mie segnalazioni',
  noReports: 'Nessuna segnalazione',
  noReportsText:
    'Ogni scheda e ogni voce di changelog ha un link per segnalarla. Le tue segnalazioni e i loro esiti compaiono qui.',
  myReviews: 'Le mie recensioni',
  noReviews: 'Ancora nessuna recensione',
  noReviewsText: 'Puoi recensire ogni scheda che hai votato. Le tue recensioni e le risposte compaiono qui.',
  replyMailsOn: 'Le risposte alle tue recensioni arrivano anche al tuo indirizzo email confermato.',
  replyMailsOff:
    'Le risposte alle tue recensioni si vedono solo su questo sito. Le decisioni dello staff vengono comunque inviate.',
  replyMailsTurnedOn: 'Riceverai email sulle risposte.',
  replyMailsTurnedOff: 'Non riceverai più email sulle risposte.',
  offerTitle: 'Offerta di proprietà',
  invitationTitle: 'Invito a gestire una scheda',
  takeOver: 'Prendere in carico questa scheda?',
  manage: 'Gestire questa scheda?',
  offer: '{inviter} vuole trasferirti la proprietà di {listing}.',
  offerMeaning:
    'Solo il proprietario può invitare e rimuovere gestori, trasferire la scheda o eliminarla. {inviter} resta come gestore finché non decidi di rimuoverlo.',
  invitation: '{inviter} ti invita a gestire {listing}.',
  invitationMeaning:
    'I gestori possono vedere e modificare webhook, listener dei voti, token API, changelog e impostazioni, e ricevono gli avvisi. Gli altri gestori vedono il tuo nome. Puoi lasciare il team in qualsiasi momento.',
  invitationExpires: 'L’invito scade {time}.',
  signInToReply:
    'Questo invito è per {email}. Accedi con quell’indirizzo o usalo per creare un account. Poi tornerai a questa pagina.',
  wrongAccount:
    'Questo invito è per {email}, ma hai effettuato l’accesso come {own}. Esci, apri di nuovo il link e accedi con l’indirizzo giusto, oppure chiedi un invito per il tuo indirizzo attuale.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  declined: 'Hai rifiutato. Non è cambiato nulla.',
  nowOwner: 'Ora questa scheda è tua.',
  nowManager: 'Ora gestisci questa scheda.',
  invitationEnded: 'Questo invito non è più valido',
  invitationEndedText:
    'È stato accettato, rifiutato o revocato, oppure ha più di sette giorni. Chiedine uno nuovo al proprietario della scheda.',
  data: 'I tuoi dati',
  exportData: 'Esporta dati',
  exportText:
    'Un file JSON con tutto ciò che è salvato su di te: account, metodi di accesso, sessioni, voti e schede, i token che hai creato, le segnalazioni, le recensioni e i tuoi “Utile”, e le tue azioni nelle schede.',
  downloadFile: 'Scarica file',
  exportLimited: 'Hai scaricato questo file diverse volte. Riprova tra un’ora.',
  deleteTitle: 'Elimina il tuo account',
  deleteText:
    'I tuoi voti contano ancora, ma senza il tuo nome. La prossima pagina elenca con precisione cosa verrà eliminato.',
  deleteAccount: 'Elimina account',
  deletionWord: 'elimina',
  typeWord: 'Scrivi la parola {word}',
  typeWordProblem: 'Scrivi la parola {word}.',
  accountDeleted: 'Il tuo account è stato eliminato.',
  onlyStaff: 'Sei l’unica persona nello staff. Prima aggiungi qualcun altro allo staff.',
  stillOwns: 'Hai ancora delle schede. Prima trasferiscile o eliminale.',
  whatIsDeleted: 'Cosa viene eliminato subito',
  whatIsDeletedText:
    'Nome, indirizzo, password, account collegati e sessioni, i nomi giocatore nei tuoi voti, le recensioni e i tuoi “Utile”, e il tuo ruolo di gestore. I controlli dei voti non trovano più i tuoi voti. Non si può annullare.',
  whatStays: 'Cosa resta',
  votesStay: 'I tuoi voti contano ancora, con un ID casuale che non si può ricondurre a te.',
  eventsStay:
    'Gli eventi inviati ai proprietari di bot e server, e i relativi registri. Conservano l’ID dei tuoi voti per 90 giorni.',
  reportsStay:
    'Ciò che hai segnalato resta senza il tuo nome. I testi vengono eliminati subito se lo staff ha deciso, altrimenti 90 giorni dopo la decisione.',
  tokensStay:
    'I token che hai creato continuano a funzionare per le loro schede, e le tue azioni nelle schede restano nel registro senza il tuo nome.',
  hashesStay:
    'Se hai votato nell’ultimo giorno, gli hash del tuo indirizzo email e degli account collegati, fino al momento in cui avresti potuto votare di nuovo. Fino ad allora non si possono usare per creare un nuovo account.',
  downloadFirst: 'Prima scarica i tuoi dati',
  youOwn: '{count, plural, =1 {Hai una scheda} one {Hai # scheda} other {Hai # schede}}',
  transferFirst: 'Prima trasferisci o elimina le tue schede. Poi potrai eliminare il tuo account.',
  transferOrDelete: '{name}: <transfer>trasferisci</transfer> o <remove>elimina</remove>',
  transferNamed: 'Trasferisci {name}',
  deleteNamed: 'Elimina {name}',
} satisfies AreaTranslation<'profileSettings'>;
