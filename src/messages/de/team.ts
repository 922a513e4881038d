// Managers, tokens and settings of a listing.
import type { AreaTranslation } from '../message.ts';

export default {
  managers: 'Manager',
  managersText:
    'Manager können hier alles ansehen und ändern: Webhook, Vote-Listener, Tokens, Changelog und Einstellungen. Nur der Inhaber kann Manager einladen und den Eintrag übertragen oder löschen.',
  owner: 'Inhaber',
  managerSince: 'Manager, hinzugefügt {time}',
  you: '(du)',
  leave: 'Verlassen',

  inviteManager: 'Manager einladen',
  email: 'E-Mail-Adresse',
  emailHint:
    'Die Adresse des Kontos der Person auf dieser Seite. Wer noch keins hat, kann sich mit dieser Adresse registrieren.',
  invite: 'Einladen',
  tooManyInvitations: 'Du hast heute {max, number} Einladungen gesendet. Warte {wait} und versuch es dann noch einmal.',
  invitationMailed: 'Die Einladung wurde per E-Mail an {email} gesendet.',
  invitationLink: 'Einladungslink',
  invitationLinkText:
    'Sende ihn an die Person, die du eingeladen hast. Er wird nicht noch einmal angezeigt. Er funktioniert einmal, innerhalb von sieben Tagen und nur für die Adresse, die du eingegeben hast.',
  theLink: 'Link',

  pendingInvitations: 'Offene Einladungen',
  offeredOwnership: 'Inhaberschaft angeboten, läuft {time} ab',
  invitedAsManager: 'Als Manager eingeladen, läuft {time} ab',
  revoke: 'Widerrufen',
  theInvitation: ': Einladung von {email}',
  invitationRevoked: 'Die Einladung wurde widerrufen. Ihr Link funktioniert nicht mehr.',
  invitationAnswered: 'Die Einladung wurde schon angenommen oder abgelehnt oder ist abgelaufen.',

  removeManagerTitle: 'Manager entfernen',
  removeManagerQuestion: 'Diesen Manager entfernen?',
  removeManager: 'Manager entfernen',
  removeManagerText:
    '{name} verliert sofort den Zugang zu diesem Dashboard. Andere API-Tokens funktionieren weiter: Widerrufe alle, die diese Person vielleicht kopiert hat, und erneuere das Signing-Secret, falls sie es gesehen hat.',
  apiTokens: 'API-Tokens',
  revokeTokens:
    '{count, plural, one {Das Token widerrufen, das diese Person erstellt hat} other {Die # Tokens widerrufen, die diese Person erstellt hat}}',
  revokeTokensHint:
    '{count, plural, one {Programme, die es verwenden, funktionieren sofort nicht mehr.} other {Programme, die sie verwenden, funktionieren sofort nicht mehr.}}',
  managerRemoved: 'Der Manager wurde entfernt.',

  leaveTitle: 'Team verlassen',
  leaveQuestion: 'Dieses Team verlassen?',
  leaveText: 'Du verwaltest {listing} dann nicht mehr. Für neuen Zugang brauchst du eine neue Einladung vom Inhaber.',
  youLeft: 'Du hast das Team verlassen.',

  transferOwnership: 'Inhaberschaft übertragen',
  transferNobody: 'Nur ein Manager kann Inhaber werden. Lade die Person zuerst als Manager ein.',
  transferText: 'Der gewählte Manager muss zustimmen. Du bleibst als Manager dabei.',
  newOwner: 'Neuer Inhaber',
  transferQuestion: 'Inhaberschaft übertragen?',
  transferConsequences:
    '{name} hat sieben Tage Zeit, die Inhaberschaft von {listing} anzunehmen. Danach kann nur noch der neue Inhaber Manager einladen und entfernen und den Eintrag übertragen oder löschen. Du bleibst als Manager dabei, bis der neue Inhaber dich entfernt.',

  noTokens: 'Noch keine Tokens',
  noTokensText: 'Mit einem Token kann dein eigener Code Votes abfragen und diesen Eintrag verwalten.',
  yourToken: 'Dein Token',
  yourTokenText:
    'Kopiere es jetzt. Es wird nicht noch einmal angezeigt. Sende es bei jeder Anfrage als <code>Authorization: Bearer</code>.',
  theToken: 'Token',
  tokenUnused: 'Erstellt {created}, nie verwendet',
  tokenUsed: 'Erstellt {created}, zuletzt verwendet {used}',
  tokenUsedFor: 'Erstellt {created}, zuletzt verwendet {used} für {operation}',
  limits: 'Beschränken',
  rotate: 'Erneuern',

  createTokenTitle: 'Token erstellen',
  tokenName: 'Name',
  tokenNameHint: 'Wo du es verwenden wirst.',
  liveStream: 'Event-Stream',
  permissions: 'Berechtigungen',
  votesReadHint: 'Abfragen, ob jemand gevotet hat, Votes auflisten und Statistiken lesen.',
  webhooksWriteHint: 'Den Webhook ändern, das Zustellprotokoll lesen, erneut zustellen und Tokens verwalten.',
  statsWriteHint: 'Die Serverzahl des Bots melden.',
  changelogWriteHint: 'Release Notes veröffentlichen, ersetzen und löschen.',
  createToken: 'Token erstellen',
  listingDeletedBefore: 'Dieser Eintrag wurde gelöscht.',
  tokenNameInvalid: 'Der Name muss 1 bis {max, number} Zeichen lang sein.',
  tokenWithoutPermission: 'Wähle mindestens eine Berechtigung.',
  tooManyTokens: 'Ein Eintrag kann höchstens {max, number} Tokens haben. Widerrufe eins, das du nicht mehr brauchst.',
  permissionUnknown: 'Diese Berechtigung gibt es nicht.',
  permissionForBots: 'Diese Berechtigung gibt es nur für Bots.',

  tokenLimitsTitle: 'Beschränkungen eines Tokens',
  tokenLimits: 'Beschränkungen des Tokens',
  tokenLimitsText: '{name}, erstellt am {time}. Beschränkungen gelten sofort.',
  saveLimits: 'Beschränkungen speichern',
  limitsSaved: 'Die Beschränkungen des Tokens wurden gespeichert.',
  lastDay: 'Letzter Tag',
  lastDayHint:
    '{days, plural, one {Am Ende dieses Tages (UTC) funktioniert das Token nicht mehr. # Tag vorher bekommst du einen Hinweis.} other {Am Ende dieses Tages (UTC) funktioniert das Token nicht mehr. # Tage vorher bekommst du einen Hinweis.}}',
  allowedAddresses: 'Erlaubte Adressen',
  allowedAddressesHint:
    'IP-Adressen oder Adressbereiche deiner eigenen Server, mit Kommas getrennt. Leer lassen, um alle zu erlauben.',
  expiryInvalid: 'Gib einen Tag als JJJJ-MM-TT ein, zum Beispiel 2027-01-31.',
  expiryPast: 'Gib einen Tag ein, der noch nicht vorbei ist.',
  addressesInvalid:
    'Gib IP-Adressen oder CIDR-Bereiche ein, mit Kommas getrennt, zum Beispiel 203.0.113.7 oder 2001:db8::/32.',
  tooManyAddresses: 'Gib höchstens {max, number} Adressen ein.',
  expired: 'Abgelaufen',
  stoppedWorking: 'Funktioniert nicht mehr: abgelaufen {time}',
  expiresSoon: 'Läuft bald ab',
  expires: 'Läuft ab: {time}',
  onlyFrom: 'Nur von {addresses}',

  rotateTokenTitle: 'Token erneuern',
  rotateTokenQuestion: 'Dieses Token erneuern?',
  rotateToken: 'Token erneuern',
  rotateTokenText:
    '{name} bekommt ein neues Secret und behält Name und Berechtigungen. Das alte Secret funktioniert sofort nicht mehr, also halte dich bereit, es überall zu ersetzen. Um ohne Ausfall zu wechseln, erstelle zuerst ein zweites Token.',
  revokeTokenTitle: 'Token widerrufen',
  revokeTokenQuestion: 'Dieses Token widerrufen?',
  revokeToken: 'Token widerrufen',
  revokeTokenText: '{name} funktioniert dann überall sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  tokenRevoked: 'Das Token wurde widerrufen.',

  settings: 'Einstellungen',
  settingsText: 'Was Besucher sehen, steht unter <page>Seite</page> und <pictures>Bilder</pictures>.',
  id: 'ID',
  idText: 'Die API und die Kommandozeile erkennen diesen Eintrag an seiner ID.',
  theId: 'ID des Eintrags',
  paused: 'Eintrag pausiert. Niemand kann voten, bis du ihn fortsetzt.',
  resumed: 'Eintrag fortgesetzt. Voten ist wieder möglich.',

  plan: 'Tarif',
  currentPlan: 'Aktuell',
  planOfServer: 'Jeder Vote zählt im Ranking {times}.',
  planWithChangelog: 'Jeder Vote zählt im Ranking {times}; mit Changelog.',
  planWithoutChangelog: 'Jeder Vote zählt im Ranking {times}; Changelog mit dem Add-on Changelog Pro.',
  planOfBotKept: 'Schon abgegebene Votes behalten ihr Gewicht, und Changelog-Einträge bleiben öffentlich.',
  planOfServerKept: 'Schon abgegebene Votes behalten ihr Gewicht.',

  pause: 'Pausieren',
  isPaused: 'Pausiert',
  isPausedText:
    'Dieser Eintrag ist pausiert: Niemand kann für ihn voten, er steht in keiner Liste, und seine Seite ist als pausiert markiert.',
  pauseText:
    'Solange ein Eintrag pausiert ist, kann niemand für ihn voten, er steht in keiner Liste, und seine Seite ist als pausiert markiert. Frühere Votes werden weiterhin zugestellt und zählen wie immer {days, plural, one {# Tag} other {# Tage}} lang fürs Ranking.',
  pauseListing: 'Eintrag pausieren',
  resumeListing: 'Eintrag fortsetzen',

  delete: 'Löschen',
  deleteCardText:
    'Löscht den Eintrag, seine Votes und alle Einstellungen endgültig. Du wirst vorher um Bestätigung gebeten.',

  deleteListing: 'Eintrag löschen',
  deleteQuestion: 'Diesen Eintrag löschen?',
  deleteBot:
    '{name} wird endgültig gelöscht: Seite, Votes und Vote-Zahlen, Webhook, Vote-Listener, Tokens, Changelog, Manager und offene Einladungen.',
  deleteServer:
    '{name} wird endgültig gelöscht: Seite, Votes und Vote-Zahlen, Webhook, Vote-Listener, Tokens, Manager und offene Einladungen.',
  deleteText:
    'Votes, die noch warten, werden verworfen, aber Anfragen, die schon unterwegs sind, kommen vielleicht noch an. Im Audit-Log bleibt die Löschung 400 Tage lang vermerkt.',
  confirmName: 'Gib zur Bestätigung den Namen des Eintrags ein',
  confirmNameHint: 'Oder seine ID: {id}',
  nameDiffers: 'Das ist weder der Name noch die ID des Eintrags.',
  deleted: 'Eintrag gelöscht.',

  badges: 'Badges',
  badgesText:
    'Kleine Bilder mit deinen Zahlen für eine README, ein Forum oder deine eigene Website. Sie werden jede Minute aktualisiert.',
  embedText:
    'Eine Karte mit deinem Icon, als Bild oder in einem Frame, gibt es auf der <link>Seite zum Einbetten</link>, die alle verwenden können.',
  badgeStyles: 'Eigene Beschriftungen und Stile',
  badgeStylesText:
    'Hänge <code>?label=</code> für deine eigene Beschriftung an die URL an, zum Beispiel <code>votes.svg?label=fans</code>. Ersetze <code>.svg</code> durch <code>.json</code>, um die URL als Endpoint-Badge auf shields.io zu verwenden.',
  webhookBadge: 'Webhook',
  webhookBadgeText:
    'Der Zustand deines Webhooks: funktioniert, gestört, deaktiviert oder pausiert. Nur du und deine Manager sehen ihn, solange du ihn nicht öffentlich machst.',
  makePublic: 'Öffentlich machen',
  makePrivate: 'Nicht mehr öffentlich',
  webhookPublic: 'Gespeichert. Der Zustand deines Webhooks ist jetzt öffentlich.',
  webhookPrivate: 'Gespeichert. Nur du und deine Manager können den Zustand deines Webhooks sehen.',
} satisfies AreaTranslation<'team'>;
