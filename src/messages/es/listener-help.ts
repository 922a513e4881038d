// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Dónde encontrar el token o la clave',
  whereToFindText:
    'Todos estos plugins escuchan por defecto en el puerto 8192. El puerto debe estar abierto para TCP en tu firewall y en tu hosting. El puerto del juego, 25565, no acepta votos.',
  nuVotifier:
    'El token está en <code>tokens</code>, junto a <code>default</code>. Con Velocity o BungeeCord, el archivo está en la carpeta de plugins del proxy, y escribes el host y el puerto del proxy.',
  votifierPlus:
    'Activa los tokens en config.yml y reinicia el servidor; luego copia el token junto a <code>default</code>.',
  votifierPlusKey: 'O elige la versión 1 y pega la clave pública entera:',
  classicVotifier: 'Votifier clásico',
  classicVotifierText: 'Solo admite la versión 1. Pega la clave pública entera, nunca la privada:',

  pathOfNuVotifier: 'la ruta de la configuración de NuVotifier',
  settingOfVotifierPlus: 'el ajuste de VotifierPlus',
  pathOfVotifierPlus: 'la ruta de la clave de VotifierPlus',
  pathOfVotifier: 'la ruta de la clave de Votifier',
  theServiceName: 'el nombre del servicio',
  entryForVotingPlugin: 'la entrada para VotingPlugin',
  entryForSuperbVote: 'la entrada para SuperbVote',
  urlOfVotePage: 'la URL de la página de votación',
  urlForOther: 'la URL para otro plugin',

  rewardPlugin: 'Configura tu plugin de recompensas',
  rewardPluginText:
    'El listener solo recibe votos. Las recompensas las da otro plugin, que necesita este nombre de servicio:',
  votingPlugin:
    'Añade esto a <code>VoteSites.yml</code> debajo de <code>VoteSites:</code>, define la recompensa y recarga el plugin.',
  superbVote:
    'Añade esto a <code>config.yml</code> debajo de <code>rewards:</code>, por encima de la recompensa por defecto, y define los comandos. Entre votos pasan al menos 24 horas, así que deja <code>cooldown-per-service</code> por debajo, por ejemplo en su valor por defecto de 3600 segundos.',
  azuriom:
    'Azuriom es un sitio web y no recibe votos de un listener. En su plugin de votos, añade un sitio con esta URL y un intervalo de 24 horas (1440 minutos). Solo puede verificar votos en los sitios que admite, así que deja la verificación desactivada si este sitio no está en su lista.',
  other: 'Otro plugin',
  otherText:
    'Escribe el nombre del servicio exactamente como aparece arriba, esta URL si el plugin la pide y un intervalo de 24 horas.',
} satisfies AreaTranslation<'listenerHelp'>;
