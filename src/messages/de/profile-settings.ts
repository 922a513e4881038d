// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Dein Profil',
  hiddenByStaff: 'Das Admin-Team hat dein Profil ausgeblendet, deshalb sieht es niemand sonst.',
  text: 'Dein Profil sieht niemand sonst, solange du es nicht öffentlich machst. Es zeigt deinen Namen, seit wann du dabei bist, wie viele Votes du abgegeben hast, deine Streak und deine Abzeichen, aber nicht, wann oder wofür du gevotet hast. Deine neuesten Bewertungen zeigt es auch, wenn <link>dein Name</link> dabeisteht.',
  save: 'Profil speichern',
  publicPage: 'Deine öffentliche Seite: {address}',
  handle: 'Handle',
  handleHint:
    'Teil der Adresse deiner Seite: {min, number} bis {max, number} Buchstaben, Ziffern und Bindestriche. Wenn du es änderst, bleibt dein altes Handle {days, plural, one {# Tag} other {# Tage}} lang für dich reserviert.',
  visibility: 'Sichtbarkeit',
  makePublic: 'Mein Profil öffentlich machen',
  makePublicHint: 'Alle mit dem Link können es sehen.',
  favorites: 'Favoriten',
  showFavorites: 'Meine Favoriten zeigen',
  showFavoritesHint: 'Die Einträge, die du mit einem Herz markiert hast.',
  searchEngines: 'Suchmaschinen',
  allowSearchEngines: 'Mein Profil in Suchmaschinen erlauben',
  allowSearchEnginesHint: 'Wenn das aus ist, werden sie gebeten, es nicht aufzunehmen.',
  tooManyChanges: 'Zu viele Änderungen. Versuch es in einer Stunde noch einmal.',
  nowPublic: 'Dein Profil ist öffentlich.',
  savedUnseen: 'Dein Profil wurde gespeichert. Niemand sonst kann es sehen.',

  profileHidden: 'Das Admin-Team hat dein öffentliches Profil ausgeblendet',
  profileShown: 'Das Admin-Team blendet dein Profil nicht mehr aus',
  nameCleared: 'Das Admin-Team hat deinen Namen gelöscht',
  myProfile: 'Mein Profil',
  chooseName: 'Anderen Namen wählen',

  myReports: 'Meine Meldungen',
  noReports: 'Keine Meldungen',
  noReportsText:
    'Jeder Eintrag und jeder Changelog-Eintrag hat einen Link zum Melden. Hier siehst du deine Meldungen und was daraus geworden ist.',

  myReviews: 'Meine Bewertungen',
  noReviews: 'Noch keine Bewertungen',
  noReviewsText:
    'Du kannst jeden Eintrag bewerten, für den du gevotet hast. Hier erscheinen deine Bewertungen und die Antworten darauf.',
  replyMailsOn: 'Antworten auf deine Bewertungen gehen auch an deine bestätigte E-Mail-Adresse.',
  replyMailsOff:
    'Antworten auf deine Bewertungen erscheinen nur auf dieser Seite. Über Entscheidungen des Admin-Teams bekommst du weiterhin E-Mails.',
  replyMailsTurnedOn: 'Du bekommst jetzt E-Mails über Antworten.',
  replyMailsTurnedOff: 'Du bekommst keine E-Mails mehr über Antworten.',

  offerTitle: 'Angebot der Inhaberschaft',
  invitationTitle: 'Einladung, einen Eintrag zu verwalten',
  takeOver: 'Diesen Eintrag übernehmen?',
  manage: 'Diesen Eintrag verwalten?',
  offer: '{inviter} möchte dir die Inhaberschaft von {listing} übertragen.',
  offerMeaning:
    'Nur der Inhaber kann Manager einladen und entfernen und den Eintrag übertragen oder löschen. {inviter} bleibt als Manager dabei, bis du diesen Zugang entfernst.',
  invitation: '{inviter} lädt dich ein, {listing} zu verwalten.',
  invitationMeaning:
    'Manager können Webhook, Vote-Listener, API-Tokens, Changelog und Einstellungen ansehen und ändern und bekommen die Hinweise. Die anderen Manager sehen deinen Namen. Du kannst das Team jederzeit verlassen.',
  invitationExpires: 'Die Einladung läuft {time} ab.',
  signInToReply:
    'Diese Einladung ist für {email}. Melde dich mit dieser Adresse an oder erstelle damit ein Konto. Danach kommst du auf diese Seite zurück.',
  wrongAccount:
    'Diese Einladung ist für {email}, aber du bist als {own} angemeldet. Melde dich ab, öffne den Link noch einmal und melde dich mit der richtigen Adresse an, oder bitte um eine Einladung an deine jetzige Adresse.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  declined: 'Du hast abgelehnt. Es hat sich nichts geändert.',
  nowOwner: 'Dieser Eintrag gehört jetzt dir.',
  nowManager: 'Du verwaltest jetzt diesen Eintrag.',
  invitationEnded: 'Diese Einladung gilt nicht mehr',
  invitationEndedText:
    'Sie wurde angenommen, abgelehnt oder widerrufen oder ist mehr als sieben Tage alt. Bitte den Inhaber des Eintrags um eine neue.',

  data: 'Deine Daten',
  exportData: 'Daten exportieren',
  exportText:
    'Eine JSON-Datei mit allem, was über dich gespeichert ist: Konto, Anmeldewege, Sitzungen, Votes und Einträge, die Tokens, die du erstellt hast, deine Meldungen, Bewertungen und „Hilfreich“-Markierungen und was du in Einträgen getan hast.',
  downloadFile: 'Datei herunterladen',
  exportLimited: 'Du hast diese Datei schon mehrmals heruntergeladen. Bitte versuch es in einer Stunde noch einmal.',
  deleteTitle: 'Dein Konto löschen',
  deleteText:
    'Deine Votes zählen weiterhin, aber ohne deinen Namen. Auf der nächsten Seite steht genau, was gelöscht wird.',
  deleteAccount: 'Konto löschen',
  deletionWord: 'löschen',
  typeWord: 'Gib das Wort „{word}“ ein',
  typeWordProblem: 'Gib das Wort „{word}“ ein.',
  accountDeleted: 'Dein Konto wurde gelöscht.',
  onlyStaff: 'Du bist der einzige Admin. Mach zuerst jemand anderen zum Admin.',
  stillOwns: 'Dir gehören noch Einträge. Übertrage oder lösche sie zuerst.',
  whatIsDeleted: 'Was sofort gelöscht wird',
  whatIsDeletedText:
    'Dein Name, deine Adresse, dein Passwort, verbundene Konten und Sitzungen, die Spielernamen in deinen Votes, deine Bewertungen und „Hilfreich“-Markierungen und deine Rolle als Manager. Vote-Abfragen finden deine Votes nicht mehr. Das lässt sich nicht rückgängig machen.',
  whatStays: 'Was bleibt',
  votesStay: 'Deine Votes zählen weiterhin, unter einer zufälligen ID, die sich nicht zu dir zurückverfolgen lässt.',
  eventsStay:
    'Events, die an Inhaber von Bots und Servern gesendet wurden, und deren Protokolle. Darin bleibt die ID aus deinen Votes 90 Tage lang stehen.',
  reportsStay:
    'Was du gemeldet hast, bleibt ohne deinen Namen. Die Texte werden sofort gelöscht, wenn das Admin-Team schon entschieden hat, sonst 90 Tage nach der Entscheidung.',
  tokensStay:
    'Tokens, die du erstellt hast, funktionieren für ihre Einträge weiter, und was du in Einträgen getan hast, bleibt ohne deinen Namen im Audit-Log.',
  hashesStay:
    'Falls du in den letzten 24 Stunden gevotet hast: Hashes deiner E-Mail-Adresse und deiner verbundenen Konten, bis du wieder hättest voten können. Bis dahin kann damit kein neues Konto erstellt werden.',
  downloadFirst: 'Lade zuerst deine Daten herunter',
  youOwn: 'Dir {count, plural, one {gehört ein Eintrag} other {gehören # Einträge}}',
  transferFirst: 'Übertrage oder lösche zuerst deine Einträge. Danach kannst du dein Konto löschen.',
  transferOrDelete: '{name}: <transfer>Übertragen</transfer> oder <remove>löschen</remove>',
  transferNamed: '{name} übertragen',
  deleteNamed: '{name} löschen',
} satisfies AreaTranslation<'profileSettings'>;
