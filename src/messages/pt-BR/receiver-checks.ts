// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Uma requisição válida',
  validSent: 'Um evento de teste, assinado com seu segredo como um voto real.',
  repeated: 'A mesma requisição de novo',
  repeatedSent:
    'O mesmo corpo e ID de evento, assinado de novo como a próxima tentativa. Isto acontece quando uma resposta se perde.',
  forged: 'Uma requisição forjada',
  forgedSent: 'Um evento de teste, assinado com um segredo aleatório.',
  unsigned: 'Uma requisição sem assinatura',
  unsignedSent: 'Um evento de teste sem assinatura.',
  stale: 'Uma requisição antiga',
  staleSent: 'Um evento de teste só com a assinatura Standard Webhooks e um timestamp de dez minutos atrás.',
  accepted: 'Aceita: {status}.',
  refused: 'Não aceita: {status}. As outras requisições não foram enviadas, porque os resultados não diriam nada.',
  refusedSignatureTodo:
    'Calcule o HMAC sobre os bytes brutos, antes de interpretar o JSON, com o segredo inteiro, incluindo whsec_. Depois verifique de novo.',
  refusedTodo: 'Envie um evento de teste e siga o conselho no resultado. Verifique de novo quando ele for entregue.',
  acceptedAgain: 'Aceita de novo, correto: {status}. A resposta não mostra se um voto seria recompensado duas vezes.',
  acceptedAgainTodo: 'Garanta que seu endpoint guarde o ID de evento de cada voto e ignore duplicatas.',
  refusedAgain: 'A requisição repetida não foi aceita: {status}. Isto conta como falha de entrega.',
  refusedAgainTodo: 'Se você já processou um ID de evento, responda com 2xx e não faça mais nada.',
  rejected: 'Recusada, correto: {status}.',
  rejectedOtherwise: 'Recusada: {status}. Um 401 diria o motivo.',
  unclear: 'Nem aceita nem recusada: {status}. Um erro sem relação pode ter impedido.',
  unclearTodo: 'Se a assinatura não bate, responda com 401 antes de fazer qualquer outra coisa com o corpo.',
  acceptedForged: 'Aceita: {status}. Quem souber a URL pode forjar votos.',
  acceptedForgedTodo: 'Verifique a assinatura antes de usar o corpo e responda com 401 se ela não bater.',
  acceptedUnsigned: 'Aceita: {status}. Qualquer um pode forjar votos omitindo a assinatura.',
  acceptedUnsignedTodo: 'Recuse requisições sem cabeçalho de assinatura como recusaria uma assinatura errada.',
  acceptedStale: 'Aceita: {status}. Quem capturar uma requisição pode enviá-la de novo muito depois.',
  acceptedStaleTodo:
    'Recuse requisições cujo webhook-timestamp difira mais de cinco minutos, ou verifique X-Webhook-Signature e guarde os IDs de evento.',
} satisfies AreaTranslation<'receiverChecks'>;
