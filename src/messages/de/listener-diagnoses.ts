// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'Der Host des Listeners ist weder ein Hostname noch eine IP-Adresse.',
  hostInvalidTodo: 'Gib nur den Host ein, zum Beispiel mc.example, und den Port in seinem eigenen Feld.',
  portInvalid: 'Der Port des Listeners ist keine Zahl von 1 bis 65535.',
  portInvalidTodo: 'Gib den Port aus der config.yml des Plugins ein: 8192, wenn er nicht geändert wurde.',
  portDenied: 'Der Port des Listeners ist gesperrt, weil er zu einer anderen Art von Dienst gehört.',
  portDeniedTodo:
    'Gib den Port aus der config.yml des Plugins ein oder ändere den Port des Plugins. Standard ist 8192.',
  dnsNotFound: 'Den Hostnamen des Listeners gibt es nicht.',
  dnsNotFoundTodo:
    'Prüfe die Schreibweise. Vielleicht ist der Name, den Spieler verwenden, nur ein SRV-Eintrag, den es für Vote-Listener nicht gibt. Gib dann die IP-Adresse oder den eigentlichen Hostnamen des Servers ein.',
  dnsBroken: 'Die Nameserver der Domain des Listeners haben einen Fehler gemeldet.',
  dnsBrokenTodo:
    'Prüfe die Nameserver der Domain und DNSSEC bei ihrem Registrar oder gib die IP-Adresse des Servers ein.',
  dnsTimeout: 'Die Nameserver der Domain des Listeners haben nicht rechtzeitig geantwortet.',
  dnsTimeoutTodo: 'Prüfe die Nameserver der Domain bei ihrem Registrar oder gib die IP-Adresse des Servers ein.',
  dnsFailed: 'Dieser Dienst konnte keinen Nameserver erreichen.',
  dnsFailedTodo: 'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote.',
  blockedAddress: 'Der Host führt zu einer privaten Adresse, und Votes werden nur an öffentliche gesendet.',
  blockedAddressTodo:
    'Gib die öffentliche Adresse ein, die Spieler verwenden, und leite dort den Port des Listeners weiter. Um einen privaten Bereich zu erlauben, kann der Betreiber ALLOW_PRIVATE_TARGETS setzen.',
  hostUnreachable: 'Das Netzwerk meldet, dass der Server des Listeners nicht erreichbar ist.',
  hostUnreachableTodo:
    'Prüfe, ob der Server läuft, ob seine Adresse stimmt und ob die Firewall den Port des Listeners erlaubt (TCP 8192, wenn er nicht geändert wurde).',
  reset: 'Der Server hat die Verbindung geschlossen, während sie aufgebaut wurde.',
  resetTodo:
    'Suche nach einer Firewall oder einem DDoS-Schutz vor dem Port des Listeners und füge eine Ausnahme für diesen Dienst hinzu.',
  networkError: 'Beim Aufbau der Verbindung ist ein Netzwerkfehler aufgetreten.',
  networkErrorTodo: 'Sende einen Test-Vote. Wenn er wieder fehlschlägt, prüfe das Netzwerk des Servers.',
  networkUnreachable: 'Dieser Dienst hat keine Netzwerkroute zur Adresse des Listeners.',
  networkUnreachableTodo:
    'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote. Falls dein Host nur eine IPv6-Adresse hat, gib eine IPv4-Adresse ein.',
  outOfSockets: 'Dieser Dienst hatte keine freien Sockets mehr.',
  outOfSocketsTodo:
    'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote. Wenn das öfter passiert, sollte der Betreiber das Limit für offene Dateien erhöhen.',
  stalled: 'Dieser Dienst ist ins Stocken geraten, und der Vote wurde nicht gesendet.',
  stalledTodo: 'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote.',
  shutdown: 'Dieser Dienst wurde neu gestartet, und der Vote wurde nicht gesendet.',
  shutdownTodo: 'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote.',
  internalError: 'In diesem Dienst ist ein unerwarteter Fehler aufgetreten, und der Vote wurde nicht gesendet.',
  internalErrorTodo:
    'Das Problem liegt bei uns, nicht bei deinem Server. Sende später einen Test-Vote. Wenn das öfter passiert, wende dich an den Betreiber.',
  voteUnreadable: 'Dieser Dienst konnte den gespeicherten Vote nicht lesen, deshalb wurde nichts gesendet.',
  voteUnreadableTodo: 'Wende dich an den Betreiber. Bei dir gibt es nichts zu beheben.',
  noPlayer: 'Der Vote nennt keinen Spieler, deshalb wurde nichts gesendet.',
  noPlayerTodo: 'Nichts zu tun: Wer die Belohnung will, muss beim Voten den Spielernamen angeben.',
  serviceNameRefused: 'Der Name dieses Dienstes kann nicht an einen Listener gesendet werden.',
  serviceNameRefusedTodo: 'Der Betreiber sollte SERVICE_NAME auf Buchstaben (A bis Z) und Ziffern setzen.',
  keyUnusable:
    'Der gespeicherte öffentliche Schlüssel ist kein RSA-Schlüssel mit 2048 Bit, deshalb konnte der Vote nicht verschlüsselt werden.',
  keyUnusableTodo: 'Füge den Text von rsa/public.key des Plugins noch einmal ein.',
  voteAnnulled: 'Das Admin-Team dieser Seite hat den Vote annulliert, bevor er gesendet wurde.',
  voteAnnulledTodo: 'Nichts zu tun: Annullierte Votes werden nicht belohnt.',
  listenerRemoved: 'Der Vote-Listener wurde entfernt, bevor dieser Vote gesendet wurde.',
  listenerRemovedTodo:
    'Dieser Vote wird nicht noch einmal gesendet. Neue Votes werden gesendet, sobald du wieder einen Listener einrichtest.',
  settingsUnreadable:
    'Dieser Dienst kann die Einstellungen des Listeners nicht entschlüsseln, weil sie mit einem anderen Schlüssel gespeichert wurden.',
  settingsUnreadableTodo:
    'Speichere den Listener noch einmal mit seinem Token oder Schlüssel oder bitte den Betreiber, den früheren SECRET_KEY wiederherzustellen.',
  closedBeforeGreeting: 'Die Verbindung wurde geschlossen, bevor der Listener seine Begrüßung gesendet hat.',
  closedBeforeGreetingTodo:
    'Prüfe, ob der Port der des Vote-Plugins ist und ob ein Tunnel oder Proxy davor den Server noch erreicht. VotifierPlus schließt Verbindungen auch, solange sein ConnectionThrottle diesen Dienst blockiert. Warte dann ein paar Minuten.',
  greetingUnfinished: 'Der Listener hat eine Votifier-Begrüßung begonnen, aber die Zeile nie beendet.',
  greetingUnfinishedTodo:
    'Prüfe jeden Tunnel oder Proxy zwischen diesem Dienst und dem Plugin und sende einen Test-Vote.',
  voteTooLong: 'Mit der Begrüßung des Listeners würde der Vote so lang, dass kein Listener ihn annimmt.',
  voteTooLongTodo: 'Verwende ein unverändertes NuVotifier oder VotifierPlus, dessen Challenge 26 Zeichen hat.',
  closedBeforeSending:
    'Der Listener hat seine Begrüßung gesendet und dann die Verbindung geschlossen, bevor der Vote gesendet werden konnte.',
  closedBeforeSendingTodo:
    'Sieh in der Serverkonsole zu dieser Zeit nach. Ein überlasteter oder neu startender Server macht das, ebenso ein Plugin, das Verbindungen begrenzt.',
  connectRefused:
    '{place, select, hostAndPort {Unter {host}, Port {port}, lauscht nichts.} host {Unter {host} lauscht nichts.} other {Dort lauscht nichts.}}',
  connectRefusedTodo:
    'Prüfe in der Serverkonsole, ob das Vote-Plugin geladen ist und {port} anzeigt, und ob host in seiner config.yml 0.0.0.0 ist. Mit einem Proxy wie Velocity ist das Plugin des Proxys der Listener.',
  connectRefusedHereTodo:
    'Prüfe in der Serverkonsole, ob das Vote-Plugin geladen ist und {port} anzeigt. Mit einem Proxy wie Velocity ist das Plugin des Proxys der Listener.',
  connectTimeout:
    '{place, select, hostAndPort {Auf den Verbindungsversuch zu {host}, Port {port}, kam keine Antwort.} host {Auf den Verbindungsversuch zu {host} kam keine Antwort.} other {Auf den Verbindungsversuch kam keine Antwort.}}',
  connectTimeoutTodo:
    'Prüfe, ob der Server läuft, und öffne in seiner Firewall, im Hosting-Panel oder Router TCP für {port}. Bei einem Hoster verwende einen Port, den er dir zugewiesen hat.',
  portKnown: 'Port {port}',
  portUnknown: 'den Port des Listeners (8192, wenn er nicht geändert wurde)',
  nameRefused: 'Der Vote wurde nicht gesendet, weil kein Listener den Namen des Spielers annehmen würde.',
  nameRefusedTodo: 'Ein Name hat 1 bis 16 Zeichen, einschließlich eines Bedrock-Präfixes.',
  nameRefusedV1Todo:
    'Ein Name hat 1 bis 16 Zeichen, einschließlich eines Bedrock-Präfixes, und mit v1 nur ASCII-Zeichen.',
  noGreeting:
    '{place, select, hostAndPort {Unter {host}, Port {port}, nimmt etwas Verbindungen an, hat aber nicht die Begrüßung eines Vote-Listeners gesendet.} host {Unter {host} nimmt etwas Verbindungen an, hat aber nicht die Begrüßung eines Vote-Listeners gesendet.} other {Etwas nimmt Verbindungen an, hat aber nicht die Begrüßung eines Vote-Listeners gesendet.}}',
  noGreetingTodo:
    'Gib den Port des Vote-Plugins aus seiner config.yml ein: 8192, wenn er nicht geändert wurde. Der Port des Spiels, etwa 25565, sendet keine Begrüßung.',
  noGreetingGamePortTodo:
    'Port 25565 ist der Port des Spiels. Gib den Port des Vote-Plugins aus seiner config.yml ein: 8192, wenn er nicht geändert wurde.',
  notVotifier:
    '{place, select, hostAndPort {Unter {host}, Port {port}, antwortet eine andere Art von Dienst.} host {Unter {host} antwortet eine andere Art von Dienst.} other {Eine andere Art von Dienst antwortet.}}',
  greetingWas: '{happened} Die Begrüßung war „{words}“.',
  notVotifierTodo: 'Gib den Port des Vote-Plugins aus seiner config.yml ein: 8192, wenn er nicht geändert wurde.',
  unknownVersion: 'Der Listener meldet sich als Votifier, aber mit einem Protokoll, das weder v1 noch v2 ist.',
  unknownVersionNamed:
    'Der Listener meldet sich als Votifier, aber mit einem Protokoll, das weder v1 noch v2 ist: „{words}“.',
  unknownVersionTodo: 'Installiere eine aktuelle Version von NuVotifier oder VotifierPlus, die v2 unterstützen.',
  v1Only: 'Der Listener unterstützt nur Protokoll v1, aber hier ist v2 gewählt.',
  v1OnlyNamed: 'Der Listener unterstützt nur Protokoll v1 ({words}), aber hier ist v2 gewählt.',
  v1OnlyTodo:
    'Mit VotifierPlus: Setze TokenSupport: true in seiner config.yml, lade es neu und gib das Token für „{service}“ oder „default“ ein. Mit dem klassischen Votifier: Wähle hier v1 und füge seinen rsa/public.key ein.',
  thisService: 'Name dieses Dienstes',
  endedAccepted: 'Der Listener hat den Vote angenommen.',
  endedAcceptedTodo: 'Falls der Spieler keine Belohnung bekommen hat, prüfe das Belohnungs-Plugin.',
  endedRejected: 'Der Listener hat den Vote abgelehnt.',
  endedRejectedTodo: 'Suche in der Serverkonsole zu dieser Zeit nach dem Grund.',
  endedFailed: 'Der Vote konnte nicht gesendet werden.',
  endedFailedTodo: 'Prüfe Host, Port und Token oder Schlüssel des Listeners und sende einen Test-Vote.',
  endedSentUnconfirmed: 'Der Vote wurde gesendet, kann aber nicht bestätigt werden.',
  endedSentUnconfirmedTodo: 'Suche in der Serverkonsole nach dem Vote.',
  endedUnknown: 'Der Vote wurde gesendet, aber es ist unbekannt, ob er verarbeitet wurde.',
  endedUnknownTodo: 'Er wird nie zweimal gesendet. Suche in der Serverkonsole nach dem Vote.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
