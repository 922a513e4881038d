// GET /listings/:id/badges/NAME.svg and .json (decision P27): a listing's numbers for other sites, at most a minute
// old.
import { createHash } from 'node:crypto';
import { type HealthSummary, readHealth } from '../../../endpoints/health-summary.ts';
import type { Listing } from '../../../listings/listing.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import { findVisibleListing, type ShownListing } from '../../../listings/shown-listings.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { accentTheme } from '../../../site/accent.ts';
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

export async function serveBadge(context: WebContext): Promise<Response> {
  const [, name = '', extension] = /^(.*)\.(svg|json)$/s.exec(context.req.param('badge') ?? '') ?? [];
  const found = await findBadge(context, name);
  const { label: usualLabel, message, tone } = found ?? missingBadge(context.var.t);
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
async function findBadge({ req, var: { app, t } }: WebContext, name: string): Promise<Badge | null> {
  const listing = await findVisibleListing(app, null, req.param('id') ?? '');
  const known = listing && availableBadges(listing).find((one) => one === name);
  if (!known) return null;
  switch (known) {
    case 'votes':
      return { label: t('badges.votes'), message: t.number(listing.voteCount), tone: 'plain' };
    case 'rank': {
      const message = listing.rank ? t('embeds.rank', { rank: listing.rank }) : t('badges.unranked');
      return { label: t('badges.rank'), message, tone: 'plain' };
    }
    case 'players':
      return playersBadge(t, listing);
    case 'servers':
      return serversBadge(t, listing);
    case 'webhook':
      return (await isWebhookBadgeShown(app.db, listing.id))
        ? webhookBadge(t, await readHealth(app.db, listing.id))
        : null;
  }
}

function missingBadge(t: Translations): Badge {
  return { label: t('badges.listing'), message: t('badges.notFound'), tone: 'idle' };
}

function playersBadge(t: Translations, { players }: ShownListing): Badge {
  const label = t('badges.players');
  if (players?.state === 'offline') return { label, message: t('embeds.offline'), tone: 'bad' };
  if (players?.state !== 'online' || players.players === null)
    return { label, message: t('badges.unknown'), tone: 'idle' };
  const { players: count, maxPlayers: most } = players;
  const message = most === null ? t('embeds.online', { count }) : t('embeds.onlineOfMost', { count, most });
  return { label, message, tone: 'good' };
}

function serversBadge(t: Translations, { servers }: Listing): Badge {
  const label = t('badges.servers');
  if (!servers) return { label, message: t('badges.unknown'), tone: 'idle' };
  return { label, message: t.number(servers.serverCount), tone: 'plain' };
}

const HEALTH_BADGES = {
  healthy: { message: 'badges.healthy', tone: 'good' },
  failing: { message: 'badges.failing', tone: 'warn' },
  disabled: { message: 'badges.disabled', tone: 'bad' },
  paused: { message: 'badges.paused', tone: 'idle' },
} as const satisfies Readonly<Record<string, { readonly message: MessageKey; readonly tone: Badge['tone'] }>>;

function webhookBadge(t: Translations, health: HealthSummary | null): Badge {
  const label = t('badges.webhook');
  if (health && health.status !== 'no_deliveries_yet') {
    const { message, tone } = HEALTH_BADGES[health.status];
    return { label, message: t(message), tone };
  }
  return { label, message: t(health && wasTried(health) ? 'badges.notTried' : 'badges.noDeliveries'), tone: 'idle' };
}
