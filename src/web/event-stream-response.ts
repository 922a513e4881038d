// Answers a page's request to be told of news: with a stream of it, or with a refusal after which the page asks by itself.
import { type DashboardContext, listingAccess, type WebContext } from './context.ts';
import type { StreamSource } from './event-stream.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=UTF-8',
  // Compressed, or gathered by a proxy, it would come all at once.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

export function liveResponse(context: WebContext, place: DashboardContext, watched: StreamSource): Response {
  // Nobody would read it, and it would take a place.
  if (context.req.method === 'HEAD') return context.body(null, 200, HEADERS);
  const { streams } = context.var.parts;
  const viewer = {
    personId: place.person.id,
    signal: context.req.raw.signal,
    isStillAllowed: stillAllowed(context, place),
  };
  const body = streams.open(viewer, watched);
  if (!body) {
    const words = 'Too much is being watched at the moment. The page looks by itself now and then.';
    return context.text(words, 503, { 'Retry-After': '10' });
  }
  return context.body(body, 200, HEADERS);
}

/** The session and the access to the listing, asked as for a new page: whatever ends one of them ends the stream. */
function stillAllowed(context: WebContext, { person, listing }: DashboardContext): () => Promise<boolean> {
  const { people } = context.var.parts;
  const headers = new Headers(context.req.raw.headers);
  return async () => {
    const now = await people.currentPerson(headers);
    return now?.id === person.id && (await listingAccess(context, now, listing.id)).may('deliveries.view');
  };
}
