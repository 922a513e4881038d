// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: 'Son {days, number} günde oy yok.',
  noVotesOfHours: 'Son {hours, number} saatte oy yok.',

  votesPerHour:
    '{bars, number} saat boyunca saatlik oylar: toplam {total, number}, bir saatte en fazla {most, number}.',
  votesPerDay: '{bars, number} gün boyunca günlük oylar: toplam {total, number}, bir günde en fazla {most, number}.',
  votesPerMonth: '{bars, number} ay boyunca aylık oylar: toplam {total, number}, bir ayda en fazla {most, number}.',
  now: 'şimdi',
  today: 'bugün',
  thisMonth: 'bu ay',
  bar: '{label}: {votes, number} oy',

  hoursAsTable: 'Tablo olarak göster <dim>(saat dilimi: {zone})</dim>',
  daysAsTable: 'Tablo olarak göster <dim>(saat dilimi: {zone})</dim>',
  monthsAsTable: 'Tablo olarak göster <dim>(saat dilimi: {zone})</dim>',
  hour: 'Saat ({zone})',
  day: 'Gün ({zone})',
  month: 'Ay ({zone})',
  votes: 'Oy',

  count:
    '{days, number} gün, {what}: {first, number} ile başladı, {last, number} ile bitti; en az {least, number}, en fazla {most, number}.',

  players: 'Oyuncular',
  playersOnline: '<b>{count, number} çevrimiçi</b><dim> · güncelleme: {time}</dim>',
  playersOfMost: '<b>{count, number} / {most, number} çevrimiçi</b><dim> · güncelleme: {time}</dim>',
  offlineSince: 'Çevrimdışı. Son yanıt: {time}.',
  notKnownYet: 'Henüz bilinmiyor. Sunucu ilk kez sorgulanıyor.',
  notReported: 'Bilinmiyor. Sunucu oyuncu sayısını bildirmiyor ama yine de çevrimiçi olabilir.',
  noAddress: 'Bu ilanın henüz sunucu adresi yok.',
  changeAddress: 'Adresi değiştir',
  addAddress: 'Adres ekle',
  online: 'Çevrimiçi',
  offline: 'Çevrimdışı',
  unknown: 'Bilinmiyor',

  aboutServer: 'Sunucu hakkında',
  uptimeOfDays:
    '{days, plural, =1 {Bugün çevrimiçi: {percent}} one {# günde çevrimiçi: {percent}} other {# günde çevrimiçi: {percent}}}',
  uptime:
    '{days, plural, =1 {Bugün çevrimiçi: <b>{percent}</b>} one {# günde çevrimiçi: <b>{percent}</b>} other {# günde çevrimiçi: <b>{percent}</b>}}',
  uptimeByDay:
    '{down, plural, =0 {{days, number} günün günlük durumu: çevrimiçi {percent}, kesinti olan gün yok.} one {{days, number} günün günlük durumu: çevrimiçi {percent}, {polled, number} günün # gününde kesinti.} other {{days, number} günün günlük durumu: çevrimiçi {percent}, {polled, number} günün # gününde kesinti.}}',
  dayOnline: '{day}: çevrimiçi {percent}',
  dayNotPolled: '{day}: sorgulanmadı',
  daysAgo: '{days, number} gün önce',
  asTable: 'Tablo olarak göster',
  dayUtc: 'Gün (UTC)',
} satisfies AreaTranslation<'charts'>;
