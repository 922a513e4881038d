// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'プラグインのrsaフォルダにあるpublic.keyファイルの内容を貼り付けてください。',
  keyPrivate:
    'これは秘密鍵で、サーバーの外に出してはいけません。プラグインのrsaフォルダにあるprivate.keyとpublic.keyを削除し、サーバーを再起動して新しい鍵を生成し、新しいpublic.keyを貼り付けてください。',
  keySsh:
    'これはSSH鍵です。投票プラグインのrsaフォルダにあるpublic.keyファイルの内容を貼り付けてください。MIIBで始まります。',
  keyIsToken: 'これは公開鍵ではなくトークンのようです。プロトコルv2を選んで、トークンとして入力してください。',
  keyNotAKey:
    'これは公開鍵ではありません。プラグインのrsaフォルダにあるpublic.keyファイルの内容を貼り付けてください。MIIBで始まります。',
  keyCutOff:
    '鍵の末尾が欠けています。public.keyファイルの内容をすべてコピーしてください。ほとんどのプラグインでは392文字です。',
  keyDamaged: '鍵に間違った文字があります。public.keyファイルの内容だけを、もう一度すべてコピーしてください。',
  keyNotRsa:
    'この鍵はRSA鍵ではありません。投票プラグインのrsaフォルダにあるpublic.keyファイルの内容を貼り付けてください。',
  keySize:
    'この鍵は{bits}ビットですが、投票リスナーは{wanted}ビットを使います。プラグインのrsaフォルダにあるprivate.keyとpublic.keyを削除し、サーバーを再起動して新しい鍵を生成し、新しいpublic.keyを貼り付けてください。',
  tokenMissing: 'トークンを貼り付けてください。プラグインのconfig.ymlのtokensにあるdefaultの値です。',
  tokenIsKey:
    'これはトークンではなく鍵です。プラグインのconfig.ymlのtokensにあるdefaultの値を貼り付けるか、public.keyを使うプロトコルv1を選んでください。',
  tokenCharacters: 'トークンに改行か見えない文字が含まれています。もう一度コピーしてください。',
  tokenTooLong:
    'トークンは{max, number}文字までです。プラグインのconfig.ymlのtokensにあるdefaultの値だけをコピーしてください。',
} satisfies AreaTranslation<'listenerKeys'>;
