// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'O banco de dados não respondeu a tempo',
  databaseSlowTodo: 'Confira a carga e o log do banco de dados. Alguns números faltam até ele responder.',
  leasesLost: 'Há endpoints reservados para um processo que não existe mais',
  leasesLostTodo:
    'Outros processos os assumem em segundos. Se este aviso continuar, nenhum processo está enviando entregas: inicie um com ROLE=all ou ROLE=worker.',
  overdue: 'Há entregas pendentes há mais de cinco minutos',
  overdueTodo:
    'Um único endpoint lento ou falhando pode causar isto: confira os endpoints falhando abaixo. Se não houver nenhum, confira se um worker está rodando.',
  nobodyVotes: 'Ninguém pode votar',
  nobodyVotesTodo:
    'Votar exige um e-mail confirmado ou uma conta conectada de um provedor de login, e nenhum dos dois está configurado. Defina SMTP_URL ou configure um provedor, por exemplo o Discord com DISCORD_CLIENT_ID e DISCORD_CLIENT_SECRET. Para deixar todos votarem, defina REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'O captcha antes de um voto não funciona',
  captchaRefusedTodo:
    '{name} recusa VOTE_CAPTCHA_SITE_KEY ou VOTE_CAPTCHA_SECRET, então os votantes resolvem nosso desafio mais difícil. Copie as duas chaves de novo do painel de {name} e reinicie.',
  captchaDownTodo:
    '{name} não responde, então os votantes resolvem nosso desafio mais difícil. Confira se esta máquina pode se conectar a esse provedor.',
  trialEnded: 'O modo de teste terminou',
  trialEndedTodo:
    'Outras pessoas podem acessar este serviço. Detectado em {time}: {sign}. Webhooks não podem mais alcançar esta máquina. Defina BASE_URL com o endereço que as pessoas usam.',
  loopback: 'BASE_URL é um endereço desta máquina',
  loopbackTodo:
    'Links em e-mails e webhooks não funcionam para mais ninguém. Defina BASE_URL com o endereço que as pessoas usam.',
  notHttps: 'BASE_URL não é https',
  notHttpsTodo:
    'Senhas e cookies são enviados sem criptografia, e ninguém pode votar, porque a verificação antes de um voto só funciona por https. Coloque um proxy com um certificado TLS na frente do Plaudit e defina BASE_URL com um endereço https.',
  noMail: 'Nenhum e-mail é enviado',
  noMailTodo:
    'As pessoas não podem confirmar o endereço nem redefinir a senha sozinhas. Defina SMTP_URL. Até lá, a equipe pode criar links de redefinição na página de cada pessoa, em Pessoas.',
  mailWaiting: 'Há e-mails na fila há mais de 15 minutos',
  mailWaitingTodo:
    '{reason} Os e-mails são tentados de novo por um dia. Confira se o servidor de e-mail em SMTP_URL responde.',
  nobodySends: 'Nenhum processo os está enviando.',
  mailUnreachable: 'Não é possível se conectar ao servidor de e-mail.',
  mailTimeout: 'O servidor de e-mail não respondeu a tempo.',
  mailTls: 'Não foi possível estabelecer uma conexão segura com o servidor de e-mail.',
  mailSignIn: 'O servidor de e-mail recusou o usuário e a senha de SMTP_URL.',
  mailSender: 'O servidor de e-mail recusou o remetente. Defina outro com `?from=` em SMTP_URL.',
  mailRecipient: 'O servidor de e-mail não conhece o destinatário.',
  mailContent: 'O servidor de e-mail recusou este e-mail.',
  mailLater: 'O servidor de e-mail pediu para tentar de novo mais tarde.',
  mailProtocol: 'SMTP_URL não leva a um servidor de e-mail.',
  mailExpired: 'O e-mail não pôde ser enviado antes que o link expirasse.',
  mailUnreadable: 'O e-mail foi salvo com outra SECRET_KEY.',
  mailUntried: 'Ainda não foi tentado.',
  staffChat: 'Os alertas não chegam ao canal de chat da equipe',
  staffChatTodo: '{happened} {todo} Os alertas são tentados de novo por um dia.',
  noChallenge: 'Votar não exige um desafio',
  noChallengeTodo: 'Votos automáticos são tão fáceis quanto os reais. VOTE_CHALLENGE=off só serve para testes.',
  privateTargets: 'Webhooks podem alcançar endereços privados',
  privateTargetsTodo:
    'Qualquer dono pode enviar requisições aos endereços em ALLOW_PRIVATE_TARGETS. Deixe vazio em um site público.',
  embeddedLarge: 'O banco de dados embutido está grande',
  embeddedLargeTodo:
    'Acima de cerca de 2 GB, o PostgreSQL funciona melhor. `plaudit move` leva tudo para lá; docs/operate.md explica como.',
  sessionsLost: 'Conexões com o PostgreSQL perderam suas sessões',
  sessionsLostTodo:
    'Um pooler de conexões foi colocado na frente do PostgreSQL ou mudado para o modo de transação enquanto este processo rodava, então alguns comandos falham. Reinicie todos os processos: eles se adaptam ao iniciar.',
  notNotified: 'Os processos não se notificam sobre votos',
  notNotifiedTodo:
    'DATABASE_URL passa por um pooler de conexões, então cada processo consulta a cada {seconds, plural, one {# segundo} other {# segundos}}. Defina DATABASE_DIRECT_URL com o endereço do próprio PostgreSQL, que cada processo usa então para uma conexão.',
  replicaUnused: 'A réplica de leitura não está em uso',
  replicaUnusedTodo:
    'As páginas são lidas do primário, por causa da réplica em DATABASE_READ_URL: {reason}. Ela volta a ser usada sozinha.',
  replicaUnchecked: 'ela ainda não foi verificada',
  replicaFailedQuery: 'uma consulta falhou nela',
  replicaSilent: 'ela não responde',
  replicaBehind: 'ela está atrasada demais',
  replicaOther: 'ela não é uma cópia deste banco de dados',
  replicaUnreachable: 'ela ou o primário não responde',
  replicaNotStandby: 'ela não é um standby',
  connections: 'Conexões',
  connectionsDirect: 'diretas',
  connectionsPooled: 'por um pooler de conexões em modo de transação, então alguns processos podem não estar listados',
  prepared: 'Comandos preparados',
  on: 'ativado',
  off: 'desativado',
  votesOfOthers: 'Votos de outros processos',
  foundAtOnce: 'encontrados na hora, por notificações',
  foundByPolling:
    'encontrados em meio segundo, com consultas a cada {seconds, plural, one {# segundo} other {# segundos}}; páginas de registro abertas se atualizam em 3 segundos',
  replica: 'Réplica de leitura',
  replicaInUse: 'em uso',
  replicaInUseBehind: 'em uso, {seconds} segundos atrasada',
  replicaNotInUse: 'não está em uso: {reason}',
  replicaNotInUseBehind: 'não está em uso: {reason}, {seconds} segundos atrasada',
  backupFailed: 'O último backup falhou',
  backupFailedTodo: '{message} Depois execute `plaudit backup`.',
  backupOld: 'O backup mais recente é antigo demais',
  backupOldTodo:
    'Ele foi feito há {hours, plural, one {# hora} other {# horas}}. Confira se um processo com ROLE all ou worker está rodando, e o log dele.',
  commitOff: 'O PostgreSQL confirma votos antes de estarem no disco',
  commitOffTodo: 'Uma queda da máquina perde os votos mais novos. Defina synchronous_commit como on.',
  standbyMissing: 'O PostgreSQL espera um standby que não está conectado',
  standbyMissingTodo:
    'Nenhum voto é registrado até que um standby em synchronous_standby_names volte. Confira os standbys.',
  commitLocal: 'Os votos não esperam o standby',
  commitLocalTodo:
    'Um failover pode perder os votos mais novos, e um voto pode ser enviado duas vezes a um servidor de Minecraft. Defina synchronous_commit como on. docs/high-availability.md explica como.',
  noSynchronous: 'O PostgreSQL tem um standby, mas nenhum síncrono',
  noSynchronousTodo:
    'Um failover pode perder os votos mais novos, e um voto pode ser enviado duas vezes a um servidor de Minecraft. Defina synchronous_standby_names, ou synchronous_mode no Patroni. docs/high-availability.md explica como.',
} satisfies AreaTranslation<'systemWarnings'>;
