// Runs the handler of an event once: claims it, and marks it as handled or frees it again.
import type { VotePayload } from '../contract/payload.ts';
import { CLAIM_LEASE_MS, type Claim, type DedupeStore, type NewClaim } from './dedupe/dedupe-store.ts';
import type { ReceiverOptions, VoteHandler } from './receiver-options.ts';
import type { Reports } from './reports.ts';

export interface NativeObjects {
  readonly request: unknown;
  readonly response: unknown;
  /** The status of a response that the handler has sent itself; null if it has not, or the receiver has responded. */
  sentStatus?(): number | null;
  /** Whether the handler's result is a response to send, and its status. */
  returnedStatus?(result: unknown): number | null;
}

export type Handled =
  | { readonly result: string; readonly status: number; readonly message?: string }
  /** The handler has responded itself, or returned this response. */
  | { readonly own: unknown };

type TestState = {
  readonly options: Pick<ReceiverOptions<never>, 'onTest'>;
  readonly reports: Pick<Reports, 'failed'>;
};

/** Test events are never deduplicated: all have one event ID. */
export async function handleTest(
  event: VotePayload,
  native: NativeObjects,
  { options, reports }: TestState,
): Promise<Handled> {
  const run = await runHandler(options.onTest ?? (() => {}), event, { native, transaction: undefined });
  if (run.ok) return run.own ?? { result: 'test', status: 200 };
  reports.failed(run.error, event);
  return FAILED;
}

/** What a vote needs, wherever it comes from: a webhook or the live stream. */
export interface VoteState<Transaction> {
  readonly options: Pick<ReceiverOptions<Transaction>, 'onVote'>;
  readonly dedupe: DedupeStore<Transaction>;
  readonly reports: Pick<Reports, 'failed'>;
}

/** Never rejects. */
export async function handleVote<Transaction>(
  event: VotePayload,
  native: NativeObjects,
  { options, dedupe, reports }: VoteState<Transaction>,
  { deadline, onClaimed }: { readonly deadline: { readonly passed: boolean }; onClaimed(): void },
): Promise<Handled> {
  let claim: Claim<Transaction>;
  try {
    claim = await dedupe.claim(event.eventId);
  } catch (error) {
    reports.failed(error, event);
    return STORE_FAILED;
  }
  if (claim.state === 'done') return { result: 'duplicate', status: 200 };
  if (claim.state === 'busy') return BUSY;
  // The response was 503 already, so the vote comes again: a slow store must not start work that nobody waits for.
  if (deadline.passed) return release(claim, RELEASED);
  onClaimed();
  const stopRenewing = keepRenewing(claim);
  const run = await runHandler(options.onVote, event, { native, transaction: claim.transaction });
  stopRenewing();
  if (!run.ok) {
    reports.failed(run.error, event);
    return release(claim, FAILED);
  }
  if (run.own && !run.succeeded) return release(claim, run.own);
  try {
    await claim.complete();
  } catch (error) {
    reports.failed(error, event);
    // With a transaction, the reward was rolled back with the mark. Without one it was given: it must not come again.
    if (claim.transaction !== undefined) return STORE_FAILED;
  }
  return run.own ?? { result: 'handled', status: 200 };
}

const FAILED = { result: 'failed', status: 503, message: 'The handler failed. The vote can be sent again.' };
const BUSY = { result: 'busy', status: 503, message: 'The same vote is being handled right now.' };
const STORE_FAILED = { result: 'failed', status: 503, message: 'The dedupe store failed. The vote can be sent again.' };
const RELEASED = { result: 'released', status: 503, message: 'The dedupe store was too slow.' };

type HandlerRun =
  | { readonly ok: true; readonly own: { readonly own: unknown } | null; readonly succeeded: boolean }
  | { readonly ok: false; readonly error: unknown };

async function runHandler<Transaction>(
  handler: VoteHandler<{ request: unknown; response: unknown; transaction: Transaction }>,
  event: VotePayload,
  { native, transaction }: { readonly native: NativeObjects; readonly transaction: Transaction },
): Promise<HandlerRun> {
  const { request, response } = native;
  try {
    const result = await handler(event, { request, response, transaction });
    return succeeded(result, native.sentStatus?.() ?? native.returnedStatus?.(result) ?? null);
  } catch (error) {
    // The handler wanted to respond after the deadline's 503, or twice. Its work is done.
    return isTooLate(error) ? succeeded(undefined, native.sentStatus?.() ?? null) : { ok: false, error };
  }
}

/** A handler that responds with an error status asks for the vote again. */
function succeeded(result: unknown, status: number | null): HandlerRun {
  return { ok: true, own: status === null ? null : { own: result }, succeeded: status === null || status < 300 };
}

function isTooLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_HTTP_HEADERS_SENT';
}

/** A store that cannot release frees the vote when the lease ends. */
async function release(claim: NewClaim<unknown>, handled: Handled): Promise<Handled> {
  await claim.release().catch(() => {});
  return handled;
}

function keepRenewing(claim: NewClaim<unknown>): () => void {
  if (!claim.renew) return () => {};
  const timer = setInterval(() => claim.renew?.().catch(() => {}), CLAIM_LEASE_MS / 3);
  return () => clearInterval(timer);
}
