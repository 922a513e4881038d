// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Discordでログイン',
  byDiscordSignIn: 'アプリケーションを所有するDiscordアカウントでのログイン',
  doDiscordSignIn:
    'アプリケーションを所有するDiscordアカウントでログインしてください。アプリケーションのエンタイトルメントをこのサイトが見てよいか、Discordが確認します。読み取れることが、アプリケーションがあなたのものである証明になります。アクセス権はすぐに終了し、毎月ログインし直すことになります。',
  discordDescription: 'Discordの説明文',
  byDiscordDescription: 'アプリケーションの説明文のコード',
  doDiscordDescription:
    'Discordの開発者ポータルでアプリケーションを開き、説明文にこのコードを追加して保存してください。毎月確認するので、そのままにしておいてください。',
  motd: 'MOTD',
  byMotd: 'MOTDのコード',
  doMotd:
    'このコードをserver.propertiesのmotdか、プロキシのMOTDに追加して、再起動してください。毎月確認するので、そのままにしておいてください。',
  dnsTxt: 'DNSレコード',
  byDnsTxt: 'DNSレコード',
  doDnsTxt:
    'ドメインの管理画面で、この名前と値のTXTレコードを追加してください。反映に時間がかかることがあります。毎月確認するので、そのままにしておいてください。',
  fivemVariable: 'サーバー変数',
  byFivemVariable: 'サーバー変数のコード',
  doFivemVariable:
    'この行をserver.cfgに追加してサーバーを再起動するか、コンソールに入力してください。毎月確認するので、そのままにしておいてください。',
  robloxDescription: 'Robloxの説明文',
  byRobloxDescription: 'Robloxの説明文のコード',
  doRobloxDescription:
    'このコードをゲームの説明文に追加してください。グループが所有している場合は、グループの説明文でもかまいません。毎月確認するので、そのままにしておいてください。',
  byUnknown: '確認',
  copyCode: 'コード',
  copyRecordName: 'レコードの名前',
  copyLine: 'server.cfgの行',

  application: 'Discordアプリケーション{id}',
  place: 'Robloxプレイス{id}',

  addressMissing: '先に「コンテンツ」でアドレスを入力してください。',
  addressIsJoinLink:
    'cfx.reのリンクにはサーバーのアドレスが含まれていません。先に「コンテンツ」で、play.example:30120のようにホストとポートを入力してください。',
  addressUnusable: '「コンテンツ」のアドレスは確認できません。先に修正してください。',
  applicationMissing:
    'どのDiscordアプリケーションの掲載かわかりません。先に「コンテンツ」でBotの招待リンクを入力してください：https://discord.com/oauth2/authorize?client_id=…',

  checkFailed: 'こちら側の問題で確認に失敗しました。しばらくしてからもう一度お試しください。',
  serviceDown: '{service}が現在応答していません。しばらくしてからもう一度お試しください。',
  noApplication: 'Discordにアプリケーション{id}はありません。掲載のアプリケーションIDを確認してください。',
  notInApplication:
    'アプリケーションの説明文に{code}がありません。追加して、変更が保存されるのを待ってから、もう一度確認してください。',
  notInMotd: 'MOTDに{code}がありません。追加して、変更が保存されるのを待ってから、もう一度確認してください。',
  notInRecord:
    'レコード{name}に{code}がありません。追加して、変更が保存されるのを待ってから、もう一度確認してください。',
  notInGame: 'ゲームの説明文に{code}がありません。追加して、変更が保存されるのを待ってから、もう一度確認してください。',
  notInGameOrGroup:
    'ゲームの説明文にも、そのグループの説明文にも{code}がありません。追加して、変更が保存されるのを待ってから、もう一度確認してください。',
  notInVariables: 'サーバーの公開変数に{code}がありません。行を追加して再起動し、もう一度確認してください。',
  noNameServer: 'ここからネームサーバーに接続できませんでした。しばらくしてからもう一度お試しください。',
  noRecord: 'TXTレコード{name}はまだありません。新しいレコードは反映に時間がかかることがあります。',
  recordBroken: '{name}についてネームサーバーがエラーを返しています。ドメインのDNS設定を確認してください。',
  recordTimeout: '{name}についてネームサーバーが応答しません。ドメインのDNS設定を確認してください。',
  signInAgain:
    'Discordでのログインによる証明は1か月有効です。もう一度ログインするか、自動で確認されるアプリケーションの説明文にコードを追加してください。',
  signInCanceled: 'Discordでログインを確認できませんでした。もう一度お試しください。',
  otherAccount:
    'このDiscordアカウントはアプリケーション{id}を所有していません。所有するアカウントでdiscord.comにログインして、もう一度お試しください。',
  listingDeleted: '掲載は削除されました。',
  addressChanged: 'アドレスが変わりました。ほかの方法で、新しいアドレスを証明してください。',

  wayUnfit: 'この方法は掲載の現在のアドレスに合いません。別の方法を選んでください。',
  accountUnable: 'このアカウントでは現在、証明できません。',
  justDeleted: 'この掲載は削除されたばかりです。',
  justChanged: '掲載が変更されたばかりです。もう一度確認してください。',
  claimedByOther: 'ほかの人もこの掲載の所有権を申し立てています。結果が出るまで待つか、お問い合わせください。',
  manager:
    'あなたはこの掲載のマネージャーなので、申し立てはできません。オーナーがマネージャーのページから譲渡できます。',
  claimUncheckable: 'この申し立てはもう確認できません。',
} satisfies AreaTranslation<'ownershipProofs'>;
