// Staff: the state of the installation, alerts, email that waits, and the manual. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'System',
  allWell: 'Alles funktioniert.',
  warningTitle: '{title}.',

  deliveries: 'Zustellungen',
  deliveriesUnknown:
    'Der Zustand der Zustellungen ist unbekannt, weil die Datenbank nicht rechtzeitig geantwortet hat.',
  oldestDue: 'Älteste fällige',
  noneDue: 'Keine',
  deliveriesWaiting: 'Wartende Zustellungen',
  listenersWaiting: 'Wartend (Listener)',
  endpointsServed: 'Endpunkte in Arbeit',
  endpointsFailing: 'Gestörte Endpunkte',
  endpointsDisabled: 'Deaktiviert',
  endpointCounts:
    '{enabled, plural, one {# Endpunkt aktiv} other {# Endpunkte aktiv}}, {paused, plural, one {# pausiert} other {# pausiert}}, {paced, plural, one {# verlangsamt} other {# verlangsamt}}.',
  failing: 'Gestört',
  noneFailing: 'Kein Endpunkt ist gestört.',
  disabled: 'Deaktiviert',
  noneDisabled: 'Kein Endpunkt ist deaktiviert.',
  failuresInARow: '{count, plural, one {# in Folge} other {# in Folge}}',
  endpointState:
    '{kind, select, webhook {Webhook} other {Vote-Listener}}{known, select, code {, {code}} time {, {time}} both {, {code}, {time}} other {}}',
  served: 'In Arbeit',
  noneServed: 'Kein Endpunkt ist in Arbeit.',
  leasesExpired: '{count, plural, one {# abgelaufen und nicht übernommen} other {# abgelaufen und nicht übernommen}}',

  databaseSize: 'Datenbank: {size}',
  tableColumn: 'Tabelle',
  rowsColumn: 'Zeilen (geschätzt)',
  sizeColumn: 'Größe',
  versions: 'Versionen',
  configuration: 'Konfiguration',

  mail: 'E-Mail',
  mailUnset: 'E-Mail ist nicht eingerichtet. Setze {variable}.',
  mailWaiting: 'Wartend',
  mailWaitingSince: '{count, number}, älteste: {time}',
  mailNotSent: 'Nicht gesendet',
  mailNotSentCount: '{count, plural, one {# in 30 Tagen} other {# in 30 Tagen}}',
  mailNotSentMany: '{count, plural, one {# oder mehr in 30 Tagen} other {# oder mehr in 30 Tagen}}',
  mailReason: 'Grund',
  mailRetries:
    'Bei wartenden E-Mails wird der Versand einen Tag lang wiederholt. <link>E-Mails, die nicht gesendet werden konnten</link>, werden danach nicht noch einmal versucht, und die Empfänger müssen sie neu anfordern.',

  staffAlerts: 'Alarme für Admins',
  alerts: 'Alarme',
  alertNotSent: 'Der letzte Alarm wurde nicht gesendet.',
  alertProblem: '{happened} {todo} Alarme werden einen Tag lang wiederholt.',
  alertSent: 'Zuletzt gesendet',
  alertNeverSent: 'nie',
  alertAttempt: 'Letzter Versuch',
  alertsWaiting: 'Wartend',

  processes: 'Prozesse',
  processSince: 'Gestartet {time}',
  processSinceSeen: 'Gestartet {time}, zuletzt gesehen {seen}',
  thisProcess: 'Dieser Prozess',
  processMissing:
    'Fehlt ein Prozess, ist er nicht verbunden: Sieh in seinem Log nach. Für Zustellungen ist ein Prozess mit ROLE all oder worker nötig.',
  role: 'Rolle',
  started: 'Gestartet',
  memory: 'Speicher',
  serving: 'In Arbeit',
  servingCount:
    '{endpoints, plural, one {# Endpunkt} other {# Endpunkte}}, {attempts, plural, one {# laufender Versuch} other {# laufende Versuche}}',

  deliveryLog: 'Zustellprotokoll',
  logKept: 'Aufbewahrung',
  logKeptDays: '{days, plural, one {# Tag, dann wochenweise gelöscht} other {# Tage, dann wochenweise gelöscht}}',
  logWeeks: 'Wochen',
  logWeekCount: '{count, number}, davon vier im Voraus',
  logWeekCountSince: '{count, number}, davon vier im Voraus; die älteste begann am {date}',

  backups: 'Backups',
  lastBackup: 'Letztes Backup',
  noBackup: 'keins',
  lastFailure: 'Letzter Fehlschlag',
  lastFailureAt: '{time}: {reason}',
  backupFolder: 'Ordner',
  backupFacts: '{time}, {size}',
  incomplete: 'Unvollständig',
  olderBackups: '{count, plural, one {# älteres wird nicht gezeigt.} other {# ältere werden nicht gezeigt.}}',
  backupHelp:
    '{command} macht jederzeit eins. Bewahre Kopien auf einem anderen Rechner auf und den geheimen Schlüssel an einem anderen Ort. Wie man eins wiederherstellt, steht in {file} in Plaudits Ordner.',

  alertsIntro: 'Das Admin-Team wird alarmiert, wenn etwas entschieden werden muss.',
  chatChannel: 'Chat-Kanal',
  chatUnset:
    'Setze {variable} auf die URL eines Discord-Webhooks oder eines Incoming Webhooks von Slack, um Alarme in einem Kanal zu bekommen.',
  chatPace: 'Höchstens eine Nachricht pro Minute. Alarme dazwischen kommen gesammelt in der nächsten.',
  sendTestAlert: 'Testalarm senden',
  yourEmails: 'Deine E-Mails',
  confirmAddress: 'E-Mails gehen nur an bestätigte Adressen. <link>Bestätige deine Adresse</link>, um sie zu bekommen.',
  emailPace: 'Höchstens eine E-Mail jeder Art pro Stunde.',
  emailsOn: 'Ein',
  emailsOff: 'Aus',
  turnOffEmails: 'E-Mails ausschalten',
  turnOnEmails: 'E-Mails einschalten',
  unknownEmails: 'E-Mails dieser Art gibt es nicht.',
  emailsTurnedOn: 'E-Mails sind eingeschaltet.',
  emailsTurnedOff: 'E-Mails sind ausgeschaltet.',
  webhookUnset: 'STAFF_WEBHOOK ist nicht gesetzt.',
  testAlertQueued: 'Der Testalarm wird in ein bis zwei Minuten gesendet. Lade diese Seite dann neu.',

  emailsWaiting: 'Wartend',
  oldestEmail: 'Die älteste wurde {time} erstellt. Sie wird mit dem nächsten Schub gesendet.',
  oldestEmailProblem: 'Die älteste wurde {time} erstellt. {problem}',
  allSent: 'Alle E-Mails wurden gesendet',
  allSentText:
    'E-Mails, die der Mailserver ablehnt oder die einen Tag lang nicht gesendet werden können, stehen hier 30 Tage lang.',
  recipientColumn: 'An',
  kindColumn: 'Thema',
  gaveUpColumn: 'Aufgegeben',
  mailKind:
    '{kind, select, confirmation {Bestätigung} sign_up {Registrierung} account_exists {Konto vorhanden} come_back_later {Später wiederkommen} change_of_address {Adressänderung} address_taken {Adresse vergeben} change_asked {Änderung angefragt} address_changed {Adresse geändert} reset {Zurücksetzen} reset_link_created {Link zum Zurücksetzen erstellt} password_changed {Passwort geändert} new_device {Neues Gerät} account_connected {Konto verbunden} game_account_linked {Spielkonto verknüpft} second_factor {Zweiter Faktor} test {Test} favorites {Favoriten} farewell {Abschied} listing {Eintrag} listings_waiting {Wartende Einträge} ownership {Inhaberschaft} profile {Profil} report {Meldung} review {Bewertung} staff_alert {Admin-Alarm} trial_ended {Testmodus beendet} other {{name}}}',

  manual: 'Handbuch',
  manualPage: '{title} · Handbuch',
  setupChecklist: 'Erste Schritte',
} satisfies AreaTranslation<'system'>;
