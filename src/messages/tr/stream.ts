// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Canlı akış',
  text: 'Programın bu hizmete bağlanır ve oyları bu bağlantıdan alır, bu yüzden herkese açık bir adrese ihtiyacı yoktur: <guide>Canlı akışı takip et</guide>. Programın <code>votes:read</code> iznine sahip bir API token’ına ihtiyacı var. Onu <tokens>Token’lar</tokens> sayfasında oluştur; yalnızca bir kez gösterilir.',
  noConsumers: 'Henüz hiçbir program tüketici adıyla bağlanmadı.',
  createToken: 'Canlı akış için token oluştur',
  sendTest: 'Akışa test olayı gönder',

  status: 'Durum',
  consumer: 'Tüketici',
  lastAcknowledged: 'Son onaylanan',
  action: 'İşlem',
  connected: 'Bağlı',
  notConnected: 'Bağlı değil',
  never: 'Hiç',
  removeNamed: 'Kaldır<unseen>: {name}</unseen>',
  nothingWaits: 'Bekleyen olayı yok.',
  upToDate: 'Güncel.',
  behind: '{events, number} olay geride. İlki: {since}.',
  behindOrMore: '{events, number} ya da daha fazla olay geride. İlki: {since}.',
  dateAndDays: '{time}, {days, number} gün önce',
  aboutToMiss: 'Oy kaçırmak üzere',
  deletesFirst: 'Akış ilk oyu {time} silecek.',
  missed: '{votes, number} oy kaçırdı',
  missedOrMore: '{votes, number} ya da daha fazla oy kaçırdı',
  notAcknowledged: 'Onları {days, number} gün boyunca onaylamadı.',

  noEvents: 'Son {days, number} günde oy ya da test olayı olmadı.',
  latestEvents: 'Son olaylar',
  latestEventsText: 'Bu ilanın en yeni oyları ve test olayları. Canlı akışta, webhook’a gönderilenler dâhil hepsi var.',
  acknowledgedBy: 'Onaylayan',
  nobody: 'Tüketici yok',
  forwarded: 'İletildi',

  removeTitle: 'Tüketiciyi kaldır',
  removeQuestion: 'Bu tüketici kaldırılsın mı?',
  removeConsumer: 'Tüketiciyi kaldır',
  removeText: 'Hizmet, {name} tüketicisinin nereye kadar geldiğini unutur. Bu adla sonraki bağlantı şu andan başlar.',
  removeTextBehind:
    'Hizmet, {name} tüketicisinin nereye kadar geldiğini unutur. Bu adla sonraki bağlantı şu andan başlar ve onaylamadığı {events, number} olayı almaz.',
  removeConnected: 'Bu adla bir program bağlı. Bağlantısı sona erer. Yeniden bağlamak için onu yeniden başlat.',
  removed: 'Tüketici kaldırıldı. Bu adla sonraki bağlantı şu andan başlar.',

  onlyStream: 'Yalnızca canlı akış',
  listener: 'Oy dinleyicisi',
  notToWebhook: 'Webhook’a gönderilmedi',
  toListener: 'Oy dinleyicisine gönderildi. Sonucu <link>dinleyicinin sayfasında</link> görünür.',
  toStreamOnly: 'Yalnızca canlı akışta gönderildi',
  testNotInLog:
    'Bu olay webhook günlüğünde yok, çünkü canlı akışın test olayları webhook’a gönderilmez ya da webhook kaldırıldı.',
  voteNotInLog:
    'Bu oy webhook günlüğünde yok, çünkü oy kaydedildiğinde ilanın webhook’u yoktu ya da webhook kaldırıldı.',
  canGetIt:
    '<link>Canlı akışı takip eden</link> programlar onu {days, number} gün boyunca, {time} tarihine kadar alabilir.',
} satisfies AreaTranslation<'stream'>;
