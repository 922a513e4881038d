// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Das Admin-Team prüft es noch einmal.',
  dismissed: 'Das Admin-Team hat es geprüft und entschieden, nichts zu unternehmen.',
  hidden: 'Das Admin-Team hat es geprüft und den Eintrag ausgeblendet.',
  removed: 'Das Admin-Team hat es geprüft und den Changelog-Eintrag entfernt.',
  suspended: 'Das Admin-Team hat es geprüft und das Konto des Inhabers gesperrt.',
  gone: 'Was du gemeldet hast, gibt es nicht mehr.',
  reviewRemoved: 'Das Admin-Team hat es geprüft und die Bewertung entfernt.',
  reviewSuspended: 'Das Admin-Team hat es geprüft und das Konto des Verfassers gesperrt.',
  profileHidden: 'Das Admin-Team hat es geprüft und das Profil ausgeblendet.',
  profileNameCleared: 'Das Admin-Team hat es geprüft und den Namen gelöscht.',
  profileSuspended: 'Das Admin-Team hat es geprüft und das Konto gesperrt.',
} satisfies AreaTranslation<'reportOutcomes'>;
