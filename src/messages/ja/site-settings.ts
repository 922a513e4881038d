// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'サイト設定',
  intro:
    '変更は、すべてのプロセスですぐに有効になります。環境変数で設定されているものはここで変更できません。アドレス、鍵、データベースなど、環境変数でしか設定できないものもあります。',
  groupListings: '掲載',
  groupPeople: 'ユーザー',
  groupVotes: '投票',
  groupPlans: 'プラン',
  saveSettings: '設定を保存',
  saved: '保存しました。設定が有効になりました。',
  overridden: '環境変数{variable}が設定されていて、そちらが優先されます。',
  setByEnvironment: '環境変数{variable}で設定されています。',
  on: 'オン',
  off: 'オフ',

  approval: '新しい掲載の承認',
  approvalHint: 'オンにすると、新しい掲載はスタッフが承認してから公開されます。',
  reviews: 'レビュー',
  reviewsHint:
    'オフにすると、レビューとそのフォームはどこにも表示されませんが、何も削除されません。オンでも、オーナーは自分の掲載でオフにできます。',

  contact: '連絡先',
  contactHint: 'メールアドレスかhttpsのアドレス。公開されます。',
  contactInvalid: 'メールアドレスか、ページのhttpsのアドレスを入力してください。',
  privacyUrl: 'プライバシーポリシーのアドレス',
  privacyUrlHint: '別のサイトにある場合だけ入力します。それ以外は、アドレスが「privacy」のページを作成してください。',
  termsUrl: '利用規約のアドレス',
  termsUrlHint: '別のサイトにある場合だけ入力します。それ以外は、アドレスが「terms」のページを作成してください。',
  pageUrlInvalid: 'ページのhttpsのアドレスを入力してください。',
  disposableEmail: '使い捨てメールアドレス',
  disposableEmailHint: '不正な投票者が、多数のアカウントを確認するために使います。',
  refuse: '拒否',
  allow: '許可',
  accountsPerNetwork: '1ネットワークあたりの新規アカウント数（1時間）',
  limitHint: '整数。制限しない場合は「off」。',
  limitInvalid: '1～{most, number}の整数か、制限しない場合は「off」を入力してください。',

  voteCaptcha: '投票前の確認',
  voteCaptchaHint: '別の提供元のCAPTCHAを使うには、環境変数VOTE_CAPTCHAとその鍵を設定してください。',
  captchaOff: 'ブラウザーが自動でパズルを解く',
  captchaAltcha: '投票者がチェックを入れ、パズルは難しくなる',
  votesPerNetwork: '1ネットワークあたりの1つの掲載への投票数（投票間隔ごと）',
  votesPerNetworkHint: '整数。制限しない場合は「off」。家庭や学校は、ふつう1つのネットワークを共有しています。',
  votesPerNetworkHour: '1ネットワークあたりの投票数（1時間、すべての掲載）',

  planWeights: '1票の重み',
  planWeightsHint: 'ランキングで1票が何票分になるか。1～9999。これまでの投票の重みは変わりません。',
  planWeightsInvalid: 'プランごとに1～9999の整数を入力してください。',
  weightOfPlan: '{plan}プラン',
  planNames: 'プランの名前',
  planNamesHint: 'ページでのプランの呼び名。24文字まで。カンマと等号は使えません。',
  planNamesInvalid: 'プランごとに1～24文字を入力してください。カンマと等号は使えません。',
  nameOfPlan: 'プラン「{plan}」',
} satisfies AreaTranslation<'siteSettings'>;
