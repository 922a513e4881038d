// Deliveries as text: one line in a list, and all there is to know about one. Pure.
import type { ListedDelivery, ResultOf } from '@plaudit/sdk/client';
import { type Paint, plain } from '../paint.ts';

type FullDelivery = ResultOf<'readDelivery'>;
type LoggedAttempt = FullDelivery['history'][number];
type Forward = FullDelivery['forwards'][number];

export function deliveryLine(delivery: ListedDelivery | FullDelivery, paint: Paint): string {
  const { eventId, test, status, attempts, code, httpStatus, durationMs, changedAt } = delivery;
  const result = httpStatus === null ? (code ?? '').replaceAll('_', ' ') : `HTTP ${httpStatus}`;
  const parts = [
    paint.faint(changedAt.slice(0, 19).replace('T', ' ')),
    eventId,
    colored(status, paint),
    test ? 'test' : 'vote',
    attempts === 1 ? '1 attempt' : `${attempts} attempts`,
    result,
    durationMs === null ? '' : `${durationMs} ms`,
  ];
  return parts.filter(Boolean).join('  ');
}

function colored(status: string, paint: Paint): string {
  const padded = status.padEnd(11);
  if (status === 'delivered') return paint.good(padded);
  return status === 'failed' || status === 'undelivered' ? paint.bad(padded) : paint.caution(padded);
}

export function describeDelivery(delivery: FullDelivery, paint: Paint): string {
  const attempts = delivery.history.flatMap((attempt) => ['', ...describeAttempt(attempt, paint)]);
  const stream = [...describeAcknowledged(delivery.acknowledgedBy), ...delivery.forwards.map(describeForward)];
  const sections = [deliveryLine(delivery, paint), '', 'Body:', plain(delivery.body), ...attempts];
  return [...sections, ...(stream.length > 0 ? ['', 'Live stream:', ...stream] : [])].join('\n');
}

function describeAcknowledged(names: readonly string[]): readonly string[] {
  return names.length > 0 ? [plain(`  Acknowledged by ${names.join(', ')}`)] : [];
}

function describeForward({ to, status, durationMs, error, forwardedAt }: Forward): string {
  const result = status === null ? (error ?? 'no response') : `HTTP ${status}`;
  return plain(`  Forwarded to ${to}, ${forwardedAt}: ${result}${durationMs === null ? '' : `, ${durationMs} ms`}`);
}

function describeAttempt(attempt: LoggedAttempt, paint: Paint): readonly string[] {
  const { number, trigger, startedAt, httpStatus, code, durationMs, address, happened, todo, responseBody } = attempt;
  const result = httpStatus === null ? code : `HTTP ${httpStatus}`;
  const where = address === null ? '' : ` at ${address}`;
  const title = `Attempt ${number} (${trigger}), ${startedAt}${where}: ${result}, ${durationMs ?? '?'} ms`;
  return [
    paint.strong(plain(title)),
    `  ${plain(happened)}`,
    ...(todo === null ? [] : [`  → ${plain(todo)}`]),
    ...(responseBody ? [`  Response: ${plain(responseBody).slice(0, 500)}`] : []),
  ];
}
