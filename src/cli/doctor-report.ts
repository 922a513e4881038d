// The report of `plaudit doctor` as text: one entry per check, problems first, for a terminal with 80 columns.
import type { CheckResult } from '../doctor/check.ts';
import type { CheckStatus } from '../doctor/finding.ts';

const ORDER: Readonly<Record<CheckStatus, string>> = {
  problem: 'Problem',
  warning: 'Warning',
  unknown: 'Unknown',
  ok: 'OK',
  not_applicable: '-',
};
const STATUSES = Object.keys(ORDER) as readonly CheckStatus[];

const COLUMNS = 80;
const STATUS_COLUMNS = 9;
const NAME_COLUMNS = 17;
const INDENT = STATUS_COLUMNS + NAME_COLUMNS;

export function summarize(results: readonly CheckResult[]) {
  const count = (status: CheckStatus) => results.filter((result) => result.status === status).length;
  return { ok: count('problem') === 0, problems: count('problem'), warnings: count('warning') };
}

export function formatReport(results: readonly CheckResult[]): string {
  const sorted = STATUSES.flatMap((status) => results.filter((result) => result.status === status));
  return [...mergeUnknown(sorted).map(formatEntry), '', formatSummary(results)].join('\n');
}

const MIN_MERGED = 3;

/** Checks that failed for the same reason, such as a database that is not open, become one entry. */
function mergeUnknown(results: readonly CheckResult[]): readonly CheckResult[] {
  const alike = (one: CheckResult) =>
    results.filter(({ status, found }) => one.status === 'unknown' && status === one.status && found === one.found);
  return results.flatMap((result) => {
    const same = alike(result);
    if (same.length < MIN_MERGED) return [result];
    if (same[0] !== result) return [];
    const names = same.map(({ name }) => name).join(', ');
    return [{ ...result, name: `${same.length} checks`, found: `${result.found} (${names})` }];
  });
}

function formatEntry({ status, name, found, todo }: CheckResult): string {
  const head = ORDER[status].padEnd(STATUS_COLUMNS) + name.padEnd(NAME_COLUMNS);
  const indent = ' '.repeat(INDENT);
  const text = todo === undefined ? found : `${found} ${todo}`;
  // A hostile server must not control the terminal, for example through the name in its certificate.
  const lines = wrap(text.replace(/\p{Cc}/gu, ' '), COLUMNS - INDENT);
  return lines.map((line, index) => (index === 0 ? head : indent) + line).join('\n');
}

/** Keeps a word that is longer than a line, such as a path, in one piece, so that it can be copied. */
function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function formatSummary(results: readonly CheckResult[]): string {
  const { problems, warnings } = summarize(results);
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (problems === 0 && warnings === 0) return 'No problems found.';
  if (problems === 0) return `No problems, ${counted(warnings, 'warning')}.`;
  return `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`;
}
