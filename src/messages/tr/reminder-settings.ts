// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Hatırlatıcılar',
  lead: 'Yeniden oy vermenin sana nasıl hatırlatılacağını yönet.',
  notifications: 'Tarayıcı bildirimleri',
  noNotifications: 'Henüz yok. Oy verdikten sonra, yeniden oy verebileceğin zaman bildirim almayı seçebilirsin.',
  notificationsIn: '{count, number} tarayıcıda bildirim',
  stopAll: 'Tümünü durdur',
  stop: '<unseen>{name} bildirimlerini </unseen>Durdur',

  calendar: 'Takvim',
  calendarText: 'Takvim uygulaman her ilana ne zaman yeniden oy verebileceğini gösterebilir ve sana hatırlatabilir.',
  calendarAddress: 'takvim adresi',
  subscribe:
    'Takvim uygulamanda bu adrese abone ol. Gizli tut: ona sahip olan herkes neye oy verdiğini görebilir. Başkasının eline geçerse yenisini oluştur.',
  openInApp: 'Takvim uygulamasında aç',
  newAddress: 'Yeni adres oluştur',
  disableCalendar: 'Takvimi devre dışı bırak',
  createAddress: 'Takvim adresi oluştur',
  addressReady: 'Takvim adresin hazır.',
  renewQuestion: 'Yeni bir takvim adresi oluşturulsun mu?',
  renew: 'Yeni adres oluştur',
  renewText: 'Mevcut adres çalışmaz olacak. Onu kullanan her takvim uygulamasına yenisini gir.',
  renewed: 'Takviminin yeni bir adresi var.',
  disableQuestion: 'Takvimin devre dışı bırakılsın mı?',
  disableText:
    'Adres çalışmaz olacak ve takvim uygulaman artık oylarını göstermeyecek. İstediğin zaman yeni bir adres oluşturabilirsin.',
  disabled: 'Takvimin devre dışı.',
} satisfies AreaTranslation<'reminderSettings'>;
