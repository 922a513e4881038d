// GET and POST /dashboard/:id/settings: what the public page says, the plan, the pause switch.
import { HTTPException } from 'hono/http-exception';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { IconCard } from '../../components/icon-field.tsx';
import { showPage } from '../../components/layout.tsx';
import {
  ListingFields,
  labelErrors,
  listingToForm,
  parseListingForm,
} from '../../components/listing-form.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../components/settings-cards.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { type Form, readForm, toForm } from '../../read-form.ts';
import type { FieldError } from '../../web-parts.ts';

export function showSettings(context: WebContext, place: DashboardContext) {
  return showSettingsWithIconErrors(context, place, []);
}

/** The page as it stands, with what was wrong about a picture. */
export function showSettingsWithIconErrors(
  context: WebContext,
  place: DashboardContext,
  iconErrors: readonly FieldError[],
) {
  return settingsPage(context, place, { form: toForm(listingToForm(place.listing)), errors: [], iconErrors });
}

export async function submitSettings(context: WebContext, place: DashboardContext) {
  const { person, listing } = place;
  const form = await readForm(context);
  const read = parseListingForm(form, listing);
  const again = (errors: readonly FieldError[]) =>
    settingsPage(context, place, { form, errors, iconErrors: [] });
  if (!read.ok) return again(read.errors);
  const { name, summary, description, link, address, tags } = read.input;
  const input = { name, summary, description, link, address, tags };
  const saved = await context.var.parts.listings.updateListing(person, listing.id, input);
  if (!saved) throw new HTTPException(404);
  if (!saved.ok) return again(labelErrors(saved.errors));
  return redirectWithFlash(context, `/dashboard/${listing.id}/settings`, {
    tone: 'good',
    message: listing.visibility.state === 'refused' ? 'Saved. Staff looks at it again.' : 'Saved.',
  });
}

interface Shown {
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly iconErrors: readonly FieldError[];
}

function settingsPage(context: WebContext, place: DashboardContext, { form, errors, iconErrors }: Shown) {
  const { listing } = place;
  const { parts } = context.var;
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
            <form
              class="card stack close"
              method="post"
              action={`/dashboard/${listing.id}/settings`}
              novalidate
            >
              <ListingFields kind={listing} form={form} errors={errors} isNew={false} />
              <div>
                <button class="btn go" type="submit">
                  Save
                </button>
              </div>
            </form>
            <div class="stack">
              <IconCard listing={listing} errors={iconErrors} />
              <PlanCard listing={listing} weights={parts.listings.planWeights} contact={parts.site.contact} />
              <PauseCard listing={listing} />
              <div class="card stack close">
                <h2>ID</h2>
                <p class="dim note">What programs and the command line call this listing.</p>
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
