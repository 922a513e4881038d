// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Onde encontrar o token ou a chave',
  whereToFindText:
    'Todos estes plugins escutam na porta 8192 por padrão. A porta precisa estar aberta para TCP no seu firewall e na sua hospedagem. A porta do jogo 25565 não aceita votos.',
  nuVotifier:
    'O token está em <code>tokens</code>, ao lado de <code>default</code>. Com Velocity ou BungeeCord, o arquivo está na pasta de plugins do proxy, e você informa o host e a porta do proxy.',
  votifierPlus:
    'Ative os tokens no config.yml e reinicie o servidor, depois copie o token ao lado de <code>default</code>.',
  votifierPlusKey: 'Ou escolha a versão 1 e cole a chave pública inteira:',
  classicVotifier: 'Votifier clássico',
  classicVotifierText: 'Só aceita a versão 1. Cole a chave pública inteira, nunca a privada:',
  pathOfNuVotifier: 'o caminho da configuração do NuVotifier',
  settingOfVotifierPlus: 'a configuração do VotifierPlus',
  pathOfVotifierPlus: 'o caminho da chave do VotifierPlus',
  pathOfVotifier: 'o caminho da chave do Votifier',
  theServiceName: 'o nome do serviço',
  entryForVotingPlugin: 'a entrada para o VotingPlugin',
  entryForSuperbVote: 'a entrada para o SuperbVote',
  urlOfVotePage: 'a URL da página de voto',
  urlForOther: 'a URL para outro plugin',
  rewardPlugin: 'Configure seu plugin de recompensas',
  rewardPluginText:
    'O receptor só recebe os votos. Outro plugin dá as recompensas, e ele precisa deste nome de serviço:',
  votingPlugin:
    'Acrescente isto a <code>VoteSites.yml</code> abaixo de <code>VoteSites:</code>, defina a recompensa e recarregue o plugin.',
  superbVote:
    'Acrescente isto a <code>config.yml</code> abaixo de <code>rewards:</code>, acima da recompensa padrão, e defina os comandos. Há pelo menos 24 horas entre os votos, então mantenha <code>cooldown-per-service</code> abaixo disso, por exemplo no padrão de 3600 segundos.',
  azuriom:
    'O Azuriom é um site e não recebe votos de um receptor. No plugin de votos dele, adicione um site com esta URL e um intervalo de 24 horas (1440 minutos). Ele só verifica votos em sites que conhece, então deixe a verificação desativada se este site não estiver na lista.',
  other: 'Outro plugin',
  otherText:
    'Informe o nome do serviço exatamente como acima, esta URL se o plugin pedir uma e um intervalo de 24 horas.',
} satisfies AreaTranslation<'listenerHelp'>;
