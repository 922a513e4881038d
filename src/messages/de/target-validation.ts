// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Nur Webadressen können Votes empfangen: Die URL muss mit https:// beginnen.',
  urlWithoutScheme: 'Setze https:// vor die Adresse oder http://, wenn sie auf diesem Rechner liegt.',
  urlIncomplete: 'Das ist keine vollständige URL. Schreib sie ganz aus, zum Beispiel https://bot.example/votes.',
  urlCharacters:
    'Die URL enthält einen Zeilenumbruch oder ein anderes unsichtbares Zeichen. Kopiere sie noch einmal, ohne das, was drum herum steht.',
  urlCredentials:
    'Die URL enthält einen Benutzernamen oder ein Passwort. Nimm das heraus: Prüfe stattdessen die Signatur jeder Anfrage.',
  urlFragment:
    'Der Teil ab # kommt nie bei einem Server an. Nimm ihn heraus oder verwende ?, wenn es ein Parameter ist.',
  urlPort:
    'Port {port} wird abgelehnt ({service}). Lass deinen Empfänger auf einem anderen Port lauschen, zum Beispiel 443 oder 8443.',
  urlHost: 'Kein Server kann {host} heißen. Prüfe den Hostnamen der URL.',
  urlNotHttps:
    'Votes werden nur über https gesendet. Schreib https:// und lass den Server TLS anbieten, zum Beispiel über einen Reverse Proxy oder einen Tunnel.',
  urlTooLong: 'Die URL ist länger als {max} Zeichen. Kürze sie.',
  serviceNone: 'kein echter Port',
  serviceMail: 'E-Mail ({protocol})',
  serviceFiles: 'Dateifreigabe (SMB)',

  addressBlocked:
    '{address} ist {kind} und kann von hier nicht aufgerufen werden. Verwende eine öffentliche Adresse oder bitte den Betreiber, den Bereich mit ALLOW_PRIVATE_TARGETS freizugeben.',
  hostBlocked:
    '{host} führt zu {address}. Das ist {kind} und kann von hier nicht aufgerufen werden. Verwende eine öffentliche Adresse oder bitte den Betreiber, den Bereich mit ALLOW_PRIVATE_TARGETS freizugeben.',
  kindThisNetwork: 'eine unbestimmte Adresse („dieses Netzwerk“)',
  kindUnspecified: 'eine unbestimmte Adresse',
  kindPrivate: 'eine Adresse in einem privaten Netzwerk',
  kindCarrier: 'eine Adresse im internen Netzwerk eines Providers',
  kindLoopback: 'eine Loopback-Adresse (dieser Rechner)',
  kindMetadataLink: 'eine Link-Local-Adresse (wo Clouds ihre Metadaten haben)',
  kindLink: 'eine Link-Local-Adresse',
  kindMetadata: 'die Metadaten-Adresse einer Cloud',
  kindProtocols: 'für Protokolle reserviert',
  kindExamples: 'für Beispiele reserviert',
  kindRetiredRelay: 'eine stillgelegte 6to4-Relay-Adresse',
  kindBenchmarks: 'für Benchmarks reserviert',
  kindMulticast: 'eine Multicast-Adresse',
  kindBroadcast: 'die Broadcast-Adresse',
  kindReserved: 'reserviert',
  kindTranslated: 'eine Adresse, die in einem privaten Netzwerk übersetzt wird',
  kindRelay: 'eine 6to4-Adresse',
  kindTeredo: 'eine Teredo-Adresse',
  kindNotAddress: 'keine IP-Adresse',
  kindUnassigned: 'im Internet niemandem zugeteilt',

  hostUnknown:
    'Den Host {host} gibt es im DNS nicht. Prüfe die Schreibweise oder warte, bis ein neuer Eintrag überall bekannt ist.',
  hostBroken:
    'Der Host {host} kann nicht aufgelöst werden: Seine Nameserver melden einen Fehler. Prüfe die DNS-Einstellungen der Domain.',
  hostSilent:
    'Der Host {host} kann nicht aufgelöst werden: Seine Nameserver antworten nicht. Prüfe die DNS-Einstellungen der Domain.',
  hostUnresolved:
    'Der Host {host} konnte nicht aufgelöst werden, weil von hier kein Nameserver erreichbar ist. Versuch es später noch einmal.',
  hostRestarting:
    'Der Host {host} wurde nicht geprüft, weil dieser Dienst gerade neu startet. Versuch es später noch einmal.',
  hostInterrupted:
    'Der Host {host} wurde nicht geprüft, weil dieser Dienst unterbrochen wurde. Versuch es später noch einmal.',

  hostMissing: 'Gib den Host ein, zum Beispiel mc.example oder eine IP-Adresse.',
  hostCharacters: 'Der Host enthält ein Leerzeichen oder ein unsichtbares Zeichen. Tippe ihn noch einmal ein.',
  hostIsUrl: 'Gib nur den Host ein, zum Beispiel mc.example, ohne http:// und ohne Pfad.',
  hostWithPort: 'Gib den Port in seinem eigenen Feld ein, nicht hinter dem Host.',
  hostInvalid: '{host} ist kein gültiger Hostname. Prüfe ihn auf Tippfehler.',
  portInvalid: 'Der Port muss eine Zahl von 1 bis 65535 sein.',
  portBlocked: 'Port {port} ist gesperrt, weil er zu einer anderen Art von Dienst gehört ({service}).',
  portOfGame:
    'Port 25565 ist der Port des Spiels, der Votes ignoriert. Verwende den Port des Vote-Plugins: 8192, wenn du ihn nicht geändert hast.',
  minecraftOnly: 'Nur Minecraft-Server haben Vote-Listener.',
  tokenMissing: 'Füge das Token aus der Konfiguration des Plugins ein.',
  keyMissing: 'Füge den ganzen öffentlichen Schlüssel aus rsa/public.key des Plugins ein.',
  listingDeleted: 'Dieser Eintrag wurde gerade gelöscht.',
  listingGone: 'Dieser Eintrag wurde gerade eben gelöscht.',
  stillEnding:
    'Als das hier deaktiviert oder entfernt wurde, warteten viele Zustellungen, und sie zu beenden dauert eine Weile. Speichere in einer Minute noch einmal.',

  discordUrl:
    'Das ist eine Discord-URL, aber nicht die Webhook-URL eines Kanals. Öffne in Discord die Einstellungen des Kanals, dann „Integrationen“ und „Webhooks“, und wähle „Webhook-URL kopieren“.',
  discordUrlFormat: 'Entferne {part} am Ende der URL: Diese URL erwartet Nachrichten in einem anderen Format.',
  slackUrlWorkflow:
    'Diese URL startet einen Slack-Workflow, der keine Nachrichten annimmt. Öffne die Einstellungen deiner Slack-App unter api.slack.com/apps, „Incoming Webhooks“, und kopiere die Webhook-URL. Sie beginnt mit https://hooks.slack.com/services/.',
  slackUrl:
    'Das ist eine Slack-URL, aber nicht die URL eines Incoming Webhooks. Öffne die Einstellungen deiner Slack-App unter api.slack.com/apps, „Incoming Webhooks“, und kopiere die Webhook-URL. Sie beginnt mit https://hooks.slack.com/services/.',

  playerNotMinecraft: 'Nur Votes für Minecraft-Server können einen Spieler nennen.',
  playerTooLong: 'Ein Spielername hat höchstens {max, number} Zeichen, einschließlich eines Bedrock-Präfixes.',
  playerCharacters:
    'Verwende im Spielernamen nur Buchstaben (A bis Z), Ziffern und _, nach einem Präfix von höchstens zwei Zeichen wie . oder *.',
  playerWithSpaces:
    'Verwende im Spielernamen nur Buchstaben (A bis Z), Ziffern und _, nach einem Präfix von höchstens zwei Zeichen wie . oder *. Auf Bedrock: Gib den Namen so ein, wie ihn der Server anzeigt, mit _ für jedes Leerzeichen.',
  playerMissing: 'Gib den Spieler ein, der mit dem Test-Vote belohnt werden soll.',
} satisfies AreaTranslation<'targetValidation'>;
