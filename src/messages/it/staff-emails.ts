// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject:
    '{count, plural, one {Una scheda è in attesa di approvazione} other {# schede sono in attesa di approvazione}}',
  waiting:
    '{count, plural, one {Una scheda è in attesa di approvazione su {site} (da: {time}).} other {# schede sono in attesa di approvazione su {site} (la prima da: {time}).}} I visitatori non vedono le schede finché non sono approvate.',
  waitingEnd:
    'Ricevi questa email perché fai parte dello staff. Parte al massimo una volta all’ora, e solo quando arrivano nuove schede. Puoi disattivarla nella stessa pagina.',
  alert: '{alert} su {site} (da: {time}).',
  alertEnd:
    'Ricevi questa email perché fai parte dello staff. Parte al massimo una volta all’ora. Puoi disattivarla: {url}',
  approval:
    '{count, plural, one {Una scheda è in attesa di approvazione} other {# schede sono in attesa di approvazione}}',
  lookAlike: '{count, plural, one {Una scheda somiglia a un’altra} other {# schede somigliano a un’altra}}',
  flag: '{count, plural, one {Una scheda ha voti che sembrano falsi} other {# schede hanno voti che sembrano falsi}}',
  claim:
    '{count, plural, one {Una rivendicazione attende una decisione} other {# rivendicazioni attendono una decisione}}',
  report: '{count, plural, one {C’è una nuova segnalazione} other {# nuove segnalazioni}}',
  approvalName: 'Schede in attesa di approvazione',
  lookAlikeName: 'Schede che somigliano a un’altra',
  flagName: 'Voti sospetti',
  claimName: 'Rivendicazioni di schede',
  reportName: 'Segnalazioni',
  testAlert: 'Gli avvisi arrivano in questo canale. Questa è una prova',
  otherAlert: 'Qualcosa attende una decisione',
  trialSubject: 'La modalità di prova è finita',
  trialEnded:
    'La modalità di prova di {site} è finita, perché altri possono raggiungere questo servizio. Rilevato: {sign}.',
  trialMeaning: 'I voti non si possono più inviare a indirizzi della macchina su cui gira il servizio.',
  trialTodo:
    'Imposta BASE_URL sull’indirizzo che usano le persone, e riavvia. Per far raggiungere di nuovo questa macchina ai webhook, imposta ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
