// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'O host não existe no DNS. Confira a grafia. Um novo registro DNS pode demorar um pouco para se propagar.',
  dnsBroken: 'Os servidores de nomes do host retornam um erro. Confira as configurações de DNS do domínio.',
  dnsTimeout: 'Os servidores de nomes do host não respondem. Confira as configurações de DNS do domínio.',
  refused:
    'Não há nada escutando neste endereço e porta. Confira se o servidor está ligado e se o endereço e a porta estão certos.',
  unreached:
    'Não deu para alcançar o servidor a tempo. Confira se ele está ligado e se o endereço e a porta estão certos. Um firewall pode estar bloqueando.',
  noRoute: 'Não há rota até o endereço do servidor. Confira se ele está ligado e se o endereço e a porta estão certos.',
  silent:
    'O servidor aceitou a conexão, mas não respondeu a tempo. Confira se ele está ligado e se o endereço e a porta estão certos.',
  closed:
    'O servidor fechou a conexão antes de responder. Confira se ele está ligado e se o endereço e a porta estão certos.',
  connectionFailed:
    'A conexão com o servidor falhou. Confira se ele está ligado e se o endereço e a porta estão certos.',
  unexpected:
    'O servidor não respondeu como esperado. Confira se ele está ligado e se o endereço e a porta estão certos.',
  blockedAddress:
    'O host leva a um endereço que não é público, então ele não é consultado. Informe o endereço que os jogadores usam.',
  invalidAddress: 'Nenhum servidor pode ter este endereço. Confira se há erros de digitação.',
  blockedPort:
    'Esta porta pertence a outro tipo de serviço e nunca é consultada. Use outra porta para o servidor de jogo.',
  portInvalid: 'A porta precisa ser um número de 1 a 65535. Corrija no endereço.',
  hidden:
    'O servidor responde, mas esconde o número de jogadores. Para mostrá-lo aqui, ative isso nas configurações do servidor.',
  answerCut: 'A resposta do servidor era longa demais ou estava incompleta. Vamos tentar de novo automaticamente.',
  refusedHere:
    'O servidor recusa nossas consultas. Confira as configurações de requisições dele, como sv_requestParanoia.',
  joinLink:
    'Um link cfx.re não contém o endereço do servidor. Informe o host e a porta, por exemplo play.example:30120.',
  robloxAddress:
    'Informe como endereço a página da experiência no roblox.com ou o place ID dela: roblox.com/games/1234567890.',
  placeUnknown: 'O Roblox não tem uma experiência pública com este place ID. Confira o endereço.',
  robloxDown: 'O Roblox não responde no momento. Vamos tentar de novo automaticamente.',
  hytalePlugin:
    'O Hytale não publica o número de jogadores. Instale o plugin HyQuery, que responde na porta do jogo, ou o Nitrado:Query, que usa a porta do jogo mais 3.',
  hytaleDenied:
    'O plugin de consulta do servidor nega o acesso. Dê ao grupo ANONYMOUS a permissão nitrado.query.web.read.basic.',
  ours: 'A última consulta falhou por um problema do nosso lado. Vamos tentar de novo automaticamente.',
  notMinecraft:
    'Algo respondeu, mas não é um servidor de Minecraft (Java Edition). Confira a porta e se enable-status está ativado em server.properties.',
  notFivem:
    'Algo respondeu, mas não é um servidor de FiveM. Informe o host e a porta do servidor, por exemplo play.example:30120.',
  notRoblox: 'Não conseguimos entender a resposta do Roblox. Vamos tentar de novo automaticamente.',
  turnedOff: 'A contagem de jogadores está desativada. O operador deste serviço pode ativá-la.',
} satisfies AreaTranslation<'playerCounts'>;
