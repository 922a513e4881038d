// Reviews: a listing's reviews, one review, and writing one.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Opinie',
  titleOf: 'Opinie o {name}',
  descriptionWithoutAny: 'Co głosujący mówią o {name}.',
  description:
    '{name}: {average, number, ::.0} z 5 gwiazdek, {count, plural, one {# opinia} few {# opinie} many {# opinii} other {# opinii}} głosujących.',
  none: 'Nie ma jeszcze opinii',
  noneText: 'Pierwszą może napisać każdy, kto oddał głos.',
  noneWithText: 'Nie ma jeszcze opinii. Pierwszą może napisać każdy, kto oddał głos.',
  noMore: 'Nie ma więcej opinii.',
  all: 'Wszystkie opinie',
  allOfCount:
    '{count, plural, one {Wszystkie opinie (#)} few {Wszystkie # opinie} many {Wszystkie # opinii} other {Wszystkie opinie (#)}}',
  write: 'Napisz opinię',
  edit: 'Edytuj swoją opinię',
  reply: 'Odpowiedz na opinie',
  average: 'Średnia',
  averageOfStars:
    '{average, number, ::.0} z 5 gwiazdek, {count, plural, one {# opinia} few {# opinie} many {# opinii} other {# opinii}}',
  count: '{count, plural, one {# opinia} few {# opinie} many {# opinii} other {# opinii}}',
  stars: '{stars, plural, one {# gwiazdka} few {# gwiazdki} many {# gwiazdek} other {# gwiazdki}}',
  starsOfFive:
    '{stars, plural, one {# z 5 gwiazdek} few {# z 5 gwiazdek} many {# z 5 gwiazdek} other {# z 5 gwiazdek}}',

  order: 'Kolejność',
  mostHelpful: 'Najbardziej pomocne',
  newest: 'Najnowsze',
  highest: 'Najwyższe',
  lowest: 'Najniższe',
  mostHelpfulFirst: 'Opinie, od najbardziej pomocnych',
  newestFirst: 'Opinie, od najnowszych',
  highestFirst: 'Opinie, od najwyższych',
  lowestFirst: 'Opinie, od najniższych',

  byAndStars:
    'Opinia od: {name}, {stars, plural, one {# z 5 gwiazdek} few {# z 5 gwiazdek} many {# z 5 gwiazdek} other {# z 5 gwiazdek}}',
  anonymousVoter: 'Anonim',
  you: 'Ty',
  editedAt: '{time}, edytowano {editTime}',
  replyFromTeam: 'Odpowiedź zespołu',
  replyEdited: '{time}, edytowano',
  helpfulCount:
    '{count, plural, one {Pomocne dla # osoby} few {Pomocne dla # osób} many {Pomocne dla # osób} other {Pomocne dla # osoby}}',
  helpful: 'Pomocne <unseen>: opinia od {name}</unseen>',
  helpfulAnonymous: 'Pomocne <unseen>: anonimowa opinia</unseen>',
  markedHelpful: 'Oznaczono jako pomocne <unseen>: opinia od {name}</unseen>',
  markedHelpfulAnonymous: 'Oznaczono jako pomocne <unseen>: anonimowa opinia</unseen>',
  report: 'Zgłoś <unseen>opinię od {name}</unseen>',
  reportAnonymous: 'Zgłoś <unseen>anonimową opinię</unseen>',

  tooManyMarks: 'Za dużo oznaczonych opinii. Spróbuj za {minutes, number, ::group-off} min.',
  ownMark: 'Nie możesz oznaczyć własnej opinii jako pomocnej.',
  markUnconfirmed: 'Najpierw potwierdź konto: potrzebny jest potwierdzony adres e-mail lub połączone konto.',
  cannotMark: 'To konto nie może teraz oznaczać opinii.',

  reviewOf: 'Oceń {name}',
  editReviewOf: 'Edytuj swoją opinię o {name}',
  save: 'Zapisz opinię',
  publish: 'Opublikuj opinię',
  whoCanRead:
    'Każdy może ją przeczytać. Twoja nazwa jest widoczna tylko za twoją zgodą na <link>stronie konta</link>; w przeciwnym razie widać „Anonim”.',
  editIsMarked: 'Edytowana opinia jest oznaczona.',
  rating: 'Twoja ocena',
  oneStar: 'Słabo',
  twoStars: 'Tak sobie',
  threeStars: 'Dobrze',
  fourStars: 'Bardzo dobrze',
  fiveStars: 'Świetnie',
  text: 'Twoja opinia',
  textHint:
    'Co ci się podoba, a co mogłoby być lepsze? Od {least, number} do {most, number} znaków zwykłego tekstu: pusty wiersz zaczyna nowy akapit, a linków nie da się kliknąć.',

  signedOut: 'Wylogowano cię. Zaloguj się w innej karcie przeglądarki i wyślij to ponownie.',
  published: 'Dziękujemy. Twoja opinia jest już publiczna.',
  saved: 'Opinia została zapisana.',
  tooMany: 'Za dużo opinii. Spróbuj za {minutes, number, ::group-off} min.',

  delete: 'Usuń swoją opinię',
  deleteQuestion: 'Usunąć twoją opinię?',
  deleteButton: 'Usuń opinię',
  deleteText: 'Twoja opinia o {name}, jej oznaczenia jako pomocnej i odpowiedź na nią zostaną usunięte.',
  writeLater: 'Usunęła ją administracja, więc następną napiszesz dopiero za jakiś czas.',
  writeAnytime: 'W każdej chwili możesz napisać nową.',
  deleted: 'Twoja opinia została usunięta.',
  gone: 'Ta opinia już nie istnieje.',

  ownListing: 'Prowadzisz ten wpis',
  ownListingText: 'Nie możesz ocenić wpisu, który prowadzisz, ale możesz odpowiadać na opinie.',
  voteFirst: 'Najpierw zagłosuj',
  onlyVoters: 'Opinie mogą pisać tylko osoby, które zagłosowały na ten wpis.',
  isPaused: 'Jest wstrzymany, więc nie można teraz na niego głosować.',
  voteThenWrite: 'Zagłosuj raz, a potem napisz opinię.',
  noAccount: 'To konto nie może pisać opinii',
  noAccountText: 'W międzyczasie zostało zawieszone lub usunięte.',
  removed: 'Administracja usunęła twoją opinię',
  removedText:
    'Powód znajdziesz na stronie <link>Moje opinie</link>. Nową opinię o tym wpisie możesz napisać od {time}.',

  ofAndStars:
    'Opinia o {name}, {stars, plural, one {# z 5 gwiazdek} few {# z 5 gwiazdek} many {# z 5 gwiazdek} other {# z 5 gwiazdek}}',

  off: 'Wyłączone',
  areOff: 'Odwiedzający nie widzą opinii o tym wpisie i nie mogą ich pisać. Napisane wcześniej są nadal przechowywane.',
  areOn:
    'Głosujący mogą oceniać ten wpis, a ty możesz odpowiadać. Po wyłączeniu wszystkie opinie są ukryte, ale nic nie jest usuwane.',
  noEffect: 'Opinie nigdy nie wpływają na głosy ani ranking.',
  turnOn: 'Włącz opinie',
  turnOff: 'Wyłącz opinie',
} satisfies AreaTranslation<'reviews'>;
