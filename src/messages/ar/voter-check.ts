// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}، الذي يتحقق هنا من أنك لست روبوتًا، لا يستجيب حاليًا. يحل متصفحك لغزًا بدلًا من ذلك، ويستغرق هذا بضع ثوانٍ إضافية.',
  blocked:
    'تعذّر تحميل تحقق {provider} في متصفحك. يُرجى السماح لـ {hosts} في هذه الصفحة، مثلًا في مانع الإعلانات، ثم إعادة تحميلها.',
  failed: 'فشل تحقق {provider}. يُرجى المحاولة مجددًا أو إعادة تحميل الصفحة.',
  takesSeconds: 'يستغرق هذا التحقق بضع ثوانٍ.',
  takesLonger:
    'يستغرق هذا التحقق وقتًا أطول من المعتاد، لأن أصواتًا كثيرة أو عمليات تحقق فاشلة جاءت من شبكتك، أو لأنه يحل محل تحقق آخر.',
  needsScriptForPuzzle:
    'يتطلب التصويت JavaScript، لأن متصفحك يحل لغزًا صغيرًا يُبعد الروبوتات. كل ما عدا ذلك في هذا الموقع يعمل من دونه.',
  needsScriptForCaptcha:
    'يتطلب التصويت JavaScript، لأن {provider} يتحقق من أنك لست روبوتًا. كل ما عدا ذلك في هذا الموقع يعمل من دونه.',
  notRobot: 'لست روبوتًا',
  checking: 'جارٍ التحقق من أنك لست روبوتًا…',
  checked: 'تم التحقق: لست روبوتًا',
  checkFailed: 'فشل التحقق. يُرجى المحاولة مجددًا.',
  checkExpired: 'انتهت صلاحية التحقق. يُرجى المحاولة مجددًا.',
  checkRuns: 'التحقق لا يزال جاريًا. يُرجى الانتظار.',
  needsHttps: 'لا يعمل التحقق إلا عبر HTTPS. يُرجى إبلاغ مشغّل هذا الموقع.',
  notLoaded: 'تعذّر تحميل التحقق. للمحاولة مجددًا، يُرجى إعادة تحميل الصفحة.',
  progress: 'تقدّم التحقق',
  secondsLeft: 'بقي {seconds} ث على الأكثر',
  captchaUnsolved: 'يُرجى إكمال تحقق {provider} ثم الضغط على «تصويت». يحتاج التحقق إلى JavaScript.',
  captchaRefused: 'لم يقبل {provider} التحقق. يُرجى إجراؤه مجددًا ثم الضغط على «تصويت».',
  captchaUnavailable:
    'لا يستجيب {provider} حاليًا، لذلك لم يُحتسب صوتك بعد. يحل متصفحك لغزًا بدلًا من ذلك: يُرجى الضغط على «تصويت» مجددًا.',
  expired: 'انتهت صلاحية التحقق من أنك لست روبوتًا. يُرجى الضغط على «تصويت» مجددًا.',
  unsolved:
    'لم يُكمل متصفحك بعد التحقق من أنك لست روبوتًا. يُرجى انتظار اكتماله ثم الضغط على «تصويت» مجددًا. يحتاج التحقق إلى JavaScript، فإذا كان معطّلًا فيجب تفعيله لهذه الصفحة.',
} satisfies AreaTranslation<'voterCheck'>;
