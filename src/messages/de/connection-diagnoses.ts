// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted:
    'Dieser Dienst wurde während des Versuchs beendet, deshalb ist unbekannt, ob der Empfänger die Zustellung bekommen hat.',
  interruptedTodo:
    'Nichts zu tun: Die Zustellung wird mit derselben Event-ID wiederholt, damit dein Empfänger ein Duplikat erkennt.',
  voteAnnulled: 'Das Admin-Team dieser Seite hat den Vote annulliert, bevor er zugestellt wurde.',
  voteAnnulledTodo: 'Nichts zu tun: Der Vote zählt nicht. Du kannst ihn trotzdem von Hand erneut zustellen.',
  settingsUnreadable:
    'Dieser Dienst kann URL und Secret des Webhooks nicht entschlüsseln, weil sie mit einem anderen Schlüssel gespeichert wurden.',
  settingsUnreadableTodo:
    'Speichere die URL des Webhooks neu oder bitte den Betreiber, den früheren SECRET_KEY wiederherzustellen. Bis dahin warten Zustellungen, und nichts zählt gegen deinen Endpunkt.',
  idleClosed:
    'Der Empfänger hat die Verbindung früherer Anfragen genau in dem Moment geschlossen, als diese darüber gesendet wurde.',
  idleClosedTodo:
    'Nichts zu tun: Die Zustellung wird sofort noch einmal gesendet, über eine neue Verbindung und mit der nächsten Versuchsnummer. Dieser Versuch zählt nicht.',
  shutdown: 'Dieser Dienst wurde während des Versuchs neu gestartet.',
  shutdownTodo: 'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt.',
  stalled: 'Dieser Dienst ist während des Versuchs ins Stocken geraten.',
  stalledTodo: 'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt.',
  internalError: 'In diesem Dienst ist ein unerwarteter Fehler aufgetreten.',
  internalErrorTodo:
    'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt. Wenn das öfter passiert, wende dich an den Betreiber.',
  outOfSockets: 'Dieser Dienst hatte keine freien Sockets mehr.',
  outOfSocketsTodo:
    'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt. Wenn das öfter passiert, sollte der Betreiber das Limit für offene Dateien erhöhen.',
  networkUnreachable: 'Dieser Dienst hat keine Netzwerkroute zur Adresse des Empfängers.',
  networkUnreachableTodo:
    'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt. Falls dein Host nur eine IPv6-Adresse hat, gib ihm auch eine IPv4-Adresse.',
  dnsFailed: 'Dieser Dienst konnte keinen Nameserver erreichen.',
  dnsFailedTodo: 'Das Problem liegt bei uns. Es zählt nicht gegen deinen Endpunkt, und die Zustellung wird wiederholt.',
  dnsNotFound: 'Den Hostnamen in der URL gibt es nicht, oder er hat keine Adresse.',
  dnsNotFoundTodo:
    'Prüfe die Schreibweise. Ein neuer DNS-Eintrag braucht manchmal etwas, bis er überall bekannt ist. Der Name eines Tunnels ist wahrscheinlich abgelaufen.',
  dnsBroken: 'Die Nameserver deiner Domain haben einen Fehler gemeldet.',
  dnsBrokenTodo: 'Prüfe die Nameserver der Domain und DNSSEC bei ihrem Registrar.',
  dnsTimeout: 'Die Nameserver deiner Domain haben nicht rechtzeitig geantwortet.',
  dnsTimeoutTodo: 'Prüfe die Nameserver der Domain bei ihrem Registrar.',
  blockedAddress:
    'Der Host führt zu einer Adresse, die nicht erlaubt ist, zum Beispiel einer privaten oder der Metadaten-Adresse einer Cloud.',
  blockedAddressTodo:
    'Verwende eine öffentliche Adresse oder einen Tunnel. Um einen privaten Bereich zu erlauben, kann der Betreiber ALLOW_PRIVATE_TARGETS setzen.',
  urlInvalid: 'Die URL des Endpunkts ist nicht vollständig.',
  urlInvalidTodo: 'Gib die ganze URL ein, zum Beispiel https://bot.example/votes.',
  urlCharacters: 'Die URL des Endpunkts enthält unsichtbare Zeichen.',
  urlCharactersTodo: 'Kopiere die URL noch einmal, ohne den Text drum herum.',
  urlTooLong: 'Die URL des Endpunkts ist länger als {max, number} Zeichen.',
  urlTooLongTodo: 'Kürze sie.',
  urlScheme: 'Die URL des Endpunkts ist keine Webadresse.',
  urlSchemeTodo: 'Sie muss mit https:// beginnen.',
  urlNotHttps:
    'Die URL des Endpunkts verwendet einfaches http, was nur zu Adressbereichen erlaubt ist, die der Betreiber freigegeben hat.',
  urlNotHttpsTodo: 'Verwende https://, zum Beispiel mit einem Reverse Proxy oder einem Tunnel.',
  urlCredentials: 'Die URL des Endpunkts enthält einen Benutzernamen oder ein Passwort.',
  urlCredentialsTodo: 'Entferne das und prüfe stattdessen die Signatur jeder Anfrage.',
  urlFragment: 'Die URL des Endpunkts enthält ein Fragment (nach #), das nie an einen Server gesendet wird.',
  urlFragmentTodo: 'Entferne es oder verwende ?, wenn es ein Parameter ist.',
  urlPort: 'Die URL des Endpunkts hat einen Port, der gesperrt ist, weil er zu einer anderen Art von Dienst gehört.',
  urlPortTodo: 'Verwende einen anderen Port für den Empfänger, zum Beispiel 443 oder 8443.',
  connectRefused: 'Unter dieser Adresse und diesem Port lauscht nichts.',
  connectRefusedTodo:
    'Starte den Empfänger und prüfe, ob er auf dem Port aus der URL lauscht, und zwar auf 0.0.0.0, nicht nur auf 127.0.0.1.',
  connectTimeout: 'Der Server hat auf den Verbindungsversuch nicht geantwortet.',
  connectTimeoutTodo: 'Prüfe, ob der Server läuft und ob der Port in seiner Firewall oder im Hosting-Panel offen ist.',
  hostUnreachable: 'Das Netzwerk meldet, dass der Server nicht erreichbar ist.',
  hostUnreachableTodo: 'Prüfe, ob der Server läuft und ob seine Adresse im DNS stimmt.',
  tlsExpired: 'Das TLS-Zertifikat des Empfängers ist abgelaufen.',
  tlsExpiredTodo: 'Erneuere es und prüfe, ob der Server es nach einer Erneuerung neu lädt.',
  tlsNotYetValid: 'Das TLS-Zertifikat des Empfängers ist noch nicht gültig.',
  tlsNotYetValidTodo: 'Prüfe die Uhr des Rechners, der es ausgestellt hat, oder warte, bis das Zertifikat gültig ist.',
  tlsNameMismatch: 'Das TLS-Zertifikat des Empfängers gilt für einen anderen Hostnamen.',
  tlsNameMismatchTodo:
    'Hol dir eins für den Host in der URL oder gib den Host ein, für den das Zertifikat gilt. Ein Standardzertifikat bedeutet oft, dass der Server für diesen Host nicht konfiguriert ist.',
  tlsSelfSigned:
    'Das TLS-Zertifikat des Empfängers ist selbst signiert, deshalb lässt sich nicht prüfen, wem es gehört.',
  tlsSelfSignedTodo:
    'Verwende das Zertifikat einer öffentlichen Zertifizierungsstelle, zum Beispiel ein kostenloses von Let’s Encrypt, oder setze einen Reverse Proxy oder Tunnel davor.',
  tlsIncompleteChain:
    'Das TLS-Zertifikat des Empfängers lässt sich zu keiner vertrauenswürdigen Zertifizierungsstelle zurückverfolgen, meist weil das Zwischenzertifikat fehlt.',
  tlsIncompleteChainTodo:
    'Konfiguriere die vollständige Kette (oft eine Datei namens fullchain.pem). Browser verbergen diesen Fehler oft.',
  tlsUntrusted:
    'Das TLS-Zertifikat des Empfängers stammt von einer Zertifizierungsstelle, der nicht öffentlich vertraut wird.',
  tlsUntrustedTodo:
    'Verwende das Zertifikat einer öffentlichen Zertifizierungsstelle. Um einer eigenen zu vertrauen, kann der Betreiber NODE_EXTRA_CA_CERTS setzen.',
  tlsTimeout: 'Der Server hat die Verbindung angenommen, aber den TLS-Handshake nicht rechtzeitig beendet.',
  tlsTimeoutTodo: 'Prüfe, ob der Server auf diesem Port TLS verwendet und nicht überlastet ist.',
  tlsFailed: 'Der TLS-Handshake ist fehlgeschlagen.',
  tlsFailedTodo: 'Prüfe, ob der Server TLS 1.2 oder 1.3 unterstützt und kein Client-Zertifikat verlangt.',
  httpOnHttps: 'Der Port verwendet kein TLS, das für https:// nötig ist. Wahrscheinlich verwendet er einfaches HTTP.',
  httpOnHttpsTodo: 'Verwende den Port, auf dem dein Server TLS anbietet, meist 443.',
  httpsOnHttp: 'Der Port verwendet TLS, aber die URL beginnt mit http://.',
  httpsOnHttpTodo: 'Verwende https:// in der URL.',
  timeoutHeaders: 'Der Empfänger hat die Anfrage angenommen, aber nicht innerhalb von 10 Sekunden geantwortet.',
  timeoutHeadersTodo: 'Gib sofort 2xx zurück und erledige die Arbeit danach, zum Beispiel mit einer Queue.',
  reset: 'Der Empfänger hat die Verbindung zurückgesetzt, bevor er geantwortet hat.',
  resetTodo:
    'Suche im Log des Empfängers nach einem Absturz zu dieser Zeit, und bei jedem Proxy dazwischen nach einem Timeout.',
  closedEarly: 'Der Empfänger hat die Verbindung geschlossen, bevor er eine vollständige Antwort gesendet hat.',
  closedEarlyTodo:
    'Suche im Log des Empfängers nach einem Absturz zu dieser Zeit. Der Handler muss für jede Anfrage einen Status senden.',
  malformedHttp: 'Die Antwort war kein gültiges HTTP/1.1.',
  malformedHttpTodo:
    'Prüfe, ob der Port zu einem Webserver gehört und nicht zu einem anderen Dienst, etwa dem Gameserver.',
  headersTooLarge: 'Der Empfänger hat mehr als 32 KiB an Headern oder eine endlose Antwort gesendet.',
  headersTooLargeTodo:
    'Lass den Handler nur einen Status zurückgeben. Cookies und Header zum Debuggen sind nicht nötig.',
  networkError: 'Während des Versuchs ist ein Netzwerkfehler aufgetreten.',
  networkErrorTodo: 'Wenn das noch einmal passiert, prüfe das Netzwerk des Empfängers und alles dazwischen.',
} satisfies AreaTranslation<'connectionDiagnoses'>;
