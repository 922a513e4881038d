// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Ele disse: “{words}”.',
  accepted: 'O receptor aceitou o voto.',
  acceptedTodo:
    'Se o jogador não recebeu a recompensa, confira o plugin de recompensas, como o VotingPlugin ou o SuperbVote: ele precisa estar instalado e ter uma recompensa para o nome deste serviço.',
  closedAfterSendingV1:
    'O receptor fechou a conexão sem responder, então não se sabe se o voto foi processado. O VotifierPlus faz isto quando não consegue descriptografar um voto.',
  closedAfterSendingV1Todo:
    'Olhe o console do servidor. Se o voto não está lá, cole de novo o texto de plugins/VotifierPlus/rsa/public.key. Se o plugin gerou novas chaves, a antiga não funciona mais.',
  leftOpenV1:
    'O receptor deixou a conexão aberta, então não se sabe se o voto foi processado. O Votifier clássico faz isto quando não consegue descriptografar um voto.',
  leftOpenV1Todo:
    'Se os votos não chegam, cole de novo o texto de plugins/Votifier/rsa/public.key. Se chegam, um plugin de recompensas está deixando o receptor lento. O NuVotifier com um token dá uma resposta clara.',
  sentUnconfirmed:
    'O voto foi enviado, mas não pode ser confirmado: o receptor fechou a conexão sem responder, o que o NuVotifier sempre faz com o protocolo v1.',
  sentUnconfirmedTodo:
    'Procure o voto no console do servidor. Se não está lá, a chave pública está errada ou o v1 está desativado (disable-v1-protocol no NuVotifier, DisableV1 no VotifierPlus). Use um token v2 para ter certeza.',
  sentUnconfirmedClassic:
    'O voto foi enviado, mas não pode ser confirmado: o Votifier clássico nunca responde. Ele fechou a conexão logo, como faz com um voto que consegue ler.',
  sentUnconfirmedClassicTodo:
    'Procure o voto no console do servidor. Para receber confirmações, use o NuVotifier ou o VotifierPlus com um token.',
  noAnswer: 'O voto foi enviado, mas o receptor não respondeu em 5 segundos, então não se sabe se foi processado.',
  noAnswerTodo:
    'Ele nunca é enviado duas vezes. Procure o voto no console do servidor. Um plugin de recompensas lento ou um servidor sobrecarregado pode responder tarde demais.',
  resetAfterSending: 'A conexão caiu depois que o voto foi enviado, então não se sabe se foi processado.',
  resetAfterSendingTodo:
    'Ele nunca é enviado duas vezes. Procure o voto no console do servidor e um firewall, túnel ou reinício que tenha fechado a conexão.',
  interrupted: 'Este serviço parou ou travou enquanto enviava o voto, então não se sabe se foi processado.',
  interruptedTodo:
    'Ele nunca é enviado duas vezes. Procure o voto no console do servidor. O problema não foi no seu servidor.',
  wrongToken: 'O receptor recusou o voto: o token está errado.',
  wrongTokenTodo:
    'Copie o token de novo de tokens no config.yml do plugin: a entrada {service}, se houver, senão default. Depois recarregue o plugin (NuVotifier: /nvreload).',
  challengeRefused: 'O receptor recusou o voto: o desafio no voto não é o da saudação.',
  challengeRefusedTodo:
    'Um proxy ou túnel no caminho mistura conexões. Faça-o encaminhar TCP simples sem reutilizar conexões. Depois envie um voto de teste. Se continuar, fale com o operador.',
  nameTooLong: 'O receptor recusou o voto: o nome do jogador é longo demais.',
  nameTooLongTodo:
    'Um nome tem no máximo 16 caracteres, incluindo um prefixo do Bedrock como o ponto. Vote com o nome como o servidor o mostra.',
  unknownService: 'O receptor recusou o voto: não tem um token para este serviço.',
  unknownServiceTodo:
    'Acrescente default: ou {service}: com um token em tokens no config.yml do plugin, recarregue-o (NuVotifier: /nvreload) e informe esse token aqui. Maiúsculas e minúsculas fazem diferença.',
  voteNotUnderstood: 'O receptor não conseguiu ler o voto.',
  voteNotUnderstoodTodo:
    'O plugin é incompatível: atualize-o ou use o NuVotifier ou o VotifierPlus. Se ele já está atualizado, fale com o operador.',
  messageTooLong: 'O receptor recusou o voto, porque é longo demais.',
  messageTooLongTodo:
    'Envie um voto de teste. Se continuar, atualize o plugin e peça ao operador para encurtar SERVICE_NAME.',
  v1Disabled: 'O receptor recusou o voto: o protocolo v1 está desativado.',
  v1DisabledTodo: 'Escolha v2 aqui e informe o token do config.yml do plugin.',
  wrongKey: 'O receptor recusou o voto, porque não conseguiu descriptografá-lo.',
  wrongKeyTodo:
    'Cole de novo o texto de rsa/public.key do plugin. Se o plugin gerou novas chaves, a antiga não funciona mais.',
  takenForTls: 'O receptor confundiu o voto com uma conexão criptografada.',
  takenForTlsTodo:
    'Desative o TLS em qualquer túnel ou proxy no caminho: os votos são enviados por TCP simples. Depois envie um voto de teste. Se continuar, fale com o operador.',
  pluginFailed: 'O receptor informou um erro, talvez depois de tratar o voto, então não se sabe se foi processado.',
  pluginFailedTodo:
    'Procure no console do servidor, nesse horário, o erro completo, que muitas vezes vem de um plugin de recompensas.',
  closedAfterSending:
    'O receptor fechou a conexão sem responder, então não se sabe se o voto foi processado. O VotifierPlus faz isto quando recusa um voto.',
  closedAfterSendingTodo:
    'Olhe o console do servidor. “Authentication failed” significa que o VotifierPlus tem um token errado, não tem um token para {service} ou default, ou bloqueia este serviço com o ConnectionThrottle.',
  answerUnreadable:
    'O voto foi enviado, mas a resposta não é de um receptor de votos, então não se sabe se foi processado.',
  answerUnreadableTodo:
    'Ele nunca é enviado duas vezes. Procure o voto no console do servidor e confira o que há entre este serviço e o plugin.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
