// GET and POST /dashboard/:id/badges: badges that show a listing's numbers on other sites, with the code to copy.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Config } from '../../../config.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import { setWebhookBadge } from '../../../listings/save-listing.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { availableBadges, type BadgeName } from '../public/badges.ts';

export async function showBadgeSettings(context: WebContext, { listing }: DashboardContext) {
  const { db, config: site } = context.var.app;
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
        <div class="halves">
          {names.map((name) => (
            <BadgeCard name={name} listingId={listing.id} site={site} />
          ))}
          <WebhookCard listingId={listing.id} isShown={isWebhookShown} site={site} />
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

const TITLES: Readonly<Record<BadgeName, string>> = {
  votes: 'Votes',
  rank: 'Rank',
  players: 'Players online',
  servers: 'Servers',
  webhook: 'Webhook',
};

interface BadgeProps {
  readonly listingId: string;
  readonly site: Pick<Config, 'serviceName' | 'baseUrl'>;
}

function BadgeCard(props: BadgeProps & { name: BadgeName }) {
  return (
    <Card title={TITLES[props.name]}>
      <BadgeCode {...props} />
    </Card>
  );
}

function BadgeCode({ name, listingId, site }: BadgeProps & { name: BadgeName }) {
  const path = `/listings/${listingId}/badges/${name}.svg`;
  const picture = `${site.baseUrl}${path}`;
  const target = `${site.baseUrl}/listings/${listingId}${name === 'votes' ? '/vote' : ''}`;
  const alt = `${TITLES[name]} on ${site.serviceName}`;
  return (
    <>
      <p>
        <img src={path} alt={alt} height="20" />
      </p>
      <CodeLine name="Markdown" text={`[![${alt}](${picture})](${target})`} />
      <CodeLine name="HTML" text={`<a href="${target}"><img src="${picture}" alt="${alt}" height="20"></a>`} />
    </>
  );
}

function CodeLine({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <span class="dim note">{name}</span>
      <CopyField value={text} label={`the ${name}`} wide />
    </div>
  );
}

/** Hidden from visitors until the owner shows it. */
function WebhookCard({ isShown, ...badge }: BadgeProps & { isShown: boolean }) {
  return (
    <Card title="Webhook">
      <p>
        The health of your webhook: healthy, failing, disabled or paused. Only you and your managers see it unless you
        make it public.
      </p>
      {isShown && <BadgeCode {...badge} name="webhook" />}
      <form method="post" action={`/dashboard/${badge.listingId}/badges`} class="row">
        <input type="hidden" name="webhook" value={isShown ? 'hidden' : 'shown'} />
        <Button text={isShown ? 'Make private' : 'Make public'} />
      </form>
    </Card>
  );
}
