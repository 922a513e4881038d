// Staff: the setup checklist. What was found and what to do is also shown by the command `plaudit doctor`, in English.
// Names in capital letters are environment variables and stay as they are. Paths such as /staff/site become links on
// the page and stay as they are, too.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Erste Schritte',
  doneCount: '{done, number} von {total, number} erledigt',
  suspicion: '{count, plural, one {# Eintrag} other {# Einträge}} mit verdächtigen Votes',
  waiting: '{count, plural, one {# Eintrag wartet} other {# Einträge warten}} auf Freigabe',
  stepsLabel: 'Schritte',
  more: 'Diese Liste aktualisiert sich von selbst. <system>System</system> zeigt Konfiguration, Warnungen und Last. Auf dem Server prüft {command} noch mehr: Festplatte, Uhren, Zertifikat und Mailserver.',
  optional: 'optional',
  stepDone: '(erledigt)',
  stepNotNeeded: '(nicht nötig)',
  stepNotDone: '(nicht erledigt)',
  stepProblem: '(Problem)',
  readManual: 'Im Handbuch lesen<unseen>: {title}</unseen>',
  brandAndSettings: 'Marke und Einstellungen',
  siteSettings: 'Website-Einstellungen',
  seenTitle: 'Was der Dienst von dieser Anfrage sieht',
  seenPeer: 'Verbindung von',
  seenTrustedProxy: '{address}, ein vertrauenswürdiger Proxy',
  seenClient: 'Deine Adresse',
  seenMissing: 'fehlt',

  sendTestMail: 'Test-E-Mail senden',
  testMailTo: 'an {email}',
  backupsMade: 'Ich mache selbst Backups',
  backupsNotMade: 'Ich mache keine anderen Backups',
  backupsConfirmed: 'Deine Backups sind bestätigt.',
  backupsUnconfirmed: 'Deine Backups sind nicht mehr bestätigt.',
  undecidable: 'Dieser Schritt lässt sich nicht abwählen.',
  stepReopened: 'Der Schritt ist wieder offen.',
  stepSettled: 'Der Schritt ist abgehakt. Du kannst das jederzeit rückgängig machen.',
  testMailUnset: 'Es wurde keine E-Mail gesendet, weil SMTP_URL nicht gesetzt ist. Setze es und starte neu.',
  testMailFull: 'Es wurde keine E-Mail gesendet, weil zu viele E-Mails warten. Den Grund siehst du im Tab „E-Mail“.',
  testMailsTooMany: 'Du hast mehrere Test-E-Mails gesendet. Versuch es in {time} noch einmal.',
  testMailSent:
    'Eine Test-E-Mail ist unterwegs an {email}. Dieser Schritt ist erledigt, sobald der Mailserver sie annimmt.',
  notNeeded: 'Nicht nötig',

  nameTitle: 'Einen Namen wählen',
  nameKeep: 'Diesen Namen behalten',
  nameDecided: 'Die Seite behält den Standardnamen.',
  nameDefault: 'Die Seite hat noch den Standardnamen {name}.',
  nameDefaultTodo: 'Setze SERVICE_NAME, bevor du Webhooks verbindest: Er ist Teil der Namen von Headern.',
  nameSet: 'Die Seite heißt {name}.',

  brandTitle: 'Der Seite ein eigenes Aussehen geben',
  brandDecided: 'Die Seite behält das Standardaussehen, so wurde entschieden.',
  brandSet: 'Die Seite hat einen eigenen Namen oder ein eigenes Logo.',
  brandDefault: 'Die Seite sieht aus wie jede andere Installation.',
  brandDefaultTodo: 'Lege unter /staff/site Name, Logo und Farbe fest.',

  addressTitle: 'Die öffentliche Adresse festlegen',
  addressLocal: 'BASE_URL ist {url}, was nur auf diesem Rechner funktioniert.',
  addressLocalTodo: 'Setze es auf die https-Adresse, unter der die Seite erreichbar ist.',
  addressSet: 'Die Seite ist unter {url} erreichbar.',
  addressInsecure: 'BASE_URL ist {url}, deshalb werden Passwörter und Cookies unverschlüsselt gesendet.',
  addressInsecureTodo: 'Schalte einen Proxy mit TLS-Zertifikat davor und setze BASE_URL auf eine https-Adresse.',

  proxiesTitle: 'Deinen Proxys vertrauen',
  proxiesOwn: 'Das ist meine eigene Adresse',
  proxiesDecided: 'Ein Admin hat bestätigt, dass die Adressen der Besucher erkannt werden.',
  proxiesUnchecked: 'Nicht geprüft, weil diese Installation unter BASE_URL nicht antwortet.',
  proxyUntrusted:
    'Anfragen kommen über {peer}, das nicht in TRUSTED_PROXIES steht. Der Header X-Forwarded-For von dort wird ignoriert, deshalb teilen sich alle Besucher ein Anfragelimit.',
  proxyUntrustedTodo: 'Falls {peer} dein Proxy ist, setze {variable}.',
  proxyHttp:
    'Der Proxy meldet, dass diese Anfrage über http kam, aber BASE_URL ist https. Über http gesendete Formulare werden abgelehnt.',
  proxyHttpTodo: 'Leite im Proxy http auf https um. Falls es doch https war, korrigiere X-Forwarded-Proto.',
  proxyPrivate:
    'Der Dienst sieht dich als {client}, eine private Adresse. Wenn das nicht dein eigenes Gerät ist, ist es ein Proxy, und alle Besucher dahinter teilen sich ein Anfragelimit.',
  proxyPrivateTodo: 'Falls {client} einer deiner Proxys ist, nimm ihn in TRUSTED_PROXIES auf.',
  proxyTrusted: 'Für den Dienst kommt diese Anfrage von {client}, über den Proxy {peer}.',
  proxyNotNeeded: 'BASE_URL ist eine Adresse dieses Rechners, deshalb ist kein Proxy nötig.',
  proxyAbsent: 'Besucher verbinden sich ohne Proxy. Für den Dienst kommt diese Anfrage von {peer}.',
  proxySilent:
    'Der Proxy {peer} gibt die Adressen der Besucher nicht weiter, deshalb teilen sich alle ein Anfragelimit.',
  proxySilentTodo: 'Lass den Proxy X-Forwarded-For senden. Mit nginx: {directive}',
  proxyUnknown:
    'Diese Anfrage kam von {peer} ohne X-Forwarded-For. Falls {peer} dein Proxy ist, teilen sich alle Besucher ein Anfragelimit.',
  proxyUnknownTodo: 'Lass den Proxy X-Forwarded-For senden und setze {variable}.',

  mailTitle: 'Prüfen, ob E-Mail funktioniert',
  mailUnset:
    'Es werden keine E-Mails gesendet. Niemand kann eine Adresse bestätigen, und nur Admins können Links zum Zurücksetzen eines Passworts erstellen.',
  mailUnsetTodo: 'Setze SMTP_URL auf deinen Mailserver.',
  mailWaiting: 'E-Mails warten: {reason}',
  mailWaitingTodo: 'Prüfe SMTP_URL und den Mailserver.',
  mailAccepted: 'Der Mailserver hat zuletzt eine E-Mail angenommen: {time}.',
  mailUntested: 'SMTP_URL ist gesetzt, aber es wurde noch keine E-Mail gesendet.',
  mailUntestedTodo: 'Klicke unter /staff auf „{button}“.',

  votingTitle: 'Mit bestätigter Adresse voten lassen',
  votingKeepOff: 'Ausgeschaltet lassen',
  votingDecided: 'Voten ist auch ohne bestätigte Adresse möglich, so wurde entschieden.',
  votingNobody: 'Noch kann niemand voten, weil dafür eine bestätigte Adresse oder ein verbundenes Konto nötig ist.',
  votingNobodyTodo:
    'Setze SMTP_URL, richte eine Anmeldung über eine andere Seite wie Discord ein oder setze REQUIRE_CONFIRMED_EMAIL=off.',
  votingConfirmed: 'Zum Voten ist eine bestätigte E-Mail-Adresse oder ein verbundenes Konto nötig.',
  votingLocal: 'Wer sich registriert, kann voten. Sobald die Seite öffentlich ist, ist eine bestätigte Adresse nötig.',
  votingOff: 'REQUIRE_CONFIRMED_EMAIL ist aus, deshalb können Fake-Konten voten.',
  votingOffTodo: 'Entferne REQUIRE_CONFIRMED_EMAIL aus der Konfiguration.',

  discordTitle: 'Anmeldung mit Discord anbieten',
  discordDecided: 'Ein Admin hat sich gegen die Anmeldung mit Discord entschieden.',
  discordSet: 'Die Anmeldung mit Discord ist möglich.',
  discordUnset: 'Die Anmeldung mit Discord ist nicht möglich.',
  discordUnsetTodo: 'Setze DISCORD_CLIENT_ID und DISCORD_CLIENT_SECRET.',
  robloxTitle: 'Roblox-Konten verbinden lassen',
  robloxDecided: 'Ein Admin hat sich gegen das Verbinden von Roblox-Konten entschieden.',
  robloxSet: 'Roblox-Konten können verbunden werden.',
  robloxNoGame: 'Es ist kein Roblox-Spiel eingetragen.',
  robloxUnset:
    'Ein Roblox-Spiel ist eingetragen, aber Roblox-Konten können nicht verbunden werden, deshalb findet es Votes vielleicht nicht.',
  robloxUnsetTodo: 'Setze ROBLOX_CLIENT_ID und ROBLOX_CLIENT_SECRET.',

  approvalTitle: 'Neue Einträge prüfen',
  approvalDecided: 'Neue Einträge sind sofort öffentlich, so wurde entschieden.',
  approvalOn: 'Neue Einträge warten auf Freigabe, bevor sie öffentlich sind.',
  approvalOff: 'Neue Einträge sind sofort öffentlich.',
  approvalOffTodo:
    'Um jeden zuerst freizugeben, schalte die Freigabe unter /staff/site/settings ein oder setze LISTING_APPROVAL=on.',

  backupsTitle: 'Daten sichern',
  backupFailed: 'Das letzte Backup ist fehlgeschlagen: {reason}',
  backupFailedTodo: 'Behebe das und führe dann „{command}“ aus.',
  backupNewest: 'Das neueste Backup ist von {time}.',
  backupByStaff: 'Ein Admin hat Backups bestätigt: {time}. Plaudit kann das nicht prüfen.',
  backupHoursOld: 'Das neueste Backup ist {hours, plural, one {# Stunde} other {# Stunden}} alt.',
  backupDaysOld: 'Das neueste Backup ist {days, plural, one {# Tag} other {# Tage}} alt.',
  backupOldTodo: 'Führe „{command}“ aus und prüfe, warum keins gemacht wurde.',
  backupFirst: 'Es gibt noch kein Backup. Das erste wird innerhalb einer Stunde nach dem ersten Start gemacht.',
  backupFirstTodo: 'Um jetzt eins zu machen, führe „{command}“ aus. Bewahre Kopien auf einem anderen Rechner auf.',
  backupNone: 'Plaudit macht keine regelmäßigen Backups und kann die nicht sehen, die du auf anderem Weg machst.',
  backupNoneTodo: 'Setze BACKUP_EVERY oder bestätige in den ersten Schritten, dass du selbst Backups machst.',

  contactTitle: 'Kontaktadresse hinzufügen',
  contactDecided: 'Ein Admin hat entschieden, keine Kontaktadresse zu zeigen.',
  contactSet: 'Jede Seite verlinkt deine Kontaktadresse.',
  contactUnset: 'Es gibt keine Kontaktadresse. Wer sich nicht anmelden kann, erreicht dich sonst nicht.',
  contactUnsetTodo: 'Gib unter /staff/site/settings oder als CONTACT eine E-Mail-Adresse oder Webseite an.',

  listingTitle: 'Den ersten Eintrag hinzufügen',
  listingAdded: 'Die Seite hat Einträge.',
  listingNone: 'Die Seite hat noch keine Einträge.',
  listingNoneTodo:
    'Füge einen Bot oder einen Server hinzu. Um dich stattdessen mit Beispieldaten umzusehen, führe „{command}“ aus, das ein eigenes Datenverzeichnis verwendet.',

  staffTitle: 'Einen zweiten Admin hinzufügen',
  staffDecided: 'Ein Admin hat entschieden, dass einer genügt.',
  staffSeveral: '{count, plural, one {# Person ist Admin.} other {# Personen sind Admins.}}',
  staffOne: 'Es gibt nur einen Admin.',
  staffOneTodo:
    'Bitte jemanden, sich zu registrieren, und mach die Person dann auf ihrer Seite unter „Personen“ zum Admin.',
  staffNone: 'Es gibt noch keinen Admin.',
  staffNoneTodo: 'Öffne den Einrichtungslink, den der Dienst beim Start ausgibt.',
} satisfies AreaTranslation<'setup'>;
