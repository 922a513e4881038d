// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: '通報を却下しますか？',
  dismissButton: '却下',
  dismissText:
    '掲載に変更はありません。ログインして通報した人には、理由が表示されます。オーナーに質問していた場合は、オーナーにも表示されます。',
  dismissHint: 'ログインして通報した人と、質問していた場合はオーナーに表示されます。{max, number}文字まで。',
  dismissDone: '通報を却下しました。',
  shownToTeam: 'オーナーとマネージャーに表示されます。{max, number}文字まで。',
  hideQuestion: 'この掲載を非表示にしますか？',
  hideButton: '掲載を非表示にする',
  hideText:
    '公開されなくなり、投票も受け付けません。何も削除されず、再び公開できます。オーナーとマネージャーには理由が届きますが、誰が通報したかは伝わりません。',
  hideDone: '掲載を非表示にしました。オーナーには理由が表示されます。',
  removeQuestion: 'この項目を削除しますか？',
  removeButton: '項目を削除',
  removeText:
    '更新履歴とそのフィードから消えます。オーナーとマネージャーには理由とともに引き続き見えますが、誰が通報したかは伝わりません。後で復元できます。',
  removeDone: '項目を削除しました。オーナーには理由が表示されます。',
  suspendQuestion: 'オーナーを利用停止にしますか？',
  suspendButton: 'オーナーを利用停止にする',
  suspendText:
    'オーナーはすべてのデバイスからログアウトし、ログインも投票もできなくなります。掲載は公開されたままです。掲載に問題がある場合は、掲載を非表示にしてください。利用停止が終わるまで、オーナーのAPIトークンは読み取りだけができ、変更はできません。',
  suspendHint: 'オーナーとマネージャーに表示されます（ログイン時も）。{max, number}文字まで。',
  suspendDone: 'オーナーを利用停止にし、すべてのデバイスからログアウトさせました。',
  askQuestion: 'オーナーに質問しますか？',
  askButton: '質問を送信',
  askText:
    'オーナーとマネージャーに質問が届き、メールが設定されていればメールでも届きます。回答はダッシュボードからできます。誰が通報したかは伝わりません。回答まで、案件は「オーナーの回答待ち」になります。',
  askHint: '{max, number}文字まで。',
  askDone: '質問をオーナーとマネージャーに送信しました。',
  reopenQuestion: 'この案件を再開しますか？',
  reopenButton: '再開',
  reopenText:
    '非表示、削除、利用停止は、解除するまでそのままです。アカウントで通報した人には、もう一度確認していることが通知されます。',
  reopenHint: 'ほかのスタッフ向け。{max, number}文字まで。',
  reopenDone: '案件を再開しました。',

  dismissReviewText:
    'レビューに変更はありません。ログインして通報した人には、理由が表示されます。掲載のオーナーに質問していた場合は、オーナーにも表示されます。',
  removeReviewQuestion: 'このレビューを削除しますか？',
  removeReviewButton: 'レビューを削除',
  removeReviewText:
    '訪問者には見えなくなり、平均にも含まれません。投稿者には理由が届き、{days, number}日間はこの掲載の別のレビューを書けません。後で復元できます。',
  removeReviewHint: '投稿者と、掲載のオーナーとマネージャーに表示されます。{max, number}文字まで。',
  removeReviewDone: 'レビューを削除しました。投稿者には理由が表示されます。',
  suspendAuthorQuestion: '投稿者を利用停止にしますか？',
  suspendAuthorButton: '投稿者を利用停止にする',
  suspendAuthorText:
    '投稿者はすべてのデバイスからログアウトし、ログインも投票もできなくなります。利用停止が終わるまで、投稿者のレビューはどれも表示されません。',
  suspendAuthorHint: 'ログイン時に投稿者に表示されます。{max, number}文字まで。',
  suspendAuthorDone: '投稿者を利用停止にし、すべてのデバイスからログアウトさせました。',

  dismissProfileText: 'プロフィールに変更はありません。ログインして通報した人には、理由が表示されます。',
  dismissProfileHint: 'ログインして通報した人に表示されます。{max, number}文字まで。',
  shownToPerson: '本人に表示されます。{max, number}文字まで。',
  hideProfileQuestion: 'このプロフィールを非表示にしますか？',
  hideProfileButton: 'プロフィールを非表示にする',
  hideProfileText:
    'スタッフがユーザーのページで再び表示するまで、ほかの人には見えません。投票、レビュー、アカウントは残ります。本人には理由が届き、メールが設定されていればメールでも届きますが、誰が通報したかは伝わりません。',
  hideProfileDone: 'プロフィールを非表示にしました。本人には理由が表示されます。',
  clearNameQuestion: 'この人の名前を消去しますか？',
  clearNameButton: '名前を消去',
  clearNameText:
    'どこでも「Member」と表示され、一覧に名前が出なくなります。本人には理由が届き、別の名前を選べます。プロフィールは公開されたままです。プロフィールに問題がある場合は、非表示にしてください。',
  clearNameDone: '名前を消去しました。本人には理由が表示されます。',
  suspendPersonQuestion: 'この人を利用停止にしますか？',
  suspendPersonButton: 'ユーザーを利用停止にする',
  suspendPersonText:
    'すべてのデバイスからログアウトし、ログインも投票もできなくなります。利用停止が終わるまで、プロフィールもレビューも表示されません。',
  suspendPersonHint: 'ログイン時に本人に表示されます。{max, number}文字まで。',
  suspendPersonDone: 'ユーザーを利用停止にし、すべてのデバイスからログアウトさせました。',
} satisfies AreaTranslation<'reportSteps'>;
