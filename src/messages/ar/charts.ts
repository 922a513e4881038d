// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays:
    'لا أصوات في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  noVotesOfHours:
    'لا أصوات في آخر {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  votesPerHour:
    'الأصوات في الساعة على مدى {bars, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}: المجموع {total, number}، والأقصى {most, number} في ساعة واحدة.',
  votesPerDay:
    'الأصوات في اليوم على مدى {bars, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: المجموع {total, number}، والأقصى {most, number} في يوم واحد.',
  votesPerMonth:
    'الأصوات في الشهر على مدى {bars, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}: المجموع {total, number}، والأقصى {most, number} في شهر واحد.',
  now: 'الآن',
  today: 'اليوم',
  thisMonth: 'هذا الشهر',
  bar: '{label}: {votes, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}',
  hoursAsTable: 'عرض كجدول <dim>(الساعات بتوقيت {zone})</dim>',
  daysAsTable: 'عرض كجدول <dim>(الأيام بتوقيت {zone})</dim>',
  monthsAsTable: 'عرض كجدول <dim>(الأشهر بتوقيت {zone})</dim>',
  hour: 'الساعة ({zone})',
  day: 'اليوم ({zone})',
  month: 'الشهر ({zone})',
  votes: 'الأصوات',
  count:
    '{what} على مدى {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: من {first, number} إلى {last, number}، الأدنى {least, number}، والأقصى {most, number}.',
  players: 'اللاعبون',
  playersOnline: '<b>المتصلون: {count, number}</b><dim> · تحديث {time}</dim>',
  playersOfMost: '<b>المتصلون: {count, number} من {most, number}</b><dim> · تحديث {time}</dim>',
  offlineSince: 'غير متصل، انقطع {time}.',
  notKnownYet: 'غير معروف بعد. يجري الآن أول استعلام عن الخادم.',
  notReported: 'غير معروف. لا يعلن الخادم عن عدد لاعبيه، لكنه قد يكون متصلًا.',
  noAddress: 'ليس لهذا الإدراج عنوان خادم بعد.',
  changeAddress: 'تغيير العنوان',
  addAddress: 'إضافة عنوان',
  online: 'متصل',
  offline: 'غير متصل',
  unknown: 'غير معروف',
  aboutServer: 'عن الخادم',
  uptimeOfDays:
    '{days, plural, =1 {متصل {percent} اليوم} zero {متصل {percent}} one {متصل {percent} اليوم} two {متصل {percent} خلال يومين} few {متصل {percent} خلال # أيام} many {متصل {percent} خلال # يومًا} other {متصل {percent} خلال # يوم}}',
  uptime:
    '{days, plural, =1 {مدة الاتصال: <b>{percent}</b> اليوم} zero {مدة الاتصال: <b>{percent}</b>} one {مدة الاتصال: <b>{percent}</b> اليوم} two {مدة الاتصال: <b>{percent}</b> خلال يومين} few {مدة الاتصال: <b>{percent}</b> خلال # أيام} many {مدة الاتصال: <b>{percent}</b> خلال # يومًا} other {مدة الاتصال: <b>{percent}</b> خلال # يوم}}',
  uptimeByDay:
    'مدة الاتصال يوميًا على مدى {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: متصل {percent} من الوقت، {down, plural, zero {دون أي يوم فيه انقطاع} one {انقطاع في يوم واحد} two {انقطاع في يومين} few {انقطاع في # أيام} many {انقطاع في # يومًا} other {انقطاع في # يوم}} (من أصل {polled, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}).',
  dayOnline: '{day}: متصل {percent}',
  dayNotPolled: '{day}: لم يُستعلم',
  daysAgo: 'قبل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  asTable: 'عرض كجدول',
  dayUtc: 'اليوم (UTC)',
} satisfies AreaTranslation<'charts'>;
