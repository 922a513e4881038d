// GET /listings/:id/badges/NAME.svg and .json (decision P27): what a listing may show elsewhere, for everybody, from
// everywhere, and no older than a minute.
import { createHash } from 'node:crypto';
import { ID_PATTERN } from '../../../core/ids.ts';
import { formatNumber } from '../../components/figures.tsx';
import { wasTried } from '../../components/pill.tsx';
import type { WebContext } from '../../context.ts';
import { BADGE_COLORS, type Badge, cleanBadgeText, drawBadge } from '../../draw-badge.ts';
import type { Listing } from '../../web-parts.ts';

const FRESH_SECONDS = 60;
export const BADGES = ['votes', 'rank', 'players', 'servers', 'webhook'] as const;
export type BadgeName = (typeof BADGES)[number];

/** Which of them a listing can have. */
export function availableBadges({ type }: Pick<Listing, 'type'>): readonly BadgeName[] {
  return BADGES.filter((name) => name !== (type === 'bot' ? 'players' : 'servers'));
}

export async function serveBadge(context: WebContext): Promise<Response> {
  const [, name, form] = /^(.*)\.(svg|json)$/s.exec(context.req.param('badge') ?? '') ?? [];
  const badge = await badgeNamed(context, name ?? '');
  const found = badge ?? ({ label: 'listing', message: 'not found', tone: 'idle' } as const);
  const label = cleanBadgeText(context.req.query('label') ?? '') || found.label;
  const isPicture = form !== 'json';
  const text = isPicture
    ? drawBadge({ ...found, label })
    : JSON.stringify(forShields({ ...found, label }, !badge));
  return answer(context, text, isPicture ? 'image/svg+xml' : 'application/json', badge ? 200 : 404);
}

/** The endpoint badge of shields.io, for those who want another look. */
function forShields({ label, message, tone }: Badge, isError: boolean) {
  const color = BADGE_COLORS[tone].slice(1);
  return {
    schemaVersion: 1,
    label,
    message,
    color,
    cacheSeconds: FRESH_SECONDS,
    ...(isError && { isError }),
  };
}

function answer(context: WebContext, text: string, type: string, status: 200 | 404): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  const known = context.req.header('if-none-match') ?? '';
  if (status === 200 && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304, headers);
  return context.body(text, status, { ...headers, 'Content-Type': `${type}; charset=utf-8` });
}

/** Null: there is no such badge, no such listing, or its owner does not show it; which of these is nobody's business. */
async function badgeNamed(context: WebContext, name: string): Promise<Badge | null> {
  const { listings } = context.var.parts;
  const id = context.req.param('id') ?? '';
  const listing = ID_PATTERN.test(id) ? await listings.findListing(id) : null;
  const known = listing && availableBadges(listing).find((one) => one === name);
  if (!known) return null;
  switch (known) {
    case 'votes':
      return { label: 'votes', message: formatNumber(listing.voteCount), tone: 'plain' };
    case 'rank':
      return {
        label: 'rank',
        message: listing.rank ? `#${formatNumber(listing.rank)}` : 'unranked',
        tone: 'plain',
      };
    case 'players':
      return playersBadge(listing);
    case 'servers':
      return serversBadge(listing);
    case 'webhook':
      return webhookBadge(context, listing);
  }
}

function playersBadge({ players }: Listing): Badge {
  const label = 'players';
  if (players?.state === 'offline') return { label, message: 'offline', tone: 'bad' };
  if (players?.state !== 'online' || players.players === null)
    return { label, message: 'unknown', tone: 'idle' };
  const most = players.maxPlayers === null ? '' : ` / ${formatNumber(players.maxPlayers)}`;
  return { label, message: `${formatNumber(players.players)}${most} online`, tone: 'good' };
}

function serversBadge({ servers }: Listing): Badge {
  const label = 'servers';
  if (!servers) return { label, message: 'unknown', tone: 'idle' };
  return { label, message: formatNumber(servers.serverCount), tone: 'plain' };
}

const HEALTH: Readonly<Record<string, Pick<Badge, 'message' | 'tone'>>> = {
  healthy: { message: 'healthy', tone: 'good' },
  failing: { message: 'failing', tone: 'warn' },
  disabled: { message: 'disabled', tone: 'bad' },
  paused: { message: 'paused', tone: 'idle' },
};

async function webhookBadge(context: WebContext, { id }: Listing): Promise<Badge | null> {
  const { badges, webhook } = context.var.parts;
  if (!(await badges.showsWebhook(id))) return null;
  const health = await webhook.readHealth(id);
  const shown = HEALTH[health?.status ?? ''] ?? {
    message: health && wasTried(health) ? 'not tried yet' : 'nothing sent yet',
    tone: 'idle' as const,
  };
  return { label: 'webhook', ...shown };
}
