// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description: '{site} üzerindeki botlar ve oyun sunucuları: beğendiğini bul, oy ver, sahibi anında haberdar olsun.',
  title: 'Herkesin sevdiği botları ve oyun sunucularını bul',
  lead: 'Beğendiklerine oy ver. Sahipleri her oydan saniyeler içinde haberdar olur ve seni ödüllendirebilir.',

  categories: 'Kategoriler',
  discordBots: 'Discord botları',

  topServers: 'En iyi sunucular',
  allServers: 'Tüm oyun sunucularını gör',
  topBots: 'En iyi botlar',
  allBots: 'Tüm botları gör',
  rising: 'Yükselenler',
  risingNote: 'Geçen haftaya göre bu hafta en çok yükselenler.',
  allRising: 'Tüm yükselenleri gör',
  new: 'Yeni',
  newNote: 'Son eklenen botlar ve sunucular.',
  newServers: 'Yeni sunucular',
  newBots: 'Yeni botlar',
  updated: 'Son güncellenenler',
  updatedNote: 'Yeni sürüm notları olan botlar.',
  allUpdated: 'Tüm güncellemeleri gör',

  ownersTitle: 'Bir botun ya da sunucun mu var?',
  ownersText:
    'Her oyu imzalı bir webhook olarak alırsın. Uç noktan yanıt vermezse yeniden deneriz. Uzun süre yanıt vermese bile hiçbir şey kaybolmaz: her oyu tek tıkla yeniden teslim edebilirsin. Bir şey ters gittiğinde ne olduğunu ve nasıl düzelteceğini görürsün.',
  addYours: 'Botunu ya da sunucunu ekle',
  stepVote: '<b>Biri oy verir.</b> Oy ve teslimatı tek bir işlemde birlikte kaydedilir.',
  stepCall:
    '<b>Uç noktanı çağırırız.</b> İstek imzalıdır, saniyeler içinde gönderilir ve başarısız olursa yeniden denenir.',
  stepReward: '<b>Oy vereni ödüllendirirsin.</b> Günlükte her deneme ve yanıtı görünür.',

  latestDescription: '{site}: {title}. {text}',
  risingTitle: 'Yükselen botlar ve sunucular',
  risingText: 'Son yedi günde, önceki yedi güne göre en çok yükselenler.',
  updatedTitle: 'Son güncellenen botlar',
  updatedText: 'Yeni sürüm notları olan botlar, en yeniler önce.',
  nothingYet: 'Henüz bir şey yok',
  nothingYetText: 'Birkaç gün sonra yeniden gel ya da tüm ilanlara göz at.',
  bots: 'Botlar',
  gameServers: 'Oyun sunucuları',

  draft: 'Bu bir taslak; yalnızca yetkililer görebilir. Yayımlamak için <link>düzenle</link>.',
} satisfies AreaTranslation<'home'>;
