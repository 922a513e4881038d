// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Votar em {name}',
  backToListing: 'Voltar à página',
  vote: 'Votar',
  voteAgain: 'Votar de novo',
  window: 'Você pode votar uma vez a cada {hours, plural, one {# hora} other {# horas}}.',
  enterPlayerName: 'Informe seu nome de jogador se o servidor recompensa votos.',
  needAccount:
    'Para votar, você precisa de uma conta: assim, o voto de cada pessoa conta só uma vez. Criar a conta leva meio minuto.',
  signIn: 'Entrar para votar',
  createAccount: 'Criar conta',
  playerName: 'Seu nome de jogador',
  playerNameHintWithListener:
    'Quem recebe a recompensa no jogo. Sem um nome, seu voto conta, mas ninguém é recompensado. No Bedrock, inclua o prefixo que o servidor mostra: .Steve',
  playerNameHint:
    'Enviado com seu voto. Seu voto também conta sem ele. No Bedrock, inclua o prefixo que o servidor mostra: .Steve',
  thanks: 'Obrigado! Seu voto foi contado.',
  unconfirmed: 'Confirme seu e-mail antes de votar.',
  tooManyTries: 'Votos demais da sua rede. Tente de novo em {duration}.',
  votedAt: 'Você votou {time}',
  againAt: 'Você pode votar de novo {time}',
  inTime: 'em {time}',
  yourVote: 'Seu voto',
  votedAgainAt: '<b>Você votou</b> · de novo {time}',
  lastVotedAt: 'Você votou {time}',
  remindMe: 'Receber lembrete',
  noPlayerName: 'Você não informou um nome de jogador, então ninguém é recompensado no jogo.',
  rewardOnItsWay: '{player}: Enviando seu voto ao servidor… Recarregue esta página para ver o resultado.',
  rewardGiven:
    '{player}: Voto entregue. Você vai receber a recompensa no jogo. Em alguns servidores, só na próxima vez que entrar.',
  rewardSent:
    '{player}: Voto enviado. Você vai receber a recompensa no jogo. Em alguns servidores, só na próxima vez que entrar.',
  rewardAlready:
    '{player}: Este jogador já recebeu a recompensa de outro voto nas últimas 24 horas. Seu voto conta, mas não há uma segunda recompensa.',
  rewardMissed:
    '{player}: Seu voto conta, mas não foi possível enviá-lo ao servidor. Peça a recompensa à equipe do servidor.',
  rewardUnknown:
    '{player}: Seu voto conta, mas não sabemos se o servidor o recebeu. Se a recompensa não chegar, fale com a equipe do servidor.',
  recentlyRewarded:
    '{player} já recebeu uma recompensa nas últimas 24 horas. Seu voto conta, mas a próxima recompensa fica disponível {time} ({exactTime}).',
  streakAndFavorites: 'Sua sequência e seus favoritos',
  nextFavorite: 'Próximo favorito: {name}',
  allFavorites: 'Todos os favoritos',
  confirmFirst: 'Primeiro, confirme seu e-mail',
  openLink:
    'Abra o link do e-mail que enviamos para {email} para confirmar seu endereço e voltar para cá. Se não encontrar o e-mail, veja a pasta de spam.',
  resendEmail: 'Reenviar e-mail',
  orConnect: 'Ou conecte {providers} na <link>página da sua conta</link>.',
  connectFirst: 'Primeiro, conecte sua conta do {providers}',
  connectionRequired:
    'Para votar aqui, é preciso conectar uma conta do {providers}: assim, o voto de cada pessoa conta uma vez.',
  goToAccount: 'Ir para sua conta',
  pausedByOwner: 'Pausada pelo dono',
  pausedText:
    'Ninguém pode votar nesta página no momento, e ela não aparece nas listas. Os votos anteriores são mantidos.',
  notOpen: 'A votação ainda não está aberta',
  cannotConfirm:
    'Para votar é preciso ter uma conta confirmada, e este site ainda não consegue confirmar contas. Volte mais tarde.',
  contactUs: 'Se tiver dúvidas, <contact>fale conosco</contact>.',
  nobodyCanVote: 'Ninguém consegue votar. Só a equipe vê esta mensagem.',
  howToConfirm:
    'Defina <code>SMTP_URL</code> para que as pessoas possam confirmar seus endereços, ou configure um provedor de login, como o Discord com <code>DISCORD_CLIENT_ID</code> e <code>DISCORD_CLIENT_SECRET</code>, para que possam conectar uma conta. Para permitir que todos votem, defina <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Depois reinicie o serviço.',
  otherAccount: 'Você votou com outra conta',
  otherAccountVoted:
    'Um voto com seu e-mail ou com uma conta conectada já foi contado. Cada pessoa pode votar uma vez a cada {hours, plural, one {# hora} other {# horas}}.',
  networkLimit: 'Votos demais da sua rede',
  networkLimitOfListing:
    '{name} aceita {limit, plural, =1 {um voto} one {# voto} other {# votos}} da mesma rede a cada {hours, plural, one {# hora} other {# horas}}.',
  networkLimitOfSite: 'Uma rede pode dar {limit, plural, =1 {um voto} one {# voto} other {# votos}} por hora.',
  sharedNetworks: 'Pessoas no mesmo Wi-Fi, na mesma escola ou com a mesma operadora podem compartilhar uma rede.',
  notUsedUp:
    'Seu voto não foi gasto. Você pode votar desta rede de novo {time} ({exactTime}), ou agora mesmo de outra rede.',
  tryAgain: 'Tentar de novo',
} satisfies AreaTranslation<'vote'>;
