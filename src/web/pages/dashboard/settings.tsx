// GET and POST /dashboard/:id/settings: what the public page shows, the icon, the plan, pausing, deleting.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { FieldError } from '../../../core/field-error.ts';
import { detailsFromForm, detailsToForm } from '../../../listings/listing-fields.ts';
import { updateListing } from '../../../listings/save-listing.ts';
import { Button } from '../../components/button.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { IconCard } from '../../components/icon-field.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingFields } from '../../components/listing-form.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../components/settings-cards.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { type Form, readForm, toForm } from '../../read-form.ts';

export function showSettings(context: WebContext, place: DashboardContext) {
  return showSettingsWithIconErrors(context, place, []);
}

/** The page as it is, with what was wrong with an uploaded image. */
export function showSettingsWithIconErrors(
  context: WebContext,
  place: DashboardContext,
  iconErrors: readonly FieldError[],
) {
  return settingsPage(context, place, { form: toForm(detailsToForm(place.listing)), errors: [], iconErrors });
}

export async function submitSettings(context: WebContext, place: DashboardContext) {
  const { person, listing } = place;
  const form = await readForm(context);
  const { db } = context.var.app;
  const saved = await updateListing(db, listing.id, detailsFromForm(form.all), byPerson(person));
  if (!saved.ok && saved.reason === 'unknown_listing') throw new HTTPException(404);
  if (!saved.ok) return settingsPage(context, place, { form, errors: saved.errors, iconErrors: [] });
  return redirectWithSuccess(
    context,
    `/dashboard/${listing.id}/settings`,
    listing.visibility.state === 'refused' ? 'Saved. Staff will review it again.' : 'Saved.',
  );
}

interface SettingsForm {
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly iconErrors: readonly FieldError[];
}

function settingsPage(context: WebContext, place: DashboardContext, { form, errors, iconErrors }: SettingsForm) {
  const { listing } = place;
  const { config } = context.var.app;
  const wrong = errors.length + iconErrors.length > 0;
  return showPage(context, {
    title: `${wrong ? 'Error: ' : ''}Settings · ${listing.name}`,
    section: 'dashboard',
    scripts: ['copy'],
    status: wrong ? 422 : 200,
    content: (
      <DashboardFrame listing={listing} tab="settings">
        <div class="stack">
          <h1>Settings</h1>
          <div class="split">
            <form class="card stack close" method="post" action={`/dashboard/${listing.id}/settings`} novalidate>
              <ListingFields kind={listing} form={form} errors={errors} isNew={false} />
              <div>
                <Button text="Save" look="go" />
              </div>
            </form>
            <div class="stack">
              <IconCard listing={listing} errors={iconErrors} />
              <PlanCard listing={listing} weights={config.planWeights} contact={config.contact} />
              <PauseCard listing={listing} />
              <div class="card stack close">
                <h2>ID</h2>
                <p class="dim note">Programs and the command line refer to this listing by its ID.</p>
                <CopyField value={listing.id} label="the listing’s ID" wide />
              </div>
              {place.may('listing.delete') && <DeleteCard listing={listing} />}
            </div>
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}
