// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: '플러그인의 rsa 폴더에 있는 public.key 파일의 내용을 붙여 넣으세요.',
  keyPrivate:
    '이것은 비밀 키예요. 비밀 키는 절대 서버 밖으로 나가면 안 돼요. 플러그인의 rsa 폴더에서 private.key와 public.key를 삭제하고 서버를 다시 시작해 새로 만든 뒤 새 public.key를 붙여 넣으세요.',
  keySsh: 'SSH 키예요. 투표 플러그인의 rsa 폴더에 있는 public.key 파일의 내용을 붙여 넣으세요. MIIB로 시작해요.',
  keyIsToken: '공개 키가 아니라 토큰 같아요. 프로토콜 v2를 고르고 토큰으로 입력하세요.',
  keyNotAKey: '공개 키가 아니에요. 플러그인의 rsa 폴더에 있는 public.key 파일의 내용을 붙여 넣으세요. MIIB로 시작해요.',
  keyCutOff: '키의 끝이 빠졌어요. public.key 파일 전체를 복사하세요. 대부분의 플러그인은 392자예요.',
  keyDamaged: '키의 일부 문자가 틀렸어요. public.key 파일 전체만 다시 복사하세요.',
  keyNotRsa: 'RSA 키가 아니에요. 투표 플러그인의 rsa 폴더에 있는 public.key 파일의 내용을 붙여 넣으세요.',
  keySize:
    '이 키는 {bits}비트인데 투표 리스너는 {wanted}비트를 써요. 플러그인의 rsa 폴더에서 private.key와 public.key를 삭제하고 서버를 다시 시작해 새로 만든 뒤 새 public.key를 붙여 넣으세요.',
  tokenMissing: '토큰을 붙여 넣으세요. 플러그인 config.yml의 tokens 아래 default 항목이에요.',
  tokenIsKey:
    '토큰이 아니라 키예요. 플러그인 config.yml의 tokens 아래 default 항목을 붙여 넣거나, public.key를 쓰는 프로토콜 v1을 고르세요.',
  tokenCharacters: '토큰에 줄바꿈이나 보이지 않는 문자가 있어요. 다시 복사하세요.',
  tokenTooLong: '토큰은 최대 {max, number}자예요. 플러그인 config.yml의 tokens 아래 default 항목만 복사하세요.',
} satisfies AreaTranslation<'listenerKeys'>;
