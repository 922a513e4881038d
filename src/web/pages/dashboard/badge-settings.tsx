// GET and POST /dashboard/:id/badges: badges that show a listing's numbers on other sites, with the code to copy.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { SiteIdentity } from '../../../config/settings.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import { setWebhookBadge } from '../../../listings/save-listing.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { BADGE_TITLES, BadgeEmbed } from '../../components/embed-codes.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { availableBadges } from '../public/badges.ts';

export async function showBadgeSettings(context: WebContext, { listing }: DashboardContext) {
  const { db, config, site } = context.var.app;
  const isWebhookShown = await isWebhookBadgeShown(db, listing.id);
  const names = availableBadges(listing).filter((name) => name !== 'webhook');
  return showPage(context, {
    title: 'Badges',
    dashboard: { listing, tab: 'badges' },
    scripts: ['copy'],
    code: true,
    content: (
      <div class="stack">
        <h1>Badges</h1>
        <p>Small images with your numbers for a README, a forum or your own site. They update every minute.</p>
        {isOpenToAll(listing, config) && (
          <p>
            A card with your icon, as an image or in a frame, is on the{' '}
            <a href={listingPath(listing, '/embed')}>embed page</a>, which everyone can use.
          </p>
        )}
        <div class="halves">
          {names.map((name) => (
            <Card title={BADGE_TITLES[name]}>
              <BadgeEmbed name={name} listing={listing} site={site} />
            </Card>
          ))}
          <WebhookCard listing={listing} isShown={isWebhookShown} site={site} />
          <Card title="Custom labels and styles">
            <p>
              Add <code>?label=</code> to the URL for your own label, for example <code>votes.svg?label=fans</code>.
              Replace <code>.svg</code> with <code>.json</code> to use the URL as an endpoint badge on shields.io.
            </p>
          </Card>
        </div>
      </div>
    ),
  });
}

/** Shows or hides the webhook's badge. */
export async function submitBadgeSettings(context: WebContext, { listing, person }: DashboardContext) {
  const isShown = (await readForm(context)).text('webhook') === 'shown';
  const isSaved = await setWebhookBadge(context.var.app.db, listing.id, isShown, byPerson(person));
  if (!isSaved) throw new HTTPException(404);
  const message = isShown
    ? 'Saved. Your webhook’s health is now public.'
    : 'Saved. Only you and your managers can see your webhook’s health.';
  return redirectWithSuccess(context, `/dashboard/${listing.id}/badges`, message);
}

interface BadgeProps {
  readonly listing: DashboardContext['listing'];
  readonly site: Pick<SiteIdentity, 'displayName' | 'baseUrl'>;
}

/** Hidden from visitors until the owner shows it. */
function WebhookCard({ isShown, ...badge }: BadgeProps & { isShown: boolean }) {
  return (
    <Card title="Webhook">
      <p>
        The health of your webhook: healthy, failing, disabled or paused. Only you and your managers see it unless you
        make it public.
      </p>
      {isShown && <BadgeEmbed {...badge} name="webhook" />}
      <form method="post" action={`/dashboard/${badge.listing.id}/badges`} class="row">
        <input type="hidden" name="webhook" value={isShown ? 'hidden' : 'shown'} />
        <Button text={isShown ? 'Make private' : 'Make public'} />
      </form>
    </Card>
  );
}
