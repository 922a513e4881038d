// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject:
    '{count, plural, one {Wpis czeka na zatwierdzenie} few {# wpisy czekają na zatwierdzenie} many {# wpisów czeka na zatwierdzenie} other {# wpisu czeka na zatwierdzenie}}',
  waiting:
    '{count, plural, one {Na {site} wpis czeka na zatwierdzenie, od: {time}.} few {Na {site} # wpisy czekają na zatwierdzenie, pierwszy od: {time}.} many {Na {site} # wpisów czeka na zatwierdzenie, pierwszy od: {time}.} other {Na {site} # wpisu czeka na zatwierdzenie, pierwszy od: {time}.}} Do zatwierdzenia odwiedzający nie widzą wpisów.',
  waitingEnd:
    'Dostajesz ten e-mail, bo należysz do administracji. Wysyłamy go najwyżej raz na godzinę i tylko gdy pojawią się nowe wpisy. Wyłączysz go na tej samej stronie.',
  alert: '{alert} ({site}, od: {time}).',
  alertEnd:
    'Dostajesz ten e-mail, bo należysz do administracji. Wysyłamy go najwyżej raz na godzinę. Wyłączysz go tutaj: {url}',
  approval:
    '{count, plural, one {Wpis czeka na zatwierdzenie} few {# wpisy czekają na zatwierdzenie} many {# wpisów czeka na zatwierdzenie} other {# wpisu czeka na zatwierdzenie}}',
  lookAlike:
    '{count, plural, one {Wpis przypomina inny} few {# wpisy przypominają inne} many {# wpisów przypomina inne} other {# wpisu przypomina inny}}',
  flag: '{count, plural, one {Wpis ma głosy, które wyglądają na fałszywe} few {# wpisy mają głosy, które wyglądają na fałszywe} many {# wpisów ma głosy, które wyglądają na fałszywe} other {# wpisu ma głosy, które wyglądają na fałszywe}}',
  claim:
    '{count, plural, one {Roszczenie do wpisu wymaga decyzji} few {# roszczenia do wpisów wymagają decyzji} many {# roszczeń do wpisów wymaga decyzji} other {# roszczenia do wpisów wymaga decyzji}}',
  report:
    '{count, plural, one {Jest nowe zgłoszenie} few {# nowe zgłoszenia} many {# nowych zgłoszeń} other {# nowego zgłoszenia}}',
  approvalName: 'Wpisy do zatwierdzenia',
  lookAlikeName: 'Wpisy podobne do innych',
  flagName: 'Podejrzane głosy',
  claimName: 'Roszczenia do wpisów',
  reportName: 'Zgłoszenia',
  testAlert: 'Alerty docierają na ten kanał. To test',
  otherAlert: 'Coś wymaga decyzji',
  trialSubject: 'Tryb próbny się zakończył',
  trialEnded: 'Tryb próbny {site} się zakończył, bo serwis jest dostępny dla innych. Wykryto: {sign}.',
  trialMeaning: 'Głosów nie można już wysyłać na adresy maszyny, na której działa serwis.',
  trialTodo:
    'Ustaw BASE_URL na adres, którego używają ludzie, i zrestartuj. Żeby webhooki znów mogły docierać do tej maszyny, ustaw ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
