// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: 'Zawiera znak, którego nie można zapisać.',
  empty: 'Nie może być puste.',
  notOneLine: 'Zawiera podział wiersza lub znak sterujący. Wpisz to ponownie w jednym wierszu.',
  invisible: 'Tego tekstu nie widać. Użyj co najmniej jednej litery, cyfry lub znaku.',
  tooLong: 'Wpisz najwyżej {max, number} znaków. Teraz: {length, number}.',
  tooShort: 'Wpisz co najmniej {min, number} znaków. Teraz: {length, number}.',
  labelled: '{label}: {problem}',
  labelText: 'Tekst',
  labelName: 'Nazwa',
  labelTitle: 'Tytuł',
  labelLead: 'Wstęp',

  reasonMissing: 'Wpisz powód. Przeczyta go osoba, której to dotyczy.',
  questionMissing: 'Wpisz pytanie.',
  answerMissing: 'Wpisz odpowiedź.',

  nameMissing: 'Wpisz nazwę.',
  emailInvalid: 'Wpisz adres e-mail, na przykład ty@mail.example.',
  emailNotValid: 'To nie jest prawidłowy adres e-mail.',
  emailDisposable: 'To adres jednorazowy, a takich ta strona nie przyjmuje. Podaj adres, który zachowasz.',
  passwordTooShort: 'Hasło musi mieć co najmniej {min, number} znaków.',
  passwordTooLong: 'Hasło może mieć najwyżej {max, number} znaków.',
  passwordCommon:
    'To hasło łatwo odgadnąć, bo używa go wiele osób albo opiera się na prostym wzorze. Wybierz inne, na przykład cztery niezwiązane ze sobą słowa.',
  passwordPersonal:
    'To hasło łatwo odgadnąć, bo opiera się na twojej nazwie, adresie e-mail lub nazwie tego serwisu. Wybierz inne, na przykład cztery niezwiązane ze sobą słowa.',
  valueUnusable: 'Tej wartości nie można użyć.',
  suspended: 'To konto jest zawieszone. Powód: {reason}',
  suspendedUntil: 'To konto jest zawieszone do {time}. Powód: {reason}',
  manyAccounts: 'Z twojej sieci założono za dużo kont. Spróbuj za {minutes, number} min.',
  departed:
    'Niedawno oddano twój głos z konta, które zostało usunięte, więc nie możesz jeszcze założyć nowego. Spróbuj po {time}.',
  suspensionDays: 'Wpisz pełną liczbę dni od 1 do {max} albo zostaw puste.',

  handleLength: 'Użyj od {min, number} do {max, number} znaków.',
  handleCharacters: 'Użyj tylko liter od a do z, cyfr i pojedynczych łączników między nimi.',
  handleReserved: 'Ta nazwa jest zarezerwowana. Wybierz inną.',
  handleTaken: 'Ta nazwa jest zajęta albo wygląda jak zajęta. Wybierz inną.',
  handleChangedOften:
    'Ta nazwa zmieniła się już {times, plural, one {# raz} few {# razy} many {# razy} other {# razy}} w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}. Wróć do jednej z wcześniejszych albo spróbuj później.',

  tokenNameMissing: 'Wpisz nazwę, po której rozpoznasz token.',
  tokenNameTooLong: 'Wpisz najwyżej {max, number} znaków.',
  tokenNameUnstorable: 'Nazwa zawiera znak, którego nie można zapisać.',
  tokenScopeUnknown: 'Takie uprawnienie nie istnieje.',
  tokenScopesMissing: 'Wybierz co najmniej jedno uprawnienie.',

  alreadyManager: 'Ta osoba jest już menedżerem.',
  ownAddress: 'To twój własny adres: wpis należy do ciebie.',
  tooManyManagers: 'Menedżerów i oczekujących zaproszeń może być najwyżej {max, number}. Najpierw usuń kogoś.',
  notOwner: 'Ten wpis już do ciebie nie należy.',
  noManager: 'Ta osoba nie jest już menedżerem.',

  siteLink: 'Wpisz adres zaczynający się od https:// lub mailto:.',
  atMostCharacters: 'Najwyżej {max, number} znaków.',
  atMostLinks: 'Najwyżej {max, plural, one {# link} few {# linki} many {# linków} other {# linku}}.',
  accentUnreadable: 'Ten kolor nie wszędzie jest czytelny.',
  dateMissing: 'Wpisz datę i godzinę.',
  endBeforeStart: 'Koniec musi być po początku.',
  textMissing: 'Wpisz tekst.',
  settingNotOffered: '{label}: wybierz jedną z dostępnych wartości.',
} satisfies AreaTranslation<'validation'>;
