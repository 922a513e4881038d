// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'Der Inhaber hat in der Zwischenzeit geantwortet. Lies zuerst die Antwort.',
  impossible: 'Das geht hier nicht.',
  notPublic:
    'Dieser Eintrag ist gerade nicht öffentlich, deshalb kann er nicht ausgeblendet werden. Entscheide über seine Freigabe oder verwirf die Meldung.',
  listingDeleted: 'Dieser Eintrag wurde gelöscht, deshalb kann er nicht ausgeblendet werden. Verwirf die Meldung.',
  entryDeleted: 'Dieser Changelog-Eintrag wurde gelöscht, deshalb kann er nicht entfernt werden. Verwirf die Meldung.',
  listingDeletedSuspend:
    'Dieser Eintrag wurde gelöscht. Sperre die Person auf ihrer eigenen Seite und verwirf die Meldung.',
  authorUnknown: 'Diese Bewertung wurde gelöscht, deshalb ist nicht bekannt, von wem sie war. Verwirf die Meldung.',
  suspendOneself: 'Du kannst dich nicht selbst sperren. Bitte einen anderen Admin.',
  ownerChanged:
    'Der Eintrag hat jetzt einen anderen Inhaber. Sieh dir den Fall noch einmal an, bevor du jemanden sperrst.',
  staffProtected:
    'Admins können nicht gesperrt werden. Mach {role, select, owner {den Inhaber} author {den Verfasser} other {die Person}} zuerst zum Mitglied.',
  accountGone: 'Das Konto gibt es nicht mehr.',
  openAlready: 'Dieser Fall ist schon offen.',
  textsDeleted: 'Die Texte dieses Falls wurden gelöscht, deshalb kann er nicht wieder geöffnet werden.',
  reportedAgain: 'Dasselbe wurde noch einmal gemeldet. Entscheide über den neuen Fall.',
  askedAlready: 'Der Inhaber wurde schon gefragt und hat noch nicht geantwortet.',
  profileHasNoOwner: 'Ein Profil hat keinen Inhaber, den man fragen könnte.',
  listingDeletedAsk: 'Dieser Eintrag wurde gelöscht, deshalb kann sein Inhaber nicht gefragt werden.',
  answeredAlready: 'Diese Frage wurde schon beantwortet, oder das Admin-Team hat ohne Antwort entschieden.',
  profileDeleted: 'Dieses Profil wurde gelöscht. Verwirf die Meldung.',
  ownProfile: 'Das ist dein eigenes Profil. Bitte einen anderen Admin.',
  reviewDeleted: 'Diese Bewertung wurde gelöscht, deshalb kann sie nicht entfernt werden. Verwirf die Meldung.',
  ownReview:
    'Der Eintrag oder die Bewertung ist von dir, deshalb kannst du sie nicht entfernen. Bitte einen anderen Admin.',
} satisfies AreaTranslation<'reportDecisions'>;
