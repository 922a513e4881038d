// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Site ayarları',
  intro:
    'Değişiklikler tüm süreçlerde hemen geçerli olur. Ortam değişkenlerinden gelen ayarlar burada değiştirilemez; adresler, anahtarlar ve veritabanı gibi bazıları yalnızca orada ayarlanabilir.',
  groupListings: 'İlanlar',
  groupPeople: 'Kişiler',
  groupVotes: 'Oylar',
  groupPlans: 'Planlar',
  saveSettings: 'Ayarları kaydet',
  saved: 'Kaydedildi. Ayarlar geçerli.',
  overridden: '{variable} ortam değişkeni ayarlanmış; öncelik onda.',
  setByEnvironment: '{variable} ortam değişkeniyle ayarlandı.',
  on: 'Açık',
  off: 'Kapalı',

  approval: 'Yeni ilanların onayı',
  approvalHint: 'Açıkken yeni ilanlar yalnızca yetkililer onayladıktan sonra herkese açılır.',
  reviews: 'Değerlendirmeler',
  reviewsHint:
    'Kapalıyken değerlendirmeler ve formları her yerde gizlenir ama hiçbir şey silinmez. Açıkken ilan sahipleri kendi ilanları için yine kapatabilir.',

  contact: 'İletişim',
  contactHint: 'Bir e-posta adresi ya da https adresi. Herkese açıktır.',
  contactInvalid: 'bir e-posta adresi ya da bir sayfanın https adresini gir.',
  privacyUrl: 'Gizlilik sayfanın adresi',
  privacyUrlHint: 'Yalnızca başka bir sitedeyse: değilse “privacy” adresli bir sayfa yaz.',
  termsUrl: 'Kullanım koşullarının adresi',
  termsUrlHint: 'Yalnızca başka bir sitedeyse: değilse “terms” adresli bir sayfa yaz.',
  pageUrlInvalid: 'bir sayfanın https adresini gir.',
  disposableEmail: 'Tek kullanımlık e-posta adresleri',
  disposableEmailHint: 'Sahte oy verenler bunlarla çok sayıda hesabı onaylatır.',
  refuse: 'Reddet',
  allow: 'İzin ver',
  accountsPerNetwork: 'Ağ başına saatlik yeni hesap',
  limitHint: 'Bir tam sayı ya da sınırsız için “off”.',
  limitInvalid: '1 ile {most, number} arasında bir tam sayı ya da sınırsız için “off” gir.',

  voteCaptcha: 'Oydan önceki kontrol',
  voteCaptchaHint:
    'Başka bir sağlayıcının captcha’sını kullanmak için VOTE_CAPTCHA ve anahtarlarını ortam değişkeni olarak ayarla.',
  captchaOff: 'Tarayıcı kendiliğinden bir bulmaca çözer',
  captchaAltcha: 'Oy veren bir kutuyu işaretler ve bulmaca daha zordur',
  votesPerNetwork: 'Bir ilan için, oy aralığı içinde ağ başına oy',
  votesPerNetworkHint: 'Bir tam sayı ya da sınırsız için “off”. Bir ev ya da okul genellikle tek ağı paylaşır.',
  votesPerNetworkHour: 'Tüm ilanlar için ağ başına saatlik oy',

  planWeights: 'Oyların ağırlığı',
  planWeightsHint: 'Bir oy sıralamada kaç oy yerine geçer, 1–9999. Verilmiş oylar ağırlığını korur.',
  planWeightsInvalid: 'her plan için 1 ile 9999 arasında bir tam sayı gir.',
  weightOfPlan: '{plan} planı',
  planNames: 'Planın adı',
  planNamesHint: 'Sayfalarda planın adı: en fazla 24 karakter, virgül ve eşittir işareti olmadan.',
  planNamesInvalid: 'her plan için virgül ve eşittir işareti olmadan 1–24 karakter gir.',
  nameOfPlan: '“{plan}” planı',
} satisfies AreaTranslation<'siteSettings'>;
