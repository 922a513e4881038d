// GET /listings/:id/changelog.atom and .json (decision C6): the same for everybody, so anybody may keep a copy, and asks
// for a new one only when something changed.
import { createHash } from 'node:crypto';
import { atomFeed, type Feed, jsonFeed } from '../../../changelog/feeds.ts';
import { botInPath, type WebContext } from '../../context.ts';
import type { Listing } from '../../web-parts.ts';

const FORMATS = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const;

/** Staff's removals reach those who keep copies within this time. */
const FRESH_SECONDS = 60;

export function serveChangelogFeed(format: keyof typeof FORMATS) {
  const { type, write } = FORMATS[format];
  return async (context: WebContext): Promise<Response> => {
    const listing = await botInPath(context);
    const feed = await feedOf(context, listing);
    const text = write(feed);
    // Weak: compressed or not, it says the same.
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // What only its owner and staff find is nobody else's to keep.
    const isPublic = listing.visibility.state === 'public';
    context.header('Cache-Control', isPublic ? `public, max-age=${FRESH_SECONDS}` : 'private, no-store');
    context.header('ETag', tag);
    context.header('Last-Modified', feed.changedAt.toUTCString());
    if (isKnown(context, tag, feed.changedAt)) return context.body(null, 304);
    return context.body(text, 200, { 'Content-Type': type });
  };
}

async function feedOf(context: WebContext, listing: Listing): Promise<Feed> {
  const { site, changelog } = context.var.parts;
  const { entries, changedAt } = await changelog.forFeed(listing.id);
  return {
    name: listing.name,
    pageUrl: `${site.baseUrl}/listings/${listing.id}/changelog`,
    changedAt: changedAt ?? listing.createdAt,
    entries,
  };
}

/** RFC 9110, 13.2.2: with If-None-Match, the date says nothing. */
function isKnown(context: WebContext, tag: string, changedAt: Date): boolean {
  const tags = context.req.header('if-none-match');
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((one) => bare(one) === bare(tag));
  const since = Date.parse(context.req.header('if-modified-since') ?? '');
  // HTTP's dates have whole seconds.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
