// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, one {Ein Eintrag wartet auf Freigabe} other {# Einträge warten auf Freigabe}}',
  waiting:
    '{count, plural, one {Bei {site} wartet ein Eintrag auf Freigabe, seit {time}.} other {Bei {site} warten # Einträge auf Freigabe, der erste seit {time}.}} Besucher sehen Einträge erst, wenn sie freigegeben sind.',
  waitingEnd:
    'Du bekommst diese E-Mail, weil du Admin bist. Sie wird höchstens einmal pro Stunde gesendet und nur, wenn neue Einträge dazugekommen sind. Auf derselben Seite kannst du diese E-Mails ausschalten.',

  alert: '{site}: {alert}, seit {time}.',
  alertEnd:
    'Du bekommst diese E-Mail, weil du Admin bist. Sie wird höchstens einmal pro Stunde gesendet. Diese E-Mails kannst du ausschalten: {url}',
  approval: '{count, plural, one {Ein Eintrag wartet auf Freigabe} other {# Einträge warten auf Freigabe}}',
  lookAlike: '{count, plural, one {Ein Eintrag ähnelt einem anderen} other {# Einträge ähneln einem anderen}}',
  flag: '{count, plural, one {Ein Eintrag hat Votes, die gefälscht aussehen} other {# Einträge haben Votes, die gefälscht aussehen}}',
  claim:
    '{count, plural, one {Über einen Anspruch auf einen Eintrag muss entschieden werden} other {Über # Ansprüche auf Einträge muss entschieden werden}}',
  report: '{count, plural, one {Es gibt eine neue Meldung} other {Es gibt # neue Meldungen}}',
  approvalName: 'Einträge, die auf Freigabe warten',
  lookAlikeName: 'Einträge, die einem anderen ähneln',
  flagName: 'Verdächtige Votes',
  claimName: 'Ansprüche auf Einträge',
  reportName: 'Meldungen',
  testAlert: 'Alarme erreichen diesen Kanal. Das ist ein Test',
  otherAlert: 'Etwas muss entschieden werden',

  trialSubject: 'Der Testmodus ist beendet',
  trialEnded: 'Der Testmodus von {site} ist beendet, weil andere diesen Dienst erreichen können. Erkannt: {sign}.',
  trialMeaning: 'Votes können nicht mehr an Adressen des Rechners gesendet werden, auf dem der Dienst läuft.',
  trialTodo:
    'Setze BASE_URL auf die Adresse, unter der die Seite erreichbar ist, und starte neu. Damit Webhooks diesen Rechner wieder erreichen, setze ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
