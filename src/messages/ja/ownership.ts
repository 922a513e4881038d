// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: '所有権',
  proven: 'この掲載があなたのものだと証明されました。',
  tooManyChecks: '確認が多すぎます。{wait}後にもう一度お試しください。',
  proveAgain: 'もう一度証明する',
  prove: '自分のものだと証明する',
  onlyOwner: '証明できるのは、掲載のオーナーだけです。',

  verified: 'オーナー確認済み',
  notVerified: 'オーナー未確認',

  notProven: '未証明',
  notProvenText:
    '{subject}があなたのものだと証明すると、掲載に「オーナー確認済み」のバッジが付きます。それまで、ページには未証明と表示され、証明できる人は誰でも申し立てができます。',
  notProvenTextAlone:
    '自分のものだと証明すると、掲載に「オーナー確認済み」のバッジが付きます。それまで、ページには未証明と表示され、証明できる人は誰でも申し立てができます。',

  proof: '証明',
  notConfirmed: '未確認',
  provenText: '{subject}は{method}で証明されています。{days, number}日ごとと、アドレスが変わったときに確認します。',
  latestCheckFailed: '最新の確認では証明が見つかりませんでした',
  proofEnds: 'このままだと、証明は{time}に失効します。',
  provenAt: '証明',
  checkedAt: '最終確認',
  nextCheckAt: '次の確認',

  claimByOther: '申し立て',
  claimByOtherTitle: 'ほかの人がこの掲載の所有権を申し立てています',
  claimByOtherText: '相手は、{subject}が自分のものだと{method}で証明しました。',
  claimContested: 'あなたも証明しているため、スタッフが別の決定をしないかぎり、掲載はあなたのものです。',
  claimDue:
    'あなたも証明しなければ、掲載は{time}（{exact}）に、投票ごと相手に譲渡されます。その際、マネージャー、トークン、Webhook、投票リスナーは削除されます。',

  provenForVisitors: 'この掲載の運営者は、{subject}が自分のものだと{method}で証明しています。最終確認は{time}。',
  notProvenForVisitors:
    '{type, select, bot {この掲載がBotの運営者本人のものだとは、まだ証明されていません。} other {この掲載がサーバーの運営者本人のものだとは、まだ証明されていません。}}',
  isItYours:
    '{type, select, bot {あなたのBotですか？所有権を申し立てる} other {あなたのサーバーですか？所有権を申し立てる}}',

  cannotBeProven: 'まだ証明できません',
  checkFailed: '確認では証明が見つかりませんでした',
  signInWithDiscord: 'Discordでログイン',
  checkNow: '今すぐ確認',

  hiddenLabel: '所有権の証明',
  hidden: '自分のものだと証明するまで非表示です',
  hiddenText: 'この掲載は、オーナー、マネージャー、スタッフにしか見えず、投票もできません。',
  proveLink: '所有権を証明',

  claimTitle: '所有権の申し立て',
  claimHeading: 'この掲載の所有権を申し立てる',
  claimIntro:
    'この掲載は、ほかの人が追加したものです。<b>{subject}</b>があなたのものなら、次のどれかの方法で証明してください。',
  claimIntroAlone: 'この掲載は、ほかの人が追加したものです。',
  claimOfProven: 'オーナーも証明しているため、誰のものになるかはスタッフが決めます。',
  claimWaits:
    'オーナーに通知が届き、オーナーも{hours, number}時間以内であれば証明できます。その後、掲載は投票ごとあなたのものになります。',
  claimAgain: 'もう一度証明する',
  claimAgainText: '証明は{hours, number}時間有効です。その後、スタッフが再確認します。',
  claimedTitle: 'すでに申し立てられています',
  claimedText:
    'ほかの人がすでにこの掲載の所有権を申し立てています。あなたのものなら、その申し立ての結果が出てからまた来てください。',
  claimYours: 'あなたの申し立て',
  claimProven: '{time}に、<b>{subject}</b>があなたのものだと{method}で証明されました。',
  claimOwnerProven: '掲載のオーナーも証明しています。誰のものになるかはスタッフが決めます。',
  claimIsDue:
    'オーナーに通知しました。オーナーも証明しなければ、掲載は{time}（{exact}）にあなたのものになります。それまでコードをそのままにしておいてください。',
  claimWithdraw: '申し立てを取り下げる',

  claimMade: '自分のものだと証明されました。申し立ては下にあります。',
  claimWithdrawn: '申し立てを取り下げました。',
  claimEnded: 'この申し立てはすでに終了しています。',
  claimSignInExpired: 'ログインの有効期限が切れました。最初からやり直してください。',
  claimNotConfirmed: 'Discordでログインを確認できませんでした。もう一度お試しください。',
  claimTryLater: '後でもう一度お試しください。',
} satisfies AreaTranslation<'ownership'>;
