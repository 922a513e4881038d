// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'İlan ekle',

  kindTitle: 'Ne eklemek istiyorsun?',
  kindBot: 'Bot',
  kindBotText: 'Discord ve diğer sohbet platformları için. 12 saatte bir oy.',
  kindServer: '{game} sunucusu',
  kindServerText: '24 saatte bir oy.',

  addYourBot: 'Botunu ekle',
  addYourServer: '{game} sunucunu ekle',
  changeType: 'Türü değiştir',
  addButton: 'İlanı ekle',

  tooMany: 'Günde {max, number} ilan ekleyebilirsin. Yarın daha fazlasını ekle.',
  claimInstead: '{problem} Bot seninse sahipliğini şuradan talep et: {url}.',
  addedProve: 'Eklendi. Herkese açmak için senin olduğunu kanıtla.',
  addedPublic: 'İlanın artık herkese açık.',
  addedWaiting: 'İlanın onay bekliyor.',

  importDiscord: 'Discord’dan içe aktar',
  importDiscordText:
    'Adı, simgeyi, açıklamayı ve etiketleri Discord’un uygulaman hakkında yayımladıklarından doldurur. Yazdıkların korunur ve ilanı ekleyene kadar hiçbir şey kaydedilmez.',
  importDiscordField: 'Uygulama kimliği ya da davet bağlantısı',
  importDiscordHint: 'Discord geliştirici portalında, General Information altında.',
  importServer: 'Sunucudan içe aktar',
  importServerText:
    'Özeti ve simgeyi sunucunun oyunda gösterdiklerinden doldurur. Sunucu çevrimiçi olmalı. Yazdıkların korunur ve ilanı ekleyene kadar hiçbir şey kaydedilmez.',
  importServerField: 'Sunucunun adresi',
  importServerHint: 'Oyuncuların bağlanmak için girdiği adres, örneğin play.oak.example.',
  importButton: 'İçe aktar',

  updateDiscord: 'Discord’dan güncelle',
  updateDiscordText:
    'Discord’un uygulama hakkında yayımladıklarıyla adı ve simgeyi günceller, boş alanları doldurur. Kaydet’e basana kadar hiçbir şey kaydedilmez.',
  updateServer: 'Sunucudan güncelle',
  updateServerText:
    'Sunucunun oyunda gösterdikleriyle özeti ve simgeyi günceller. Kaydet’e basana kadar hiçbir şey kaydedilmez.',
  noApplication:
    'İlanın hangi Discord uygulamasına ait olduğu belli değil. Önce botun davet bağlantısını girip kaydet.',
  noAddress: 'İlanın sunucu adresi yok. Önce girip kaydet.',

  imported: '{source} kaynağından içe aktarıldı. Alanları kontrol et, sonra {button} düğmesine bas.',
  useImportedIcon: 'İçe aktarılan simgeyi kullan',
  importedIconGone:
    'İçe aktarılanlar bir saat saklandığı için simgenin süresi doldu. Yeniden içe aktar ya da bir görsel seç.',
} satisfies AreaTranslation<'newListing'>;
