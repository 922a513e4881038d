// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Scegli le consegne',
  failedHint:
    'Il tuo endpoint le ha rifiutate con uno stato 4xx, tutti i tentativi sono falliti, o il webhook era disattivato.',
  deliveredHint: 'Invia di nuovo gli stessi eventi al tuo endpoint.',
  recordedFrom: 'Registrate dal (UTC)',
  recordedUntil: 'Registrate fino al (UTC); vuoto significa adesso',
  stateNotListed: 'Scegli gli stati dall’elenco.',
  stateMissing: 'Scegli almeno uno stato.',
  found:
    '{votes, plural, =0 {Nessun voto corrispondente} one {# voto verrà riconsegnato} other {# voti verranno riconsegnati}}',
  foundBetween:
    '{states, select, failed {Fallite} delivered {Consegnate} other {Fallite e consegnate}}, registrate tra {since} e {until}. Gli eventi di prova sono esclusi.',
  foundUntilNow:
    '{states, select, failed {Fallite} delivered {Consegnate} other {Fallite e consegnate}}, registrate tra {since} e adesso. Gli eventi di prova sono esclusi.',
  howItWorks:
    '{perMinute, plural, one {Si invia # consegna al minuto} other {Si inviano # consegne al minuto}}, nell’ordine dei voti, quindi ci vuole {minutes, plural, =0 {meno di un minuto} one {circa {duration}} other {circa {duration}}}. Ognuna è un solo tentativo con lo stesso corpo e ID evento, quindi un endpoint che scarta i duplicati in base all’ID evento non ricompensa mai due volte un voto.',
  redeliverVotes: 'Riconsegna {votes, number}',
  unreachable: 'Il tuo endpoint era irraggiungibile',
  votesFailed:
    '{votes, plural, one {# voto fallito, tra {since} e {until}.} other {# voti di fila falliti, tra {since} e {until}.}}',
  selectSince: 'Seleziona tutti i voti falliti da allora',
  redelivering: 'Riconsegna in corso',
  last: 'Ultima riconsegna in blocco',
  running: 'In corso',
  done: 'Finita',
  stopped: 'Fermata',
  progress: '{done, number} di {total, number}',
  queued: '{done, number} di {total, number} in coda.',
  queuedAndLeft:
    '{done, number} di {total, number} in coda, ancora {minutes, plural, =0 {meno di un minuto} one {circa {duration}} other {circa {duration}}}.',
  started: 'Iniziata {time}. Il <link>registro delle consegne</link> mostra ogni risultato.',
  stop: 'Ferma',
  redeliveryStarted: 'La riconsegna è iniziata.',
  otherRunning: 'È in corso un’altra riconsegna in blocco. Aspetta che finisca, o fermala.',
  redeliveryStopped: 'Fermata. Le consegne già in coda vengono comunque inviate.',
  noneRunning: 'Nessuna riconsegna in blocco è in corso.',
  noWebhook: 'Nessun webhook configurato',
  noWebhookText: 'Prima salva un URL dell’endpoint. Poi puoi riconsegnare i voti falliti.',
} satisfies AreaTranslation<'bulkRedelivery'>;
