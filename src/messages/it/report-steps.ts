// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Respingere le segnalazioni?',
  dismissButton: 'Respingi',
  dismissText:
    'Per la scheda non cambia nulla. Chi l’ha segnalata con un account vede il motivo; anche il proprietario, se gli hai fatto una domanda.',
  dismissHint:
    'Visibile a chi ha segnalato con un account, e al proprietario se gli hai fatto una domanda. Al massimo {max, number} caratteri.',
  dismissDone: 'Le segnalazioni sono state respinte.',
  shownToTeam: 'Visibile a proprietario e gestori. Al massimo {max, number} caratteri.',
  hideQuestion: 'Nascondere questa scheda?',
  hideButton: 'Nascondi scheda',
  hideText:
    'Non è più visibile al pubblico e non accetta voti. Nulla viene eliminato, e puoi renderla di nuovo pubblica. Proprietario e gestori ricevono un avviso con il motivo, ma non sanno chi l’ha segnalata.',
  hideDone: 'La scheda è stata nascosta. Il proprietario può vedere il motivo.',
  removeQuestion: 'Rimuovere questa voce?',
  removeButton: 'Rimuovi voce',
  removeText:
    'Scompare dal changelog e dai suoi feed. Proprietario e gestori la vedono ancora, con il motivo, ma non chi l’ha segnalata. Puoi ripristinarla in seguito.',
  removeDone: 'La voce è stata rimossa. Il proprietario può vedere il motivo.',
  suspendQuestion: 'Sospendere il proprietario?',
  suspendButton: 'Sospendi proprietario',
  suspendText:
    'Il proprietario viene disconnesso ovunque e non può accedere né votare. La scheda resta pubblica; se il problema è quella, nascondila. Finché dura la sospensione, i suoi token API possono leggere ma non cambiare nulla.',
  suspendHint: 'Visibile a proprietario e gestori, anche al momento dell’accesso. Al massimo {max, number} caratteri.',
  suspendDone: 'Il proprietario è stato sospeso e disconnesso ovunque.',
  askQuestion: 'Chiedere al proprietario?',
  askButton: 'Invia domanda',
  askText:
    'Proprietario e gestori ricevono un avviso con la domanda, anche via email se configurata, e possono rispondere dal pannello. Non sanno chi ha segnalato. Fino ad allora il caso risulta “In attesa del proprietario”.',
  askHint: 'Al massimo {max, number} caratteri.',
  askDone: 'La domanda è stata inviata a proprietario e gestori.',
  reopenQuestion: 'Riaprire questo caso?',
  reopenButton: 'Riapri',
  reopenText:
    'Ciò che è stato nascosto, rimosso o sospeso resta così finché non lo cambi. Chi ha segnalato con un account viene avvisato che lo state riesaminando.',
  reopenHint: 'Per gli altri membri dello staff. Al massimo {max, number} caratteri.',
  reopenDone: 'Il caso è di nuovo aperto.',
  dismissReviewText:
    'Per la recensione non cambia nulla. Chi l’ha segnalata con un account vede il motivo; anche il proprietario della scheda, se gli hai fatto una domanda.',
  removeReviewQuestion: 'Rimuovere questa recensione?',
  removeReviewButton: 'Rimuovi recensione',
  removeReviewText:
    'I visitatori non la vedono più, e non conta più nella media. L’autore riceve un avviso con il motivo e non può scriverne un’altra su questa scheda per {days, plural, one {# giorno} other {# giorni}}. Puoi ripristinarla in seguito.',
  removeReviewHint:
    'Visibile all’autore, al proprietario e ai gestori della scheda. Al massimo {max, number} caratteri.',
  removeReviewDone: 'La recensione è stata rimossa. L’autore può vedere il motivo.',
  suspendAuthorQuestion: 'Sospendere l’autore?',
  suspendAuthorButton: 'Sospendi autore',
  suspendAuthorText:
    'L’autore viene disconnesso ovunque e non può accedere né votare. Finché dura la sospensione, nessuna sua recensione è visibile.',
  suspendAuthorHint: 'Visibile all’autore al momento dell’accesso. Al massimo {max, number} caratteri.',
  suspendAuthorDone: 'L’autore è stato sospeso e disconnesso ovunque.',
  dismissProfileText: 'Per il profilo non cambia nulla. Chi l’ha segnalato con un account vede il motivo.',
  dismissProfileHint: 'Visibile a chi ha segnalato con un account. Al massimo {max, number} caratteri.',
  shownToPerson: 'Visibile alla persona. Al massimo {max, number} caratteri.',
  hideProfileQuestion: 'Nascondere questo profilo?',
  hideProfileButton: 'Nascondi profilo',
  hideProfileText:
    'Nessun altro vede il profilo finché lo staff non lo mostra di nuovo dalla pagina della persona. Voti, recensioni e account restano. La persona riceve un avviso con il motivo, anche via email se configurata, ma non sa chi ha segnalato.',
  hideProfileDone: 'Il profilo è stato nascosto. La persona può vedere il motivo.',
  clearNameQuestion: 'Cancellare il nome di questa persona?',
  clearNameButton: 'Cancella nome',
  clearNameText:
    'La persona si chiamerà ovunque “Member”, e gli elenchi non la nomineranno più. Riceve un avviso con il motivo e può scegliere un altro nome. Il profilo resta pubblico; se il problema è quello, nascondilo.',
  clearNameDone: 'Il nome è stato cancellato. La persona può vedere il motivo.',
  suspendPersonQuestion: 'Sospendere questa persona?',
  suspendPersonButton: 'Sospendi persona',
  suspendPersonText:
    'Viene disconnessa ovunque e non può accedere né votare. Finché dura la sospensione, né il profilo né le recensioni sono visibili.',
  suspendPersonHint: 'Visibile alla persona al momento dell’accesso. Al massimo {max, number} caratteri.',
  suspendPersonDone: 'La persona è stata sospesa e disconnessa ovunque.',
} satisfies AreaTranslation<'reportSteps'>;
