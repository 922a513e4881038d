// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, number}件の掲載が承認を待っています',
  waiting:
    '{count, plural, =1 {{site}で1件の掲載が{time}から承認を待っています。} other {{site}で#件の掲載が承認を待っています。最も古いものは{time}からです。}}承認されるまで、訪問者には見えません。',
  waitingEnd:
    'このメールは、あなたがスタッフであるため送信されています。新しい掲載があったときだけ、最大で1時間に1通送られます。同じページでオフにできます。',

  alert: '{site}：{alert}（{time}から）。',
  alertEnd:
    'このメールは、あなたがスタッフであるため送信されています。最大で1時間に1通送られます。ここでオフにできます：{url}',
  approval: '{count, number}件の掲載が承認を待っています',
  lookAlike: '{count, number}件の掲載が、ほかの掲載と紛らわしい名前です',
  flag: '{count, number}件の掲載に、不正と思われる投票があります',
  claim: '掲載への申し立て{count, number}件が決定を待っています',
  report: '新しい通報が{count, number}件あります',
  approvalName: '承認待ちの掲載',
  lookAlikeName: '紛らわしい掲載',
  flagName: '不審な投票',
  claimName: '掲載への申し立て',
  reportName: '通報',
  testAlert: 'アラートはこのチャンネルに届きます。これはテストです',
  otherAlert: '決定が必要なものがあります',

  trialSubject: 'お試しモードが終了しました',
  trialEnded: 'ほかの人がこのサービスにアクセスできるため、{site}のお試しモードは終了しました。検出：{sign}。',
  trialMeaning: 'サービスが動いているマシンのアドレスには、投票を送信できなくなりました。',
  trialTodo:
    'BASE_URLに利用者が使うアドレスを設定して、再起動してください。Webhookが再びこのマシンに届くようにするには、ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128を設定してください。',
} satisfies AreaTranslation<'staffEmails'>;
