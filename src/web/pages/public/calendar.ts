// Next votes for calendar apps: GET /listings/:id/vote/reminder.ics for one, GET /calendar/<secret>.ics for all.
import type { Person } from '../../../access/person.ts';
import { now } from '../../../core/clock.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { renderCalendar } from '../../../reminders/calendar.ts';
import { readFeed } from '../../../reminders/calendar-feed.ts';
import { currentVote } from '../../../votes/queries.ts';
import { listingInPath, type WebContext } from '../../context.ts';
import { seeOther } from '../../redirect.ts';

const CALENDAR = 'text/calendar; charset=utf-8';

/** A person who can vote now needs no reminder and is redirected to the vote page. */
export async function downloadNextVote(context: WebContext, person: Pick<Person, 'id'>) {
  const { db, site } = context.var.app;
  const { id, name } = await listingInPath(context);
  const vote = await currentVote(db, id, person.id);
  if (!vote) return seeOther(context, `/listings/${id}/vote`);
  const nextVote = { listingId: id, name, nextVoteAt: vote.nextVoteAt };
  context.header('Cache-Control', 'private, no-store');
  context.header('Content-Type', CALENDAR);
  context.header('Content-Disposition', 'attachment; filename="next-vote.ics"');
  return context.body(renderCalendar([nextVote], { site, at: now(), feed: false }));
}

/** Calendar apps have no session: the secret in the address is the key (decision P35). */
export async function serveCalendarFeed(context: WebContext): Promise<Response> {
  const { db, site, clients } = context.var.app;
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'private, no-store');
  context.header('X-Robots-Tag', 'noindex');
  context.header('Referrer-Policy', 'no-referrer');
  const key = `calendar:${clients.keyOf(context)}`;
  const rate = await consume(db, { key, ...PAGE_LIMITS.calendarReads });
  if (!rate.ok) {
    context.header('Retry-After', String(rate.resetSeconds));
    return context.text('Too many requests', 429);
  }
  const secret = /^([0-9a-z]{32})\.ics$/.exec(context.req.param('file') ?? '')?.[1];
  const content = secret ? await readFeed(db, secret) : null;
  if (!content) return context.text('Not found', 404);
  context.header('Content-Type', CALENDAR);
  return context.body(renderCalendar(content.votes, { site, at: now(), feed: true, favoritesAt: content.favoritesAt }));
}
