// GET and POST /dashboard/:id/listener/votes/:eventId/resend: sends a failed vote to the listener once more.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { parseEventId } from '../../../core/ids.ts';
import { RETENTION_DAYS, REWARD_HOURS } from '../../../core/limits.ts';
import { type ResendResult, resendVote } from '../../../votes/resend-vote.ts';
import { isVoteOfListener } from '../../../votes/resend-vote-queries.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { eventIdInPath } from './live-deliveries.tsx';

export async function confirmResendVote(context: WebContext, { listing }: DashboardContext) {
  const eventId = parseEventId(eventIdInPath(context));
  const isFound = eventId !== null && (await isVoteOfListener(context.var.app.db, listing.id, eventId));
  if (!isFound) throw new HTTPException(404);
  const back = `/dashboard/${listing.id}/listener`;
  return confirmPage(context, {
    title: 'Send vote once more',
    dashboard: { listing, tab: 'listener' },
    question: 'Send this vote once more?',
    action: `${back}/votes/${eventIdInPath(context)}/resend`,
    button: 'Send once more',
    back,
    text: 'Nothing of this vote reached your listener. You can send it once more, and only once, so fix what went wrong first. Do not send it if you have already rewarded the player yourself.',
  });
}

export async function submitResendVote(context: WebContext, { listing, person }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const result = await resendVote(context.var.app, { listingId: listing.id, eventId, by: byPerson(person) });
  if (!result.ok && result.reason === 'not_found') throw new HTTPException(404);
  return redirectWithFlash(context, `/dashboard/${listing.id}/listener`, {
    tone: result.ok ? 'good' : 'bad',
    message: result.ok ? `The vote for ${result.player} is on its way.` : REFUSALS[result.reason],
  });
}

const REFUSALS: Readonly<Record<Extract<ResendResult, { ok: false }>['reason'], string>> = {
  no_listener: 'The vote listener was removed. Save it first, then send the vote once more.',
  not_found: 'This vote does not exist.',
  too_old: `This vote is older than ${RETENTION_DAYS} days and can no longer be sent.`,
  not_failed: 'This vote cannot be sent once more: it was sent, may have been sent, or was already sent once more.',
  already_rewarded: `Another vote has already rewarded this player within ${REWARD_HOURS} hours, so this one is not sent.`,
  busy: 'Another vote for this player is being sent. Wait until it is done, then try again.',
};
