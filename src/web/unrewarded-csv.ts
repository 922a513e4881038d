// The players who went without a reward, as a table for spreadsheets (RFC 4180).
import type { ShownListenerVote } from './listener-parts.ts';

const COLUMNS = ['voted_at', 'player', 'end', 'reason'];

export function unrewardedCsv(votes: readonly ShownListenerVote[]): string {
  const rows = votes.map(({ votedAt, player, state, diagnosis }) => [
    votedAt.toISOString(),
    player,
    state,
    diagnosis?.happened ?? '',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets run what begins like a formula, and the names of Bedrock players may: an apostrophe makes it text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
