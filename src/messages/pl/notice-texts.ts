// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing:
    'Webhook zawiódł {count, plural, one {# raz} few {# razy z rzędu} many {# razy z rzędu} other {# razy z rzędu}}.',
  webhookFailingMeaning:
    'Po {max, plural, one {# błędzie} few {# błędach} many {# błędach} other {# błędu}} z rzędu zostanie wyłączony. Żaden głos nie przepadł.',
  webhookDisabled:
    'Webhook jest wyłączony: zawiódł {count, plural, one {# raz} few {# razy z rzędu} many {# razy z rzędu} other {# razy z rzędu}}.',
  webhookDisabledMeaning:
    'Żaden głos nie przepadł. Zapisz ponownie URL webhooka, żeby go włączyć. Potem możesz ponownie dostarczyć nieudane głosy.',
  listenerFailing:
    'Odbiornik głosów zawiódł {count, plural, one {# raz} few {# razy z rzędu} many {# razy z rzędu} other {# razy z rzędu}}.',
  listenerFailingMeaning: 'Gracze, którzy głosowali, nie dostali nagród. Ich lista jest na stronie odbiornika.',
  entryRemoved: 'Administracja usunęła notkę z changelogu.',
  entryRemovedMeaning:
    'Odwiedzający już jej nie widzą. Nie możesz zastąpić ani usunąć tej wersji, chyba że administracja ją przywróci.',
  entryRestored: 'Administracja przywróciła notkę z changelogu.',
  entryRestoredMeaning: 'Odwiedzający znowu ją widzą, a ty możesz ją zastąpić lub usunąć.',
  planChanged: '{pro, select, yes {Obecny plan to {plan}, z Changelog Pro.} other {Obecny plan to {plan}.}}',
  planOther: 'inny plan',
  planChangedMeaning: 'Dotyczy nowych głosów. Oddane już głosy zachowują swoją wagę.',
  streamBehind:
    'Program wkrótce straci głosy: nie potwierdza głosów ze strumienia zdarzeń od ponad {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.',
  streamBehindMeaning:
    'Strumień zdarzeń przechowuje zdarzenia przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Uruchom program ponownie, żeby je dostał. Jeśli nie jest już używany, usuń konsumenta.',
  streamMissed:
    'Program stracił głosy: nie potwierdzał głosów ze strumienia zdarzeń przez ponad {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  streamMissedMeaning:
    'Głosy się liczą, ale strumień zdarzeń już ich nie ma. Strona webhooka pokazuje, ile ich było. Uruchom program ponownie, żeby nie stracił kolejnych. Jeśli nie jest już używany, usuń konsumenta.',
  tokenExpiring: 'Token API wygaśnie w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.',
  tokenExpiringMeaning:
    'Programy, które go używają, przestaną wtedy działać. Przedłuż go albo utwórz nowy i nim go zastąp.',
  approved: 'Administracja zatwierdziła wpis.',
  approvedMeaning: 'Jest już publiczny i można na niego głosować.',
  refused: 'Administracja nie zatwierdziła wpisu.',
  refusedMeaning:
    'Widzą go tylko właściciel i menedżerowie. Żeby administracja sprawdziła go ponownie, usuń problem i zapisz.',
  hidden: 'Administracja ukryła wpis.',
  hiddenMeaning: 'Nie jest publiczny i nie przyjmuje głosów. Nic nie zostało usunięte.',
  shown: 'Administracja cofnęła ukrycie wpisu.',
  shownMeaning: 'Jest znowu publiczny i można na niego głosować.',
  annulled: 'Administracja unieważniła {count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  annulledMeaning:
    '{count, plural, one {Nie liczy się już} few {Nie liczą się już} many {Nie liczą się już} other {Nie liczą się już}} w rankingu ani nigdzie indziej. Tego, co już dostarczono, nie cofamy, a to, czego jeszcze nie wysłano, nie zostanie wysłane.',
  restored: 'Administracja przywróciła {count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  restoredMeaning:
    '{count, plural, one {Znowu się liczy} few {Znowu się liczą} many {Znowu się liczą} other {Znowu się liczą}}, tak jak wcześniej.',
  reviewWritten:
    '{count, plural, one {Wpis ma nową opinię.} few {Wpis ma # nowe opinie.} many {Wpis ma # nowych opinii.} other {Wpis ma # nowej opinii.}}',
  reviewWrittenMeaning: 'Na każdą możesz publicznie odpowiedzieć.',
  reviewRemoved: 'Administracja usunęła opinię o wpisie.',
  reviewRemovedMeaning: 'Odwiedzający już jej nie widzą i nie liczy się do średniej.',
  replyRemoved: 'Administracja usunęła odpowiedź na opinię.',
  replyRemovedMeaning: 'Opinia zostaje. Możesz napisać inną odpowiedź.',
  reportAsked: 'Administracja ma pytanie w sprawie zgłoszenia.',
  reportAskedMeaning:
    'Ktoś zgłosił ten wpis, jedną z jego notek w changelogu lub jedną z opinii. Twoją odpowiedź zobaczy tylko administracja.',
  reportSettled: 'Administracja odrzuciła zgłoszenie, o które cię pytała.',
  reportSettledMeaning: 'W twoim wpisie nic się nie zmienia.',
  ownerSuspended: 'Administracja zawiesiła konto właściciela.',
  ownerSuspendedMeaning:
    'Wpis zostaje bez zmian. Do końca zawieszenia jego tokeny API mogą odczytywać dane, ale nic nie zmieniają.',
  proofFailing: 'Nie udało się potwierdzić dowodu, że ten wpis jest twój.',
  proofFailingMeaning:
    'Sprawdzamy go ponownie dwa razy dziennie. Jeśli nie uda się go potwierdzić w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, wygaśnie.',
  proofEnded: 'Dowód, że ten wpis jest twój, wygasł.',
  proofEndedMeaning:
    'Strona wpisu nie pokazuje już, że właściciel jest zweryfikowany. Możesz to w każdej chwili potwierdzić ponownie.',
  claimed: 'Ktoś inny dowiódł, że ten wpis należy do niego, i zgłasza do niego roszczenie.',
  claimedMeaning:
    'Potwierdź, że wpis jest twój, w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}. W przeciwnym razie przejdzie do tej osoby razem z głosami.',
} satisfies AreaTranslation<'noticeTexts'>;
