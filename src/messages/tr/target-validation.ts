// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Oyları yalnızca web adresleri alabilir: URL https:// ile başlamalı.',
  urlWithoutScheme: 'Adresin başına https:// ekle; bu makinedeyse http:// ekle.',
  urlIncomplete: 'Bu tam bir URL değil. Tamamını yaz, örneğin https://bot.example/votes.',
  urlCharacters:
    'URL satır sonu ya da görünmeyen başka bir karakter içeriyor. Çevresindekiler olmadan yeniden kopyala.',
  urlCredentials: 'URL kullanıcı adı ya da parola içeriyor. Çıkar: bunun yerine her isteğin imzasını doğrula.',
  urlFragment: '# ve sonrası sunucuya asla ulaşmaz. Çıkar ya da parametreyse ? kullan.',
  urlPort: '{port} portu kabul edilmiyor ({service}). Alıcın 443 ya da 8443 gibi başka bir portu dinlesin.',
  urlHost: '{host} bir sunucunun adı olamaz. URL’deki host adını kontrol et.',
  urlNotHttps:
    'Oylar yalnızca https üzerinden gönderilir. https:// yaz ve sunucu TLS sunsun, örneğin bir reverse proxy ya da tünelle.',
  urlTooLong: 'URL {max} karakterden uzun. Kısalt.',
  serviceNone: 'gerçek bir port değil',
  serviceMail: 'e-posta ({protocol})',
  serviceFiles: 'dosya paylaşımı (SMB)',

  addressBlocked:
    '{address} buradan çağrılamaz ({kind}). Herkese açık bir adres kullan ya da işletmeciden aralığı ALLOW_PRIVATE_TARGETS ile açmasını iste.',
  hostBlocked:
    '{host}, {address} adresine gidiyor; bu adres buradan çağrılamaz ({kind}). Herkese açık bir adres kullan ya da işletmeciden aralığı ALLOW_PRIVATE_TARGETS ile açmasını iste.',
  kindThisNetwork: 'belirtilmemiş adres (“bu ağ”)',
  kindUnspecified: 'belirtilmemiş adres',
  kindPrivate: 'özel ağda',
  kindCarrier: 'operatörün iç ağında',
  kindLoopback: 'geri döngü adresi (bu makine)',
  kindMetadataLink: 'yerel bağlantı adresi (bulutların meta verilerini tuttuğu yer)',
  kindLink: 'yerel bağlantı adresi',
  kindMetadata: 'bulut meta veri adresi',
  kindProtocols: 'protokollere ayrılmış',
  kindExamples: 'örneklere ayrılmış',
  kindRetiredRelay: 'kullanımdan kalkmış 6to4 aktarma adresi',
  kindBenchmarks: 'performans testlerine ayrılmış',
  kindMulticast: 'çok noktaya yayın adresi',
  kindBroadcast: 'yayın adresi',
  kindReserved: 'ayrılmış',
  kindTranslated: 'özel ağ içinde çevrilen adres',
  kindRelay: '6to4 adresi',
  kindTeredo: 'Teredo adresi',
  kindNotAddress: 'IP adresi değil',
  kindUnassigned: 'internette kimseye atanmamış',

  hostUnknown: '{host} DNS’te yok. Yazımını kontrol et ya da yeni kaydın yayılmasını bekle.',
  hostBroken: '{host} çözümlenemiyor: ad sunucuları hata döndürüyor. Alan adının DNS ayarlarını kontrol et.',
  hostSilent: '{host} çözümlenemiyor: ad sunucuları yanıt vermiyor. Alan adının DNS ayarlarını kontrol et.',
  hostUnresolved: '{host} çözümlenemedi, çünkü buradan hiçbir ad sunucusuna ulaşılamıyor. Bir süre sonra yeniden dene.',
  hostRestarting: '{host} kontrol edilmedi, çünkü bu hizmet yeniden başlıyor. Bir süre sonra yeniden dene.',
  hostInterrupted: '{host} kontrol edilmedi, çünkü bu hizmet kesintiye uğradı. Bir süre sonra yeniden dene.',

  hostMissing: 'Host adını ya da IP adresini gir, örneğin mc.example.',
  hostCharacters: 'Host adı boşluk ya da görünmeyen bir karakter içeriyor. Yeniden yaz.',
  hostIsUrl: 'Yalnızca host adını gir, örneğin mc.example; http:// ve yol olmadan.',
  hostWithPort: 'Portu host adının ardına değil, kendi alanına gir.',
  hostInvalid: '{host} geçerli bir host adı değil. Yazım hatası olup olmadığına bak.',
  portInvalid: 'Port 1 ile 65535 arasında bir sayı olmalı.',
  portBlocked: '{port} portu engelli, çünkü başka tür bir hizmete ait ({service}).',
  portOfGame: '25565 oyunun kendi portudur ve oyları yok sayar. Oy eklentisinin portunu kullan; değiştirmediysen 8192.',
  minecraftOnly: 'Yalnızca Minecraft sunucularının oy dinleyicisi vardır.',
  tokenMissing: 'Eklentinin yapılandırmasındaki token’ı yapıştır.',
  keyMissing: 'Eklentinin rsa/public.key dosyasındaki açık anahtarın tamamını yapıştır.',
  listingDeleted: 'Bu ilan az önce silindi.',
  listingGone: 'Bu ilan biraz önce silindi.',
  stillEnding:
    'Devre dışı bırakıldığında ya da kaldırıldığında bekleyen çok teslimat vardı ve sonlandırılmaları biraz sürüyor. Bir dakika sonra yeniden kaydet.',

  discordUrl:
    'Bu bir Discord URL’si ama bir kanalın webhook URL’si değil. Discord’da kanalın ayarlarını, Entegrasyonlar’ı, Webhook’lar’ı aç ve Webhook URL’sini Kopyala’yı seç.',
  discordUrlFormat: 'URL’nin sonundan {part} kısmını kaldır: o URL mesajları başka bir biçimde bekler.',
  slackUrlWorkflow:
    'Bu URL, mesaj kabul etmeyen bir Slack iş akışını başlatır. api.slack.com/apps adresinde Slack uygulamanın ayarlarını, Incoming Webhooks’u aç ve webhook URL’sini kopyala. https://hooks.slack.com/services/ ile başlar.',
  slackUrl:
    'Bu bir Slack URL’si ama bir incoming webhook URL’si değil. api.slack.com/apps adresinde Slack uygulamanın ayarlarını, Incoming Webhooks’u aç ve webhook URL’sini kopyala. https://hooks.slack.com/services/ ile başlar.',

  playerNotMinecraft: 'Yalnızca Minecraft sunucularına verilen oylarda oyuncu adı olabilir.',
  playerTooLong: 'Oyuncu adı, Bedrock ön eki dâhil en fazla {max, number} karakter olabilir.',
  playerCharacters:
    'Oyuncu adında, . ya da * gibi en fazla iki karakterlik bir ön ekten sonra yalnızca harf (A–Z), rakam ve _ kullan.',
  playerWithSpaces:
    'Oyuncu adında, . ya da * gibi en fazla iki karakterlik bir ön ekten sonra yalnızca harf (A–Z), rakam ve _ kullan. Bedrock oyuncuları: adı sunucuda göründüğü gibi, her boşluk yerine _ koyarak gir.',
  playerMissing: 'Test oyuyla ödüllendirilecek oyuncuyu gir.',
} satisfies AreaTranslation<'targetValidation'>;
