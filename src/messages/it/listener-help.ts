// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Dove trovare il token o la chiave',
  whereToFindText:
    'Tutti questi plugin di norma ascoltano sulla porta 8192. La porta deve essere aperta per TCP nel firewall e presso il provider di hosting. La porta di gioco 25565 non accetta voti.',
  nuVotifier:
    'Il token è in <code>tokens</code>, accanto a <code>default</code>. Con Velocity o BungeeCord il file è nella cartella del plugin sul proxy, e devi inserire host e porta del proxy.',
  votifierPlus: 'Attiva i token in config.yml e riavvia il server, poi copia il token accanto a <code>default</code>.',
  votifierPlusKey: 'Oppure scegli la versione 1 e incolla l’intera chiave pubblica:',
  classicVotifier: 'Votifier classico',
  classicVotifierText: 'Supporta solo la versione 1. Incolla l’intera chiave pubblica, mai quella privata:',
  pathOfNuVotifier: 'il percorso della configurazione di NuVotifier',
  settingOfVotifierPlus: 'l’impostazione di VotifierPlus',
  pathOfVotifierPlus: 'il percorso della chiave di VotifierPlus',
  pathOfVotifier: 'il percorso della chiave di Votifier',
  theServiceName: 'il nome del servizio',
  entryForVotingPlugin: 'la voce per VotingPlugin',
  entryForSuperbVote: 'la voce per SuperbVote',
  urlOfVotePage: 'l’URL della pagina di voto',
  urlForOther: 'l’URL per un altro plugin',
  rewardPlugin: 'Configura il plugin delle ricompense',
  rewardPluginText:
    'Il listener riceve soltanto i voti. Le ricompense le dà un altro plugin, che ha bisogno di questo nome del servizio:',
  votingPlugin:
    'Aggiungi questo a <code>VoteSites.yml</code> sotto <code>VoteSites:</code>, imposta la ricompensa e ricarica il plugin.',
  superbVote:
    'Aggiungi questo a <code>config.yml</code> sotto <code>rewards:</code>, sopra la ricompensa predefinita, e imposta i comandi. Tra due voti passano almeno 24 ore, quindi tieni <code>cooldown-per-service</code> più basso, ad esempio al valore predefinito di 3600 secondi.',
  azuriom:
    'Azuriom è un sito web e non riceve voti da un listener. Nel suo plugin dei voti aggiungi un sito con questo URL e un intervallo di 24 ore (1440 minuti). Può verificare i voti solo sui siti che supporta, quindi lascia disattivata la verifica se questo sito non è nel suo elenco.',
  other: 'Un altro plugin',
  otherText:
    'Inserisci il nome del servizio esattamente come mostrato sopra, questo URL se il plugin lo chiede, e un intervallo di 24 ore.',
} satisfies AreaTranslation<'listenerHelp'>;
