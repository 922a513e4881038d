// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Odbiornik głosów',
  lastDelivered: 'Ostatni głos dostarczony {time}.',
  noResponse: 'brak odpowiedzi',
  working:
    '{votes, plural, =0 {Działa. Brak głosów w ciągu ostatnich 24 godzin.} one {Działa. # głos dostarczony w ciągu ostatnich 24 godzin.} few {Działa. # głosy dostarczone w ciągu ostatnich 24 godzin.} many {Działa. # głosów dostarczonych w ciągu ostatnich 24 godzin.} other {Działa. # głosu dostarczone w ciągu ostatnich 24 godzin.}}',
  openLog: 'Otwórz dziennik dostaw',
  failing:
    '{count, plural, =1 {Ostatnia próba się nie udała ({reason}).} one {Ostatnia # próba się nie udała (ostatnio: {reason}).} few {Ostatnie # próby się nie udały (ostatnio: {reason}).} many {Ostatnie # prób się nie udało (ostatnio: {reason}).} other {Ostatnie # próby się nie udało (ostatnio: {reason}).}} Po {limit, plural, one {# błędzie} few {# błędach} many {# błędach} other {# błędu}} z rzędu webhook zostanie wyłączony.',
  viewFailed: 'Zobacz nieudane próby',
  disabled:
    '{limit, plural, one {Wyłączony po # błędzie z rzędu, ostatnio: {reason}. Głosy nie są już wysyłane.} few {Wyłączony po # błędach z rzędu, ostatnio: {reason}. Głosy nie są już wysyłane.} many {Wyłączony po # błędach z rzędu, ostatnio: {reason}. Głosy nie są już wysyłane.} other {Wyłączony po # błędu z rzędu, ostatnio: {reason}. Głosy nie są już wysyłane.}}',
  fixEndpoint: 'Napraw endpoint i zapisz ponownie jego URL',
  paused: 'Wstrzymany. Głosy czekają i po wznowieniu zostaną wysłane po kolei.',
  resume: 'Wznów',
  noneSinceSaved: 'Od zapisania webhooka nie wysłano żadnych głosów, nie licząc zdarzeń testowych.',
  noneSent: 'Nie wysłano jeszcze żadnych głosów, nie licząc zdarzeń testowych.',
  sendTestEvent: 'Wyślij zdarzenie testowe',
  listenerFailing:
    '{votes, plural, one {Ostatni # głos nie dotarł. Głosów nigdy nie wysyłamy do odbiornika dwa razy.} few {Ostatnie # głosy nie dotarły. Głosów nigdy nie wysyłamy do odbiornika dwa razy.} many {Ostatnie # głosów nie dotarło. Głosów nigdy nie wysyłamy do odbiornika dwa razy.} other {Ostatnie # głosu nie dotarło. Głosów nigdy nie wysyłamy do odbiornika dwa razy.}}',
  viewUnrewarded: 'Zobacz powód i graczy bez nagrody',
  listenerUnconfirmed:
    'Wysłano, ale bez potwierdzenia: ten odbiornik nigdy nie potwierdza głosów v1. Użyj tokenu v2, żeby mieć pewność.',
  checkOrSwitch: 'Sprawdź ostatnie głosy albo przejdź na token v2',
  listenerWorking: 'Działa. Ostatni głos został przyjęty.',
  votesAndSettings: 'Ostatnie głosy i ustawienia',
  listenerNoneSent: 'Nie wysłano jeszcze żadnych głosów, nie licząc głosów testowych.',
  sendTestVote: 'Wyślij głos testowy',
  noWebhook: 'Brak webhooka',
  labelDisabled: '{kind, select, webhook {Webhook wyłączony} other {Odbiornik wyłączony}}',
  labelPaused: '{kind, select, webhook {Webhook wstrzymany} other {Odbiornik wstrzymany}}',
  labelFailing:
    '{kind, select, webhook {Webhook: {count, plural, one {# błąd} few {# błędy z rzędu} many {# błędów z rzędu} other {# błędu z rzędu}}} other {Odbiornik: {count, plural, one {# błąd} few {# błędy z rzędu} many {# błędów z rzędu} other {# błędu z rzędu}}}}',
  labelNoneSinceSaved: 'Webhook: brak głosów od zapisania',
  labelUnconfirmed: 'Odbiornik: wysłano, bez potwierdzenia',
  labelWorking: '{kind, select, webhook {Webhook działa} other {Odbiornik działa}}',
  labelNoVotes: '{kind, select, webhook {Webhook: jeszcze bez głosów} other {Odbiornik: jeszcze bez głosów}}',
} satisfies AreaTranslation<'health'>;
