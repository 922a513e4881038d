// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Oylarım',
  noVotes: 'Henüz oy yok',
  noVotesText: 'Oy verdiğin ilanlar ve ne zaman yeniden oy verebileceğin burada görünür.',
  findServer: 'Sunucu bul',
  findBot: 'Bot bul',
  cast: '{count, number} oy, sonuncusu {time}',
  annulled: '{count, number} oy yetkililerce iptal edildi',
  voteAgain: 'Yeniden oy ver',
  nextVote: 'Sonraki oy: {time}',

  favorites: 'Favoriler',
  voteAgainTitle: 'Yeniden oy ver',
  noneReady: 'Favorilerinden hiçbiri henüz hazır değil.',
  allReady:
    '{count, plural, =1 {Favorine oy verebilirsin.} one {# favorinin tümüne oy verebilirsin.} other {# favorinin tümüne oy verebilirsin.}}',
  someReady: '{all, number} favorinden {ready, number} tanesine oy verebilirsin.',
  noFavorites: 'Henüz favori yok',
  noFavoritesText: 'Bir ilanın sayfasındaki kalbe bas. Ona ne zaman yeniden oy verebileceğini burada görürsün.',
  startWith: '{name} ile başla',
  voteFor: '{name} için oy ver',
  allVoted: 'Hepsine oy verdin. Sıradaki {name}, {time} hazır olacak.',
  ready: 'Oy verilebilir',
  readyAt: 'Hazır: {time}',
  paused: 'Sahibi duraklattı',
  gone: 'Artık listede değil',
  deletedListing: 'Silinmiş ilan',
  vote: '<unseen>{name} için </unseen>Oy ver',
  favoriteAdded: '{name} artık favorilerinde.',
  favoritesFull: 'En fazla {max, number} favorin olabilir. Önce birini çıkar.',
  favoriteRemoved: 'Favori çıkarıldı.',
  tooManyChanges: 'Çok fazla değişiklik. Bir dakika bekle, sonra yeniden dene.',
  notReminded: 'Favorilerin için hatırlatma almayacaksın.',
  remindedOfFirst: 'İlk favori hazır olduğunda hatırlatma alacaksın.',
  remindedOfAll: 'Tüm favoriler hazır olduğunda hatırlatma alacaksın.',
  needsCalendar: 'Hatırlatıcın kaydedildi. Takviminde görmek için aşağıda bir takvim adresi oluştur ve ona abone ol.',
  notificationsFailed:
    'Tarayıcında bildirimler ayarlanamadı. E-postayı ya da takvimi seç veya başka bir tarayıcı dene.',
} satisfies AreaTranslation<'ownVotes'>;
