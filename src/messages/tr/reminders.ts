// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Bana hatırlat',
  isOn: 'Yeniden oy verebileceğin zaman tarayıcın sana haber verecek.',
  stop: 'Bildirimleri durdur',
  choose: 'Nasıl hatırlatılmasını istediğini seç.',
  notifyHere: 'Bu tarayıcıda bildir',
  alsoNotifyHere: 'Bu tarayıcıda da bildir',
  addToCalendar: 'Takvime ekle',
  all: 'Tüm hatırlatıcılar',

  setUpFailed: 'Tarayıcın bildirimleri ayarlayamadı. Bunun yerine takvimi kullan.',
  blocked: 'Tarayıcın bu sitenin bildirimlerini engelliyor. Bunu tarayıcı ayarlarından değiştirebilirsin.',

  forFavorites: 'Tüm favoriler için tek hatırlatıcı',
  forFavoritesText:
    'Her biri için ayrı ayrı değil, hepsi için tek bir hatırlatma alırsın; bir sonraki, yeniden bir favoriye oy verdikten sonra gelir.',
  how: 'Nasıl',
  byBrowsers: 'Tarayıcılarımda bildir',
  byEmail: 'Bana e-posta gönder',
  inCalendar: 'Takvimimde göster',
  calendarHint: 'Kaydettikten sonra takvim uygulaman için bir adres oluşturursun.',
  when: 'Ne zaman',
  whenFirst: 'İlk favori hazır olduğunda',
  whenAll: 'Tüm favoriler hazır olduğunda',
  forNone: 'Hatırlatma istemiyorsan hiçbirini seçme.',
  save: 'Hatırlatıcıyı kaydet',

  tooManyTries: 'Çok fazla deneme. Bir dakika bekle, sonra yeniden dene.',
  subscribed: 'Yeniden oy verebileceğin zaman tarayıcın sana haber verecek.',
  refused: 'Tarayıcında bildirimler ayarlanamadı. Oyu takvimine ekle ya da başka bir tarayıcı dene.',
  stopped: 'Tarayıcın artık bu ilan için bildirim göndermeyecek.',
  stoppedEverywhere: 'Bildirimler tüm tarayıcılarda kapatıldı.',
} satisfies AreaTranslation<'reminders'>;
