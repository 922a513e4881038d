// What a widget shows about a listing on other sites: nothing that its public page does not show.
import { selectIcon } from '../../listings/icon-queries.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { findVisibleListing, type ShownListing } from '../../listings/shown-listings.ts';
import type { Translations } from '../../messages/translations.ts';
import { type AccentTheme, accentTheme } from '../../site/accent.ts';
import { selectImageFile } from '../../site/queries.ts';
import { iconFile } from '../../site/render-brand-image.ts';
import { firstLetter, tintOf } from '../components/listing-icon.tsx';
import { listingKind } from '../components/listing-labels.ts';
import type { WebContext } from '../context.ts';

export const WIDGET_SIZE = { width: 400, height: 120 } as const;
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

export interface Widget {
  readonly name: string;
  readonly kind: string;
  /** Such as votes, rank and players. */
  readonly facts: readonly string[];
  /** `data:` URL of the icon; null if there is none. */
  readonly icon: string | null;
  /** Drawn without an icon. */
  readonly letter: string;
  /** 0 to 7. */
  readonly tint: number;
  readonly isPaused: boolean;
  readonly siteName: string;
  /** `data:` URL of the site's icon; null if it has none. */
  readonly siteIcon: string | null;
  /** Null: the color of the design. */
  readonly accent: AccentTheme | null;
  /** Complete URLs. */
  readonly pageUrl: string;
  readonly voteUrl: string;
}

export function parseWidgetTheme(text: string | undefined): WidgetTheme {
  return WIDGET_THEMES.find((theme) => theme === text) ?? 'auto';
}

/** Null if there is no such listing or not everyone may see it, so that the two cannot be distinguished. */
export async function readWidget(context: WebContext): Promise<Widget | null> {
  const { app, t } = context.var;
  const listing = await findVisibleListing(app, null, context.req.param('id') ?? '');
  if (!listing) return null;
  const { id } = listing;
  const { baseUrl } = app.config;
  const { brand, displayName } = app.site;
  const [icon, siteIcon] = await Promise.all([
    listing.icon ? selectIcon(app.db, id, { hash: listing.icon, size: 'large' }) : null,
    brand.icon ? selectImageFile(app.db, brand.icon.hash, iconFile(64)) : null,
  ]);
  return {
    name: listing.name,
    kind: listingKind(listing, t),
    facts: factsOf(t, listing),
    icon: icon && dataUrl('image/webp', icon),
    letter: firstLetter(listing.name),
    tint: tintOf(listing.id),
    isPaused: listing.pausedAt !== null,
    siteName: displayName,
    siteIcon: siteIcon && dataUrl('image/png', siteIcon),
    accent: accentTheme(brand.accent),
    pageUrl: baseUrl + listingPath(listing),
    voteUrl: baseUrl + listingPath(listing, '/vote'),
  };
}

function dataUrl(contentType: string, content: Uint8Array): string {
  return `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
}

function factsOf(t: Translations, { voteCount, rank, players, servers }: ShownListing): readonly string[] {
  return [
    t('embeds.votes', { count: voteCount }),
    ...(rank === undefined ? [] : [t('embeds.rank', { rank })]),
    ...(servers ? [t('embeds.servers', { count: servers.serverCount })] : []),
    ...playersFact(t, players),
  ];
}

function playersFact(t: Translations, players: ShownListing['players']): readonly string[] {
  if (players?.state === 'offline') return [t('embeds.offline')];
  if (players?.state !== 'online' || players.players === null) return [];
  const { players: count, maxPlayers: most } = players;
  return [most === null ? t('embeds.online', { count }) : t('embeds.onlineOfMost', { count, most })];
}
