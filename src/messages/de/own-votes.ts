// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Meine Votes',
  noVotes: 'Noch keine Votes',
  noVotesText: 'Hier siehst du, wofür du gevotet hast und wann du wieder voten kannst.',
  findServer: 'Server finden',
  findBot: 'Bot finden',
  cast: '{count, plural, one {Ein Vote} other {# Votes}}, zuletzt {time}',
  annulled: '{count, plural, one {# Vote} other {# Votes}} vom Admin-Team annulliert',
  voteAgain: 'Wieder voten',
  nextVote: 'Nächster Vote {time}',

  favorites: 'Favoriten',
  voteAgainTitle: 'Wieder voten',
  noneReady: 'Noch ist keiner deiner Favoriten bereit.',
  allReady:
    '{count, plural, one {Dein Favorit ist bereit für deinen Vote.} other {Alle # Favoriten sind bereit für deinen Vote.}}',
  someReady:
    '{ready, plural, one {# von {all, number} Favoriten ist bereit für deinen Vote.} other {# von {all, number} Favoriten sind bereit für deinen Vote.}}',
  noFavorites: 'Noch keine Favoriten',
  noFavoritesText:
    'Klicke auf der Seite eines Eintrags auf das Herz. Hier siehst du dann, wann du wieder voten kannst.',
  startWith: 'Mit {name} anfangen',
  voteFor: 'Für {name} voten',
  allVoted: 'Du hast für alle gevotet. {name} ist {time} wieder bereit.',
  ready: 'Bereit für deinen Vote',
  readyAt: 'Bereit {time}',
  paused: 'Vom Inhaber pausiert',
  gone: 'Nicht mehr gelistet',
  deletedListing: 'Gelöschter Eintrag',
  vote: 'Voten <unseen>für {name}</unseen>',
  favoriteAdded: '{name} gehört jetzt zu deinen Favoriten.',
  favoritesFull: 'Du kannst höchstens {max, number} Favoriten haben. Entferne zuerst einen.',
  favoriteRemoved: 'Der Favorit wurde entfernt.',
  tooManyChanges: 'Zu viele Änderungen. Warte eine Minute und versuch es dann noch einmal.',
  notReminded: 'Du wirst nicht an deine Favoriten erinnert.',
  remindedOfFirst: 'Du wirst erinnert, sobald der erste Favorit bereit ist.',
  remindedOfAll: 'Du wirst erinnert, sobald alle Favoriten bereit sind.',
  needsCalendar:
    'Deine Erinnerung wurde gespeichert. Damit sie in deinem Kalender erscheint, erstelle unten eine Kalenderadresse und abonniere sie.',
  notificationsFailed:
    'Benachrichtigungen konnten in deinem Browser nicht eingerichtet werden. Wähle E-Mail oder den Kalender oder versuch es mit einem anderen Browser.',
} satisfies AreaTranslation<'ownVotes'>;
