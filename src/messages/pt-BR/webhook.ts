// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Opções e segredo',
  yourSecret: 'Seu segredo de assinatura',
  theSecret: 'o segredo de assinatura',
  copySecretNow: 'Copie agora e guarde na configuração do seu endpoint. Ele não será mostrado de novo.',
  votesToChat: 'Os votos são publicados em um canal do {channel}: {url}',
  endpointUrl: 'URL do endpoint',
  newUrl: 'Nova URL',
  urlHint:
    'Uma URL HTTPS que aceita requisições POST. Com a URL de um webhook do {channels}, os votos são publicados no canal como mensagens formatadas.',
  localUrls:
    'Como este serviço roda no seu próprio computador, você também pode usar URLs locais, por exemplo http://localhost:8080.',
  saveAndEnable: 'Salvar e ativar',
  urlMissing: 'Informe o endereço do seu endpoint.',
  urlTooLong: 'Use no máximo {max, plural, one {# caractere} other {# caracteres}} no endereço.',
  saved: 'Salvo. Novos votos serão enviados a este endpoint.',
  isPaused: 'O webhook está pausado.',
  isPausedText: 'Os votos ficam retidos e serão enviados em ordem quando você o retomar.',
  resume: 'Retomar',
  isDisabled:
    '{failures, plural, one {O webhook foi desativado depois de # falha seguida.} other {O webhook foi desativado depois de # falhas seguidas.}}',
  isDisabledText:
    'Corrija seu endpoint, envie um evento de teste e salve a URL de novo para ativar o webhook e zerar a contagem de falhas. Votos dados nesse meio-tempo não são enviados automaticamente. Você pode reenviá-los pelo <link>registro de entregas</link> por {days, plural, one {# dia} other {# dias}}.',
  health: 'Status',
  deliveredInDay: 'Entregues em 24 h',
  retrying: 'Tentando de novo',
  failed: 'Falharam',
  lastDelivered: 'Último voto entregue',
  never: 'Nunca',
  lastFailure: 'Última falha',
  failedAt: '{time}, {reason}',
  noFailure: 'Nenhuma',
  testsNotIncluded: 'Eventos de teste não entram na conta.',
  openLog: 'Abrir o registro de entregas',
  nextSteps: 'O que vem depois',
  nextSecret:
    'Você recebe um segredo de assinatura, mostrado uma só vez. Seu endpoint o usa para verificar se os votos são reais.',
  nextTest: 'Você envia um evento de teste e vê como seu endpoint responde.',
  nextVotes: 'Cada voto chega em segundos. Entregas que falham são tentadas de novo até cinco vezes.',
  annulledVotes: 'Votos anulados',
  on: 'Ativado',
  off: 'Desativado',
  annulmentsText:
    'Quando a equipe anula votos, seu endpoint pode receber um evento <code>vote.annulled</code> para cada um, e <code>vote.restored</code> se forem restaurados. Ative isto só se o seu endpoint trata esses eventos.',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
  annulmentsOn: 'Eventos de votos anulados agora são enviados.',
  annulmentsOff: 'Eventos de votos anulados não são mais enviados.',
  secretAndRemoval: 'Segredo e remoção',
  pauseOrRemove: 'Pausar ou remover',
  rotateNew:
    'Se o segredo for perdido ou vazar depois, troque-o. X-Webhook-Signature passa ao novo segredo na hora. O cabeçalho Standard Webhooks é assinado com os dois segredos por 24 horas.',
  rotateShownBefore:
    'O segredo foi mostrado quando foi criado. Se ele se perdeu ou vazou, troque-o. X-Webhook-Signature passa ao novo segredo na hora. O cabeçalho Standard Webhooks é assinado com os dois segredos por 24 horas.',
  notSigned:
    'As entregas não são assinadas. Crie um segredo para que seu endpoint possa distinguir votos reais de forjados.',
  rotateSecret: 'Trocar segredo',
  createSecret: 'Criar segredo',
  pause: 'Pausar',
  paused: 'Pausado. Os votos ficam retidos até você retomar.',
  resumed: 'Retomado. Os votos retidos estão sendo enviados em ordem.',
  rotateTitle: 'Trocar o segredo de assinatura',
  rotateQuestion: 'Trocar o segredo de assinatura?',
  rotateText:
    '<code>X-Webhook-Signature</code> usa o novo segredo a partir da próxima entrega, então atualize seu endpoint logo. O cabeçalho Standard Webhooks é assinado com os dois segredos por 24 horas.',
  secretInUse: 'O novo segredo está em uso.',
  removeTitle: 'Remover o webhook',
  removeQuestion: 'Remover o webhook?',
  removeWebhook: 'Remover webhook',
  removeText:
    'Isto exclui a URL e o segredo e cancela as entregas na fila. Os votos continuam contando. Para parar as entregas por um tempo, pause o webhook.',
  removed: 'O webhook foi removido.',
  howToVerify: 'Como verificar um voto',
  howToVerifyText:
    'Calcule o HMAC-SHA256 do corpo bruto com o segredo inteiro, incluindo <code>whsec_</code>, e compare com <code>X-Webhook-Signature</code>. Responda com um status 2xx assim que tiver guardado o voto. Use <code>{header}</code> para detectar duplicatas e não dê recompensas por eventos com <code>"test": true</code>.',
} satisfies AreaTranslation<'webhook'>;
