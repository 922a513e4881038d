// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Proprietà',
  proven: 'Hai dimostrato che questa scheda è tua.',
  tooManyChecks: 'Troppi controlli. Riprova tra {wait}.',
  proveAgain: 'Dimostralo di nuovo',
  prove: 'Dimostra che la scheda è tua',
  onlyOwner: 'Solo il proprietario della scheda può dimostrare che è sua.',
  verified: 'Proprietario verificato',
  notVerified: 'Proprietario non verificato',
  notProven: 'Non dimostrata',
  notProvenText:
    '{subject}: dimostra che ti appartiene, e la tua scheda ottiene il distintivo “Proprietario verificato”. Fino ad allora la pagina dice che nessuno l’ha dimostrato, e chi può dimostrarlo può rivendicare la scheda.',
  notProvenTextAlone:
    'Dimostra che è tua, e la tua scheda ottiene il distintivo “Proprietario verificato”. Fino ad allora la pagina dice che nessuno l’ha dimostrato, e chi può dimostrarlo può rivendicare la scheda.',
  proof: 'Prova',
  notConfirmed: 'Non confermata',
  provenText:
    '{days, plural, one {{subject}: proprietà dimostrata tramite {method}. La prova viene controllata ogni giorno, e quando cambia l’indirizzo.} other {{subject}: proprietà dimostrata tramite {method}. La prova viene controllata ogni # giorni, e quando cambia l’indirizzo.}}',
  latestCheckFailed: 'L’ultimo controllo non ha trovato la prova',
  proofEnds: 'Altrimenti la prova scade {time}.',
  provenAt: 'Dimostrata',
  checkedAt: 'Ultimo controllo',
  nextCheckAt: 'Prossimo controllo',
  claimByOther: 'Rivendicazione',
  claimByOtherTitle: 'Qualcun altro rivendica questa scheda',
  claimByOtherText: 'Quella persona ha dimostrato, tramite {method}, che è di sua proprietà: {subject}.',
  claimContested: 'L’hai dimostrato anche tu, quindi la scheda resta a te, salvo altra decisione dello staff.',
  claimDue:
    'Se non lo dimostri anche tu, la scheda passa a quella persona {time} ({exact}), con i suoi voti. Gestori, token, webhook e listener dei voti vengono allora rimossi.',
  provenForVisitors:
    'Chi gestisce questa scheda ha dimostrato, tramite {method}, che è di sua proprietà: {subject}. Ultimo controllo {time}.',
  notProvenForVisitors:
    '{type, select, bot {Nessuno ha ancora dimostrato che questa scheda è di chi gestisce il bot.} other {Nessuno ha ancora dimostrato che questa scheda è di chi gestisce il server.}}',
  isItYours:
    '{type, select, bot {Questo bot è tuo? Rivendica la scheda} other {Questo server è tuo? Rivendica la scheda}}',
  cannotBeProven: 'Non si può ancora dimostrare',
  checkFailed: 'Il controllo non ha trovato la prova',
  signInWithDiscord: 'Accedi con Discord',
  checkNow: 'Controlla ora',
  hiddenLabel: 'Prova di proprietà',
  hidden: 'Nascosta finché non dimostri che è tua',
  hiddenText: 'Solo il proprietario, i gestori e lo staff vedono questa scheda, e nessuno può votare.',
  proveLink: 'Dimostra la proprietà',
  claimTitle: 'Rivendica una scheda',
  claimHeading: 'Rivendica questa scheda',
  claimIntro:
    'Questa scheda è stata aggiunta da qualcun altro. Se <b>{subject}</b> ti appartiene, dimostralo in uno di questi modi.',
  claimIntroAlone: 'Questa scheda è stata aggiunta da qualcun altro.',
  claimOfProven: 'L’ha dimostrato anche il proprietario, quindi decide lo staff.',
  claimWaits:
    'Il proprietario viene avvisato e ha {hours, plural, one {# ora} other {# ore}} per dimostrarlo a sua volta. Dopo, la scheda è tua, con i suoi voti.',
  claimAgain: 'Dimostralo di nuovo',
  claimAgainText: 'Una prova vale {hours, plural, one {# ora} other {# ore}}. Dopo, lo staff la controlla di nuovo.',
  claimedTitle: 'Già rivendicata',
  claimedText: 'Qualcuno ha già rivendicato questa scheda. Se è tua, torna quando quella rivendicazione sarà decisa.',
  claimYours: 'La tua rivendicazione',
  claimProven: 'Hai dimostrato {time}, tramite {method}, che ti appartiene: <b>{subject}</b>.',
  claimOwnerProven: 'L’ha dimostrato anche il proprietario della scheda. Decide lo staff.',
  claimIsDue:
    'Il proprietario è stato avvisato. Se non lo dimostra a sua volta, la scheda sarà tua {time} ({exact}). Fino ad allora lascia il codice dov’è.',
  claimWithdraw: 'Ritira rivendicazione',
  claimMade: 'Hai dimostrato che è tua. La tua rivendicazione è qui sotto.',
  claimWithdrawn: 'La tua rivendicazione è ritirata.',
  claimEnded: 'Questa rivendicazione è già conclusa.',
  claimSignInExpired: 'L’accesso è scaduto. Ricomincia.',
  claimNotConfirmed: 'Discord non ha confermato l’accesso. Riprova.',
  claimTryLater: 'Riprova più tardi.',
} satisfies AreaTranslation<'ownership'>;
