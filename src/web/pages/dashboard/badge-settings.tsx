// GET and POST /dashboard/:id/badges: pictures of a listing's numbers, to be shown elsewhere, with the lines to copy.
import { HTTPException } from 'hono/http-exception';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { availableBadges, type BadgeName } from '../public/badges.ts';

export async function showBadgeSettings(context: WebContext, { listing }: DashboardContext) {
  const { badges, site } = context.var.parts;
  const showsWebhook = await badges.showsWebhook(listing.id);
  const names = availableBadges(listing).filter((name) => name !== 'webhook');
  return showPage(context, {
    title: `Badges · ${listing.name}`,
    section: 'dashboard',
    scripts: ['copy'],
    code: true,
    content: (
      <DashboardFrame listing={listing} tab="badges">
        <div class="stack">
          <h1>Badges</h1>
          <p>
            Small pictures of your numbers for a README, a forum or your own site. They are never older than a
            minute.
          </p>
          <div class="halves">
            {names.map((name) => (
              <BadgeCard name={name} listingId={listing.id} site={site} />
            ))}
            <WebhookCard listingId={listing.id} isShown={showsWebhook} site={site} />
            <section class="card stack close">
              <h2>Other words, another look</h2>
              <p>
                Add <code>?label=</code> to the address for a word of your own, as in{' '}
                <code>votes.svg?label=fans</code>. With <code>.json</code> in place of <code>.svg</code> the
                address is an endpoint badge for shields.io.
              </p>
            </section>
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

/** The switch of the webhook's badge; without its box it is off. */
export async function submitBadgeSettings(context: WebContext, { listing, person }: DashboardContext) {
  const shown = (await readForm(context)).text('webhook') === 'shown';
  if (!(await context.var.parts.badges.showWebhook(listing.id, shown, person))) throw new HTTPException(404);
  const message = shown
    ? 'Saved. Everybody can see now how your webhook fares.'
    : 'Saved. Nobody but you and your managers sees how your webhook fares.';
  return redirectWithFlash(context, `/dashboard/${listing.id}/badges`, { tone: 'good', message });
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
  readonly site: { readonly serviceName: string; readonly baseUrl: string };
}

function BadgeCard(props: BadgeProps & { name: BadgeName }) {
  return (
    <section class="card stack close">
      <h2>{TITLES[props.name]}</h2>
      <BadgeLines {...props} />
    </section>
  );
}

function BadgeLines({ name, listingId, site }: BadgeProps & { name: BadgeName }) {
  const path = `/listings/${listingId}/badges/${name}.svg`;
  const picture = `${site.baseUrl}${path}`;
  const target = `${site.baseUrl}/listings/${listingId}${name === 'votes' ? '/vote' : ''}`;
  const words = `${TITLES[name]} on ${site.serviceName}`;
  return (
    <>
      <p>
        <img src={path} alt={words} height="20" />
      </p>
      <Line name="Markdown" text={`[![${words}](${picture})](${target})`} />
      <Line name="HTML" text={`<a href="${target}"><img src="${picture}" alt="${words}" height="20"></a>`} />
    </>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <span class="dim note">{name}</span>
      <CopyField value={text} label={`the ${name}`} wide />
    </div>
  );
}

/** Whether votes arrive is the owner's own matter until they say otherwise. */
function WebhookCard({ isShown, ...badge }: BadgeProps & { isShown: boolean }) {
  return (
    <section class="card stack close">
      <h2>Webhook</h2>
      <p>
        Whether your webhook takes its votes: healthy, failing, disabled or paused. Nobody else sees it unless
        you show it.
      </p>
      {isShown && <BadgeLines {...badge} name="webhook" />}
      <form method="post" action={`/dashboard/${badge.listingId}/badges`} class="row">
        <input type="hidden" name="webhook" value={isShown ? 'hidden' : 'shown'} />
        <button class="btn" type="submit">
          {isShown ? 'Hide it again' : 'Show it to everybody'}
        </button>
      </form>
    </section>
  );
}
