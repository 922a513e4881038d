// GET /dashboard/:id/listener/unrewarded.csv: the players who were not rewarded.
import type { Translations } from '../../../messages/translations.ts';
import { type LoggedListenerVote, listUnrewarded } from '../../../votes/listener-log.ts';
import type { DashboardContext, WebContext } from '../../context.ts';

export async function downloadUnrewarded(context: WebContext, { listing }: DashboardContext) {
  const votes = await listUnrewarded(context.var.app, listing.id);
  return context.body(toCsv(context.var.t, votes), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="unrewarded-${listing.id}.csv"`,
    'Cache-Control': 'private, no-store',
  });
}

const COLUMNS = ['voted_at', 'player', 'end', 'reason'];

/** CSV for spreadsheets (RFC 4180). */
function toCsv(t: Translations, votes: readonly LoggedListenerVote[]): string {
  const rows = votes.map(({ votedAt, player, state, diagnosis }) => [
    votedAt.toISOString(),
    player,
    state,
    diagnosis ? t.text(diagnosis.happened) : '',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets execute text that starts like a formula, which a name of a Bedrock player may do: an apostrophe prevents
 * it.
 */
function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
