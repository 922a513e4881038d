// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'トークンや公開鍵の場所',
  whereToFindText:
    'これらのプラグインはどれも、初期設定ではポート8192で待ち受けます。ファイアウォールとホスティング会社の両方で、このポートのTCPを開放してください。ゲームのポート25565は投票を受け付けません。',
  nuVotifier:
    'トークンは<code>tokens</code>の中、<code>default</code>の隣にあります。VelocityやBungeeCordの場合、ファイルはプロキシのプラグインフォルダにあり、プロキシのホストとポートを入力します。',
  votifierPlus:
    'config.ymlでトークンを有効にしてサーバーを再起動し、<code>default</code>の隣のトークンをコピーしてください。',
  votifierPlusKey: 'または、バージョン1を選んで公開鍵の全文を貼り付けてください：',
  classicVotifier: '従来のVotifier',
  classicVotifierText:
    'バージョン1だけに対応します。公開鍵の全文を貼り付けてください。秘密鍵は決して貼り付けないでください：',

  pathOfNuVotifier: 'NuVotifierの設定ファイルのパス',
  settingOfVotifierPlus: 'VotifierPlusの設定',
  pathOfVotifierPlus: 'VotifierPlusの公開鍵のパス',
  pathOfVotifier: 'Votifierの公開鍵のパス',
  theServiceName: 'サービス名',
  entryForVotingPlugin: 'VotingPlugin用の設定',
  entryForSuperbVote: 'SuperbVote用の設定',
  urlOfVotePage: '投票ページのURL',
  urlForOther: '別のプラグイン用のURL',

  rewardPlugin: '報酬プラグインの設定',
  rewardPluginText:
    'リスナーは投票を受け取るだけです。報酬は別のプラグインが渡し、そのプラグインにはこのサービス名が必要です：',
  votingPlugin:
    'これを<code>VoteSites.yml</code>の<code>VoteSites:</code>の下に追加し、報酬を設定して、プラグインを再読み込みしてください。',
  superbVote:
    'これを<code>config.yml</code>の<code>rewards:</code>の下、既定の報酬より上に追加し、コマンドを設定してください。投票の間隔は24時間以上なので、<code>cooldown-per-service</code>はそれより短くしてください。初期値の3600秒のままで問題ありません。',
  azuriom:
    'Azuriomはウェブサイトで、リスナーから投票を受け取りません。投票プラグインで、このURLと24時間（1440分）の間隔のサイトを追加してください。Azuriomが投票を検証できるのは対応サイトだけなので、このサイトが一覧になければ検証をオフのままにしてください。',
  other: '別のプラグイン',
  otherText: '上のサービス名をそのまま入力し、必要ならこのURLと24時間の間隔も入力してください。',
} satisfies AreaTranslation<'listenerHelp'>;
