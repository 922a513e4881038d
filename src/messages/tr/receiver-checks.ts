// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Geçerli istek',
  validSent: 'Gerçek bir oy gibi anahtarınla imzalanmış bir test olayı.',
  repeated: 'Aynı istek yeniden',
  repeatedSent:
    'Aynı gövde ve olay kimliği, sonraki deneme olarak yeniden imzalanmış. Bir yanıt kaybolduğunda bu olur.',
  forged: 'Sahte istek',
  forgedSent: 'Rastgele bir anahtarla imzalanmış bir test olayı.',
  unsigned: 'İmzasız istek',
  unsignedSent: 'İmzasız bir test olayı.',
  stale: 'Eski istek',
  staleSent: 'Yalnızca Standard Webhooks imzası ve on dakika öncesinden bir zaman damgası olan bir test olayı.',

  accepted: 'Kabul edildi: {status}.',
  refused: 'Kabul edilmedi: {status}. Sonuçları anlamsız olacağı için diğer istekler gönderilmedi.',
  refusedSignatureTodo:
    'HMAC’i herhangi bir JSON ayrıştırmasından önce ham baytlar üzerinden, whsec_ dâhil anahtarın tamamıyla hesapla. Sonra yeniden denetle.',
  refusedTodo: 'Bir test olayı gönder ve sonucundaki öneriye uy. Teslim edildiğinde yeniden denetle.',
  acceptedAgain:
    'Doğru şekilde yeniden kabul edildi: {status}. Bir oy için iki kez ödül verilip verilmeyeceği yanıttan anlaşılmaz.',
  acceptedAgainTodo: 'Uç noktanın oyların olay kimliklerini sakladığından ve yinelenenleri yok saydığından emin ol.',
  refusedAgain: 'Yinelenen istek kabul edilmedi: {status}. Bu, başarısız teslimat sayılır.',
  refusedAgainTodo: 'Bir olay kimliğini zaten işlediysen 2xx ile yanıt ver ve başka bir şey yapma.',
  rejected: 'Doğru şekilde reddedildi: {status}.',
  rejectedOtherwise: 'Reddedildi: {status}. 401 olsaydı nedeni de belli olurdu.',
  unclear: 'Ne kabul edildi ne reddedildi: {status}. İlgisiz bir hata engellemiş olabilir.',
  unclearTodo: 'İmza eşleşmiyorsa gövdeyle başka bir şey yapmadan önce 401 ile yanıt ver.',
  acceptedForged: 'Kabul edildi: {status}. URL’yi bilen herkes sahte oy üretebilir.',
  acceptedForgedTodo: 'Gövdeyi kullanmadan önce imzayı doğrula ve eşleşmiyorsa 401 ile yanıt ver.',
  acceptedUnsigned: 'Kabul edildi: {status}. Herkes imzayı atlayarak sahte oy üretebilir.',
  acceptedUnsignedTodo: 'İmza başlığı olmayan istekleri, yanlış imzalı olanlar gibi reddet.',
  acceptedStale: 'Kabul edildi: {status}. Bir isteği ele geçiren herkes onu çok sonra yeniden gönderebilir.',
  acceptedStaleTodo:
    'webhook-timestamp değeri beş dakikadan fazla sapan istekleri reddet ya da X-Webhook-Signature’ı doğrula ve olay kimliklerini sakla.',
} satisfies AreaTranslation<'receiverChecks'>;
