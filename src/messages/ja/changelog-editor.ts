// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: '更新履歴',
  writeNotes: 'リリースノートを書く',
  empty: 'リリースはまだありません',
  emptyText: '新しくなったことを伝えましょう。バージョンごとに項目を書くか、リリース処理から自動で公開できます。',
  emptyTextWithoutPlan: 'PlusかEnterpriseプランでは、バージョンごとに項目を公開できます。',
  notIncluded: '現在のプランに更新履歴は含まれていません。',
  notIncludedText: 'Plus、Enterprise、Changelog Proアドオンで利用できます。',
  notIncludedEntries: '既存の項目は公開されたままで、削除もできます。',
  whereShown:
    '訪問者は<page>公開の更新履歴</page>でこれらの項目を見られます。リリース処理から<guide>自動で公開</guide>することもできます。',
  released: '{time}にリリース',
  releasedAndEdited: '{time}にリリース、{editedTime}に編集',
  removedByStaff: 'スタッフにより削除',

  newNotes: '新しいリリースノート',
  editVersion: '{version}を編集',
  publish: '公開',
  limit: '変更は、APIによるものも含めて1時間に{max, number}回まで。',
  published: 'バージョン{version}を公開しました。',
  updated: 'バージョン{version}を更新しました。',

  gone: '項目が削除されたか、スタッフに削除されたため、編集できません。',
  versionTaken: 'このバージョンの項目はすでにあります。そちらを編集してください。',
  inFuture: 'リリース日時を未来にはできません。',
  planExcludes:
    '現在のプランに更新履歴は含まれていません。PlusかEnterpriseへの変更を、このサイトの運営者に依頼してください。',
  versionRemoved: 'このバージョンはスタッフが削除しました。別のバージョンで公開してください。',
  unknownListing: 'この掲載はもうありません。',
  tooManyChanges: '変更は1時間に{max, number}回までです。{wait}後にもう一度お試しください。',

  deleteVersion: '{version}を削除',
  deleteQuestion: '{version}を削除しますか？',
  deleteEntry: '項目を削除',
  deleteText: '項目は公開ページとフィードから削除されます。元に戻せませんが、このバージョンをもう一度公開できます。',
  deleted: 'バージョン{version}を削除しました。',
  deleteTooMany: 'この1時間の変更が多すぎます。{wait}後にもう一度お試しください。',
  deleteRemoved: 'スタッフが削除した項目なので、削除できません。',
} satisfies AreaTranslation<'changelogEditor'>;
