// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: '名前を入力してください。',
  nameProblem: '名前：{problem}',
  modsProblem: 'MOD：{problem}',
  alternativeTextProblem: '代替テキスト：{problem}',
  unstorable: '{field, select, summary {概要} description {説明} other {リンク}}に保存できない文字が含まれています。',
  tooLong:
    '{field, select, summary {概要} description {説明} other {リンク}}は{max, number}文字以内にしてください。現在{length, number}文字です。',

  linkInvalid: 'https://で始まるリンクを入力するか、空のままにしてください。',
  linkCredentials: 'リンクからユーザー名とパスワードを取り除いてください。',
  discordInvalid:
    'https://discord.gg/abc123のような、Discordサーバーへの招待を入力してください。discord.gg/かdiscord.com/invite/で始まります。',
  videoInvalid:
    'YouTubeかVimeoの動画のリンクを入力してください。例：https://www.youtube.com/watch?v=…、https://vimeo.com/…',
  websiteOfServer: 'サーバーのリンクには、そのウェブサイトを入力してください。',

  hostAddress: 'ホスト名かIPアドレスを、ポートありかなしで入力してください。例：{example}',
  robloxAddress: 'roblox.comのゲームのページ（例：roblox.com/games/1234567890）か、そのプレイスIDを入力してください。',
  privateAddress:
    'インターネット上のプレイヤーは{host}に接続できません。プレイヤーが使う公開アドレスを入力してください。プライベートアドレスの範囲を許可するには、運営者がALLOW_PRIVATE_TARGETSを設定できます。',

  modsOfServersOnly: 'MODを設定できるのはゲームサーバーだけです。',
  countryOfServersOnly: '国を設定できるのはサーバーだけです。',
  countryUnknown: 'リストから国を選んでください。',
  categoriesUnknown: 'リストからカテゴリを選んでください。',
  tooManyCategories: 'カテゴリは{max, number}個までです。{count, number}個選ばれています。',
  languagesUnknown: 'リストから言語を選んでください。',
  tooManyLanguages: '言語は{max, number}個までです。{count, number}個選ばれています。',
  tooManyTags: 'タグは{max, number}個までです。{count, number}個あります。',
  tagsInvalid: 'タグには英字（a～z）、数字、ハイフンだけを使い、それぞれ{max, number}文字以内にしてください。',

  idTaken: 'このIDの掲載はすでにあります。',
  stillDeleting:
    'このIDの掲載は削除されたばかりで、投票をまだ削除しています。1分ほど待ってから、もう一度お試しください。',
  ownerUnknown: 'オーナーのアカウントはもうありません。',
  idInvalid: 'IDには1～32文字の英字、数字、アンダースコア、ハイフンを使ってください。',
  applicationIdInvalid: 'DiscordのアプリケーションIDは17～20桁です。',

  alternativeTextMissing: '画像が見えない人のために、短い言葉で内容を説明してください。',

  versionInvalid:
    'バージョンには1～32文字の英字（A～Z）、数字、ピリオド、アンダースコア、プラス記号、ハイフンを使い、英字か数字で始めてください。',
  releaseTimeInvalid: 'リリースの日付と時刻を選ぶか、空のままにしてください。',
  notesMissing: '変更点を書いてください。',
  entryUnstorable:
    '{field, select, headline {見出し} other {リリースノート}}に保存できない文字が含まれているため、保存できません。',
  entryTooLong:
    '{field, select, headline {見出し} other {リリースノート}}は{max, number}文字以内にしてください。現在{length, number}文字です。',

  starsMissing: '星を1～5から選んでください。',
  replyMissing: '返信を入力してください。',
  reportReasonMissing: '理由を選んでください。',
  reportTextMissing: '何が問題かを書いてください。',

  importApplicationId:
    '17～20桁のアプリケーションIDか、それを含む招待リンクを入力してください：https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown:
    'Discordが現在応答していません。しばらくしてからもう一度試すか、インポートせずにフォームに入力してください。',
  importNoApplication: 'Discordにアプリケーション{id}はありません。IDを確認して、もう一度お試しください。',
  importedOften:
    '1時間以内に{times, number}回インポートしました。後でもう一度試すか、インポートせずにフォームに入力してください。',
} satisfies AreaTranslation<'listingValidation'>;
