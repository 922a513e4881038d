// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: '掲載を追加',

  kindTitle: '何を掲載しますか？',
  kindBot: 'Bot',
  kindBotText: 'Discordなどのチャット用。12時間に1回投票できます。',
  kindServer: '{game}サーバー',
  kindServerText: '24時間に1回投票できます。',

  addYourBot: 'Botを追加',
  addYourServer: '{game}サーバーを追加',
  changeType: '種類を変更',
  addButton: '掲載を追加',

  tooMany: '追加できる掲載は1日{max, number}件までです。続きは明日追加してください。',
  claimInstead: '{problem}自分のBotなら、{url}で所有権を申し立ててください。',
  addedProve: '追加しました。公開するには、自分のものだと証明してください。',
  addedPublic: '掲載を公開しました。',
  addedWaiting: '掲載は承認待ちです。',

  importDiscord: 'Discordからインポート',
  importDiscordText:
    'アプリケーションについてDiscordが公開している情報から、名前、アイコン、説明、タグを入力します。入力済みの内容はそのまま残り、掲載を追加するまで何も保存されません。',
  importDiscordField: 'アプリケーションIDまたは招待リンク',
  importDiscordHint: 'Discordの開発者ポータルのGeneral Informationにあります。',
  importServer: 'サーバーからインポート',
  importServerText:
    'サーバーがゲーム内に表示している情報から、概要とアイコンを入力します。サーバーがオンラインである必要があります。入力済みの内容はそのまま残り、掲載を追加するまで何も保存されません。',
  importServerField: 'サーバーのアドレス',
  importServerHint: 'プレイヤーが接続するときに入力するもの。例：play.oak.example',
  importButton: 'インポート',

  updateDiscord: 'Discordから更新',
  updateDiscordText:
    'アプリケーションについてDiscordが公開している情報から、名前とアイコンを更新し、空の欄を入力します。「保存」を押すまで何も保存されません。',
  updateServer: 'サーバーから更新',
  updateServerText:
    'サーバーがゲーム内に表示している情報から、概要とアイコンを更新します。「保存」を押すまで何も保存されません。',
  noApplication: 'どのDiscordアプリケーションの掲載かわかりません。先にBotの招待リンクを入力して保存してください。',
  noAddress: '掲載にサーバーアドレスがありません。先に入力して保存してください。',

  imported: '{source}からインポートしました。内容を確認してから「{button}」を押してください。',
  useImportedIcon: 'インポートしたアイコンを使う',
  importedIconGone: 'インポートしたアイコンは1時間で期限が切れました。もう一度インポートするか、画像を選んでください。',
} satisfies AreaTranslation<'newListing'>;
