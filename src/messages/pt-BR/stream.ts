// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Transmissão ao vivo',
  text: 'Seu programa se conecta a este serviço e recebe votos por essa conexão, então não precisa de um endereço público: <guide>Acompanhar a transmissão ao vivo</guide>. O programa precisa de um token de API com a permissão <code>votes:read</code>. Crie-o na página <tokens>Tokens</tokens>; ele é mostrado uma só vez.',
  noConsumers: 'Nenhum programa se conectou com um nome de consumidor ainda.',
  createToken: 'Criar um token para a transmissão ao vivo',
  sendTest: 'Enviar um evento de teste à transmissão',
  status: 'Status',
  consumer: 'Consumidor',
  lastAcknowledged: 'Última confirmação',
  action: 'Ação',
  connected: 'Conectado',
  notConnected: 'Desconectado',
  never: 'Nunca',
  removeNamed: 'Remover <unseen>{name}</unseen>',
  nothingWaits: 'Nenhum evento espera por ele.',
  upToDate: 'Em dia.',
  behind:
    '{events, plural, one {# evento atrasado. O primeiro é de {since}.} other {# eventos atrasados. O primeiro é de {since}.}}',
  behindOrMore:
    '{events, plural, one {# ou mais eventos atrasados. O primeiro é de {since}.} other {# ou mais eventos atrasados. O primeiro é de {since}.}}',
  dateAndDays: '{time}, {days, plural, one {há # dia} other {há # dias}}',
  aboutToMiss: 'Prestes a perder votos',
  deletesFirst: 'A transmissão exclui o primeiro voto {time}.',
  missed: '{votes, plural, one {Perdeu # voto} other {Perdeu # votos}}',
  missedOrMore: '{votes, plural, one {Perdeu # ou mais votos} other {Perdeu # ou mais votos}}',
  notAcknowledged: '{days, plural, one {Não os confirmou por # dia.} other {Não os confirmou por # dias.}}',
  noEvents:
    '{days, plural, one {Não houve votos nem eventos de teste no último # dia.} other {Não houve votos nem eventos de teste nos últimos # dias.}}',
  latestEvents: 'Últimos eventos',
  latestEventsText:
    'Os votos e eventos de teste mais recentes desta página. A transmissão ao vivo tem todos, também os que foram enviados ao webhook.',
  acknowledgedBy: 'Confirmado por',
  nobody: 'Nenhum consumidor',
  forwarded: 'Encaminhado',
  removeTitle: 'Remover o consumidor',
  removeQuestion: 'Remover este consumidor?',
  removeConsumer: 'Remover consumidor',
  removeText: 'O serviço esquece até onde {name} chegou. A próxima conexão com este nome começa a partir de agora.',
  removeTextBehind:
    'O serviço esquece até onde {name} chegou. A próxima conexão com este nome começa a partir de agora e não recebe {events, plural, one {o # evento que ele não confirmou} other {os # eventos que ele não confirmou}}.',
  removeConnected:
    'Um programa está conectado com este nome. A conexão dele termina. Para conectá-lo de novo, reinicie-o.',
  removed: 'O consumidor foi removido. A próxima conexão com o nome dele começa a partir de agora.',
  onlyStream: 'Só na transmissão ao vivo',
  listener: 'Receptor de votos',
  notToWebhook: 'Não enviado a um webhook',
  toListener: 'Foi enviado ao receptor de votos. A <link>página do receptor</link> mostra o resultado.',
  toStreamOnly: 'Enviado só na transmissão ao vivo',
  testNotInLog:
    'O registro do webhook não tem este evento, porque um evento de teste da transmissão ao vivo não é enviado ao webhook ou porque o webhook foi removido.',
  voteNotInLog:
    'O registro do webhook não tem este voto, porque a página não tinha webhook quando o voto foi registrado ou porque o webhook foi removido.',
  canGetIt:
    'Programas que <link>acompanham a transmissão ao vivo</link> podem recebê-lo por {days, plural, one {# dia} other {# dias}}, até {time}.',
} satisfies AreaTranslation<'stream'>;
