// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Eklentinin rsa klasöründeki public.key dosyasının metnini yapıştır.',
  keyPrivate:
    'Bu, sunucundan asla çıkmaması gereken özel anahtar. Eklentinin rsa klasöründeki private.key ve public.key dosyalarını sil, yenileri oluşsun diye sunucuyu yeniden başlat ve yeni public.key’i yapıştır.',
  keySsh:
    'Bu bir SSH anahtarı. Oy eklentisinin rsa klasöründeki public.key dosyasının metnini yapıştır. MIIB ile başlar.',
  keyIsToken: 'Bu, açık anahtara değil, token’a benziyor. v2 protokolünü seç ve bunu token olarak gir.',
  keyNotAKey:
    'Bu bir açık anahtar değil. Eklentinin rsa klasöründeki public.key dosyasının metnini yapıştır. MIIB ile başlar.',
  keyCutOff: 'Anahtarın sonu eksik. public.key dosyasının tüm metnini kopyala: çoğu eklentide 392 karakterdir.',
  keyDamaged: 'Anahtarın bazı karakterleri yanlış. Yalnızca public.key dosyasının tüm metnini yeniden kopyala.',
  keyNotRsa:
    'Bu anahtar bir RSA anahtarı değil. Oy eklentisinin rsa klasöründeki public.key dosyasının metnini yapıştır.',
  keySize:
    'Bu anahtar {bits} bit, oysa oy dinleyicileri {wanted} bit kullanır. Eklentinin rsa klasöründeki private.key ve public.key dosyalarını sil, yenileri oluşsun diye sunucuyu yeniden başlat ve yeni public.key’i yapıştır.',
  tokenMissing: 'Token’ı yapıştır; eklentinin config.yml dosyasında tokens altındaki default değeridir.',
  tokenIsKey:
    'Bu token değil, bir anahtar. Eklentinin config.yml dosyasında tokens altındaki default değerini yapıştır ya da public.key kullanan v1 protokolünü seç.',
  tokenCharacters: 'Token satır sonu ya da görünmeyen bir karakter içeriyor. Yeniden kopyala.',
  tokenTooLong:
    'Bir token en fazla {max, number} karakterdir. Eklentinin config.yml dosyasında yalnızca tokens altındaki default değerini kopyala.',
} satisfies AreaTranslation<'listenerKeys'>;
