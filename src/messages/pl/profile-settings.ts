// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Twój profil',
  hiddenByStaff: 'Administracja ukryła twój profil, więc nikt inny go nie widzi.',
  text: 'Nikt inny nie widzi twojego profilu, dopóki go nie upublicznisz. Pokazuje twoją nazwę, datę dołączenia, liczbę oddanych głosów, serię i odznaki, ale nie to, kiedy i na co głosujesz. Pokazuje też twoje najnowsze opinie, jeśli jest przy nich widoczna <link>twoja nazwa</link>.',
  save: 'Zapisz profil',
  publicPage: 'Twoja strona publiczna: {address}',
  handle: 'Nazwa w adresie',
  handleHint:
    'Część adresu twojej strony: od {min, number} do {max, number} liter, cyfr i łączników. Jeśli ją zmienisz, stara pozostanie zarezerwowana dla ciebie przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  visibility: 'Widoczność',
  makePublic: 'Upublicznij mój profil',
  makePublicHint: 'Zobaczy go każdy, kto ma link.',
  favorites: 'Ulubione',
  showFavorites: 'Pokaż moje ulubione',
  showFavoritesHint: 'Wpisy oznaczone przez ciebie sercem.',
  searchEngines: 'Wyszukiwarki',
  allowSearchEngines: 'Pozwól wyszukiwarkom pokazywać mój profil',
  allowSearchEnginesHint: 'Gdy to wyłączone, prosimy je, żeby tego nie robiły.',
  tooManyChanges: 'Za dużo zmian. Spróbuj za godzinę.',
  nowPublic: 'Twój profil jest publiczny.',
  savedUnseen: 'Profil został zapisany. Nikt inny go nie widzi.',

  profileHidden: 'Administracja ukryła twój profil publiczny',
  profileShown: 'Administracja już nie ukrywa twojego profilu',
  nameCleared: 'Administracja usunęła twoją nazwę',
  myProfile: 'Mój profil',
  chooseName: 'Wybierz inną nazwę',

  myReports: 'Moje zgłoszenia',
  noReports: 'Brak zgłoszeń',
  noReportsText:
    'Przy każdym wpisie i każdej notce z changelogu jest link do zgłoszenia. Tu pojawią się twoje zgłoszenia i ich wyniki.',

  myReviews: 'Moje opinie',
  noReviews: 'Nie ma jeszcze opinii',
  noReviewsText: 'Możesz ocenić każdy wpis, na który oddasz głos. Tu pojawią się twoje opinie i odpowiedzi na nie.',
  replyMailsOn: 'Odpowiedzi na twoje opinie wysyłamy też na twój potwierdzony adres e-mail.',
  replyMailsOff: 'Odpowiedzi na twoje opinie są widoczne tylko na tej stronie. Decyzje administracji nadal wysyłamy.',
  replyMailsTurnedOn: 'Będziesz dostawać e-maile o odpowiedziach.',
  replyMailsTurnedOff: 'Nie będziesz już dostawać e-maili o odpowiedziach.',

  offerTitle: 'Propozycja przejęcia własności',
  invitationTitle: 'Zaproszenie do zarządzania wpisem',
  takeOver: 'Przejąć ten wpis?',
  manage: 'Zarządzać tym wpisem?',
  offer: '{inviter} chce przekazać ci własność wpisu {listing}.',
  offerMeaning:
    'Tylko właściciel może zapraszać i usuwać menedżerów, przekazać wpis lub go usunąć. {inviter} pozostanie menedżerem, dopóki nie zdecydujesz inaczej.',
  invitation: '{inviter} zaprasza cię do zarządzania wpisem {listing}.',
  invitationMeaning:
    'Menedżerowie mogą oglądać i zmieniać jego webhook, odbiornik głosów, tokeny API, changelog i ustawienia oraz dostają jego komunikaty. Inni menedżerowie widzą twoją nazwę. Możesz zrezygnować w każdej chwili.',
  invitationExpires: 'Zaproszenie wygasa {time}.',
  signInToReply:
    'To zaproszenie jest dla {email}. Zaloguj się z tym adresem albo załóż na niego konto. Potem wrócisz na tę stronę.',
  wrongAccount:
    'To zaproszenie jest dla {email}, a zalogowane konto to {own}. Wyloguj się, otwórz link ponownie i zaloguj się z właściwym adresem albo poproś o zaproszenie na obecny adres.',
  accept: 'Przyjmij',
  decline: 'Odrzuć',
  declined: 'Odrzucono. Nic się nie zmieniło.',
  nowOwner: 'Ten wpis należy teraz do ciebie.',
  nowManager: 'Zarządzasz teraz tym wpisem.',
  invitationEnded: 'To zaproszenie jest już nieważne',
  invitationEndedText:
    'Zostało przyjęte, odrzucone lub unieważnione albo ma ponad siedem dni. Poproś właściciela wpisu o nowe.',

  data: 'Twoje dane',
  exportData: 'Eksport danych',
  exportText:
    'Jeden plik JSON ze wszystkim, co o tobie przechowujemy: konto, sposoby logowania, sesje, głosy i wpisy, utworzone przez ciebie tokeny, zgłoszenia, opinie i oznaczenia „Pomocne” oraz twoje działania we wpisach.',
  downloadFile: 'Pobierz plik',
  exportLimited: 'Ten plik został już pobrany kilka razy. Spróbuj za godzinę.',
  deleteTitle: 'Usuń swoje konto',
  deleteText:
    'Twoje głosy nadal się liczą, ale bez twojej nazwy. Następna strona pokaże dokładnie, co zostanie usunięte.',
  deleteAccount: 'Usuń konto',
  deletionWord: 'usuń',
  typeWord: 'Wpisz słowo {word}',
  typeWordProblem: 'Wpisz słowo {word}.',
  accountDeleted: 'Twoje konto zostało usunięte.',
  onlyStaff: 'Poza tobą nie ma nikogo w administracji. Najpierw dodaj do niej kogoś innego.',
  stillOwns: 'Nadal masz wpisy. Najpierw je przekaż lub usuń.',
  whatIsDeleted: 'Co zniknie od razu',
  whatIsDeletedText:
    'Twoja nazwa, adres, hasło, połączone konta i sesje, nicki graczy w twoich głosach, twoje opinie i oznaczenia „Pomocne” oraz rola menedżera. Sprawdzanie głosów nie znajdzie już twoich głosów. Nie można tego cofnąć.',
  whatStays: 'Co zostaje',
  votesStay: 'Twoje głosy nadal się liczą, pod losowym ID, po którym nie da się do ciebie dotrzeć.',
  eventsStay:
    'Zdarzenia wysłane do właścicieli botów i serwerów oraz ich dzienniki. Przez 90 dni zachowują ID z twoich głosów.',
  reportsStay:
    'Twoje zgłoszenia zostają bez twojej nazwy. Teksty są usuwane od razu, jeśli administracja już zdecydowała, a w przeciwnym razie 90 dni po decyzji.',
  tokensStay:
    'Utworzone przez ciebie tokeny nadal działają dla swoich wpisów, a twoje działania we wpisach zostają w dzienniku działań bez twojej nazwy.',
  hashesStay:
    'Jeśli twój ostatni głos ma mniej niż dzień: skróty twojego adresu e-mail i połączonych kont, do chwili, w której można by zagłosować znowu. Do tego czasu nie można z nich założyć nowego konta.',
  downloadFirst: 'Najpierw pobierz swoje dane',
  youOwn: 'Masz {count, plural, =1 {wpis} one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  transferFirst: 'Najpierw przekaż lub usuń swoje wpisy. Potem możesz usunąć konto.',
  transferOrDelete: '{name}: <transfer>Przekaż</transfer> lub <remove>usuń</remove>',
  transferNamed: 'Przekaż {name}',
  deleteNamed: 'Usuń {name}',
} satisfies AreaTranslation<'profileSettings'>;
