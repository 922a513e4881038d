// Next votes for calendar programs: GET /listings/:id/vote/reminder.ics for one, GET /calendar/<secret>.ics for all.

import type { Context } from 'hono';
import { now } from '../../../core/clock.ts';
import { renderCalendar } from '../../../reminders/calendar.ts';
import { listingInPath, type WebContext } from '../../context.ts';
import { seeOther } from '../../redirect.ts';
import type { Person, WebParts } from '../../web-parts.ts';

const CALENDAR = 'text/calendar; charset=utf-8';
/** Programs ask every hour or less often. */
const READS_PER_MINUTE = 60;

/** Whoever can vote now needs no reminder and is led to the vote. */
export async function downloadNextVote(context: WebContext, person: Person) {
  const { votes, site } = context.var.parts;
  const { id, name } = await listingInPath(context);
  const vote = await votes.currentVote(id, person.id);
  if (!vote) return seeOther(context, `/listings/${id}/vote`);
  const next = { listingId: id, name, nextVoteAt: vote.nextVoteAt };
  context.header('Cache-Control', 'private, no-store');
  context.header('Content-Type', CALENDAR);
  context.header('Content-Disposition', 'attachment; filename="next-vote.ics"');
  return context.body(renderCalendar([next], { place: site, at: now(), feed: false }));
}

/** Without a session: calendar programs have none, and the address is the key (decision P35). */
export function serveCalendarFeed(parts: WebParts) {
  return async (context: Context): Promise<Response> => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'private, no-store');
    context.header('X-Robots-Tag', 'noindex');
    context.header('Referrer-Policy', 'no-referrer');
    const spent = await parts.spend(`calendar:${parts.visitorKey(context)}`, READS_PER_MINUTE, 60);
    if (!spent.ok) {
      context.header('Retry-After', String(spent.resetSeconds));
      return context.text('Too many requests', 429);
    }
    const secret = /^([0-9a-z]{32})\.ics$/.exec(context.req.param('file') ?? '')?.[1];
    const votes = secret ? await parts.reminders.votesOfFeed(secret) : null;
    if (!votes) return context.text('Not found', 404);
    context.header('Content-Type', CALENDAR);
    return context.body(renderCalendar(votes, { place: parts.site, at: now(), feed: true }));
  };
}
