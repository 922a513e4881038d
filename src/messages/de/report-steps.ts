// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Die Meldungen verwerfen?',
  dismissButton: 'Verwerfen',
  dismissText:
    'Für den Eintrag ändert sich nichts. Wer ihn mit einem Konto gemeldet hat, sieht deinen Grund, ebenso der Inhaber, falls du ihn gefragt hast.',
  dismissHint:
    'Sichtbar für alle, die mit einem Konto gemeldet haben, und für den Inhaber, falls du ihn gefragt hast. Höchstens {max, number} Zeichen.',
  dismissDone: 'Die Meldungen wurden verworfen.',
  shownToTeam: 'Sichtbar für Inhaber und Manager. Höchstens {max, number} Zeichen.',
  hideQuestion: 'Diesen Eintrag ausblenden?',
  hideButton: 'Eintrag ausblenden',
  hideText:
    'Er ist nicht mehr öffentlich zu sehen und nimmt keine Votes an. Nichts wird gelöscht, und du kannst ihn wieder öffentlich machen. Inhaber und Manager bekommen einen Hinweis mit deinem Grund, ohne zu erfahren, wer ihn gemeldet hat.',
  hideDone: 'Der Eintrag wurde ausgeblendet. Der Inhaber kann den Grund sehen.',
  removeQuestion: 'Diesen Changelog-Eintrag entfernen?',
  removeButton: 'Changelog-Eintrag entfernen',
  removeText:
    'Er verschwindet aus dem Changelog und seinen Feeds. Inhaber und Manager sehen ihn weiterhin, mit deinem Grund, aber nicht, wer ihn gemeldet hat. Du kannst ihn später wiederherstellen.',
  removeDone: 'Der Changelog-Eintrag wurde entfernt. Der Inhaber kann den Grund sehen.',
  suspendQuestion: 'Den Inhaber sperren?',
  suspendButton: 'Inhaber sperren',
  suspendText:
    'Der Inhaber wird überall abgemeldet und kann sich weder anmelden noch voten. Der Eintrag bleibt öffentlich; wenn er das Problem ist, blende ihn stattdessen aus. Solange die Sperre gilt, können die API-Tokens des Inhabers lesen, aber nichts ändern.',
  suspendHint: 'Sichtbar für Inhaber und Manager, auch bei der Anmeldung. Höchstens {max, number} Zeichen.',
  suspendDone: 'Der Inhaber wurde gesperrt und überall abgemeldet.',
  askQuestion: 'Den Inhaber fragen?',
  askButton: 'Frage senden',
  askText:
    'Inhaber und Manager bekommen einen Hinweis mit deiner Frage, auch per E-Mail, falls E-Mail eingerichtet ist, und können sie in ihrem Dashboard beantworten. Sie erfahren nicht, von wem die Meldung ist. Bis dahin steht beim Fall „Wartet auf den Inhaber“.',
  askHint: 'Höchstens {max, number} Zeichen.',
  askDone: 'Deine Frage wurde an Inhaber und Manager gesendet.',
  reopenQuestion: 'Diesen Fall wieder öffnen?',
  reopenButton: 'Wieder öffnen',
  reopenText:
    'Was ausgeblendet, entfernt oder gesperrt wurde, bleibt so, bis du es beendest. Wer mit einem Konto gemeldet hat, erfährt, dass du den Fall noch einmal prüfst.',
  reopenHint: 'Für die anderen Admins. Höchstens {max, number} Zeichen.',
  reopenDone: 'Der Fall ist wieder offen.',

  dismissReviewText:
    'Für die Bewertung ändert sich nichts. Wer sie mit einem Konto gemeldet hat, sieht deinen Grund, ebenso der Inhaber des Eintrags, falls du ihn gefragt hast.',
  removeReviewQuestion: 'Diese Bewertung entfernen?',
  removeReviewButton: 'Bewertung entfernen',
  removeReviewText:
    'Besucher sehen sie nicht mehr, und sie zählt nicht mehr für den Durchschnitt. Der Verfasser bekommt einen Hinweis mit deinem Grund und kann diesen Eintrag {days, plural, one {# Tag} other {# Tage}} lang nicht mehr bewerten. Du kannst sie später wiederherstellen.',
  removeReviewHint:
    'Sichtbar für den Verfasser und für Inhaber und Manager des Eintrags. Höchstens {max, number} Zeichen.',
  removeReviewDone: 'Die Bewertung wurde entfernt. Der Verfasser kann den Grund sehen.',
  suspendAuthorQuestion: 'Den Verfasser sperren?',
  suspendAuthorButton: 'Verfasser sperren',
  suspendAuthorText:
    'Der Verfasser wird überall abgemeldet und kann sich weder anmelden noch voten. Solange die Sperre gilt, wird keine seiner Bewertungen gezeigt.',
  suspendAuthorHint: 'Sichtbar für den Verfasser bei der Anmeldung. Höchstens {max, number} Zeichen.',
  suspendAuthorDone: 'Der Verfasser wurde gesperrt und überall abgemeldet.',

  dismissProfileText: 'Für das Profil ändert sich nichts. Wer es mit einem Konto gemeldet hat, sieht deinen Grund.',
  dismissProfileHint: 'Sichtbar für alle, die mit einem Konto gemeldet haben. Höchstens {max, number} Zeichen.',
  shownToPerson: 'Sichtbar für die Person. Höchstens {max, number} Zeichen.',
  hideProfileQuestion: 'Dieses Profil ausblenden?',
  hideProfileButton: 'Profil ausblenden',
  hideProfileText:
    'Niemand sonst sieht das Profil, bis ein Admin es auf der Seite der Person wieder zeigt. Votes, Bewertungen und das Konto bleiben. Die Person bekommt einen Hinweis mit deinem Grund, auch per E-Mail, falls E-Mail eingerichtet ist, ohne zu erfahren, wer es gemeldet hat.',
  hideProfileDone: 'Das Profil wurde ausgeblendet. Die Person kann den Grund sehen.',
  clearNameQuestion: 'Den Namen dieser Person löschen?',
  clearNameButton: 'Namen löschen',
  clearNameText:
    'Sie heißt dann überall „Member“, und Listen nennen sie nicht mehr. Sie bekommt einen Hinweis mit deinem Grund und kann einen anderen Namen wählen. Das Profil bleibt öffentlich; wenn es das Problem ist, blende es stattdessen aus.',
  clearNameDone: 'Der Name wurde gelöscht. Die Person kann den Grund sehen.',
  suspendPersonQuestion: 'Diese Person sperren?',
  suspendPersonButton: 'Person sperren',
  suspendPersonText:
    'Sie wird überall abgemeldet und kann sich weder anmelden noch voten. Solange die Sperre gilt, werden weder ihr Profil noch ihre Bewertungen gezeigt.',
  suspendPersonHint: 'Sichtbar für die Person bei der Anmeldung. Höchstens {max, number} Zeichen.',
  suspendPersonDone: 'Die Person wurde gesperrt und überall abgemeldet.',
} satisfies AreaTranslation<'reportSteps'>;
