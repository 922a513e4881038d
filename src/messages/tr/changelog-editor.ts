// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Değişiklik günlüğü',
  writeNotes: 'Sürüm notları yaz',
  empty: 'Henüz sürüm yok',
  emptyText:
    'İnsanlara yenilikleri anlat: her sürüm için bir kayıt yaz ya da kayıtları sürüm çıkarma sürecinin içinden yayımla.',
  emptyTextWithoutPlan: 'Plus ya da Enterprise planıyla her sürüm için bir kayıt yayımlayabilirsin.',
  notIncluded: 'Planına değişiklik günlüğü dâhil değil.',
  notIncludedText: 'Plus, Enterprise ve Changelog Pro eklentisiyle gelir.',
  notIncludedEntries: 'Mevcut kayıtlar herkese açık kalır ve onları silebilirsin.',
  whereShown:
    'Ziyaretçiler bu kayıtları <page>herkese açık değişiklik günlüğünde</page> görür. Sürüm çıkarma sürecin <guide>kayıtları otomatik yayımlayabilir</guide>.',
  released: 'Yayımlandı: {time}',
  releasedAndEdited: 'Yayımlandı: {time}, düzenlendi: {editedTime}',
  removedByStaff: 'Yetkililer kaldırdı',

  newNotes: 'Yeni sürüm notları',
  editVersion: 'Düzenle: {version}',
  publish: 'Yayımla',
  limit: 'API üzerinden yapılanlar dâhil saatte en fazla {max, number} değişiklik.',
  published: '{version} sürümü yayımlandı.',
  updated: '{version} sürümü güncellendi.',

  gone: 'Bu kayıt silindiği ya da yetkililer kaldırdığı için düzenlenemez.',
  versionTaken: 'Bu sürümün zaten bir kaydı var. Onu düzenle.',
  inFuture: 'Yayımlanma zamanı gelecekte olamaz.',
  planExcludes:
    'Planına değişiklik günlüğü dâhil değil. Bu sitenin işletmecisinden seni Plus ya da Enterprise planına geçirmesini iste.',
  versionRemoved: 'Yetkililer bu sürümü kaldırdı. Başka bir sürümle yayımla.',
  unknownListing: 'Bu ilan artık yok.',
  tooManyChanges: 'Saatte {max, number} değişiklik yapabilirsin. {wait} sonra yeniden dene.',

  deleteVersion: 'Sil: {version}',
  deleteQuestion: '{version} silinsin mi?',
  deleteEntry: 'Kaydı sil',
  deleteText:
    'Kayıt herkese açık sayfadan ve akışlardan kaldırılır. Bu geri alınamaz ama sürümü yeniden yayımlayabilirsin.',
  deleted: '{version} sürümü silindi.',
  deleteTooMany: 'Bu saat çok fazla değişiklik yaptın. {wait} sonra yeniden dene.',
  deleteRemoved: 'Yetkililer kaldırdığı için bu kayıt silinemez.',
} satisfies AreaTranslation<'changelogEditor'>;
