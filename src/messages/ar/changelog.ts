// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'سجل التغييرات',
  titleOf: 'سجل التغييرات · {name}',
  description: 'ما تغيّر في {name}، إصدارًا بعد إصدار.',
  atomTitle: 'سجل تغييرات {name} (Atom)',
  jsonTitle: 'سجل تغييرات {name} (JSON Feed)',
  follow: 'للمتابعة: <atom>خلاصة Atom</atom> · <json>خلاصة JSON</json>',
  none: 'لا توجد إصدارات بعد',
  noneText: 'عندما ينشر مالك البوت ملاحظات الإصدار، تظهر هنا.',
  releasedAt: 'صدر {time}',
  releasedAndEditedAt: 'صدر {time}، عُدّل {editTime}',
  report: 'إبلاغ <unseen>عن الإصدار {version}</unseen>',
  removed: 'أزالته الإدارة',
  reasonWas: 'السبب: {reason}',
  removedText: 'لا يرى الزوار هذا المدخل. لا يمكن استبدال الإصدار {version} أو حذفه ما لم تستعده الإدارة.',
  removeAsStaff: 'إزالة {version} بصفة الإدارة',
  restore: 'استعادة {version}',
  removeTitle: 'إزالة {version} · {name}',
  removeQuestion: 'إزالة {version}؟',
  removeButton: 'إزالة المدخل',
  removeText:
    'يختفي المدخل من سجل تغييرات {name} ومن خلاصاته. يظل مالكه يراه مع السبب الذي كتبته، ولا يمكنه استبداله أو حذفه. يمكنك استعادته لاحقًا.',
  reason: 'السبب',
  reasonHint: 'يظهر للمالك. 500 حرف كحد أقصى.',
  wasRemoved: 'أُزيل الإصدار {version}. لم يعد الزوار يرونه.',
  alreadyRemoved: 'سبقت إزالة الإصدار {version} أو حذفه.',
  wasRestored: 'استُعيد الإصدار {version}.',
  alreadyRestored: 'سبقت استعادة الإصدار {version}.',
} satisfies AreaTranslation<'changelog'>;
