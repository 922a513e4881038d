// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Zarządzaj wpisem na {site}',
  invite: '{person} zaprasza cię do zarządzania wpisem {listing}.',
  offerSubject: 'Przejmij wpis na {site}',
  offer: '{person} chce przekazać własność wpisu {listing}.',
  inviteHow: 'Żeby dowiedzieć się, co to znaczy, i przyjąć lub odrzucić tę propozycję, otwórz ten link:',
  inviteEnd:
    'Link działa raz, przez siedem dni i tylko dla tego adresu. Jeśli nie wiesz, o co chodzi, możesz zignorować ten e-mail.',
  lostSubject: '{listing} ma nowego właściciela',
  lost: 'Ktoś dowiódł, że wpis {listing} na {site} należy do niego, a z twojej strony takiego dowodu nie było. Wpis należy teraz do tej osoby.',
  lostRemoved:
    'Menedżerowie, tokeny API, webhook i odbiornik głosów zostały usunięte. Głosy nie są już do ciebie wysyłane.',
  lostEnd: 'Jeśli to twoim zdaniem błąd, napisz do administracji strony.',
  transferredSubject: '{listing} jest twój',
  transferred:
    'Potwierdzono, że wpis {listing} na {site} jest twój, i teraz należy do ciebie. Skonfiguruj jego webhook lub odbiornik głosów, bo te po poprzednim właścicielu usunięto.',
  dismissedSubject: 'Twoje roszczenie do {listing} odrzucono',
  dismissed: 'Administracja {site} odrzuciła twoje roszczenie do wpisu {listing}. Wpis zostaje przy właścicielu.',
  lapsedSubject: 'Twoje roszczenie do {listing} wygasło',
  lapsed:
    'Twoje roszczenie do wpisu {listing} na {site} wygasło, bo w terminie nie udało się znaleźć dowodu. Opublikuj kod ponownie i zgłoś roszczenie jeszcze raz.',
  replySubject: 'Odpowiedź na twoją opinię o {listing}',
  reply: 'Zespół {listing} odpowiedział na twoją opinię na {site}:',
  replyEnd: 'E-maile o odpowiedziach wyłączysz tutaj:\n{url}',
  reviewRemovedSubject: 'Twoja opinia o {listing} została usunięta',
  reviewRemoved: 'Administracja {site} usunęła twoją opinię o {listing}.',
  reason: 'Powód: {reason}',
  reviewRemovedEnd:
    'Widzisz ją jeszcze tylko ty i administracja. Kolejną opinię o {listing} możesz napisać za {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  reviewShownSubject: 'Twoja opinia o {listing} jest znowu widoczna',
  reviewShown: 'Administracja {site} przywróciła twoją opinię o {listing}. Znowu widzą ją wszyscy.',
  reportSubject: 'Twoje zgłoszenie: {listing}',
  reportedListing: 'Twoje zgłoszenie na {site} dotyczy wpisu {listing}.',
  reportedEntry: 'Twoje zgłoszenie na {site} dotyczy wersji {version} wpisu {listing}.',
  reportedReview: 'Twoje zgłoszenie na {site} dotyczy opinii o {listing}.',
  reportedProfile: 'Twoje zgłoszenie na {site} dotyczy profilu {listing}.',
  profileHiddenSubject: 'Twój profil został ukryty',
  profileHidden: 'Administracja {site} ukryła twój publiczny profil. Nikt inny go już nie widzi.',
  nameClearedSubject: 'Twoja nazwa została usunięta',
  nameCleared: 'Administracja {site} usunęła twoją nazwę. Wybierz inną na stronie swojego konta.',
  profileShownSubject: 'Twój profil nie jest już ukryty',
  profileShown: 'Administracja {site} nie ukrywa już twojego profilu. Jest publiczny, jeśli jest włączony.',
} satisfies AreaTranslation<'listingEmails'>;
