// /dashboard/:id/listener/remove, which asks for confirmation, and …/unrewarded.csv, the players who were not rewarded.
import { byPerson } from '../../../access/audit.ts';
import { removeListener } from '../../../endpoints/listener-settings.ts';
import { type LoggedListenerVote, listUnrewarded } from '../../../votes/listener-log.ts';
import { ConfirmCard } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';

const listenerPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/listener`;

export function confirmRemoveListener(context: WebContext, dashboard: DashboardContext) {
  return showPage(context, {
    title: 'Remove the vote listener',
    section: 'dashboard',
    content: (
      <ConfirmCard
        title="Remove the vote listener?"
        action={`${listenerPath(dashboard)}/remove`}
        button="Remove vote listener"
        back={listenerPath(dashboard)}
      >
        <p>
          This deletes its host and its token or key, and cancels waiting votes. Votes still count, but nobody is
          rewarded in the game.
        </p>
      </ConfirmCard>
    ),
  });
}

export async function submitRemoveListener(context: WebContext, dashboard: DashboardContext) {
  await removeListener(context.var.app.db, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, listenerPath(dashboard), 'The vote listener was removed.');
}

export async function downloadUnrewarded(context: WebContext, { listing }: DashboardContext) {
  const votes = await listUnrewarded(context.var.app, listing.id);
  return context.body(toCsv(votes), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="unrewarded-${listing.id}.csv"`,
    'Cache-Control': 'private, no-store',
  });
}

const COLUMNS = ['voted_at', 'player', 'end', 'reason'];

/** CSV for spreadsheets (RFC 4180). */
function toCsv(votes: readonly LoggedListenerVote[]): string {
  const rows = votes.map(({ votedAt, player, state, diagnosis }) => [
    votedAt.toISOString(),
    player,
    state,
    diagnosis?.happened ?? '',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Spreadsheets run text that begins like a formula, as names of Bedrock players may: an apostrophe prevents it. */
function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
