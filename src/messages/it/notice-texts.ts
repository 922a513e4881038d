// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'Il webhook è fallito {count, plural, one {# volta} other {# volte di fila}}.',
  webhookFailingMeaning: 'Dopo {max, number} errori di fila verrà disattivato. Nessun voto va perso.',
  webhookDisabled: 'Il webhook è disattivato: è fallito {count, plural, one {# volta} other {# volte di fila}}.',
  webhookDisabledMeaning:
    'Nessun voto va perso. Salva di nuovo l’URL del webhook per attivarlo. Poi puoi riconsegnare i voti falliti.',
  listenerFailing: 'Il listener dei voti è fallito {count, plural, one {# volta} other {# volte di fila}}.',
  listenerFailingMeaning:
    'I giocatori che hanno votato non hanno ricevuto la ricompensa. Sono elencati nella pagina del listener.',
  entryRemoved: 'Lo staff ha rimosso una voce del changelog.',
  entryRemovedMeaning:
    'I visitatori non la vedono più. Non puoi sostituire né eliminare questa versione, a meno che lo staff non la ripristini.',
  entryRestored: 'Lo staff ha ripristinato una voce del changelog.',
  entryRestoredMeaning: 'I visitatori la vedono di nuovo, e puoi sostituirla o eliminarla.',
  planChanged: '{pro, select, yes {Ora il piano è {plan}, con Changelog Pro.} other {Ora il piano è {plan}.}}',
  planOther: 'un altro',
  planChangedMeaning: 'Vale per i nuovi voti. I voti già dati mantengono il loro peso.',
  streamBehind:
    'Un programma sta per perdere voti: non conferma voti del flusso in diretta da più di {days, plural, one {# giorno} other {# giorni}}.',
  streamBehindMeaning:
    'Il flusso in diretta conserva gli eventi per {days, plural, one {# giorno} other {# giorni}}. Riavvia il programma perché li riceva. Se non è più in uso, rimuovi il consumer.',
  streamMissed:
    'Un programma ha perso voti: non ha confermato voti del flusso in diretta per più di {days, plural, one {# giorno} other {# giorni}}.',
  streamMissedMeaning:
    'I voti contano, ma il flusso in diretta non li ha più. La pagina del webhook dice quanti sono. Riavvia il programma perché non ne perda altri. Se non è più in uso, rimuovi il consumer.',
  tokenExpiring: 'Un token API scade entro {days, plural, one {# giorno} other {# giorni}}.',
  tokenExpiringMeaning:
    'Da quel momento i programmi che lo usano smettono di funzionare. Prolungalo, oppure creane un altro e sostituiscilo.',
  approved: 'Lo staff ha approvato la scheda.',
  approvedMeaning: 'Ora è pubblica e si può votare.',
  refused: 'Lo staff non ha approvato la scheda.',
  refusedMeaning:
    'La vedono solo il proprietario e i gestori. Per farla esaminare di nuovo, correggi il problema e salva.',
  hidden: 'Lo staff ha nascosto la scheda.',
  hiddenMeaning: 'Non è pubblica e non accetta voti. Nulla è stato eliminato.',
  shown: 'Lo staff ha reso di nuovo visibile la scheda.',
  shownMeaning: 'È di nuovo pubblica e si può votare.',
  annulled: 'Lo staff ha annullato {count, plural, one {# voto} other {# voti}}.',
  annulledMeaning:
    '{count, plural, one {Non conta più} other {Non contano più}}, né in classifica né altrove. Ciò che era già consegnato non viene richiamato, e ciò che non era ancora partito non viene inviato.',
  restored: 'Lo staff ha ripristinato {count, plural, one {# voto} other {# voti}}.',
  restoredMeaning: '{count, plural, one {Conta di nuovo} other {Contano di nuovo}}, come prima.',
  reviewWritten: '{count, plural, one {La scheda ha una nuova recensione.} other {La scheda ha # nuove recensioni.}}',
  reviewWrittenMeaning: 'Puoi rispondere pubblicamente a ognuna.',
  reviewRemoved: 'Lo staff ha rimosso una recensione della scheda.',
  reviewRemovedMeaning: 'I visitatori non la vedono più, e non conta più nella media.',
  replyRemoved: 'Lo staff ha rimosso una risposta a una recensione.',
  replyRemovedMeaning: 'La recensione resta. Puoi scrivere un’altra risposta.',
  reportAsked: 'Lo staff ha una domanda su una segnalazione.',
  reportAskedMeaning:
    'Qualcuno ha segnalato questa scheda, una voce del suo changelog o una sua recensione. La tua risposta la vede solo lo staff.',
  reportSettled: 'Lo staff ha respinto la segnalazione su cui ti aveva fatto una domanda.',
  reportSettledMeaning: 'Per la tua scheda non cambia nulla.',
  ownerSuspended: 'Lo staff ha sospeso l’account del proprietario.',
  ownerSuspendedMeaning:
    'La scheda resta com’è. Finché dura la sospensione, i suoi token API possono leggere ma non cambiare nulla.',
  proofFailing: 'Non è stato possibile confermare la prova che questa scheda è tua.',
  proofFailingMeaning:
    'La prova viene controllata di nuovo due volte al giorno. Se non si riesce a confermarla entro {days, plural, one {# giorno} other {# giorni}}, scade.',
  proofEnded: 'La prova che questa scheda è tua è scaduta.',
  proofEndedMeaning:
    'La pagina non dice più che il proprietario è verificato. Puoi dimostrarlo di nuovo in qualsiasi momento.',
  claimed: 'Qualcun altro ha dimostrato che questa scheda è sua, e la rivendica.',
  claimedMeaning:
    'Dimostra che è tua entro {hours, plural, one {# ora} other {# ore}}. Altrimenti passa a quella persona, con i suoi voti.',
} satisfies AreaTranslation<'noticeTexts'>;
