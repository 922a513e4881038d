// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: 'Tentativa {number, number}',
  cause: 'Causa',
  causeFirst: 'Primeira tentativa',
  causeRetry: 'Nova tentativa',
  causeRedelivery: 'Reenviado manualmente',
  causeTest: 'Teste',
  started: 'Início',
  duration: 'Duração',
  unknownDuration: 'Desconhecida',
  address: 'Endereço IP',
  noAddress: 'Nenhum',
  countedAsFailure: 'Conta como falha',
  yes: 'Sim',
  no: 'Não',
  notSentYet: 'Ainda não enviado',
  dns: 'DNS <b>{duration}</b>',
  connect: 'Conexão <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Espera pela resposta <b>{duration}</b>',
  read: 'Leitura da resposta <b>{duration}</b>',
  untilEnd: 'Até o fim <b>{duration}</b>',
  reached: '{step, select, dns {DNS resolvido} connect {Conectado} tls {TLS estabelecido} other {Primeiro byte}}',
  notReached:
    '{step, select, dns {Não alcançado: DNS resolvido} connect {Não alcançado: conectado} tls {Não alcançado: TLS estabelecido} other {Não alcançado: primeiro byte}}',
  request: 'Requisição',
  unknownUrl: 'desconhecida, porque o webhook foi removido',
  savedAgain:
    'O webhook foi salvo de novo depois desta tentativa, em {time}, então a tentativa pode ter usado outra URL.',
  header: 'Cabeçalho',
  value: 'Valor',
  chatNotSigned: 'Mensagens para canais de chat não são assinadas.',
  signaturesRecomputed:
    'As assinaturas não são guardadas. Estas foram recalculadas com o segredo usado na hora e são idênticas às enviadas.',
  signaturesMadeUp: 'Assinado com um segredo aleatório para este teste, que não foi guardado.',
  notSigned: 'Enviado sem assinatura.',
  signaturesUnknown:
    'As assinaturas não são guardadas. O segredo ou a URL mudou desde então, por isso as assinaturas desta tentativa não podem ser recalculadas.',
  copyAsCurl: 'Copiar como curl',
  signedCurl:
    'Coloque seu segredo de assinatura na primeira linha. Estes comandos assinam e enviam os mesmos bytes. Eles precisam de curl e openssl.',
  unsignedCurl: 'Envia os mesmos bytes. Precisa de curl.',
  treatedAsVote: 'Seu endpoint vai tratar isto como um voto real.',
  theCommands: 'os comandos',
  response: 'Resposta',
  noBody: 'Sem corpo.',
  truncated: 'Cortado: só os primeiros {size, number} KiB são guardados.',
} satisfies AreaTranslation<'attempts'>;
