// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'Die Datenbank hat nicht rechtzeitig geantwortet',
  databaseSlowTodo: 'Prüfe Last und Log der Datenbank. Manche Zahlen fehlen, bis sie antwortet.',
  leasesLost: 'Endpunkte sind an einen Prozess vergeben, den es nicht mehr gibt',
  leasesLostTodo:
    'Andere Prozesse übernehmen sie innerhalb von Sekunden. Wenn diese Warnung bleibt, sendet kein Prozess Zustellungen: Starte einen mit ROLE=all oder ROLE=worker.',
  overdue: 'Zustellungen sind seit mehr als fünf Minuten fällig',
  overdueTodo:
    'Ein einzelner langsamer oder gestörter Endpunkt kann die Ursache sein: Prüfe die gestörten Endpunkte unten. Wenn es keine gibt, prüfe, ob ein Worker läuft.',
  nobodyVotes: 'Niemand kann voten',
  nobodyVotesTodo:
    'Zum Voten ist eine bestätigte E-Mail-Adresse oder ein Konto bei einer verbundenen Seite nötig, und nichts davon ist eingerichtet. Setze SMTP_URL oder richte eine Anmeldung über eine andere Seite ein, etwa Discord mit DISCORD_CLIENT_ID und DISCORD_CLIENT_SECRET. Um alle voten zu lassen, setze REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'Das Captcha vor einem Vote funktioniert nicht',
  captchaRefusedTodo:
    '{name} lehnt VOTE_CAPTCHA_SITE_KEY oder VOTE_CAPTCHA_SECRET ab, deshalb lösen Voter stattdessen unser schwerstes eigenes Rätsel. Kopiere beide Schlüssel noch einmal aus dem Dashboard des Anbieters und starte neu.',
  captchaDownTodo:
    '{name} antwortet nicht, deshalb lösen Voter stattdessen unser schwerstes eigenes Rätsel. Prüfe, ob sich dieser Rechner dorthin verbinden darf.',
  trialEnded: 'Der Testmodus ist beendet',
  trialEndedTodo:
    'Andere können diesen Dienst erreichen. Erkannt am {time}: {sign}. Webhooks können diesen Rechner nicht mehr erreichen. Setze BASE_URL auf die Adresse, unter der die Seite erreichbar ist.',
  loopback: 'BASE_URL ist eine Adresse dieses Rechners',
  loopbackTodo:
    'Links in E-Mails und Webhooks funktionieren für niemand anderen. Setze BASE_URL auf die Adresse, unter der die Seite erreichbar ist.',
  notHttps: 'BASE_URL ist nicht https',
  notHttpsTodo:
    'Passwörter und Cookies werden unverschlüsselt gesendet, und niemand kann voten, weil die Prüfung vor einem Vote nur über https funktioniert. Schalte einen Proxy mit TLS-Zertifikat vor Plaudit und setze BASE_URL auf eine https-Adresse.',
  noMail: 'Es werden keine E-Mails gesendet',
  noMailTodo:
    'Niemand kann selbst seine Adresse bestätigen oder sein Passwort zurücksetzen. Setze SMTP_URL. Bis dahin können Admins auf der Seite jeder Person unter „Personen“ Links zum Zurücksetzen erstellen.',
  mailWaiting: 'E-Mails warten seit mehr als 15 Minuten',
  mailWaitingTodo:
    '{reason} Der Versand von E-Mails wird einen Tag lang wiederholt. Prüfe, ob der Mailserver in SMTP_URL antwortet.',
  nobodySends: 'Kein Prozess sendet sie.',
  mailUnreachable: 'Der Mailserver ist nicht erreichbar.',
  mailTimeout: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  mailTls: 'Eine sichere Verbindung zum Mailserver kam nicht zustande.',
  mailSignIn: 'Der Mailserver hat Benutzername und Passwort aus SMTP_URL abgelehnt.',
  mailSender: 'Der Mailserver hat den Absender abgelehnt. Lege mit `?from=` in SMTP_URL einen anderen fest.',
  mailRecipient: 'Der Mailserver kennt den Empfänger nicht.',
  mailContent: 'Der Mailserver hat diese E-Mail abgelehnt.',
  mailLater: 'Der Mailserver bittet darum, es später noch einmal zu versuchen.',
  mailProtocol: 'SMTP_URL führt nicht zu einem Mailserver.',
  mailExpired: 'Die E-Mail konnte nicht gesendet werden, bevor ihr Link abgelaufen ist.',
  mailUnreadable: 'Die E-Mail wurde mit einem anderen SECRET_KEY gespeichert.',
  mailUntried: 'Noch nicht versucht.',
  staffChat: 'Alarme erreichen den Chat-Kanal des Admin-Teams nicht',
  staffChatTodo: '{happened} {todo} Alarme werden einen Tag lang wiederholt.',
  noChallenge: 'Zum Voten ist keine Prüfung nötig',
  noChallengeTodo: 'Automatische Votes sind so einfach wie echte. VOTE_CHALLENGE=off ist nur für Tests gedacht.',
  privateTargets: 'Webhooks dürfen private Adressen erreichen',
  privateTargetsTodo:
    'Jeder Inhaber kann Anfragen an die Adressen in ALLOW_PRIVATE_TARGETS senden. Lass es auf einer öffentlichen Seite leer.',
  embeddedLarge: 'Die eingebettete Datenbank ist groß',
  embeddedLargeTodo:
    'Ab etwa 2 GB eignet sich PostgreSQL besser. `plaudit move` zieht alles dorthin um; docs/operate.md erklärt, wie.',

  sessionsLost: 'Verbindungen zu PostgreSQL haben ihre Sitzungen verloren',
  sessionsLostTodo:
    'Während dieser Prozess lief, wurde ein Connection-Pooler vor PostgreSQL geschaltet oder in den Transaktionsmodus versetzt, deshalb schlagen manche Anweisungen fehl. Starte alle Prozesse neu: Sie passen sich beim Start an.',
  notNotified: 'Prozesse benachrichtigen sich nicht gegenseitig über Votes',
  notNotifiedTodo:
    'DATABASE_URL führt durch einen Connection-Pooler, deshalb fragt jeder Prozess {seconds, plural, one {jede Sekunde} other {alle # Sekunden}} nach. Setze DATABASE_DIRECT_URL auf die Adresse von PostgreSQL selbst, die jeder Prozess dann für eine Verbindung verwendet.',
  replicaUnused: 'Die Lese-Replica wird nicht verwendet',
  replicaUnusedTodo:
    'Seiten werden vom Primary gelesen, wegen der Replica in DATABASE_READ_URL: {reason}. Sie wird von selbst wieder verwendet.',
  replicaUnchecked: 'Sie wurde noch nicht geprüft',
  replicaFailedQuery: 'Eine Abfrage ist bei ihr fehlgeschlagen',
  replicaSilent: 'Sie antwortet nicht',
  replicaBehind: 'Sie ist zu weit im Rückstand',
  replicaOther: 'Sie ist keine Kopie dieser Datenbank',
  replicaUnreachable: 'Sie oder der Primary antwortet nicht',
  replicaNotStandby: 'Sie ist kein Standby',
  connections: 'Verbindungen',
  connectionsDirect: 'direkt',
  connectionsPooled:
    'durch einen Connection-Pooler im Transaktionsmodus, deshalb sind vielleicht nicht alle Prozesse aufgeführt',
  prepared: 'Prepared Statements',
  on: 'ein',
  off: 'aus',
  votesOfOthers: 'Votes aus anderen Prozessen',
  foundAtOnce: 'sofort gefunden, durch Benachrichtigungen',
  foundByPolling:
    'innerhalb einer halben Sekunde gefunden, durch Nachfragen {seconds, plural, one {jede Sekunde} other {alle # Sekunden}}; offene Protokollseiten werden innerhalb von 3 Sekunden aktualisiert',
  replica: 'Lese-Replica',
  replicaInUse: 'in Verwendung',
  replicaInUseBehind: 'in Verwendung, {seconds} Sekunden im Rückstand',
  replicaNotInUse: 'nicht in Verwendung: {reason}',
  replicaNotInUseBehind: 'nicht in Verwendung: {reason}, {seconds} Sekunden im Rückstand',

  backupFailed: 'Das letzte Backup ist fehlgeschlagen',
  backupFailedTodo: '{message} Führe dann `plaudit backup` aus.',
  backupOld: 'Das neueste Backup ist zu alt',
  backupOldTodo:
    'Es wurde vor {hours, plural, one {# Stunde} other {# Stunden}} gemacht. Prüfe, ob ein Prozess mit ROLE all oder worker läuft, und sein Log.',

  commitOff: 'PostgreSQL bestätigt Votes, bevor sie auf seiner Festplatte sind',
  commitOffTodo:
    'Bei einem Absturz seines Rechners gehen die neuesten Votes verloren. Setze synchronous_commit auf on.',
  standbyMissing: 'PostgreSQL wartet auf einen Standby, der nicht verbunden ist',
  standbyMissingTodo:
    'Es wird kein Vote erfasst, bis ein Standby aus synchronous_standby_names zurück ist. Prüfe die Standbys.',
  commitLocal: 'Votes warten nicht auf den Standby',
  commitLocalTodo:
    'Bei einem Failover können die neuesten Votes verloren gehen, und ein Vote kann zweimal an einen Minecraft-Server gesendet werden. Setze synchronous_commit auf on. docs/high-availability.md erklärt, wie.',
  noSynchronous: 'PostgreSQL hat einen Standby, aber keinen synchronen',
  noSynchronousTodo:
    'Bei einem Failover können die neuesten Votes verloren gehen, und ein Vote kann zweimal an einen Minecraft-Server gesendet werden. Setze synchronous_standby_names oder synchronous_mode in Patroni. docs/high-availability.md erklärt, wie.',
} satisfies AreaTranslation<'systemWarnings'>;
