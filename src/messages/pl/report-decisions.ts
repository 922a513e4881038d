// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'Właściciel w międzyczasie odpowiedział. Najpierw przeczytaj odpowiedź.',
  impossible: 'Tego nie można tutaj zrobić.',
  notPublic:
    'Ten wpis nie jest teraz publiczny, więc nie można go ukryć. Zdecyduj o zatwierdzeniu albo odrzuć zgłoszenie.',
  listingDeleted: 'Ten wpis usunięto, więc nie można go ukryć. Odrzuć zgłoszenie.',
  entryDeleted: 'Tę notkę skasowano, więc nie można jej usunąć. Odrzuć zgłoszenie.',
  listingDeletedSuspend: 'Ten wpis usunięto. Zawieś osobę na jej stronie i odrzuć zgłoszenie.',
  authorUnknown: 'Tę opinię skasowano, więc jej autor jest nieznany. Odrzuć zgłoszenie.',
  suspendOneself: 'Nie możesz zawiesić siebie. Poproś inną osobę z administracji.',
  ownerChanged: 'Wpis ma teraz innego właściciela. Zanim kogoś zawiesisz, przejrzyj sprawę jeszcze raz.',
  staffProtected:
    'Administracji nie można zawiesić. {role, select, owner {Właściciel} author {Autor} other {Ta osoba}} musi najpierw mieć rolę „Członek”.',
  accountGone: 'To konto już nie istnieje.',
  openAlready: 'Ta sprawa jest już otwarta.',
  textsDeleted: 'Teksty tej sprawy usunięto, więc nie można jej otworzyć ponownie.',
  reportedAgain: 'To samo zgłoszono ponownie. Zdecyduj o nowej sprawie.',
  askedAlready: 'Pytanie do właściciela już wysłano i nie ma jeszcze odpowiedzi.',
  profileHasNoOwner: 'Profil nie ma właściciela, którego można by zapytać.',
  listingDeletedAsk: 'Ten wpis usunięto, więc nie można zapytać właściciela.',
  answeredAlready: 'Na to pytanie już odpowiedziano albo administracja zdecydowała bez odpowiedzi.',
  profileDeleted: 'Ten profil usunięto. Odrzuć zgłoszenie.',
  ownProfile: 'To twój własny profil. Poproś inną osobę z administracji.',
  reviewDeleted: 'Tę opinię skasowano, więc nie można jej usunąć. Odrzuć zgłoszenie.',
  ownReview: 'Prowadzisz ten wpis lub to twoja opinia, więc nie możesz jej usunąć. Poproś inną osobę z administracji.',
} satisfies AreaTranslation<'reportDecisions'>;
