// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Verwalte einen Eintrag bei {site}',
  invite: '{person} lädt dich ein, den Eintrag {listing} zu verwalten.',
  offerSubject: 'Übernimm einen Eintrag bei {site}',
  offer: '{person} möchte dir die Inhaberschaft des Eintrags {listing} übertragen.',
  inviteHow: 'Öffne diesen Link, um zu erfahren, was das bedeutet, und um anzunehmen oder abzulehnen:',
  inviteEnd:
    'Der Link funktioniert einmal, innerhalb von sieben Tagen und nur für diese Adresse. Falls du das nicht erwartet hast, kannst du diese E-Mail ignorieren.',

  lostSubject: '{listing} hat einen neuen Inhaber',
  lost: 'Jemand hat nachgewiesen, dass {listing} bei {site} ihm gehört, und du hattest das nicht getan. Der Eintrag gehört jetzt dieser Person.',
  lostRemoved:
    'Manager, API-Tokens, Webhook und Vote-Listener wurden entfernt. Votes werden nicht mehr an dich gesendet.',
  lostEnd: 'Falls du das für falsch hältst, wende dich an das Admin-Team der Seite.',

  transferredSubject: '{listing} gehört dir',
  transferred:
    'Du hast nachgewiesen, dass {listing} bei {site} dir gehört, und der Eintrag ist jetzt deiner. Richte Webhook oder Vote-Listener ein, denn die des früheren Inhabers wurden entfernt.',
  dismissedSubject: 'Dein Anspruch auf {listing} wurde verworfen',
  dismissed:
    'Das Admin-Team von {site} hat deinen Anspruch auf {listing} verworfen. Der Eintrag behält seinen Inhaber.',
  lapsedSubject: 'Dein Anspruch auf {listing} ist beendet',
  lapsed:
    'Dein Anspruch auf {listing} bei {site} ist beendet, weil der Nachweis zum fälligen Zeitpunkt nicht gefunden wurde. Veröffentliche den Code wieder und beanspruche den Eintrag noch einmal.',

  replySubject: 'Eine Antwort auf deine Bewertung zu {listing}',
  reply: 'Das Team von {listing} hat bei {site} auf deine Bewertung geantwortet:',
  replyEnd: 'E-Mails über Antworten kannst du hier abbestellen:\n{url}',
  reviewRemovedSubject: 'Deine Bewertung zu {listing} wurde entfernt',
  reviewRemoved: 'Das Admin-Team von {site} hat deine Bewertung zu {listing} entfernt.',
  reason: 'Grund: {reason}',
  reviewRemovedEnd:
    'Nur du und das Admin-Team könnt sie noch sehen. Du kannst {listing} in {days, plural, one {# Tag} other {# Tagen}} wieder bewerten.',
  reviewShownSubject: 'Deine Bewertung zu {listing} wird wieder gezeigt',
  reviewShown:
    'Das Admin-Team von {site} hat deine Bewertung zu {listing} wiederhergestellt. Alle können sie wieder sehen.',

  reportSubject: 'Deine Meldung zu {listing}',
  reportedListing: 'Du hast {listing} bei {site} gemeldet.',
  reportedEntry: 'Du hast Version {version} von {listing} bei {site} gemeldet.',
  reportedReview: 'Du hast eine Bewertung zu {listing} bei {site} gemeldet.',
  reportedProfile: 'Du hast das Profil von {listing} bei {site} gemeldet.',

  profileHiddenSubject: 'Dein Profil wurde ausgeblendet',
  profileHidden:
    'Das Admin-Team von {site} hat dein öffentliches Profil ausgeblendet. Niemand sonst kann es mehr sehen.',
  nameClearedSubject: 'Dein Name wurde gelöscht',
  nameCleared: 'Das Admin-Team von {site} hat deinen Namen gelöscht. Wähle in deinem Konto einen anderen.',
  profileShownSubject: 'Dein Profil ist nicht mehr ausgeblendet',
  profileShown:
    'Das Admin-Team von {site} blendet dein Profil nicht mehr aus. Es ist öffentlich, wenn du es eingeschaltet hast.',
} satisfies AreaTranslation<'listingEmails'>;
