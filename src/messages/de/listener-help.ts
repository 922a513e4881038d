// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Wo du Token oder Schlüssel findest',
  whereToFindText:
    'Alle diese Plugins lauschen standardmäßig auf Port 8192. Der Port muss in deiner Firewall und bei deinem Hoster für TCP offen sein. Der Port 25565 des Spiels nimmt keine Votes an.',
  nuVotifier:
    'Das Token steht unter <code>tokens</code>, neben <code>default</code>. Mit Velocity oder BungeeCord liegt die Datei im Plugin-Ordner des Proxys, und du gibst Host und Port des Proxys ein.',
  votifierPlus:
    'Aktiviere Tokens in der config.yml und starte den Server neu, dann kopiere das Token neben <code>default</code>.',
  votifierPlusKey: 'Oder wähle Version 1 und füge den ganzen öffentlichen Schlüssel ein:',
  classicVotifier: 'Klassischer Votifier',
  classicVotifierText: 'Kann nur Version 1. Füge den ganzen öffentlichen Schlüssel ein, nie den privaten:',

  pathOfNuVotifier: 'Pfad der Konfiguration von NuVotifier',
  settingOfVotifierPlus: 'Einstellung von VotifierPlus',
  pathOfVotifierPlus: 'Pfad des Schlüssels von VotifierPlus',
  pathOfVotifier: 'Pfad des Schlüssels von Votifier',
  theServiceName: 'Service-Name',
  entryForVotingPlugin: 'Eintrag für VotingPlugin',
  entryForSuperbVote: 'Eintrag für SuperbVote',
  urlOfVotePage: 'URL der Vote-Seite',
  urlForOther: 'URL für ein anderes Plugin',

  rewardPlugin: 'Dein Belohnungs-Plugin einrichten',
  rewardPluginText:
    'Der Listener empfängt nur Votes. Die Belohnungen vergibt ein eigenes Plugin, das diesen Service-Namen braucht:',
  votingPlugin:
    'Füge das in <code>VoteSites.yml</code> unter <code>VoteSites:</code> ein, lege die Belohnung fest und lade das Plugin neu.',
  superbVote:
    'Füge das in <code>config.yml</code> unter <code>rewards:</code> ein, über der Standardbelohnung, und lege die Befehle fest. Zwischen Votes liegen mindestens 24 Stunden, also halte <code>cooldown-per-service</code> darunter, zum Beispiel beim Standard von 3600 Sekunden.',
  azuriom:
    'Azuriom ist eine Website und bekommt keine Votes von einem Listener. Füge in seinem Vote-Plugin eine Seite mit dieser URL und einer Wartezeit von 24 Stunden (1440 Minuten) hinzu. Es kann Votes nur auf Seiten prüfen, die es unterstützt, also lass die Prüfung aus, wenn diese Seite nicht in seiner Liste steht.',
  other: 'Anderes Plugin',
  otherText:
    'Gib den Service-Namen genau so ein, wie er oben steht, diese URL, falls das Plugin danach fragt, und eine Wartezeit von 24 Stunden.',
} satisfies AreaTranslation<'listenerHelp'>;
