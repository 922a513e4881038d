// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    'Robot olmadığını kontrol eden {provider} şu anda yanıt vermiyor. Bunun yerine tarayıcın bir bulmaca çözüyor; bu birkaç saniye daha sürer.',
  blocked:
    '{provider} kontrolü tarayıcında yüklenemedi. Bu sayfa için {hosts} adreslerine izin ver (örneğin reklam engelleyicinde) ve sayfayı yenile.',
  failed: '{provider} kontrolü başarısız oldu. Yeniden dene ya da sayfayı yenile.',
  takesSeconds: 'Bu kontrol birkaç saniye sürer.',
  takesLonger:
    'Ağından çok sayıda oy ya da başarısız kontrol geldiği için ya da başka bir kontrolün yerine geçtiği için bu kontrol her zamankinden uzun sürüyor.',
  needsScriptForPuzzle:
    'Oy vermek için JavaScript gerekir, çünkü tarayıcın robotları uzak tutan küçük bir bulmaca çözer. Sitedeki diğer her şey onsuz da çalışır.',
  needsScriptForCaptcha:
    'Oy vermek için JavaScript gerekir, çünkü {provider} robot olmadığını kontrol eder. Sitedeki diğer her şey onsuz da çalışır.',

  notRobot: 'Robot değilim',
  checking: 'Robot olmadığın kontrol ediliyor…',
  checked: 'Kontrol edildi: robot değilsin',
  checkFailed: 'Kontrol başarısız oldu. Yeniden dene.',
  checkExpired: 'Kontrolün süresi doldu. Yeniden dene.',
  checkRuns: 'Kontrol sürüyor. Lütfen bekle.',
  needsHttps: 'Kontrol yalnızca HTTPS üzerinden çalışır. Lütfen bu sitenin işletmecisine bildir.',
  notLoaded: 'Kontrol yüklenemedi. Yeniden denemek için sayfayı yenile.',
  progress: 'Kontrolün ilerlemesi',
  secondsLeft: 'En fazla {seconds} sn. kaldı',

  captchaUnsolved: '{provider} kontrolünü tamamla, sonra “Oy ver” düğmesine bas. JavaScript gerekir.',
  captchaRefused: '{provider} kontrolü kabul etmedi. Yeniden yap, sonra “Oy ver” düğmesine bas.',
  captchaUnavailable:
    '{provider} şu anda yanıt vermiyor, bu yüzden verdiğin oy henüz sayılmadı. Bunun yerine tarayıcın bir bulmaca çözecek: “Oy ver” düğmesine yeniden bas.',
  expired: 'Robot kontrolünün süresi doldu. “Oy ver” düğmesine yeniden bas.',
  unsolved:
    'Tarayıcın robot kontrolünü henüz bitirmedi. Bitmesini bekle, sonra “Oy ver” düğmesine yeniden bas. Kontrol için JavaScript gerekir: kapalıysa bu sayfa için aç.',
} satisfies AreaTranslation<'voterCheck'>;
