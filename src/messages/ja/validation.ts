// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: '保存できない文字が含まれています。',
  empty: '空にはできません。',
  notOneLine: '改行か制御文字が含まれています。1行で入力し直してください。',
  invisible: '目に見える文字がありません。文字、数字、記号のどれかを1つ以上使ってください。',
  tooLong: '{max, number}文字以内にしてください。現在{length, number}文字です。',
  tooShort: '{min, number}文字以上書いてください。現在{length, number}文字です。',
  labelled: '{label}：{problem}',
  labelText: 'テキスト',
  labelName: '名前',
  labelTitle: 'タイトル',
  labelLead: 'リード文',

  reasonMissing: '理由を入力してください。本人も読めます。',
  questionMissing: '質問を入力してください。',
  answerMissing: '回答を入力してください。',

  nameMissing: '名前を入力してください。',
  emailInvalid: 'you@mail.exampleのようなメールアドレスを入力してください。',
  emailNotValid: '有効なメールアドレスではありません。',
  emailDisposable: '使い捨てのアドレスは、このサイトでは使えません。使い続けるアドレスを入力してください。',
  passwordTooShort: 'パスワードは{min, number}文字以上にしてください。',
  passwordTooLong: 'パスワードは{max, number}文字以内にしてください。',
  passwordCommon:
    '多くの人が使っているか単純なパターンなので、簡単に推測されるパスワードです。無関係な4つの単語を並べるなど、別のものにしてください。',
  passwordPersonal:
    '名前、メールアドレス、このサービスの名前に基づいているため、簡単に推測されるパスワードです。無関係な4つの単語を並べるなど、別のものにしてください。',
  valueUnusable: 'この値は使えません。',
  suspended: 'このアカウントは利用停止中です。理由：{reason}',
  suspendedUntil: 'このアカウントは{time}まで利用停止中です。理由：{reason}',
  manyAccounts:
    'お使いのネットワークから作成されたアカウントが多すぎます。{minutes, number}分後にもう一度お試しください。',
  departed:
    '削除されたアカウントで最近投票しているため、まだ新しいアカウントを作成できません。{time}以降にもう一度お試しください。',
  suspensionDays: '1～{max}の日数を整数で入力するか、空のままにしてください。',

  handleLength: '{min, number}～{max, number}文字にしてください。',
  handleCharacters: '使えるのはa～zの文字、数字、ハイフンだけです。ハイフンは文字の間に1つずつ使えます。',
  handleReserved: 'このハンドルは予約されています。別のものを選んでください。',
  handleTaken: 'このハンドルは使われているか、使われているものに似ています。別のものを選んでください。',
  handleChangedOften:
    '{days, number}日間にハンドルを{times, number}回変更しました。以前のものに戻すか、後でもう一度お試しください。',

  tokenNameMissing: 'トークンを見分けられるように、名前を入力してください。',
  tokenNameTooLong: '{max, number}文字以内にしてください。',
  tokenNameUnstorable: '名前に保存できない文字が含まれています。',
  tokenScopeUnknown: 'この権限は存在しません。',
  tokenScopesMissing: '権限を1つ以上選んでください。',

  alreadyManager: 'この人はすでにマネージャーです。',
  ownAddress: 'これはあなた自身のアドレスです。あなたはオーナーです。',
  tooManyManagers:
    '1つの掲載につき、マネージャーと保留中の招待は合わせて{max, number}件までです。先に1件減らしてください。',
  notOwner: 'あなたはもうこの掲載のオーナーではありません。',
  noManager: 'この人はもうマネージャーではありません。',

  siteLink: 'https://かmailto:で始まるアドレスを入力してください。',
  atMostCharacters: '{max, number}文字まで。',
  atMostLinks: 'リンクは{max, number}個まで。',
  accentUnreadable: 'この色は見づらい場所があります。',
  dateMissing: '日付と時刻を入力してください。',
  endBeforeStart: '終了は開始より後にしてください。',
  textMissing: 'テキストを入力してください。',
  settingNotOffered: '{label}：選択肢の中から選んでください。',
} satisfies AreaTranslation<'validation'>;
