// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Où trouver le jeton ou la clé',
  whereToFindText:
    'Tous ces plugins écoutent par défaut sur le port 8192. Il doit être ouvert en TCP dans ton pare-feu et chez ton hébergeur. Le port du jeu 25565 n’accepte pas de votes.',
  nuVotifier:
    'Le jeton se trouve sous <code>tokens</code>, à côté de <code>default</code>. Avec Velocity ou BungeeCord, le fichier est dans le dossier de plugins du proxy, et tu saisis l’hôte et le port du proxy.',
  votifierPlus:
    'Active les jetons dans config.yml et redémarre le serveur, puis copie le jeton à côté de <code>default</code>.',
  votifierPlusKey: 'Ou choisis la version 1 et colle toute la clé publique :',
  classicVotifier: 'Votifier classique',
  classicVotifierText: 'Ne prend en charge que la version 1. Colle toute la clé publique, jamais la clé privée :',
  pathOfNuVotifier: 'le chemin de la configuration de NuVotifier',
  settingOfVotifierPlus: 'le paramètre de VotifierPlus',
  pathOfVotifierPlus: 'le chemin de la clé de VotifierPlus',
  pathOfVotifier: 'le chemin de la clé de Votifier',
  theServiceName: 'le nom du service',
  entryForVotingPlugin: 'l’entrée pour VotingPlugin',
  entryForSuperbVote: 'l’entrée pour SuperbVote',
  urlOfVotePage: 'l’URL de la page de vote',
  urlForOther: 'l’URL pour un autre plugin',
  rewardPlugin: 'Configurer ton plugin de récompenses',
  rewardPluginText:
    'L’écouteur ne fait que recevoir les votes. Un plugin séparé donne les récompenses, et il a besoin de ce nom de service :',
  votingPlugin:
    'Ajoute ceci à <code>VoteSites.yml</code> sous <code>VoteSites:</code>, définis la récompense, et recharge le plugin.',
  superbVote:
    'Ajoute ceci à <code>config.yml</code> sous <code>rewards:</code>, au-dessus de la récompense par défaut, et définis les commandes. Les votes sont espacés d’au moins 24 heures, garde donc <code>cooldown-per-service</code> en dessous, par exemple à sa valeur par défaut de 3600 secondes.',
  azuriom:
    'Azuriom est un site web et ne reçoit pas de votes d’un écouteur. Dans son plugin de vote, ajoute un site avec cette URL et un délai de 24 heures (1440 minutes). Il ne peut vérifier les votes que sur les sites qu’il connaît, laisse donc la vérification désactivée si ce site n’est pas dans sa liste.',
  other: 'Un autre plugin',
  otherText:
    'Saisis le nom du service exactement comme ci-dessus, cette URL si le plugin en demande une, et un délai de 24 heures.',
} satisfies AreaTranslation<'listenerHelp'>;
