// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Diller',
  lead: 'Ziyaretçiler ilanının adını, özetini ve açıklamasını sayfanın dilinde görür. Bir metin eksikse “Sayfa” sekmesindekini görürler.',

  mainLanguage: 'Ana dil',
  mainLanguageHint:
    '“Sayfa” sekmesindeki metinlerin dili. Bunu seçersen arama, kelimelerin başka biçimlerini de bulur.',
  mainLanguageNone: 'Belirtilmedi',
  mainLanguageSaved: 'Ana dil kaydedildi.',
  mainLanguageTaken: 'İlanın bu dilde başka metinleri var. Önce onları kaldır ya da başka bir dil seç.',

  bothNames: '{name} ({own})',

  noTexts: 'Henüz başka dilde metin yok.',
  inherited: '“Sayfa” sekmesindeki gibi',
  editLanguage: 'Düzenle<unseen>: {language} metinler</unseen>',
  removeLanguage: 'Kaldır<unseen>: {language} metinler</unseen>',

  add: 'Dil ekle',
  language: 'Dil',
  addButton: 'Devam et',
  chooseLanguage: 'Listeden bir dil seç.',
  allAdded: 'İlanın her dilde metni var.',

  textsIn: '{language} metinler',
  emptyHint: 'Boş bıraktığın alanlarda “Sayfa” sekmesindeki metin gösterilir.',
  mainText: 'Ana metin: {text}',
  textRequired: 'En az bir metin gir.',
  isMainLanguage: 'Bu ana dil. Metinlerini “Sayfa” sekmesinde değiştir.',
  saved: '{language} metinler kaydedildi.',

  removeQuestion: '{language} metinler kaldırılsın mı?',
  removeText: 'Ziyaretçiler bunun yerine ana metinleri görecek. Bu geri alınamaz.',
  removeButton: 'Metinleri kaldır',
  removed: '{language} metinler kaldırıldı.',
} satisfies AreaTranslation<'listingLanguages'>;
