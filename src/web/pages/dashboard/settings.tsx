// GET /dashboard/:id/settings: plan, pause, reviews and the ID of a listing. POST …/{pause,resume}; GET and POST
// …/delete, confirmed by typing the listing's name.
import { byPerson } from '../../../access/audit.ts';
import { deleteListing, setListingPaused } from '../../../listings/save-listing.ts';
import { selectReviewSummary } from '../../../reviews/summary-queries.ts';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import { ReviewSwitchCard } from '../../components/review-switch.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../components/settings-cards.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

export async function showSettings(context: WebContext, { listing, may }: DashboardContext) {
  const { site, db } = context.var.app;
  const { isOff } = await selectReviewSummary(db, listing.id);
  const { t } = context.var;
  return showPage(context, {
    title: t('team.settings'),
    dashboard: { listing, tab: 'settings' },
    scripts: ['copy'],
    content: (
      <div class="stack">
        <div>
          <h1>{t('team.settings')}</h1>
          <p class="dim">
            {t.rich('team.settingsText', {
              page: (text) => <a href={`/dashboard/${listing.id}/page`}>{text}</a>,
              pictures: (text) => <a href={`/dashboard/${listing.id}/pictures`}>{text}</a>,
            })}
          </p>
        </div>
        <div class="split">
          <div class="stack">
            <PlanCard listing={listing} weights={site.planWeights} contact={site.contact} />
            <ReviewSwitchCard site={site} listingId={listing.id} isOff={isOff} />
          </div>
          <div class="stack">
            <Card title={t('team.id')}>
              <p class="dim note">{t('team.idText')}</p>
              <CopyField value={listing.id} label={t('team.theId')} wide />
            </Card>
            <PauseCard listing={listing} />
            {may('listing.delete') && <DeleteCard listing={listing} />}
          </div>
        </div>
      </div>
    ),
  });
}

export async function submitPauseListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, true, byPerson(place.person));
  return redirectWithSuccess(context, pathOf(place), context.var.t('team.paused'));
}

export async function submitResumeListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, false, byPerson(place.person));
  return redirectWithSuccess(context, pathOf(place), context.var.t('team.resumed'));
}

export function confirmDeleteListing(context: WebContext, place: DashboardContext) {
  return deletePage(context, place, BLANK_FORM);
}

export async function submitDeleteListing(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { app, t } = context.var;
  const form = await readForm(context);
  const typed = form.text('name').trim();
  // A name may contain characters that are hard to type, so the ID is accepted too.
  if (![listing.name.normalize(), listing.id].includes(typed.normalize())) {
    const error = { field: 'name', message: t('team.nameDiffers') };
    return deletePage(context, place, rejected(form, error));
  }
  await deleteListing(app.db, listing.id, byPerson(person));
  return redirectWithSuccess(context, '/dashboard', t('team.deleted'));
}

function deletePage(context: WebContext, place: DashboardContext, state: FormState) {
  const { listing } = place;
  const { t } = context.var;
  return confirmPage(context, {
    state,
    title: t('team.deleteListing'),
    section: 'dashboard',
    question: t('team.deleteQuestion'),
    action: `${pathOf(place)}/delete`,
    button: t('team.deleteListing'),
    back: pathOf(place),
    text: <DeletedParts listing={listing} />,
    fields: <Field name="name" label={t('team.confirmName')} hint={t('team.confirmNameHint', { id: listing.id })} />,
  });
}

function DeletedParts({ listing }: Pick<DashboardContext, 'listing'>) {
  const t = useTranslations();
  return (
    <>
      <p>
        {t.rich(listing.type === 'bot' ? 'team.deleteBot' : 'team.deleteServer', {
          name: <BoldName name={listing.name} />,
        })}
      </p>
      <p>{t('team.deleteText')}</p>
    </>
  );
}
