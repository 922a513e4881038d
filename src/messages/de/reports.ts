// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: '{name} melden',
  titleEntry: 'Version {version} von {name} melden',
  titleReview: 'Bewertung zu {name} melden',
  titleProfile: 'Profil von {name} melden',
  headingListing: 'Diesen Eintrag melden',
  headingEntry: 'Diesen Changelog-Eintrag melden',
  headingReview: 'Diese Bewertung melden',
  headingProfile: 'Dieses Profil melden',
  versionOf: 'Version {version} von {name}',

  reason: 'Was stimmt nicht?',
  details: 'Details',
  detailsHint:
    'Was sich das Admin-Team ansehen soll und wo. Nötig bei „{other}“. Höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  send: 'Meldung senden',
  onlyStaff: 'Nur das Admin-Team sieht, von wem eine Meldung ist.',
  willBeNotified: 'Du erfährst, was daraus geworden ist.',
  withoutAccount:
    'Du kannst sie ohne Konto senden. <link>Melde dich an</link>, wenn du erfahren willst, was daraus geworden ist.',

  thanksWithoutAccount:
    'Danke. Das Admin-Team sieht sich das an. Ohne Konto wird pro Netzwerk nur eine Meldung gespeichert; melde dich an, um deine eigene zu senden.',
  updated: 'Deine Meldung wurde aktualisiert. Was daraus geworden ist, siehst du in deinem Dashboard.',
  thanks: 'Danke. Das Admin-Team sieht sich deine Meldung an. Was daraus geworden ist, siehst du in deinem Dashboard.',
  gone: 'Das gibt es nicht mehr, deshalb kann man es nicht melden.',
  full: 'Deine Meldung wurde nicht gespeichert, weil es dazu vorerst genug Meldungen gibt. Das Admin-Team sieht sie sich an.',
  noAccount: 'Mit diesem Konto kannst du zurzeit nichts melden.',
  tooMany: 'Zu viele Meldungen. Versuch es in {minutes, number, ::group-off} Min. noch einmal.',
} satisfies AreaTranslation<'reports'>;
