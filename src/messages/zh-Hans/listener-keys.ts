// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: '请粘贴插件 rsa 文件夹中 public.key 文件的内容。',
  keyPrivate:
    '这是私钥，绝不能离开你的服务器。请删除插件 rsa 文件夹中的 private.key 和 public.key，重启服务器生成新的，然后粘贴新的 public.key。',
  keySsh: '这是 SSH 密钥。请粘贴投票插件 rsa 文件夹中 public.key 文件的内容，它以 MIIB 开头。',
  keyIsToken: '这看起来是令牌，不是公钥。请选择协议 v2 并作为令牌输入。',
  keyNotAKey: '这不是公钥。请粘贴插件 rsa 文件夹中 public.key 文件的内容，它以 MIIB 开头。',
  keyCutOff: '公钥末尾缺失。请复制 public.key 文件的全部内容：大多数插件为 392 个字符。',
  keyDamaged: '公钥中有些字符错误。请重新复制 public.key 文件的全部内容，不要带其他内容。',
  keyNotRsa: '这不是 RSA 密钥。请粘贴投票插件 rsa 文件夹中 public.key 文件的内容。',
  keySize:
    '这个密钥为 {bits} 位，但投票监听器使用 {wanted} 位。请删除插件 rsa 文件夹中的 private.key 和 public.key，重启服务器生成新的，然后粘贴新的 public.key。',
  tokenMissing: '请粘贴令牌，即插件 config.yml 中 tokens 下的 default 条目。',
  tokenIsKey:
    '这是公钥，不是令牌。请粘贴插件 config.yml 中 tokens 下的 default 条目，或选择使用 public.key 的协议 v1。',
  tokenCharacters: '令牌包含换行或不可见字符。请重新复制。',
  tokenTooLong: '令牌最多 {max, number} 个字符。请只复制插件 config.yml 中 tokens 下的 default 条目。',
} satisfies AreaTranslation<'listenerKeys'>;
