// Test events, test votes, and the self-check of an endpoint. `{duration}` is such as “86 ms” or “40 s”.
import type { AreaTranslation } from '../message.ts';

export default {
  testEvent: 'Test olayı',
  delivered: 'Teslim edildi',
  notDelivered: 'Teslim edilmedi',
  testEventText: 'Test olarak işaretlenmiş bir oy. Sayılmaz.',
  sendTestEvent: 'Test olayı gönder',
  sendAgain: 'Yeniden gönder',
  totalAt: '{address} · toplam {duration}',
  total: 'toplam {duration}',
  response: 'Yanıt',
  tooManyEvents: 'Çok fazla test olayı gönderdin. Bir dakika bekle, sonra yeniden dene.',
  tooManyEventsFor: 'Çok fazla test olayı gönderdin. {duration} bekle, sonra yeniden dene.',
  saveUrlFirst: 'Test olayı göndermeden önce bir uç nokta URL’si kaydet.',

  sentToStream: 'Gönderildi. Canlı akışa bağlı programlar test olayını şimdi alıyor.',
  nobodyConnected:
    'Canlı akışa bağlı program yok, bu yüzden test olayını alan olmadı. Programını başlat, sonra bir tane daha gönder.',
  listingDeleted: 'İlan silindiği için test olayı gönderilemedi.',

  selfCheck: 'Öz denetim',
  passed: 'Geçti',
  failed: 'Kaldı',
  selfCheckText:
    'Uç noktana geçerli bir istek, aynı isteği yeniden, sahte, imzasız ve eski birer istek gönderir ve her yanıtın doğru olup olmadığını gösterir. En fazla 20 saniye sürer.',
  selfCheckRequests:
    'Her istek bir test olayıdır: oy sayılmaz, <code>"test": true</code> içerir ve <link>teslimat günlüğünde</link> görünür.',
  checkMyEndpoint: 'Uç noktamı denetle',
  checkAgain: 'Yeniden denetle',
  pass: 'Geçti',
  unclear: 'Belirsiz',
  fail: 'Kaldı',
  responseAfter: '{sent} Yanıt: {response}, süre: {duration}.',
  codeToAdd: 'Bunu uç noktana ekle (Node)',
  theCode: 'kod',
  moreLanguages: '<link>Kılavuzda</link> beş dilde daha kod var.',
  saveUrlBeforeCheck: 'Denetlemeden önce bir uç nokta URL’si kaydet.',
  chatChannel: 'Webhook bir sohbet kanalı. Sohbet kanalları imza doğrulamaz, bu yüzden denetlenecek bir şey yok.',
  createSecretFirst:
    'Önce bir imza anahtarı oluştur. Öz denetim, uç noktanın imzaları doğrulayıp doğrulamadığını sınar.',
  tooManyChecks: '5 dakikada {max, number} denetim yapabilirsin. {duration} bekle, sonra yeniden dene.',

  testVote: 'Test oyu',
  testVoteText: 'Gerçek bir oy gönderir: oyuncu ödülü alır ama oy sayılmaz.',
  player: 'Oyuncu',
  playerHint: 'Sunucuda göründüğü hâliyle ad. Bedrock’ta ön eki de yaz: .Steve',
  sendTestVote: 'Test oyu gönder',
  saveListenerFirst: 'Test oyu göndermeden önce oy dinleyicini kaydet.',
  tooManyVotes: 'Dakikada {max, number} test oyu gönderebilirsin. {seconds, number} sn. bekle, sonra yeniden dene.',

  testVoteFor: '{player} için test oyu',
  stepByStep: 'Adım adım',
  stepByStepText: 'Her adım gerçekleştikçe görünür. Test en fazla 12 saniye sürer.',
  backToListener: 'Oy dinleyicisine dön',
  listenerRemoved: 'Oy dinleyicisi az önce kaldırıldı, bu yüzden hiçbir şey gönderilmedi.',
  listenerRemovedTodo: 'Yeniden kaydet, sonra test oyu gönder.',
  internalError: 'Bizde bir şeyler ters gitti ve oyu gönderip göndermediğimizi bilmiyoruz.',
  internalErrorTodo: 'Bir tane daha göndermeden önce dinleyicinin son oylarını kontrol et.',
  contactSupport: 'Desteğe yazarsan bu kodu da yaz: {code}',
} satisfies AreaTranslation<'tests'>;
