// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'Webhook art arda {count, number} kez hata verdi.',
  webhookFailingMeaning: 'Art arda {max, number} hatadan sonra devre dışı bırakılır. Hiçbir oy kaybolmaz.',
  webhookDisabled: 'Webhook devre dışı bırakıldı: art arda {count, number} kez hata verdi.',
  webhookDisabledMeaning:
    'Hiçbir oy kaybolmaz. Etkinleştirmek için webhook’un URL’sini yeniden kaydet. Sonra başarısız oyları yeniden teslim edebilirsin.',
  listenerFailing: 'Oy dinleyicisi art arda {count, number} kez hata verdi.',
  listenerFailingMeaning: 'Oy veren oyuncular ödül almadı. Hepsi dinleyicinin sayfasında listelenir.',
  entryRemoved: 'Yetkililer bir değişiklik kaydını kaldırdı.',
  entryRemovedMeaning:
    'Ziyaretçiler artık görmüyor. Yetkililer geri getirmedikçe bu sürümü değiştiremez ya da silemezsin.',
  entryRestored: 'Yetkililer bir değişiklik kaydını geri getirdi.',
  entryRestoredMeaning: 'Ziyaretçiler onu yeniden görüyor; sen de değiştirebilir ya da silebilirsin.',
  planChanged: '{pro, select, yes {Plan artık {plan}, Changelog Pro dâhil.} other {Plan artık {plan}.}}',
  planOther: 'başka bir plan',
  planChangedMeaning: 'Yeni oylar için geçerlidir. Verilmiş oylar ağırlığını korur.',
  streamBehind: 'Bir program oy kaçırmak üzere: {days, number} günden uzun süredir canlı akıştaki oyları onaylamadı.',
  streamBehindMeaning:
    'Canlı akış olayları {days, number} gün saklar. Onları alması için programı yeniden başlat. Artık kullanılmıyorsa tüketiciyi kaldır.',
  streamMissed: 'Bir program oy kaçırdı: {days, number} günden uzun süre canlı akıştaki oyları onaylamadı.',
  streamMissedMeaning:
    'Oylar sayılıyor ama canlı akışta artık yoklar. Kaç tane olduğu webhook sayfasında yazar. Daha fazlasını kaçırmaması için programı yeniden başlat. Artık kullanılmıyorsa tüketiciyi kaldır.',
  tokenExpiring: 'Bir API token’ının süresi {days, number} gün içinde doluyor.',
  tokenExpiringMeaning:
    'Onu kullanan programlar o zaman çalışmaz olur. Süresini uzat ya da yeni bir token oluşturup yerine koy.',

  approved: 'Yetkililer ilanı onayladı.',
  approvedMeaning: 'Artık herkese açık ve insanlar oy verebilir.',
  refused: 'Yetkililer ilanı onaylamadı.',
  refusedMeaning:
    'İlanı yalnızca sahibi ve yöneticileri görebilir. Yetkililerin yeniden incelemesi için sorunu düzeltip kaydet.',
  hidden: 'Yetkililer ilanı gizledi.',
  hiddenMeaning: 'Herkese açık değil ve oy kabul etmiyor. Hiçbir şey silinmedi.',
  shown: 'Yetkililer ilanı yeniden görünür yaptı.',
  shownMeaning: 'Yeniden herkese açık ve insanlar oy verebilir.',
  annulled: 'Yetkililer {count, number} oyu iptal etti.',
  annulledMeaning:
    '{count, plural, one {Artık sıralamada ya da başka bir yerde sayılmaz} other {Artık sıralamada ya da başka bir yerde sayılmaz}}. Zaten teslim edilenler geri çağrılmaz, henüz gönderilmeyenler gönderilmez.',
  restored: 'Yetkililer {count, number} oyu geri getirdi.',
  restoredMeaning: '{count, plural, one {Eskisi gibi yeniden sayılıyor} other {Eskisi gibi yeniden sayılıyor}}.',

  reviewWritten:
    '{count, plural, one {İlanın yeni bir değerlendirmesi var.} other {İlanın # yeni değerlendirmesi var.}}',
  reviewWrittenMeaning: 'Her birini herkese açık olarak yanıtlayabilirsin.',
  reviewRemoved: 'Yetkililer ilanın bir değerlendirmesini kaldırdı.',
  reviewRemovedMeaning: 'Ziyaretçiler artık görmüyor ve ortalamada sayılmıyor.',
  replyRemoved: 'Yetkililer bir değerlendirmeye verilen yanıtı kaldırdı.',
  replyRemovedMeaning: 'Değerlendirme kalır. Başka bir yanıt yazabilirsin.',

  reportAsked: 'Yetkililerin bir şikâyet hakkında sorusu var.',
  reportAskedMeaning:
    'Biri bu ilanı, değişiklik kayıtlarından ya da değerlendirmelerinden birini şikâyet etti. Yanıtın yalnızca yetkililere gösterilir.',
  reportSettled: 'Yetkililer sana sordukları şikâyeti reddetti.',
  reportSettledMeaning: 'İlanın için hiçbir şey değişmiyor.',
  ownerSuspended: 'Yetkililer ilan sahibinin hesabını askıya aldı.',
  ownerSuspendedMeaning:
    'İlan olduğu gibi kalır. Askı bitene kadar API token’ları okuyabilir ama hiçbir şeyi değiştiremez.',

  proofFailing: 'Bu ilanın senin olduğuna dair kanıt doğrulanamadı.',
  proofFailingMeaning: 'Günde iki kez yeniden kontrol edilir. {days, number} gün içinde doğrulanamazsa sona erer.',
  proofEnded: 'Bu ilanın senin olduğuna dair kanıt sona erdi.',
  proofEndedMeaning:
    'İlanın sayfasında artık sahibinin doğrulandığı yazmıyor. İstediğin zaman yeniden kanıtlayabilirsin.',
  claimed: 'Başka biri bu ilanın kendisine ait olduğunu kanıtladı ve talep ediyor.',
  claimedMeaning:
    '{hours, number} saat içinde senin olduğunu kanıtla. Aksi hâlde ilan, oylarıyla birlikte ona devredilir.',
} satisfies AreaTranslation<'noticeTexts'>;
