// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, one {Bir ilan onay bekliyor} other {# ilan onay bekliyor}}',
  waiting:
    '{count, plural, one {{site} sitesinde bir ilan onay bekliyor ({time} tarihinden beri).} other {{site} sitesinde # ilan onay bekliyor (ilki {time} tarihinden beri).}} Ziyaretçiler onaylanana kadar ilanları göremez.',
  waitingEnd:
    'Bu e-postayı yetkili olduğun için alıyorsun. En fazla saatte bir ve yalnızca yeni ilanlar geldiğinde gönderilir. Bu e-postaları aynı sayfadan kapatabilirsin.',

  alert: '{site}: {alert}, {time} tarihinden beri.',
  alertEnd:
    'Bu e-postayı yetkili olduğun için alıyorsun. En fazla saatte bir gönderilir. Bu e-postaları kapatabilirsin: {url}',
  approval: '{count, plural, one {Bir ilan onay bekliyor} other {# ilan onay bekliyor}}',
  lookAlike: '{count, plural, one {Bir ilan başka bir ilana benziyor} other {# ilan başka bir ilana benziyor}}',
  flag: '{count, plural, one {Bir ilanın sahte görünen oyları var} other {# ilanın sahte görünen oyları var}}',
  claim: '{count, plural, one {Bir sahiplik talebi karar bekliyor} other {# sahiplik talebi karar bekliyor}}',
  report: '{count, plural, one {Yeni bir şikâyet var} other {# yeni şikâyet var}}',
  approvalName: 'Onay bekleyen ilanlar',
  lookAlikeName: 'Başka bir ilana benzeyen ilanlar',
  flagName: 'Şüpheli oylar',
  claimName: 'Sahiplik talepleri',
  reportName: 'Şikâyetler',
  testAlert: 'Uyarılar bu kanala ulaşıyor. Bu bir test',
  otherAlert: 'Karar bekleyen bir şey var',

  trialSubject: 'Deneme modu sona erdi',
  trialEnded: '{site} deneme modu sona erdi, çünkü bu hizmete başkaları da ulaşabiliyor. Tespit edilen: {sign}.',
  trialMeaning: 'Oylar artık hizmetin çalıştığı makinenin adreslerine gönderilemez.',
  trialTodo:
    'BASE_URL değerini insanların kullandığı adres yap ve yeniden başlat. Webhook’ların bu makineye yeniden ulaşmasına izin vermek için ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128 ayarını kullan.',
} satisfies AreaTranslation<'staffEmails'>;
