// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Erişim iznin yok',
  noAccessText: 'Giriş yaptın ama bu ilan başkasına ait.',
  notFound: 'Sayfa bulunamadı',
  notFoundText: 'Adres yanlış yazılmış ya da ilan kaldırılmış olabilir.',
  tooMuchData: 'Çok fazla veri',
  tooMuchDataText: 'Gönderdiğin veri çok büyük. Küçültüp yeniden gönder.',
  unreadableForm: 'Bu form okunamadı',
  unreadableFormText: 'Geri dön, sayfayı yenile ve formu yeniden gönder.',
  tooManyRequests: 'Çok fazla istek',
  tooManyRequestsText: 'Birkaç dakika bekle, sonra geri dönüp yeniden dene.',
  failed: 'Bir şeyler ters gitti',
  failedText: 'Sorun bizde ve hiçbir şey kaybolmadı. Birazdan yeniden dene.',
  unavailable: 'Hizmet geçici olarak kullanılamıyor',
  unavailableText: 'Veritabanına ulaşılamıyor. Bir dakika sonra yeniden dene. Sayılmış oylar kaybolmaz.',
  foreignForm: 'Bu form bu siteden gönderilmedi',
  foreignFormText:
    'Hesabını korumak için yalnızca bu siteden gelen formlar kabul edilir. Geri dön, sayfayı yenile ve formu yeniden gönder.',

  home: 'Ana sayfa',
  bots: 'Botlar',
  servers: 'Sunucular',
  supportCode: '<contact>Destekten</contact> yardım istersen bu kodu da yaz: {code}',

  tooManySearches: 'Çok fazla arama',
  tooManySearchesText:
    'Ağından çok fazla arama yapıldı. {wait} sonra yeniden arayabilirsin. Diğer her şey çalışmaya devam ediyor.',
  searchAgain: 'Yeniden ara',
  showAll: 'Tümünü göster',
} satisfies AreaTranslation<'errors'>;
