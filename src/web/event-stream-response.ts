// Responds to a live page with an event stream, or with a 503 after which the page polls.
import { EVENT_STREAM_HEADERS } from '../core/event-stream-body.ts';
import { type DashboardContext, listingAccess, type WebContext } from './context.ts';
import type { StreamSource } from './event-stream.ts';

export function liveResponse(context: WebContext, dashboard: DashboardContext, source: StreamSource): Response {
  // A HEAD request reads no events and must not use up a stream.
  if (context.req.method === 'HEAD') return context.body(null, 200, EVENT_STREAM_HEADERS);
  const { streams } = context.var;
  const viewer = {
    personId: dashboard.person.id,
    signal: context.req.raw.signal,
    isStillAllowed: stillAllowed(context, dashboard),
  };
  const body = streams.open(viewer, source);
  if (!body) {
    const message = 'Too many live pages are open. This page checks for changes periodically instead.';
    return context.text(message, 503, { 'Retry-After': '10' });
  }
  return context.body(body, 200, EVENT_STREAM_HEADERS);
}

/** Checks session and access as a new page would, so that the stream ends when either does. */
function stillAllowed(context: WebContext, { person, listing }: DashboardContext): () => Promise<boolean> {
  const { auth } = context.var.app;
  const headers = new Headers(context.req.raw.headers);
  return async () => {
    const current = await auth.personOf(headers);
    if (current?.id !== person.id) return false;
    return (await listingAccess(context, current, listing.id)).may('deliveries.view');
  };
}
