// GET /listings/:id/badges/NAME.svg and .json (decision P27): a listing's numbers for other sites, at most a minute
// old.
import { createHash } from 'node:crypto';
import { type HealthSummary, readHealth } from '../../../endpoints/health-summary.ts';
import type { Listing } from '../../../listings/listing.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import { findVisibleListing, type ShownListing } from '../../../listings/shown-listings.ts';
import { accentTheme } from '../../../site/accent.ts';
import { formatNumber } from '../../components/figures.tsx';
import { wasTried } from '../../components/pill.tsx';
import type { WebContext } from '../../context.ts';
import { type Badge, type BadgeColors, badgeColors, cleanBadgeText, drawBadge } from '../../draw-badge.ts';
import { sendPublicImage } from '../../public-image.ts';

const MAX_AGE_SECONDS = 60;
const BADGES = ['votes', 'rank', 'players', 'servers', 'webhook'] as const;
export type BadgeName = (typeof BADGES)[number];

export function availableBadges({ type }: Pick<Listing, 'type'>): readonly BadgeName[] {
  return BADGES.filter((name) => name !== (type === 'bot' ? 'players' : 'servers'));
}

const NOT_FOUND: Badge = { label: 'listing', message: 'not found', tone: 'idle' };

export async function serveBadge(context: WebContext): Promise<Response> {
  const [, name = '', extension] = /^(.*)\.(svg|json)$/s.exec(context.req.param('badge') ?? '') ?? [];
  const found = await findBadge(context, name);
  const { label: usualLabel, message, tone } = found ?? NOT_FOUND;
  const label = cleanBadgeText(context.req.query('label') ?? '') || usualLabel;
  const badge = { label, message, tone };
  const isJson = extension === 'json';
  const colors = badgeColors(tone, accentTheme(context.var.app.site.brand.accent));
  const body = isJson ? shieldsJson(badge, colors, found === null) : drawBadge(badge, colors);
  context.header('Access-Control-Allow-Origin', '*');
  return sendPublicImage(context, {
    body,
    contentType: `${isJson ? 'application/json' : 'image/svg+xml'}; charset=utf-8`,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    maxAgeSeconds: MAX_AGE_SECONDS,
    status: found ? 200 : 404,
  });
}

/** The format of shields.io's endpoint badges, for other styles. */
function shieldsJson({ label, message }: Badge, { back }: BadgeColors, isError: boolean): string {
  const color = back.slice(1);
  const badge = { schemaVersion: 1, label, message, color, cacheSeconds: MAX_AGE_SECONDS };
  return JSON.stringify(isError ? { ...badge, isError } : badge);
}

/** Null if there is no such badge or listing, or if its owner does not show it. Visitors cannot tell which. */
async function findBadge({ req, var: { app } }: WebContext, name: string): Promise<Badge | null> {
  const listing = await findVisibleListing(app, null, req.param('id') ?? '');
  const known = listing && availableBadges(listing).find((one) => one === name);
  if (!known) return null;
  switch (known) {
    case 'votes':
      return { label: 'votes', message: formatNumber(listing.voteCount), tone: 'plain' };
    case 'rank': {
      const message = listing.rank ? `#${formatNumber(listing.rank)}` : 'unranked';
      return { label: 'rank', message, tone: 'plain' };
    }
    case 'players':
      return playersBadge(listing);
    case 'servers':
      return serversBadge(listing);
    case 'webhook':
      return (await isWebhookBadgeShown(app.db, listing.id))
        ? webhookBadge(await readHealth(app.db, listing.id))
        : null;
  }
}

function playersBadge({ players }: ShownListing): Badge {
  const label = 'players';
  if (players?.state === 'offline') return { label, message: 'offline', tone: 'bad' };
  if (players?.state !== 'online' || players.players === null) return { label, message: 'unknown', tone: 'idle' };
  const capacity = players.maxPlayers === null ? '' : ` / ${formatNumber(players.maxPlayers)}`;
  return { label, message: `${formatNumber(players.players)}${capacity} online`, tone: 'good' };
}

function serversBadge({ servers }: Listing): Badge {
  const label = 'servers';
  if (!servers) return { label, message: 'unknown', tone: 'idle' };
  return { label, message: formatNumber(servers.serverCount), tone: 'plain' };
}

const HEALTH_BADGES: Readonly<Record<string, Pick<Badge, 'message' | 'tone'>>> = {
  healthy: { message: 'healthy', tone: 'good' },
  failing: { message: 'failing', tone: 'warn' },
  disabled: { message: 'disabled', tone: 'bad' },
  paused: { message: 'paused', tone: 'idle' },
};

function webhookBadge(health: HealthSummary | null): Badge {
  const known = HEALTH_BADGES[health?.status ?? ''];
  if (known) return { label: 'webhook', ...known };
  const message = health && wasTried(health) ? 'not tried yet' : 'no deliveries yet';
  return { label: 'webhook', message, tone: 'idle' };
}
