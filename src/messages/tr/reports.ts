// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Şikâyet et: {name}',
  titleEntry: 'Şikâyet et: {name} {version}',
  titleReview: '{name} değerlendirmesini şikâyet et',
  titleProfile: 'Profili şikâyet et: {name}',
  headingListing: 'Bu ilanı şikâyet et',
  headingEntry: 'Bu değişiklik kaydını şikâyet et',
  headingReview: 'Bu değerlendirmeyi şikâyet et',
  headingProfile: 'Bu profili şikâyet et',
  versionOf: '{name}, sürüm {version}',

  reason: 'Sorun ne?',
  details: 'Ayrıntılar',
  detailsHint: 'Yetkililer neye ve nereye bakmalı? “{other}” için zorunlu. En fazla {max, number} karakter.',
  send: 'Şikâyeti gönder',
  onlyStaff: 'Şikâyeti kimin gönderdiğini yalnızca yetkililer görür.',
  willBeNotified: 'Sonuç sana bildirilir.',
  withoutAccount: 'Hesapsız da gönderebilirsin. Sonucun sana bildirilmesi için önce <link>giriş yap</link>.',

  thanksWithoutAccount:
    'Teşekkürler. Yetkililer buna bakacak. Hesapsız olarak ağ başına yalnızca bir şikâyet saklanır; kendi şikâyetini göndermek için giriş yap.',
  updated: 'Şikâyetin güncellendi. Sonucu panelinde göreceksin.',
  thanks: 'Teşekkürler. Yetkililer şikâyetine bakacak. Sonucu panelinde göreceksin.',
  gone: 'Bu artık yok, bu yüzden şikâyet edilemez.',
  full: 'Bu konuda şimdilik yeterince şikâyet olduğu için seninki saklanmadı. Yetkililer onlara bakacak.',
  noAccount: 'Bu hesap şu anda şikâyet gönderemez.',
  tooMany: 'Çok fazla şikâyet. {minutes, number, ::group-off} dk. sonra yeniden dene.',
} satisfies AreaTranslation<'reports'>;
