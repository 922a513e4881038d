// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Receptor de votos',
  lead: 'Cada voto é enviado ao plugin Votifier do seu servidor no máximo uma vez, e seu plugin de recompensas recompensa o jogador.',
  testAndStatus: 'Teste e status',
  host: 'Host',
  hostHint:
    'O nome de host ou endereço IP da máquina em que o plugin roda, sem porta. Se você usa um proxy como o Velocity, informe o host do proxy.',
  port: 'Porta',
  portHint:
    'A porta do plugin ({port}, se você não mudou), não a porta do jogo 25565. Ela precisa estar aberta para TCP.',
  protocol: 'Protocolo',
  version2: 'Versão 2, com um token (recomendado)',
  version2Hint: 'NuVotifier e VotifierPlus com TokenSupport. O receptor confirma cada voto.',
  version1: 'Versão 1, com uma chave pública',
  version1Hint: 'Votifier clássico. O VotifierPlus confirma votos v1, mas o NuVotifier e o Votifier clássico nunca.',
  secret: 'Token ou chave pública',
  secretAgain: 'Cole o token ou a chave de novo. Eles nunca são mostrados, nem depois de um erro.',
  secretHint: 'O token para a versão 2 ou a chave pública inteira para a versão 1.',
  tokenStored: 'Um token está guardado, mas não é mostrado. Deixe vazio para mantê-lo.',
  keyStored: 'Uma chave pública está guardada, mas não é mostrada. Deixe vazio para mantê-la.',
  hostMissing: 'Informe o host do seu receptor de votos.',
  hostTooLong: 'Use no máximo {max, plural, one {# caractere} other {# caracteres}} no host.',
  portInvalid: 'Informe um número de 1 a 65535. A maioria dos receptores usa {port}.',
  saved: 'Salvo. Novos votos serão enviados a este receptor. Envie um voto de teste para conferir se eles chegam.',
  nextSteps: 'O que vem depois',
  nextTest: 'Você envia um voto de teste e acompanha cada passo. Se falhar, você vê por quê.',
  nextPlugin: 'Você adiciona o nome deste serviço ao seu plugin de recompensas.',
  nextVotes:
    'Cada voto com nome de jogador é enviado em segundos. Um jogador é recompensado no máximo uma vez a cada {hours, plural, one {# hora} other {# horas}}, não importa quantas contas votem.',
  status: 'Status',
  lastAccepted: 'Último aceito',
  never: 'Nunca',
  lastUnconfirmed: 'Último enviado, sem confirmação',
  lastFailure: 'Última falha',
  noFailure: 'Nenhuma',
  v1Disabled:
    'Se nenhum voto aparece no console do servidor, a chave pública está errada ou o v1 está desativado. Confira disable-v1-protocol no NuVotifier ou DisableV1 no VotifierPlus.',
  testsNotIncluded: 'Votos de teste não entram na conta.',
  secretAndRemoval: 'Segredo e remoção',
  secretStored:
    'O token ou a chave fica guardado com criptografia e nunca é mostrado. Se o plugin gerar um novo, cole-o no formulário.',
  removeTitle: 'Remover o receptor de votos',
  removeQuestion: 'Remover o receptor de votos?',
  removeListener: 'Remover receptor de votos',
  removeText:
    'Isto exclui o host e o token ou a chave e cancela os votos na fila. Os votos continuam contando, mas os jogadores não serão mais recompensados no jogo.',
  removed: 'O receptor de votos foi removido.',
  recentVotes: 'Votos recentes',
  noVotes: 'Nenhum voto ainda',
  noVotesText: 'Cada voto com nome de jogador e cada voto de teste aparece aqui, com a resposta do receptor.',
  result: 'Resultado',
  playerAndReason: 'Jogador, motivo',
  duration: 'Duração',
  recorded: 'Registrado',
  testVote: 'Voto de teste',
  response: 'Resposta',
  alreadyRewarded:
    '{hours, plural, one {Outro voto já recompensou este jogador na última # hora.} other {Outro voto já recompensou este jogador nas últimas # horas.}}',
  queued: 'Outro voto para este jogador está sendo enviado. Este só é enviado se aquele falhar.',
  waiting: 'Este voto será enviado em breve.',
  sending: 'Este voto está sendo enviado agora.',
  unrewarded: 'Jogadores sem recompensa',
  downloadCsv: 'Baixar todos como CSV',
  unrewardedText:
    'Os votos nunca são enviados duas vezes, para que ninguém seja recompensado duas vezes. Se nada de um voto foi enviado, você pode enviá-lo mais uma vez abaixo. Os outros jogadores você pode recompensar manualmente.',
  unrewardedLimit:
    'Esta lista mostra os {limit, number} mais recentes. O arquivo CSV contém todos {days, plural, one {do último # dia} other {dos últimos # dias}}.',
  voted: 'Votou',
  sendOnceMore: 'Enviar mais uma vez',
  resendTitle: 'Enviar voto mais uma vez',
  resendQuestion: 'Enviar este voto mais uma vez?',
  resendText:
    'Nada deste voto chegou ao seu receptor. Você pode enviá-lo mais uma vez, e só uma, então corrija antes o que deu errado. Não o envie se você já recompensou o jogador.',
  resent: 'O voto para {player} está a caminho.',
  resendNoListener: 'O receptor de votos foi removido. Salve-o primeiro e depois envie o voto mais uma vez.',
  resendNotFound: 'Este voto não existe.',
  resendTooOld:
    '{days, plural, one {Este voto tem mais de # dia e não pode mais ser enviado.} other {Este voto tem mais de # dias e não pode mais ser enviado.}}',
  resendNotFailed:
    'Este voto não pode ser enviado mais uma vez: ele foi enviado, pode ter sido enviado ou já foi enviado mais uma vez.',
  resendAlreadyRewarded:
    '{hours, plural, one {Outro voto já recompensou este jogador na última # hora, então este não é enviado.} other {Outro voto já recompensou este jogador nas últimas # horas, então este não é enviado.}}',
  resendBusy: 'Outro voto para este jogador está sendo enviado. Espere até ele terminar e tente de novo.',
} satisfies AreaTranslation<'listener'>;
