// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Belgeler',

  navigation: 'Belgeler',
  overview: 'Genel bakış',
  apiReference: 'API referansı',
  downloads: 'İndirmeler',
  quickStarts: 'Hızlı başlangıç',
  topics: 'Konular',

  title: 'Belgeler',
  description: '{site} üzerinde oyları al, oyları kontrol et ve sürüm notu yayımla.',
  lead: 'Her oyu imzalı bir webhook ya da canlı akış üzerinden al, kimin oy verdiğini kontrol et ve botunun istatistiklerini bildir. Her kılavuz çalışan kodla başlar ve sorun gidermeyle biter.',
  quickStartsLead: 'İlk oyu beş dakikada al. Ne çalıştırdığını seç:',
  apiReferenceText: 'Her uç nokta; alanları, hataları ve kopyalanacak bir istekle.',
  machineReadable: 'Makinece okunabilir biçimler',
  machineReadableText:
    'API ve webhook, istemci üretebileceğin <openapi>OpenAPI 3.1</openapi> ile tanımlanmıştır. Her kılavuz Markdown olarak da var: URL’sine <code>.md</code> ekle. <llms>llms.txt</llms> tüm kılavuzları listeler.',
  examplesNote:
    'Örneklerdeki zamanlar, kimlikler ve gizli anahtarlar uydurmadır ve JSON okunaklı olsun diye biçimlendirilmiştir. Diğer her şey API’nin döndürdüğüyle aynıdır.',

  asMarkdown: 'Bu sayfanın Markdown hâli',
} satisfies AreaTranslation<'docs'>;
