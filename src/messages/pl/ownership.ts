// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Własność',
  proven: 'Potwierdzono, że ten wpis jest twój.',
  tooManyChecks: 'Za dużo sprawdzeń. Spróbuj ponownie za {wait}.',
  proveAgain: 'Potwierdź ponownie',
  prove: 'Potwierdź, że to twoje',
  onlyOwner: 'Tylko właściciel wpisu może potwierdzić, że wpis należy do niego.',
  verified: 'Właściciel zweryfikowany',
  notVerified: 'Właściciel niezweryfikowany',
  notProven: 'Niepotwierdzone',
  notProvenText:
    'Potwierdź, że należy do ciebie {subject}, a wpis dostanie odznakę „Właściciel zweryfikowany”. Do tego czasu jego strona mówi, że nikt tego nie potwierdził, a roszczenie do wpisu może zgłosić każdy, kto to potwierdzi.',
  notProvenTextAlone:
    'Potwierdź, że to twoje, a wpis dostanie odznakę „Właściciel zweryfikowany”. Do tego czasu jego strona mówi, że nikt tego nie potwierdził, a roszczenie do wpisu może zgłosić każdy, kto to potwierdzi.',
  proof: 'Dowód',
  notConfirmed: 'Bez potwierdzenia',
  provenText:
    '{days, plural, one {Potwierdzono: {subject}. Sposób: {method}. Sprawdzamy to co # dzień i gdy zmieni się adres.} few {Potwierdzono: {subject}. Sposób: {method}. Sprawdzamy to co # dni i gdy zmieni się adres.} many {Potwierdzono: {subject}. Sposób: {method}. Sprawdzamy to co # dni i gdy zmieni się adres.} other {Potwierdzono: {subject}. Sposób: {method}. Sprawdzamy to co # dnia i gdy zmieni się adres.}}',
  latestCheckFailed: 'Ostatnie sprawdzenie nie znalazło dowodu',
  proofEnds: 'W przeciwnym razie dowód wygaśnie {time}.',
  provenAt: 'Potwierdzono',
  checkedAt: 'Ostatnie sprawdzenie',
  nextCheckAt: 'Następne sprawdzenie',
  claimByOther: 'Roszczenie',
  claimByOtherTitle: 'Ktoś inny zgłasza roszczenie do tego wpisu',
  claimByOtherText: 'Ta osoba dowiodła, że należy do niej {subject}. Sposób: {method}.',
  claimContested: 'Ty też masz na to dowód, więc wpis zostaje przy tobie, chyba że administracja zdecyduje inaczej.',
  claimDue:
    'Jeśli też tego nie potwierdzisz, wpis przejdzie do tej osoby {time} ({exact}) razem z głosami. Twoi menedżerowie, tokeny, webhook i odbiornik głosów zostaną wtedy usunięte.',
  provenForVisitors:
    'Osoba prowadząca ten wpis dowiodła, że należy do niej {subject}. Sposób: {method}. Ostatnie sprawdzenie: {time}.',
  notProvenForVisitors:
    '{type, select, bot {Nikt jeszcze nie potwierdził, że ten wpis należy do osób prowadzących bota.} other {Nikt jeszcze nie potwierdził, że ten wpis należy do osób prowadzących serwer.}}',
  isItYours:
    '{type, select, bot {To twój bot? Zgłoś roszczenie do wpisu} other {To twój serwer? Zgłoś roszczenie do wpisu}}',
  cannotBeProven: 'Nie można tego jeszcze potwierdzić',
  checkFailed: 'Sprawdzenie nie znalazło dowodu',
  signInWithDiscord: 'Zaloguj się przez Discord',
  checkNow: 'Sprawdź teraz',
  hiddenLabel: 'Dowód własności',
  hidden: 'Ukryty, dopóki nie potwierdzisz, że jest twój',
  hiddenText: 'Ten wpis widzą tylko właściciel, menedżerowie i administracja, i nikt nie może głosować.',
  proveLink: 'Potwierdź własność',
  claimTitle: 'Zgłoś roszczenie do wpisu',
  claimHeading: 'Zgłoś roszczenie do tego wpisu',
  claimIntro:
    'Ten wpis dodał ktoś inny. Jeśli należy do ciebie <b>{subject}</b>, potwierdź to w jeden z tych sposobów.',
  claimIntroAlone: 'Ten wpis dodał ktoś inny.',
  claimOfProven: 'Właściciel też ma na to dowód, więc o tym, kto go dostanie, zdecyduje administracja.',
  claimWaits:
    'Właściciel dostanie komunikat i będzie mieć {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}, żeby też to potwierdzić. Potem wpis razem z głosami będzie twój.',
  claimAgain: 'Potwierdź ponownie',
  claimAgainText:
    'Dowód jest ważny przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}. Potem administracja sprawdza go ponownie.',
  claimedTitle: 'Jest już roszczenie',
  claimedText:
    'Ktoś już zgłosił roszczenie do tego wpisu. Jeśli wpis jest twój, wróć po rozstrzygnięciu tego roszczenia.',
  claimYours: 'Twoje roszczenie',
  claimProven: 'Potwierdzono, że należy do ciebie <b>{subject}</b>. Sposób: {method}, {time}.',
  claimOwnerProven: 'Właściciel wpisu też ma na to dowód. O tym, kto go dostanie, zdecyduje administracja.',
  claimIsDue:
    'Właściciel dostał komunikat. Jeśli też tego nie potwierdzi, wpis będzie twój {time} ({exact}). Do tego czasu nie usuwaj kodu.',
  claimWithdraw: 'Wycofaj roszczenie',
  claimMade: 'Potwierdzono, że to twoje. Roszczenie jest poniżej.',
  claimWithdrawn: 'Twoje roszczenie zostało wycofane.',
  claimEnded: 'To roszczenie już się zakończyło.',
  claimSignInExpired: 'Logowanie wygasło. Zacznij od nowa.',
  claimNotConfirmed: 'Discord nie potwierdził logowania. Spróbuj ponownie.',
  claimTryLater: 'Spróbuj ponownie później.',
} satisfies AreaTranslation<'ownership'>;
