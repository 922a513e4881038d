// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Administracja sprawdza to ponownie.',
  dismissed: 'Administracja to sprawdziła i postanowiła nic z tym nie robić.',
  hidden: 'Administracja to sprawdziła i ukryła wpis.',
  removed: 'Administracja to sprawdziła i usunęła notkę.',
  suspended: 'Administracja to sprawdziła i zawiesiła konto właściciela.',
  gone: 'To, co zgłoszono, już nie istnieje.',
  reviewRemoved: 'Administracja to sprawdziła i usunęła opinię.',
  reviewSuspended: 'Administracja to sprawdziła i zawiesiła konto autora.',
  profileHidden: 'Administracja to sprawdziła i ukryła profil.',
  profileNameCleared: 'Administracja to sprawdziła i usunęła nazwę.',
  profileSuspended: 'Administracja to sprawdziła i zawiesiła konto.',
} satisfies AreaTranslation<'reportOutcomes'>;
