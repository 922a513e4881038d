// GET and POST /dashboard/:id/listener/votes/:eventId/resend: sends a failed vote to the listener once more.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { parseEventId } from '../../../core/ids.ts';
import { RETENTION_DAYS, REWARD_HOURS } from '../../../core/limits.ts';
import type { Translations } from '../../../messages/translations.ts';
import { type ResendResult, resendVote } from '../../../votes/resend-vote.ts';
import { isVoteOfListener } from '../../../votes/resend-vote-queries.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { eventIdInPath } from './live-deliveries.tsx';

export async function confirmResendVote(context: WebContext, { listing }: DashboardContext) {
  const { t } = context.var;
  const eventId = parseEventId(eventIdInPath(context));
  const isFound = eventId !== null && (await isVoteOfListener(context.var.app.db, listing.id, eventId));
  if (!isFound) throw new HTTPException(404);
  const back = `/dashboard/${listing.id}/listener`;
  return confirmPage(context, {
    title: t('listener.resendTitle'),
    dashboard: { listing, tab: 'listener' },
    question: t('listener.resendQuestion'),
    action: `${back}/votes/${eventIdInPath(context)}/resend`,
    button: t('listener.sendOnceMore'),
    back,
    text: t('listener.resendText'),
  });
}

export async function submitResendVote(context: WebContext, { listing, person }: DashboardContext) {
  const { t } = context.var;
  const eventId = eventIdInPath(context);
  const result = await resendVote(context.var.app, { listingId: listing.id, eventId, by: byPerson(person) });
  if (!result.ok && result.reason === 'not_found') throw new HTTPException(404);
  return redirectWithFlash(context, `/dashboard/${listing.id}/listener`, {
    tone: result.ok ? 'good' : 'bad',
    message: result.ok ? t('listener.resent', { player: result.player }) : describeRefusal(t, result.reason),
  });
}

function describeRefusal(t: Translations, reason: Extract<ResendResult, { ok: false }>['reason']): string {
  switch (reason) {
    case 'no_listener':
      return t('listener.resendNoListener');
    case 'not_found':
      return t('listener.resendNotFound');
    case 'too_old':
      return t('listener.resendTooOld', { days: RETENTION_DAYS });
    case 'not_failed':
      return t('listener.resendNotFailed');
    case 'already_rewarded':
      return t('listener.resendAlreadyRewarded', { hours: REWARD_HOURS });
    case 'busy':
      return t('listener.resendBusy');
  }
}
