// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, one {Uma página aguarda aprovação} other {# páginas aguardam aprovação}}',
  waiting:
    '{count, plural, one {Uma página aguarda aprovação no {site}, desde {time}.} other {# páginas aguardam aprovação no {site}, a primeira delas desde {time}.}} Os visitantes não veem páginas até elas serem aprovadas.',
  waitingEnd:
    'Você recebe este e-mail porque faz parte da equipe. Ele é enviado no máximo uma vez por hora, e só quando chegam novas páginas. Você pode desativar estes e-mails na mesma página.',
  alert: '{alert} no {site}, desde {time}.',
  alertEnd:
    'Você recebe este e-mail porque faz parte da equipe. Ele é enviado no máximo uma vez por hora. Você pode desativar estes e-mails: {url}',
  approval: '{count, plural, one {Uma página aguarda aprovação} other {# páginas aguardam aprovação}}',
  lookAlike: '{count, plural, one {Uma página se parece com outra} other {# páginas se parecem com outra}}',
  flag: '{count, plural, one {Uma página tem votos que parecem falsos} other {# páginas têm votos que parecem falsos}}',
  claim:
    '{count, plural, one {Uma reivindicação de página precisa de uma decisão} other {# reivindicações de páginas precisam de uma decisão}}',
  report: '{count, plural, one {Há uma nova denúncia} other {Há # novas denúncias}}',
  approvalName: 'Páginas aguardando aprovação',
  lookAlikeName: 'Páginas que se parecem com outra',
  flagName: 'Votos sob suspeita',
  claimName: 'Reivindicações de páginas',
  reportName: 'Denúncias',
  testAlert: 'Os alertas chegam a este canal. Isto é um teste',
  otherAlert: 'Algo precisa de uma decisão',
  trialSubject: 'O modo de teste terminou',
  trialEnded:
    'O modo de teste do {site} terminou, porque outras pessoas podem acessar este serviço. Detectado: {sign}.',
  trialMeaning: 'Os votos não podem mais ser enviados a endereços da máquina em que o serviço roda.',
  trialTodo:
    'Defina BASE_URL com o endereço que as pessoas usam e reinicie. Para permitir de novo que webhooks alcancem esta máquina, defina ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
