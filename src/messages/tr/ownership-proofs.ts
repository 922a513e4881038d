// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Discord ile giriş',
  byDiscordSignIn: 'uygulamanın sahibi olan Discord hesabıyla giriş',
  doDiscordSignIn:
    'Uygulamanın sahibi olan Discord hesabıyla giriş yap. Discord, bu sitenin uygulamalarının haklarını (entitlements) görüp göremeyeceğini sorar: okunabilmeleri uygulamanın senin olduğunu kanıtlar. Erişim hemen sona erer ve her ay yeniden giriş yapman istenir.',
  discordDescription: 'Discord’daki açıklama',
  byDiscordDescription: 'uygulamanın açıklamasındaki kod',
  doDiscordDescription:
    'Uygulamanı Discord geliştirici portalında aç, bu kodu açıklamasına ekle ve kaydet. Orada bırak: her ay kontrol edilir.',
  motd: 'Günün mesajı (MOTD)',
  byMotd: 'günün mesajındaki (MOTD) kod',
  doMotd:
    'Bu kodu server.properties içindeki motd ayarına ya da proxy’nin günün mesajına ekle ve yeniden başlat. Orada bırak: her ay kontrol edilir.',
  dnsTxt: 'DNS kaydı',
  byDnsTxt: 'DNS kaydı',
  doDnsTxt:
    'Alan adını yönettiğin yerde bu ad ve değerle bir TXT kaydı ekle. Yayılması biraz sürebilir. Orada bırak: her ay kontrol edilir.',
  fivemVariable: 'Sunucu değişkeni',
  byFivemVariable: 'sunucu değişkenindeki kod',
  doFivemVariable:
    'Bu satırı server.cfg dosyasına ekleyip sunucuyu yeniden başlat ya da konsola gir. Orada bırak: her ay kontrol edilir.',
  robloxDescription: 'Roblox’taki açıklama',
  byRobloxDescription: 'Roblox’taki açıklamada yer alan kod',
  doRobloxDescription:
    'Bu kodu deneyimin açıklamasına, sahibi bir grupsa grubun açıklamasına ekle. Orada bırak: her ay kontrol edilir.',
  byUnknown: 'kontrol',
  copyCode: 'kod',
  copyRecordName: 'kaydın adı',
  copyLine: 'server.cfg satırı',

  application: 'Discord uygulaması {id}',
  place: 'Roblox yeri {id}',

  addressMissing: 'Önce İçerik altında adresi gir.',
  addressIsJoinLink:
    'cfx.re bağlantısı sunucunun adresini içermez. Önce İçerik altında host adını ve portu gir, örneğin play.example:30120.',
  addressUnusable: 'İçerik altındaki adres kontrol edilemiyor. Önce düzelt.',
  applicationMissing:
    'Bu ilanın hangi Discord uygulamasına ait olduğu belli değil. Önce İçerik altında botun davet bağlantısını gir: https://discord.com/oauth2/authorize?client_id=…',

  checkFailed: 'Kontrol bizdeki bir sorun yüzünden başarısız oldu. Bir süre sonra yeniden dene.',
  serviceDown: '{service} şu anda yanıt vermiyor. Bir süre sonra yeniden dene.',
  noApplication: 'Discord’da {id} kimlikli bir uygulama yok. İlanın uygulama kimliğini kontrol et.',
  notInApplication:
    'Uygulamanın açıklamasında {code} yok. Ekle, değişikliğin kaydedilmesini bekle ve yeniden kontrol et.',
  notInMotd: 'Günün mesajında (MOTD) {code} yok. Ekle, değişikliğin kaydedilmesini bekle ve yeniden kontrol et.',
  notInRecord: '{name} kaydında {code} yok. Ekle, değişikliğin kaydedilmesini bekle ve yeniden kontrol et.',
  notInGame: 'Oyunun açıklamasında {code} yok. Ekle, değişikliğin kaydedilmesini bekle ve yeniden kontrol et.',
  notInGameOrGroup:
    'Oyunun ya da grubunun açıklamasında {code} yok. Ekle, değişikliğin kaydedilmesini bekle ve yeniden kontrol et.',
  notInVariables:
    'Sunucunun herkese açık değişkenlerinin hiçbirinde {code} yok. Satırı ekle, yeniden başlat ve yeniden kontrol et.',
  noNameServer: 'Buradan hiçbir ad sunucusuna ulaşılamadı. Bir süre sonra yeniden dene.',
  noRecord: 'Henüz {name} TXT kaydı yok. Yeni bir kaydın yayılması biraz sürebilir.',
  recordBroken: 'Ad sunucuları {name} için hata döndürüyor. Alan adının DNS ayarlarını kontrol et.',
  recordTimeout: 'Ad sunucuları {name} için yanıt vermiyor. Alan adının DNS ayarlarını kontrol et.',
  signInAgain:
    'Discord ile giriş sahipliği bir aylığına kanıtlar. Yeniden giriş yap ya da kodu uygulamanın açıklamasına ekle; o otomatik kontrol edilir.',
  signInCanceled: 'Discord girişi doğrulamadı. Yeniden dene.',
  otherAccount:
    'Bu Discord hesabı {id} uygulamasının sahibi değil. discord.com’da sahibi olan hesapla giriş yap ve yeniden dene.',
  listingDeleted: 'İlan silindi.',
  addressChanged: 'Adres değişti. Yenisini diğer yollardan biriyle kanıtla.',

  wayUnfit: 'Bu yol ilanın şu anki adresine uymuyor. Başka bir yol seç.',
  accountUnable: 'Bu hesap şu anda hiçbir şeyi kanıtlayamaz.',
  justDeleted: 'Bu ilan az önce silindi.',
  justChanged: 'İlan az önce değiştirildi. Yeniden kontrol et.',
  claimedByOther: 'Bu ilanı başka biri de talep etti. Karar verilene kadar bekle ya da bize ulaş.',
  manager: 'Bu ilanı yönetiyorsun, bu yüzden talep edemezsin. Sahibi onu Yöneticiler sayfasından sana devredebilir.',
  claimUncheckable: 'Bu talep artık kontrol edilemez.',
} satisfies AreaTranslation<'ownershipProofs'>;
