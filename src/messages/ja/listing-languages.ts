// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '言語',
  lead: '訪問者には、掲載の名前、概要、説明が、ページの言語で表示されます。その言語のテキストがない場合は、「ページ」タブのものが表示されます。',

  mainLanguage: 'メインの言語',
  mainLanguageHint: '「ページ」タブのテキストの言語。設定すると、検索で単語の別の語形も見つかるようになります。',
  mainLanguageNone: '指定なし',
  mainLanguageSaved: 'メインの言語を保存しました。',
  mainLanguageTaken: 'この言語の別のテキストがあります。先にそれを削除するか、別の言語を選んでください。',

  bothNames: '{name}（{own}）',

  noTexts: 'ほかの言語のテキストはまだありません。',
  inherited: '「ページ」タブと同じ',
  editLanguage: '編集<unseen>：{language}のテキスト</unseen>',
  removeLanguage: '削除<unseen>：{language}のテキスト</unseen>',

  add: '言語を追加',
  language: '言語',
  addButton: '続ける',
  chooseLanguage: 'リストから言語を選んでください。',
  allAdded: 'すべての言語のテキストがあります。',

  textsIn: '{language}のテキスト',
  emptyHint: '空のままの欄には、「ページ」タブのテキストが表示されます。',
  mainText: 'メインのテキスト：{text}',
  textRequired: 'テキストを1つ以上入力してください。',
  isMainLanguage: 'これはメインの言語です。テキストは「ページ」タブで変更してください。',
  saved: '{language}のテキストを保存しました。',

  removeQuestion: '{language}のテキストを削除しますか？',
  removeText: '訪問者には、代わりにメインのテキストが表示されます。元に戻せません。',
  removeButton: 'テキストを削除',
  removed: '{language}のテキストを削除しました。',
} satisfies AreaTranslation<'listingLanguages'>;
