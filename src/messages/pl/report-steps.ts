// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Odrzucić zgłoszenia?',
  dismissButton: 'Odrzuć',
  dismissText:
    'Dla wpisu nic się nie zmienia. Twój powód zobaczą zalogowane osoby, które go zgłosiły, a także właściciel, jeśli wysłano mu pytanie.',
  dismissHint:
    'Widzą go zalogowane osoby, które wysłały zgłoszenie, oraz właściciel, jeśli wysłano mu pytanie. Limit znaków: {max, number}.',
  dismissDone: 'Zgłoszenia zostały odrzucone.',
  shownToTeam: 'Widzą go właściciel i menedżerowie. Limit znaków: {max, number}.',
  hideQuestion: 'Ukryć ten wpis?',
  hideButton: 'Ukryj wpis',
  hideText:
    'Znika z widoku publicznego i nie przyjmuje głosów. Nic nie zostanie usunięte i możesz go znowu upublicznić. Właściciel i menedżerowie dostaną komunikat z twoim powodem, bez informacji, kto wysłał zgłoszenie.',
  hideDone: 'Wpis został ukryty. Właściciel widzi powód.',
  removeQuestion: 'Usunąć tę notkę?',
  removeButton: 'Usuń notkę',
  removeText:
    'Znika z changelogu i jego kanałów. Właściciel i menedżerowie nadal ją widzą razem z twoim powodem, ale nie widzą, kto wysłał zgłoszenie. Możesz ją później przywrócić.',
  removeDone: 'Notka została usunięta. Właściciel widzi powód.',
  suspendQuestion: 'Zawiesić właściciela?',
  suspendButton: 'Zawieś właściciela',
  suspendText:
    'Właściciel zostanie wszędzie wylogowany i nie może się logować ani głosować. Wpis pozostaje publiczny; jeśli to on jest problemem, ukryj go. Do końca zawieszenia tokeny API właściciela mogą odczytywać dane, ale nic nie zmieniają.',
  suspendHint: 'Widzą go właściciel i menedżerowie, także przy logowaniu. Limit znaków: {max, number}.',
  suspendDone: 'Właściciel został zawieszony i wszędzie wylogowany.',
  askQuestion: 'Zapytać właściciela?',
  askButton: 'Wyślij pytanie',
  askText:
    'Właściciel i menedżerowie dostaną komunikat z twoim pytaniem, także e-mailem, jeśli poczta jest skonfigurowana, i mogą odpowiedzieć w panelu. Nie dowiedzą się, kto wysłał zgłoszenie. Do tego czasu sprawa jest oznaczona „Czeka na właściciela”.',
  askHint: 'Limit znaków: {max, number}.',
  askDone: 'Pytanie wysłano do właściciela i menedżerów.',
  reopenQuestion: 'Otworzyć tę sprawę ponownie?',
  reopenButton: 'Otwórz ponownie',
  reopenText:
    'To, co ukryto, usunięto lub zawieszono, pozostaje takie, dopóki tego nie cofniesz. Osoby, które wysłały zgłoszenie z konta, dowiedzą się, że sprawdzasz to ponownie.',
  reopenHint: 'Dla innych osób z administracji. Limit znaków: {max, number}.',
  reopenDone: 'Sprawa jest znowu otwarta.',
  dismissReviewText:
    'Dla opinii nic się nie zmienia. Twój powód zobaczą zalogowane osoby, które ją zgłosiły, a także właściciel wpisu, jeśli wysłano mu pytanie.',
  removeReviewQuestion: 'Usunąć tę opinię?',
  removeReviewButton: 'Usuń opinię',
  removeReviewText:
    'Odwiedzający już jej nie zobaczą i nie będzie się liczyć do średniej. Autor dostanie komunikat z twoim powodem i nie może napisać kolejnej opinii o tym wpisie przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Możesz ją później przywrócić.',
  removeReviewHint: 'Widzą go autor oraz właściciel i menedżerowie wpisu. Limit znaków: {max, number}.',
  removeReviewDone: 'Opinia została usunięta. Autor widzi powód.',
  suspendAuthorQuestion: 'Zawiesić autora?',
  suspendAuthorButton: 'Zawieś autora',
  suspendAuthorText:
    'Autor zostanie wszędzie wylogowany i nie może się logować ani głosować. Do końca zawieszenia żadna z jego opinii nie jest widoczna.',
  suspendAuthorHint: 'Widzi go autor przy logowaniu. Limit znaków: {max, number}.',
  suspendAuthorDone: 'Autor został zawieszony i wszędzie wylogowany.',
  dismissProfileText: 'Dla profilu nic się nie zmienia. Twój powód zobaczą zalogowane osoby, które go zgłosiły.',
  dismissProfileHint: 'Widzą go zalogowane osoby, które wysłały zgłoszenie. Limit znaków: {max, number}.',
  shownToPerson: 'Widzi go ta osoba. Limit znaków: {max, number}.',
  hideProfileQuestion: 'Ukryć ten profil?',
  hideProfileButton: 'Ukryj profil',
  hideProfileText:
    'Nikt inny nie zobaczy profilu, dopóki administracja nie pokaże go znowu na stronie osoby. Głosy, opinie i konto zostają. Osoba dostanie komunikat z twoim powodem, także e-mailem, jeśli poczta jest skonfigurowana, bez informacji, kto wysłał zgłoszenie.',
  hideProfileDone: 'Profil został ukryty. Osoba widzi powód.',
  clearNameQuestion: 'Usunąć nazwę tej osoby?',
  clearNameButton: 'Usuń nazwę',
  clearNameText:
    'Wszędzie będzie widoczna jako „Członek”, a listy nie będą jej wymieniać. Dostanie komunikat z twoim powodem i może wybrać inną nazwę. Profil pozostaje publiczny; jeśli to on jest problemem, ukryj go.',
  clearNameDone: 'Nazwa została usunięta. Osoba widzi powód.',
  suspendPersonQuestion: 'Zawiesić tę osobę?',
  suspendPersonButton: 'Zawieś osobę',
  suspendPersonText:
    'Zostanie wszędzie wylogowana i nie może się logować ani głosować. Do końca zawieszenia nie widać jej profilu ani opinii.',
  suspendPersonHint: 'Osoba widzi go przy logowaniu. Limit znaków: {max, number}.',
  suspendPersonDone: 'Osoba została zawieszona i wszędzie wylogowana.',
} satisfies AreaTranslation<'reportSteps'>;
