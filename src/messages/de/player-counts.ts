// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'Den Host gibt es im DNS nicht. Prüfe die Schreibweise. Ein neuer DNS-Eintrag braucht manchmal etwas, bis er überall bekannt ist.',
  dnsBroken: 'Die Nameserver des Hosts melden einen Fehler. Prüfe die DNS-Einstellungen der Domain.',
  dnsTimeout: 'Die Nameserver des Hosts antworten nicht. Prüfe die DNS-Einstellungen der Domain.',
  refused:
    'Unter dieser Adresse und diesem Port antwortet nichts. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  unreached:
    'Der Server war nicht rechtzeitig erreichbar. Prüfe, ob der Server läuft und ob Adresse und Port stimmen. Vielleicht blockiert ihn eine Firewall.',
  noRoute: 'Es gibt keine Route zur Adresse des Servers. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  silent:
    'Der Server hat die Verbindung angenommen, aber nicht rechtzeitig geantwortet. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  closed:
    'Der Server hat die Verbindung geschlossen, bevor er geantwortet hat. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  connectionFailed:
    'Die Verbindung zum Server ist fehlgeschlagen. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  unexpected:
    'Der Server hat nicht wie erwartet geantwortet. Prüfe, ob der Server läuft und ob Adresse und Port stimmen.',
  blockedAddress:
    'Der Host führt zu einer Adresse, die nicht öffentlich ist, deshalb wird er nicht abgefragt. Gib die Adresse ein, die Spieler verwenden.',
  invalidAddress: 'Kein Server kann diese Adresse haben. Prüfe sie auf Tippfehler.',
  blockedPort:
    'Dieser Port gehört zu einer anderen Art von Dienst und wird nie abgefragt. Nimm einen anderen Port für den Gameserver.',
  portInvalid: 'Der Port muss eine Zahl von 1 bis 65535 sein. Korrigiere ihn in der Adresse.',
  hidden:
    'Der Server antwortet, verbirgt aber seine Spielerzahl. Um sie hier zu zeigen, aktiviere sie in den Einstellungen des Servers.',
  answerCut: 'Die Antwort des Servers war zu lang oder unvollständig. Wir versuchen es automatisch noch einmal.',
  refusedHere:
    'Der Server lehnt unsere Abfragen ab. Prüfe seine Einstellungen für Anfragen, zum Beispiel sv_requestParanoia.',
  joinLink:
    'Ein cfx.re-Link enthält die Adresse des Servers nicht. Gib stattdessen Host und Port ein, zum Beispiel play.example:30120.',
  robloxAddress:
    'Gib als Adresse die Seite des Erlebnisses auf roblox.com oder seine Place-ID ein: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox hat kein öffentliches Erlebnis mit dieser Place-ID. Prüfe die Adresse.',
  robloxDown: 'Roblox antwortet gerade nicht. Wir versuchen es automatisch noch einmal.',
  hytalePlugin:
    'Hytale veröffentlicht selbst keine Spielerzahlen. Installiere das Plugin HyQuery, das auf dem Port des Spiels antwortet, oder Nitrado:Query, das den Port des Spiels plus 3 verwendet.',
  hytaleDenied:
    'Das Query-Plugin des Servers verweigert den Zugriff. Gib der Gruppe ANONYMOUS die Berechtigung nitrado.query.web.read.basic.',
  ours: 'Die letzte Abfrage ist wegen eines Problems bei uns fehlgeschlagen. Wir versuchen es automatisch noch einmal.',
  notMinecraft:
    'Etwas hat geantwortet, aber kein Minecraft-Server (Java Edition). Prüfe den Port und ob enable-status in server.properties eingeschaltet ist.',
  notFivem:
    'Etwas hat geantwortet, aber kein FiveM-Server. Gib Host und Port des Servers ein, zum Beispiel play.example:30120.',
  notRoblox: 'Wir konnten die Antwort von Roblox nicht verstehen. Wir versuchen es automatisch noch einmal.',
  turnedOff: 'Spielerzahlen sind ausgeschaltet. Der Betreiber dieses Dienstes kann sie einschalten.',
} satisfies AreaTranslation<'playerCounts'>;
