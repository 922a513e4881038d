// GET /listings/:id/changelog.atom and .json (decision C6): the same for everyone, so any cache may keep a copy, and
// clients download it again only after a change.
import { createHash } from 'node:crypto';
import { atomFeed, type Feed, jsonFeed } from '../../../changelog/feeds.ts';
import { listFeedEntries } from '../../../changelog/list-entries.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { botInPath, type WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';

const FORMATS = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const;

/** Caches notice removals by staff within this time. */
const FRESH_SECONDS = 60;

export function serveChangelogFeed(format: keyof typeof FORMATS) {
  const { type, write } = FORMATS[format];
  return async (context: WebContext): Promise<Response> => {
    const listing = await botInPath(context);
    const feed = await feedOf(context, listing);
    const text = write(feed);
    // Weak, because compression changes the bytes but not the content.
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // Shared caches must not keep what only the owner, managers and staff may see.
    const isPublic = isOpenToAll(listing, context.var.app.config);
    context.header('Cache-Control', isPublic ? `public, max-age=${FRESH_SECONDS}` : 'private, no-store');
    context.header('ETag', tag);
    context.header('Last-Modified', feed.changedAt.toUTCString());
    if (isKnown(context, tag, feed.changedAt)) return context.body(null, 304);
    return context.body(text, 200, { 'Content-Type': type });
  };
}

async function feedOf(context: WebContext, listing: ShownListing): Promise<Feed> {
  const { config } = context.var.app;
  const { entries, changedAt } = await listFeedEntries(readDbFor(context), listing.id);
  return {
    name: listing.name,
    pageUrl: `${config.baseUrl}/listings/${listing.id}/changelog`,
    changedAt: changedAt ?? listing.createdAt,
    entries,
  };
}

/** RFC 9110, 13.2.2: If-None-Match takes precedence over the date. */
function isKnown(context: WebContext, tag: string, changedAt: Date): boolean {
  const tags = context.req.header('if-none-match');
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((one) => bare(one) === bare(tag));
  const since = Date.parse(context.req.header('if-modified-since') ?? '');
  // HTTP's dates have whole seconds.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
