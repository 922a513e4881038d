// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'يُرجى لصق نص الملف public.key من مجلد rsa الخاص بالإضافة.',
  keyPrivate:
    'هذا هو المفتاح الخاص، ويجب ألا يغادر خادمك أبدًا. يُرجى حذف private.key وpublic.key في مجلد rsa الخاص بالإضافة، وإعادة تشغيل الخادم لتوليد مفتاحين جديدين، ثم لصق public.key الجديد.',
  keySsh: 'هذا مفتاح SSH. يُرجى لصق نص الملف public.key من مجلد rsa الخاص بإضافة التصويت. يبدأ بـ MIIB.',
  keyIsToken: 'يبدو هذا رمز token وليس مفتاحًا عامًا. يُرجى اختيار البروتوكول v2 وإدخاله كرمز token.',
  keyNotAKey: 'هذا ليس مفتاحًا عامًا. يُرجى لصق نص الملف public.key من مجلد rsa الخاص بالإضافة. يبدأ بـ MIIB.',
  keyCutOff: 'نهاية المفتاح مفقودة. يُرجى نسخ نص الملف public.key كاملًا: 392 حرفًا في معظم الإضافات.',
  keyDamaged: 'بعض أحرف المفتاح غير صحيحة. يُرجى نسخ نص الملف public.key كاملًا مجددًا دون أي شيء آخر.',
  keyNotRsa: 'ليس هذا مفتاح RSA. يُرجى لصق نص الملف public.key من مجلد rsa الخاص بإضافة التصويت.',
  keySize:
    'طول هذا المفتاح {bits} بت، لكن متلقّي الأصوات يستخدم {wanted}. يُرجى حذف private.key وpublic.key في مجلد rsa الخاص بالإضافة، وإعادة تشغيل الخادم لتوليد مفتاحين جديدين، ثم لصق public.key الجديد.',
  tokenMissing: 'يُرجى لصق رمز token، وهو المدخل default ضمن tokens في config.yml الخاص بالإضافة.',
  tokenIsKey:
    'هذا مفتاح وليس رمز token. يُرجى لصق المدخل default ضمن tokens في config.yml الخاص بالإضافة، أو اختيار البروتوكول v1 الذي يستخدم public.key.',
  tokenCharacters: 'يحتوي رمز token على فاصل أسطر أو حرف غير مرئي. يُرجى نسخه مجددًا.',
  tokenTooLong:
    'الحد الأقصى لرمز token هو {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}. يُرجى نسخ المدخل default ضمن tokens في config.yml الخاص بالإضافة دون أي شيء آخر.',
} satisfies AreaTranslation<'listenerKeys'>;
