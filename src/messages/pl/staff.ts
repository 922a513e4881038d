// Staff: words that many of their pages share, the audit log, listings that wait for approval, look-alikes.
import type { AreaTranslation } from '../message.ts';

export default {
  listing: 'Wpis',
  listings: 'Wpisy',
  owner: 'Właściciel',
  state: 'Stan',
  votes: 'Głosy',
  reports: 'Zgłoszenia',
  firstReport: 'Pierwsze zgłoszenie',
  reviews: 'Opinie',
  changelog: 'Changelog',
  auditLog: 'Dziennik działań',
  publicPage: 'Strona publiczna',
  whatStaffCanDo: 'Co może administracja',
  filterLabel: 'Filtr',
  filterButton: 'Filtruj',
  all: 'Wszystkie',
  noResults: 'Brak wyników',
  listingCount: '{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  flaggedVoteCount:
    '{count, plural, one {# oflagowany głos} few {# oflagowane głosy} many {# oflagowanych głosów} other {# oflagowanego głosu}}',
  annulledVotes: 'Unieważnione głosy',
  votesUnderSuspicion: 'Podejrzane głosy',
  byPerson: '{name}',
  timeByPerson: '{time}, {name}',
  proofChecked: '{proof}, sposób: {method}, sprawdzono {time}',
  reason: 'Powód',
  reasonHint:
    'Widzi go właściciel. Najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  numberOfDays: 'Liczba dni',
  daysHint: 'Zostaw puste, żeby zawiesić do czasu, aż ktoś z administracji to zakończy.',
  listingsWaiting:
    '{count, plural, one {{shown}<unseen> oczekujący wpis</unseen>} few {{shown}<unseen> oczekujące wpisy</unseen>} many {{shown}<unseen> oczekujących wpisów</unseen>} other {{shown}<unseen> oczekującego wpisu</unseen>}}',
  listingsFlagged:
    '{count, plural, one {{shown}<unseen> oflagowany wpis</unseen>} few {{shown}<unseen> oflagowane wpisy</unseen>} many {{shown}<unseen> oflagowanych wpisów</unseen>} other {{shown}<unseen> oflagowanego wpisu</unseen>}}',
  openReports:
    '{count, plural, one {{shown}<unseen> otwarte zgłoszenie</unseen>} few {{shown}<unseen> otwarte zgłoszenia</unseen>} many {{shown}<unseen> otwartych zgłoszeń</unseen>} other {{shown}<unseen> otwartego zgłoszenia</unseen>}}',
  openReportCount:
    '{count, plural, one {# otwarte zgłoszenie} few {# otwarte zgłoszenia} many {# otwartych zgłoszeń} other {# otwartego zgłoszenia}}',
  openSince:
    '{count, plural, one {{time}} few {najstarsze: {time}} many {najstarsze: {time}} other {najstarsze: {time}}}',
  auditIntro:
    'Wszystkie działania z {days, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  auditEmpty:
    'Nic nie pasuje do tych filtrów w ciągu {days, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  auditAbout: 'Dotyczy',
  auditSite: 'Serwis',
  auditAccounts: 'Konta',
  personId: 'ID osoby',
  listingId: 'ID wpisu',
  onlyAction: 'Tylko {action}. <link>Wszystkie działania</link>',
  approval: 'Zatwierdzanie',
  approvalTitle: 'Do zatwierdzenia',
  approvalCount:
    '{count, plural, one {# wpis.} few {# wpisy, od najstarszych.} many {# wpisów, od najstarszych.} other {# wpisu, od najstarszych.}}',
  seeLookAlikes: 'Zobacz też <link>sobowtóry publicznych wpisów</link>.',
  nothingToApprove: 'Nic do zatwierdzenia',
  nothingToApproveText: 'Nowe wpisy pojawiają się tutaj, zanim staną się publiczne.',
  noApproval: 'Nowe wpisy są od razu publiczne',
  noApprovalText: 'Przy LISTING_APPROVAL=on najpierw czekają tutaj na zatwierdzenie.',
  submittedBy: '{kind}, właściciel: {owner}, przesłano {time}',
  approve: 'Zatwierdź',
  reject: 'Odrzuć',
  mailsOn: 'Gdy czekają nowe wpisy, dostajesz e-mail, najwyżej raz na godzinę.',
  mailsOff: 'Nie dostajesz e-maili o oczekujących wpisach. Liczba obok „Administracja” nadal pokazuje, ile ich jest.',
  mailsUnconfirmed:
    'E-maile wysyłamy tylko na potwierdzone adresy. <link>Potwierdź swój adres</link>, żeby je dostawać.',
  mailsTurnedOn: 'Będziesz dostawać e-maile o oczekujących wpisach.',
  mailsTurnedOff: 'Nie będziesz już dostawać e-maili o oczekujących wpisach.',
  lookAlikes: 'Sobowtóry',
  lookAlikesIntro:
    'Publiczne wpisy bez potwierdzonego właściciela, których nazwy przypominają wpisy z wieloma głosami lub potwierdzonym właścicielem. Litery innych alfabetów, niewidoczne znaki i spacje nie mają znaczenia.',
  noLookAlikes: 'Brak sobowtórów',
  noLookAlikesText: 'Nowe i przemianowane wpisy porównujemy w ciągu minuty.',
  foundBeside: 'Znaleziono {time} obok:',
  reviewListing: 'Sprawdź wpis',
  likeOther: '{name}, jak {other}',
  alreadyDismissed: 'Ktoś inny już to odrzucił.',
  lookAlikeDismissed: 'Odrzucono, do zmiany nazwy wpisu.',
} satisfies AreaTranslation<'staff'>;
