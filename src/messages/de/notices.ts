// Notices for owners, managers and staff.
import type { AreaTranslation } from '../message.ts';

export default {
  notices: 'Hinweise',
  dismissAll: 'Alle ausblenden',
  none: 'Keine Hinweise',
  noneText:
    'Hier erscheint ein Hinweis, wenn Zustellungen immer wieder fehlschlagen oder das Admin-Team etwas über diesen Eintrag entscheidet.',
  mailsOn: 'Hinweise zu diesem Eintrag gehen auch an deine bestätigte E-Mail-Adresse.',
  mailsOff: 'Hinweise zu diesem Eintrag erscheinen nur hier.',
  noMails: 'Dieser Dienst verschickt keine E-Mails, deshalb erscheinen Hinweise nur hier.',
  mailsTurnedOn: 'Du bekommst jetzt E-Mails zu diesem Eintrag.',
  mailsTurnedOff: 'Du bekommst keine E-Mails mehr zu diesem Eintrag.',

  titleOfListing: '{listing}: {title}',
  version: 'Version {version}.',
  reason: 'Grund: {reason}',
  question: 'Frage: {question}',
  consumer: 'Consumer: {consumer}',
  dismissed: ': {title}',

  openWebhook: 'Webhook öffnen',
  openStream: 'Event-Stream öffnen',
  openListener: 'Vote-Listener öffnen',
  openChangelog: 'Changelog öffnen',
  openPage: 'Seite öffnen',
  openSettings: 'Einstellungen öffnen',
  openOverview: 'Übersicht öffnen',
  openOwnership: 'Inhaberschaft öffnen',
  answer: 'Antworten',
  openReviews: 'Bewertungen öffnen',
  openTokens: 'Tokens öffnen',

  reportTitle:
    '{kind, select, entry {Deine Meldung zu Version {version} von {name}} review {Deine Meldung zu einer Bewertung bei {name}} profile {Deine Meldung zum Profil von {name}} other {Deine Meldung zu {name}}}',
  yourReport: 'Deine Meldung zu {name}',
  myReports: 'Meine Meldungen',
  reportAbout: 'Meldung zu {name}',
  reported:
    '{kind, select, entry {Version {version} von {name}} review {Eine Bewertung zu {name}} profile {Das Profil von {name}} other {{name}}}',
  undecided: 'Das Admin-Team hat noch nicht entschieden.',

  reviewReplied: 'Das Team hat auf deine Bewertung zu {listing} geantwortet',
  reviewRemoved: 'Das Admin-Team hat deine Bewertung zu {listing} entfernt',
  reviewRestored: 'Das Admin-Team hat deine Bewertung zu {listing} wiederhergestellt',
  yourReview: 'Deine Bewertung zu {listing}',
  myReviews: 'Meine Bewertungen',
  reviewOf: 'Bewertung zu {listing}',
  theReview: ': deine Bewertung zu {listing}',
  removedByStaff: 'Vom Admin-Team entfernt',
  hiddenWithoutVote: 'Ausgeblendet: kein Vote von dir zählt',
  hidden: 'Ausgeblendet',
  hiddenByListing: 'Ausgeblendet: Der Eintrag zeigt keine Bewertungen',
  public: 'Öffentlich',
} satisfies AreaTranslation<'notices'>;
