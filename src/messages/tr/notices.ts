// Notices for owners, managers and staff.
import type { AreaTranslation } from '../message.ts';

export default {
  notices: 'Bildirimler',
  dismissAll: 'Tümünü kapat',
  none: 'Bildirim yok',
  noneText:
    'Teslimatlar art arda başarısız olduğunda ya da yetkililer bu ilanla ilgili bir karar verdiğinde burada bildirim görünür.',
  mailsOn: 'Bu ilanla ilgili bildirimler onaylı e-posta adresine de gönderilir.',
  mailsOff: 'Bu ilanla ilgili bildirimler yalnızca burada gösterilir.',
  noMails: 'Bu hizmet e-posta göndermiyor, bu yüzden bildirimler yalnızca burada gösterilir.',
  mailsTurnedOn: 'Bu ilan için e-posta alacaksın.',
  mailsTurnedOff: 'Bu ilan için artık e-posta almayacaksın.',

  titleOfListing: '{listing}: {title}',
  version: 'Sürüm {version}.',
  reason: 'Neden: {reason}',
  question: 'Soru: {question}',
  consumer: 'Tüketici: {consumer}',
  dismissed: ': {title}',

  openWebhook: 'Webhook’u aç',
  openStream: 'Canlı akışı aç',
  openListener: 'Oy dinleyicisini aç',
  openChangelog: 'Değişiklik günlüğünü aç',
  openPage: 'Sayfayı aç',
  openSettings: 'Ayarları aç',
  openOverview: 'Genel bakışı aç',
  openOwnership: 'Sahipliği aç',
  answer: 'Yanıtla',
  openReviews: 'Değerlendirmeleri aç',
  openTokens: 'Token’ları aç',

  reportTitle:
    '{kind, select, entry {{name} {version} sürümü hakkındaki şikâyetin} review {{name} değerlendirmesi hakkındaki şikâyetin} profile {{name} profili hakkındaki şikâyetin} other {{name} hakkındaki şikâyetin}}',
  yourReport: '{name} hakkındaki şikâyetin',
  myReports: 'Şikâyetlerim',
  reportAbout: '{name} hakkında şikâyet',
  reported:
    '{kind, select, entry {{name}, sürüm {version}} review {{name} değerlendirmesi} profile {{name} profili} other {{name}}}',
  undecided: 'Yetkililer henüz karar vermedi.',

  reviewReplied: 'Ekip, {listing} değerlendirmeni yanıtladı',
  reviewRemoved: 'Yetkililer {listing} değerlendirmeni kaldırdı',
  reviewRestored: 'Yetkililer {listing} değerlendirmeni geri getirdi',
  yourReview: '{listing} değerlendirmen',
  myReviews: 'Değerlendirmelerim',
  reviewOf: '{listing} değerlendirmesi',
  theReview: '{listing} değerlendirmen',
  removedByStaff: 'Yetkililer kaldırdı',
  hiddenWithoutVote: 'Gizli: sayılan oy yok',
  hidden: 'Gizli',
  hiddenByListing: 'Gizli: ilan değerlendirme göstermiyor',
  public: 'Herkese açık',
} satisfies AreaTranslation<'notices'>;
