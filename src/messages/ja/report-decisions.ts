// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'その間にオーナーが回答しました。先に回答を読んでください。',
  impossible: 'ここでは行えません。',
  notPublic: 'この掲載は現在公開されていないため、非表示にできません。承認について決定するか、通報を却下してください。',
  listingDeleted: 'この掲載は削除されたため、非表示にできません。通報を却下してください。',
  entryDeleted: 'この項目はすでに削除されています。通報を却下してください。',
  listingDeletedSuspend: 'この掲載は削除されました。その人のページで利用停止にして、通報を却下してください。',
  authorUnknown: 'このレビューは削除されたため、投稿者がわかりません。通報を却下してください。',
  suspendOneself: '自分自身を利用停止にはできません。ほかのスタッフに依頼してください。',
  ownerChanged: '掲載のオーナーが変わりました。利用停止にする前に、案件をもう一度確認してください。',
  staffProtected:
    'スタッフは利用停止にできません。先に{role, select, owner {オーナー} author {投稿者} other {この人}}をメンバーに戻してください。',
  accountGone: 'アカウントはもうありません。',
  openAlready: 'この案件はすでに再開されています。',
  textsDeleted: 'この案件の文章は削除されたため、再開できません。',
  reportedAgain: '同じものがもう一度通報されました。新しい案件について決定してください。',
  askedAlready: 'オーナーにはすでに質問していて、まだ回答がありません。',
  profileHasNoOwner: 'プロフィールには、質問できるオーナーがいません。',
  listingDeletedAsk: 'この掲載は削除されたため、オーナーに質問できません。',
  answeredAlready: 'この質問はすでに回答されたか、スタッフが回答なしで決定しました。',
  profileDeleted: 'このプロフィールは削除されました。通報を却下してください。',
  ownProfile: 'これはあなた自身のプロフィールです。ほかのスタッフに依頼してください。',
  reviewDeleted: 'このレビューはすでに削除されています。通報を却下してください。',
  ownReview: 'あなたが運営する掲載か、あなたが書いたレビューなので、削除できません。ほかのスタッフに依頼してください。',
} satisfies AreaTranslation<'reportDecisions'>;
