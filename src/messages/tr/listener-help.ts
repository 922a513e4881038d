// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Token ya da anahtar nerede bulunur',
  whereToFindText:
    'Bu eklentilerin hepsi varsayılan olarak 8192 portunu dinler. Port, güvenlik duvarında ve barındırma sağlayıcında TCP için açık olmalı. Oyun portu 25565 oy kabul etmez.',
  nuVotifier:
    'Token, <code>tokens</code> altında <code>default</code> değerinin yanında. Velocity ya da BungeeCord ile dosya proxy’nin eklenti klasöründedir; proxy’nin host adını ve portunu girersin.',
  votifierPlus:
    'config.yml içinde token’ları aç ve sunucuyu yeniden başlat, sonra <code>default</code> değerinin yanındaki token’ı kopyala.',
  votifierPlusKey: 'Ya da sürüm 1’i seç ve açık anahtarın tamamını yapıştır:',
  classicVotifier: 'Klasik Votifier',
  classicVotifierText: 'Yalnızca sürüm 1’i destekler. Açık anahtarın tamamını yapıştır; özel anahtarı asla yapıştırma:',

  pathOfNuVotifier: 'NuVotifier yapılandırmasının yolu',
  settingOfVotifierPlus: 'VotifierPlus ayarı',
  pathOfVotifierPlus: 'VotifierPlus anahtarının yolu',
  pathOfVotifier: 'Votifier anahtarının yolu',
  theServiceName: 'hizmet adı',
  entryForVotingPlugin: 'VotingPlugin için kayıt',
  entryForSuperbVote: 'SuperbVote için kayıt',
  urlOfVotePage: 'oy sayfasının URL’si',
  urlForOther: 'başka bir eklenti için URL',

  rewardPlugin: 'Ödül eklentini kur',
  rewardPluginText: 'Dinleyici yalnızca oyları alır. Ödülleri ayrı bir eklenti verir ve bu hizmet adına ihtiyaç duyar:',
  votingPlugin:
    'Bunu <code>VoteSites.yml</code> dosyasında <code>VoteSites:</code> altına ekle, ödülü belirle ve eklentiyi yeniden yükle.',
  superbVote:
    'Bunu <code>config.yml</code> dosyasında <code>rewards:</code> altına, varsayılan ödülün üstüne ekle ve komutları belirle. Oylar arasında en az 24 saat olur, bu yüzden <code>cooldown-per-service</code> değerini bundan düşük tut, örneğin varsayılanı olan 3600 saniye.',
  azuriom:
    'Azuriom bir web sitesidir ve dinleyiciden oy almaz. Oy eklentisinde bu URL ve 24 saat (1440 dakika) gecikmeyle bir site ekle. Oyları yalnızca desteklediği sitelerde doğrulayabilir, bu yüzden bu site listesinde yoksa doğrulamayı kapalı bırak.',
  other: 'Başka bir eklenti',
  otherText: 'Hizmet adını tam olarak yukarıda göründüğü gibi, eklenti isterse bu URL’yi ve 24 saat gecikme gir.',
} satisfies AreaTranslation<'listenerHelp'>;
