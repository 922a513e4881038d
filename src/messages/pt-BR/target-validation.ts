// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Só endereços da web podem receber votos: a URL precisa começar com https://.',
  urlWithoutScheme: 'Coloque https:// antes do endereço, ou http:// se ele estiver nesta máquina.',
  urlIncomplete: 'Esta URL não está completa. Escreva-a inteira, por exemplo https://bot.example/votes.',
  urlCharacters:
    'A URL contém uma quebra de linha ou outro caractere invisível. Copie de novo, sem o que está em volta.',
  urlCredentials:
    'A URL contém um usuário ou uma senha. Retire-os: em vez disso, verifique a assinatura de cada requisição.',
  urlFragment: 'A parte a partir de # nunca chega a um servidor. Retire-a, ou use ? se for um parâmetro.',
  urlPort: 'A porta {port} é recusada ({service}). Faça seu receptor escutar em outra porta, por exemplo 443 ou 8443.',
  urlHost: 'Nenhum servidor pode se chamar {host}. Confira o nome do host na URL.',
  urlNotHttps:
    'Os votos só são enviados por https. Escreva https:// e faça o servidor oferecer TLS, por exemplo com um proxy reverso ou um túnel.',
  urlTooLong: 'A URL tem mais de {max} caracteres. Encurte-a.',
  serviceNone: 'não é uma porta de verdade',
  serviceMail: 'e-mail ({protocol})',
  serviceFiles: 'compartilhamento de arquivos (SMB)',
  addressBlocked:
    '{address} é {kind}, então não pode ser acessado daqui. Use um endereço público ou peça ao operador para liberar a faixa com ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} leva a {address}, que é {kind}, então não pode ser acessado daqui. Use um endereço público ou peça ao operador para liberar a faixa com ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'um endereço não especificado (“esta rede”)',
  kindUnspecified: 'um endereço não especificado',
  kindPrivate: 'um endereço de rede privada',
  kindCarrier: 'um endereço da rede interna de uma operadora',
  kindLoopback: 'um endereço de loopback (esta máquina)',
  kindMetadataLink: 'um endereço link-local (onde nuvens guardam seus metadados)',
  kindLink: 'um endereço link-local',
  kindMetadata: 'o endereço de metadados de uma nuvem',
  kindProtocols: 'um endereço reservado para protocolos',
  kindExamples: 'um endereço reservado para exemplos',
  kindRetiredRelay: 'um endereço de relay 6to4 desativado',
  kindBenchmarks: 'um endereço reservado para benchmarks',
  kindMulticast: 'um endereço multicast',
  kindBroadcast: 'o endereço de broadcast',
  kindReserved: 'um endereço reservado',
  kindTranslated: 'um endereço traduzido dentro de uma rede privada',
  kindRelay: 'um endereço 6to4',
  kindTeredo: 'um endereço Teredo',
  kindNotAddress: 'algo que não é um endereço IP',
  kindUnassigned: 'um endereço que não pertence a ninguém na internet',
  hostUnknown: 'O host {host} não existe no DNS. Confira a grafia ou espere até que um novo registro se propague.',
  hostBroken:
    'O host {host} não pode ser resolvido: os servidores de nomes dele respondem com um erro. Confira as configurações de DNS do domínio.',
  hostSilent:
    'O host {host} não pode ser resolvido: os servidores de nomes dele não respondem. Confira as configurações de DNS do domínio.',
  hostUnresolved:
    'O host {host} não pôde ser resolvido, porque nenhum servidor de nomes pode ser alcançado daqui. Tente de novo daqui a pouco.',
  hostRestarting:
    'O host {host} não foi verificado, porque este serviço está reiniciando. Tente de novo daqui a pouco.',
  hostInterrupted:
    'O host {host} não foi verificado, porque este serviço foi interrompido. Tente de novo daqui a pouco.',
  hostMissing: 'Informe o host, por exemplo mc.example ou um endereço IP.',
  hostCharacters: 'O host contém um espaço ou um caractere invisível. Digite de novo.',
  hostIsUrl: 'Informe só o host, por exemplo mc.example, sem http:// e sem caminho.',
  hostWithPort: 'Informe a porta no campo dela, não depois do host.',
  hostInvalid: '{host} não é um nome de host válido. Confira se há erros de digitação.',
  portInvalid: 'A porta precisa ser um número de 1 a 65535.',
  portBlocked: 'A porta {port} está bloqueada, porque pertence a outro tipo de serviço ({service}).',
  portOfGame:
    'A porta 25565 é a do próprio jogo, que ignora votos. Use a porta do plugin de votos: 8192, se você não mudou.',
  minecraftOnly: 'Só servidores de Minecraft têm receptores de votos.',
  tokenMissing: 'Cole o token da configuração do plugin.',
  keyMissing: 'Cole a chave pública inteira do arquivo rsa/public.key do plugin.',
  listingDeleted: 'Esta página acabou de ser excluída.',
  listingGone: 'Esta página foi excluída há instantes.',
  stillEnding:
    'Muitas entregas estavam na fila quando isto foi desativado ou removido, e encerrá-las leva um tempo. Salve de novo em um minuto.',
  discordUrl:
    'Esta é uma URL do Discord, mas não a do webhook de um canal. No Discord, abra as configurações do canal, Integrações, Webhooks, e escolha Copiar URL do webhook.',
  discordUrlFormat: 'Remova {part} do fim da URL: essa URL espera mensagens em outro formato.',
  slackUrlWorkflow:
    'Esta URL inicia um workflow do Slack, que não aceita mensagens. Abra as configurações do seu app em api.slack.com/apps, Incoming Webhooks, e copie a URL do webhook. Ela começa com https://hooks.slack.com/services/.',
  slackUrl:
    'Esta é uma URL do Slack, mas não a de um incoming webhook. Abra as configurações do seu app em api.slack.com/apps, Incoming Webhooks, e copie a URL do webhook. Ela começa com https://hooks.slack.com/services/.',
  playerNotMinecraft: 'Só votos para servidores de Minecraft podem ter um nome de jogador.',
  playerTooLong: 'Um nome de jogador tem no máximo {max, number} caracteres, incluindo o prefixo do Bedrock.',
  playerCharacters:
    'Use só letras (A a Z), dígitos e _ no nome de jogador, depois de um prefixo de no máximo dois caracteres, como . ou *.',
  playerWithSpaces:
    'Use só letras (A a Z), dígitos e _ no nome de jogador, depois de um prefixo de no máximo dois caracteres, como . ou *. No Bedrock: informe o nome como aparece no servidor, com _ no lugar de cada espaço.',
  playerMissing: 'Informe o jogador que vai receber a recompensa do voto de teste.',
} satisfies AreaTranslation<'targetValidation'>;
