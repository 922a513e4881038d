// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'O host do receptor não é um nome de host nem um endereço IP.',
  hostInvalidTodo: 'Informe só o host, por exemplo mc.example, e a porta no campo dela.',
  portInvalid: 'A porta do receptor não é um número de 1 a 65535.',
  portInvalidTodo: 'Informe a porta do config.yml do plugin: 8192, se não foi mudada.',
  portDenied: 'A porta do receptor está bloqueada, porque pertence a outro tipo de serviço.',
  portDeniedTodo: 'Informe a porta do config.yml do plugin ou mude a porta do plugin. O padrão é 8192.',
  dnsNotFound: 'O nome de host do receptor não existe.',
  dnsNotFoundTodo:
    'Confira a grafia. O nome que os jogadores usam pode ser só um registro SRV, que receptores de votos não têm. Nesse caso, informe o endereço IP do servidor ou o nome de host real.',
  dnsBroken: 'Os servidores de nomes do domínio do receptor retornaram um erro.',
  dnsBrokenTodo:
    'Confira os servidores de nomes e o DNSSEC do domínio onde ele foi registrado ou informe o endereço IP do servidor.',
  dnsTimeout: 'Os servidores de nomes do domínio do receptor não responderam a tempo.',
  dnsTimeoutTodo:
    'Confira os servidores de nomes do domínio onde ele foi registrado ou informe o endereço IP do servidor.',
  dnsFailed: 'Este serviço não conseguiu alcançar um servidor de nomes.',
  dnsFailedTodo: 'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde.',
  blockedAddress: 'O host leva a um endereço privado, e os votos só são enviados a endereços públicos.',
  blockedAddressTodo:
    'Informe o endereço público que os jogadores usam e encaminhe a porta do receptor nele. Para permitir uma faixa privada, o operador pode definir ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'A rede informa que o servidor do receptor não pode ser alcançado.',
  hostUnreachableTodo:
    'Confira se o servidor está ligado, se o endereço está certo e se o firewall permite a porta do receptor (TCP 8192, se não foi mudada).',
  reset: 'O servidor fechou a conexão enquanto ela era estabelecida.',
  resetTodo:
    'Procure um firewall ou uma proteção contra DDoS na frente da porta do receptor e adicione uma exceção para este serviço.',
  networkError: 'Ocorreu um erro de rede enquanto a conexão era estabelecida.',
  networkErrorTodo: 'Envie um voto de teste. Se falhar de novo, confira a rede do servidor.',
  networkUnreachable: 'Este serviço não tem uma rota de rede até o endereço do receptor.',
  networkUnreachableTodo:
    'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde. Se o seu host só tem um endereço IPv6, informe um endereço IPv4.',
  outOfSockets: 'Este serviço não tinha mais sockets livres.',
  outOfSocketsTodo:
    'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde. Se continuar acontecendo, o operador deve aumentar o limite de arquivos abertos.',
  stalled: 'Este serviço travou, e o voto não foi enviado.',
  stalledTodo: 'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde.',
  shutdown: 'Este serviço estava sendo reiniciado, e o voto não foi enviado.',
  shutdownTodo: 'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde.',
  internalError: 'Ocorreu um erro inesperado neste serviço, e o voto não foi enviado.',
  internalErrorTodo:
    'O problema é do nosso lado, não do seu servidor. Envie um voto de teste mais tarde. Se continuar acontecendo, fale com o operador.',
  voteUnreadable: 'Este serviço não conseguiu ler o voto guardado, então nada foi enviado.',
  voteUnreadableTodo: 'Fale com o operador. Não há nada a corrigir do seu lado.',
  noPlayer: 'O voto não tem um nome de jogador, então nada foi enviado.',
  noPlayerTodo: 'Nada: quem quer a recompensa precisa informar o nome de jogador ao votar.',
  serviceNameRefused: 'O nome deste serviço não pode ser enviado a um receptor.',
  serviceNameRefusedTodo: 'O operador deve definir SERVICE_NAME com letras (A a Z) e dígitos.',
  keyUnusable: 'A chave pública guardada não é uma chave RSA de 2048 bits, então o voto não pôde ser criptografado.',
  keyUnusableTodo: 'Cole de novo o texto de rsa/public.key do plugin.',
  voteAnnulled: 'A equipe deste site anulou o voto antes de ele ser enviado.',
  voteAnnulledTodo: 'Nada: votos anulados não são recompensados.',
  listenerRemoved: 'O receptor de votos foi removido antes de este voto ser enviado.',
  listenerRemovedTodo:
    'Este voto não é enviado de novo. Novos votos são enviados quando você configurar um receptor de novo.',
  settingsUnreadable:
    'Este serviço não consegue descriptografar as configurações do receptor, porque foram guardadas com outra chave.',
  settingsUnreadableTodo:
    'Salve o receptor de novo com o token ou a chave, ou peça ao operador para restaurar a SECRET_KEY anterior.',
  closedBeforeGreeting: 'A conexão foi fechada antes de o receptor enviar a saudação.',
  closedBeforeGreetingTodo:
    'Confira se a porta é a do plugin de votos e se um túnel ou proxy na frente dele ainda alcança o servidor. O VotifierPlus também fecha conexões enquanto o ConnectionThrottle dele bloqueia este serviço. Nesse caso, espere alguns minutos.',
  greetingUnfinished: 'O receptor começou uma saudação do Votifier, mas não terminou a linha.',
  greetingUnfinishedTodo: 'Confira qualquer túnel ou proxy entre este serviço e o plugin e envie um voto de teste.',
  voteTooLong: 'A saudação do receptor deixaria o voto longo demais para um receptor aceitar.',
  voteTooLongTodo: 'Use um NuVotifier ou VotifierPlus sem modificações, cujo desafio tem 26 caracteres.',
  closedBeforeSending: 'O receptor enviou a saudação e depois fechou a conexão antes de o voto ser enviado.',
  closedBeforeSendingTodo:
    'Olhe o console do servidor nesse horário. Um servidor sobrecarregado ou reiniciando faz isso, e também um plugin que limita conexões.',
  connectRefused:
    '{place, select, hostAndPort {Não há nada escutando em {host}, porta {port}.} host {Não há nada escutando em {host}.} other {Não há nada escutando.}}',
  connectRefusedTodo:
    'Confira no console do servidor se o plugin de votos está carregado e mostra {port}, e se host no config.yml dele é 0.0.0.0. Com um proxy como o Velocity, o plugin do proxy é o receptor.',
  connectRefusedHereTodo:
    'Confira no console do servidor se o plugin de votos está carregado e mostra {port}. Com um proxy como o Velocity, o plugin do proxy é o receptor.',
  connectTimeout:
    '{place, select, hostAndPort {Não houve resposta à tentativa de conexão em {host}, porta {port}.} host {Não houve resposta à tentativa de conexão em {host}.} other {Não houve resposta à tentativa de conexão.}}',
  connectTimeoutTodo:
    'Confira se o servidor está ligado e abra TCP em {port} no firewall, no painel da hospedagem ou no roteador. Em uma hospedagem, use uma porta que ela atribuiu a você.',
  portKnown: 'porta {port}',
  portUnknown: 'porta do receptor (8192, se não foi mudada)',
  nameRefused: 'O voto não foi enviado, porque nenhum receptor aceitaria o nome do jogador.',
  nameRefusedTodo: 'Um nome tem de 1 a 16 caracteres, incluindo o prefixo do Bedrock.',
  nameRefusedV1Todo: 'Um nome tem de 1 a 16 caracteres, incluindo o prefixo do Bedrock, e com v1 só caracteres ASCII.',
  noGreeting:
    '{place, select, hostAndPort {Algo aceita conexões em {host}, porta {port}, mas não enviou a saudação de um receptor de votos.} host {Algo aceita conexões em {host}, mas não enviou a saudação de um receptor de votos.} other {Algo aceita conexões, mas não enviou a saudação de um receptor de votos.}}',
  noGreetingTodo:
    'Informe a porta do plugin de votos, do config.yml dele: 8192, se não foi mudada. A porta do jogo, por exemplo 25565, não envia saudação.',
  noGreetingGamePortTodo:
    'A porta 25565 é a do jogo. Informe a porta do plugin de votos, do config.yml dele: 8192, se não foi mudada.',
  notVotifier:
    '{place, select, hostAndPort {Outro tipo de serviço responde em {host}, porta {port}.} host {Outro tipo de serviço responde em {host}.} other {Outro tipo de serviço responde.}}',
  greetingWas: '{happened} A saudação foi “{words}”.',
  notVotifierTodo: 'Informe a porta do plugin de votos, do config.yml dele: 8192, se não foi mudada.',
  unknownVersion: 'O receptor se apresenta como Votifier, mas com um protocolo que não é v1 nem v2.',
  unknownVersionNamed: 'O receptor se apresenta como Votifier, mas com um protocolo que não é v1 nem v2: “{words}”.',
  unknownVersionTodo: 'Instale uma versão atual do NuVotifier ou do VotifierPlus, que aceitam v2.',
  v1Only: 'O receptor só aceita o protocolo v1, mas aqui está escolhido o v2.',
  v1OnlyNamed: 'O receptor só aceita o protocolo v1 ({words}), mas aqui está escolhido o v2.',
  v1OnlyTodo:
    'Com o VotifierPlus, defina TokenSupport: true no config.yml dele, recarregue-o e informe o token de {service} ou default. Com o Votifier clássico, escolha v1 aqui e cole a rsa/public.key dele.',
  thisService: 'o nome deste serviço',
  endedAccepted: 'O receptor aceitou o voto.',
  endedAcceptedTodo: 'Se o jogador não recebeu a recompensa, confira o plugin de recompensas.',
  endedRejected: 'O receptor recusou o voto.',
  endedRejectedTodo: 'Procure o motivo no console do servidor nesse horário.',
  endedFailed: 'O voto não pôde ser enviado.',
  endedFailedTodo: 'Confira o host, a porta e o token ou a chave do receptor e envie um voto de teste.',
  endedSentUnconfirmed: 'O voto foi enviado, mas não pode ser confirmado.',
  endedSentUnconfirmedTodo: 'Procure o voto no console do servidor.',
  endedUnknown: 'O voto foi enviado, mas não se sabe se foi processado.',
  endedUnknownTodo: 'Ele nunca é enviado duas vezes. Procure o voto no console do servidor.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
