// GET and POST /dashboard/:id/settings: what the public page says, the plan, the pause switch.
import { HTTPException } from 'hono/http-exception';
import type { Place, WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { Copy } from '../parts/copy.tsx';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { IconCard } from '../parts/icon-field.tsx';
import { showPage } from '../parts/layout.tsx';
import { formOfListing, ListingFields, namedErrors, readListing } from '../parts/listing-form.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../parts/settings-cards.tsx';
import { type Form, formOf, readForm } from '../read-form.ts';
import type { FieldError } from '../web-parts.ts';

export function showSettings(context: WebContext, place: Place) {
  return showSettingsWith(context, place, []);
}

/** The page as it stands, with what was wrong about a picture. */
export function showSettingsWith(context: WebContext, place: Place, iconErrors: readonly FieldError[]) {
  return settingsPage(context, place, { form: formOf(formOfListing(place.listing)), errors: [], iconErrors });
}

export async function saveSettings(context: WebContext, place: Place) {
  const { person, listing } = place;
  const form = await readForm(context);
  const read = readListing(form, listing);
  const again = (errors: readonly FieldError[]) =>
    settingsPage(context, place, { form, errors, iconErrors: [] });
  if (!read.ok) return again(read.errors);
  const { name, summary, description, link, address, tags } = read.input;
  const input = { name, summary, description, link, address, tags };
  const saved = await context.var.parts.listings.updateListing(person, listing.id, input);
  if (!saved) throw new HTTPException(404);
  if (!saved.ok) return again(namedErrors(saved.errors));
  return goTo(context, `/dashboard/${listing.id}/settings`, {
    tone: 'good',
    message: listing.publicity.state === 'refused' ? 'Saved. Staff looks at it again.' : 'Saved.',
  });
}

interface Shown {
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly iconErrors: readonly FieldError[];
}

function settingsPage(context: WebContext, place: Place, { form, errors, iconErrors }: Shown) {
  const { listing } = place;
  const { parts } = context.var;
  const wrong = errors.length + iconErrors.length > 0;
  return showPage(context, {
    title: `${wrong ? 'Error: ' : ''}Settings · ${listing.name}`,
    section: 'dashboard',
    islands: ['copy'],
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
                <Copy value={listing.id} label="the listing’s ID" wide />
              </div>
              {place.access === 'owner' && <DeleteCard listing={listing} />}
            </div>
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}
