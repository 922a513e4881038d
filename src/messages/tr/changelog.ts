// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Değişiklik günlüğü',
  titleOf: 'Değişiklik günlüğü · {name}',
  description: '{name} içinde sürüm sürüm neler değişti.',
  atomTitle: '{name} değişiklik günlüğü (Atom)',
  jsonTitle: '{name} değişiklik günlüğü (JSON Feed)',
  follow: 'Takip et: <atom>Atom akışı</atom> · <json>JSON akışı</json>',
  none: 'Henüz sürüm yok',
  noneText: 'Botun sahibi sürüm notları yayımladığında burada görünür.',

  releasedAt: 'Yayımlandı: {time}',
  releasedAndEditedAt: 'Yayımlandı: {time}, düzenlendi: {editTime}',
  report: '<unseen>Sürüm {version}: </unseen>Şikâyet et',

  removed: 'Yetkililer kaldırdı',
  reasonWas: 'Neden: {reason}',
  removedText:
    'Ziyaretçiler bu kaydı görmez. Yetkililer geri getirmedikçe {version} sürümü değiştirilemez ya da silinemez.',

  removeAsStaff: 'Yetkili olarak kaldır: {version}',
  restore: 'Geri getir: {version}',
  removeTitle: 'Kaldır: {version} · {name}',
  removeQuestion: '{version} kaldırılsın mı?',
  removeButton: 'Kaydı kaldır',
  removeText:
    'Kayıt, {name} değişiklik günlüğünden ve akışlarından kaybolur. İlan sahibi kaydı yazdığın nedenle birlikte görmeye devam eder ama değiştiremez ya da silemez. Daha sonra geri getirebilirsin.',
  reason: 'Neden',
  reasonHint: 'İlan sahibine gösterilir. En fazla 500 karakter.',
  wasRemoved: '{version} sürümü kaldırıldı. Ziyaretçiler artık görmüyor.',
  alreadyRemoved: '{version} sürümü zaten kaldırılmış ya da silinmiş.',
  wasRestored: '{version} sürümü geri getirildi.',
  alreadyRestored: '{version} sürümü zaten geri getirilmiş.',
} satisfies AreaTranslation<'changelog'>;
