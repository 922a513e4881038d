// From a request to its response: method, body, signature, dedupe, handler. Frameworks are in adapters/.
import type { AnnulmentPayload, VotePayload } from '../contract/payload.ts';
import { type ResponseDeadline, startDeadline } from './deadline.ts';
import { type Framework, RAW_BODY_FIXES } from './framework-fixes.ts';
import { type Handled, handleTest, handleVote, type NativeObjects } from './handle-event.ts';
import type { ReadBody } from './read-body.ts';
import { type HeaderSource, readHeader } from './read-headers.ts';
import type { VoteContext } from './receiver-options.ts';
import type { ReceiverState } from './receiver-state.ts';
import { type RefusedRequest, refuse } from './refusals.ts';
import type { Reports } from './reports.ts';
import { type GenuineAnnulment, type GenuineEvent, usableSecrets, verifyAnyEvent } from './verify.ts';

/** A request, whatever the framework. */
export interface IncomingRequest extends NativeObjects {
  readonly framework: Framework;
  readonly method: string;
  readonly headers: HeaderSource;
  readBody(maxBytes: number): Promise<ReadBody>;
  /** Keeps a serverless runtime alive until the work is done. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

export interface ReceiverReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const TIMEOUT_MS = 8_000;
const MAX_BODY_BYTES = 262_144;

/** `own` is the response that the handler returned or has sent itself. */
export type Received = { readonly reply: ReceiverReply } | { readonly own: unknown };

/** Never rejects. */
export async function receive<Transaction>(
  request: IncomingRequest,
  state: ReceiverState<Transaction>,
): Promise<Received> {
  const deadline = startDeadline(state.options.timeoutMs ?? TIMEOUT_MS);
  try {
    const verified = await verifyRequest(request, state, deadline);
    if (verified.ok) return await handleEvent(verified, request, state, deadline);
    state.reports.refused(verified, request.request);
    return { reply: refusalReply(verified) };
  } catch (error) {
    state.reports.broken(error);
    return { reply: jsonReply(500, { result: 'failed', message: 'The receiver failed. See its log.' }) };
  } finally {
    deadline.end();
  }
}

async function verifyRequest<Transaction>(
  request: IncomingRequest,
  { options, reports }: ReceiverState<Transaction>,
  deadline: ResponseDeadline,
): Promise<GenuineEvent | GenuineAnnulment | RefusedRequest> {
  const unfit = checkRequest(request);
  if (unfit) return unfit;
  const body = await deadline.race(request.readBody(options.maxBodyBytes ?? MAX_BODY_BYTES));
  if (!body) return refuse('body_timeout');
  const { framework, headers } = request;
  if (!body.ok) return body.reason === 'body_missing' ? refuse('body_missing', RAW_BODY_FIXES[framework]) : body;
  const { secret, toleranceSeconds } = options;
  const secrets = usableSecrets(typeof secret === 'function' ? secret() : secret);
  const verified = await verifyAnyEvent({ ...body, framework, headers, secrets, toleranceSeconds });
  if (verified.ok && body.reserialized)
    reports.warnOnce(`Plaudit: the body was parsed before the receiver got it. ${RAW_BODY_FIXES[framework]}`);
  return verified;
}

async function handleEvent<Transaction>(
  verified: GenuineEvent | GenuineAnnulment,
  request: IncomingRequest,
  state: ReceiverState<Transaction>,
  deadline: ResponseDeadline,
): Promise<Received> {
  let onClaimed = () => {};
  const claimed = new Promise<Handled>((resolve) => {
    onClaimed = () => state.options.respond === 'before' && resolve(ACCEPTED);
  });
  const isTest = 'isTest' in verified && verified.isTest;
  const event = 'annulment' in verified ? asVote(verified) : verified.event;
  const handlers = 'annulment' in verified ? forAnnulments(state) : state;
  const work = isTest
    ? handleTest(event, request, state)
    : handleVote(event, request, handlers, { deadline, onClaimed });
  request.waitUntil?.(work);
  const handled = await deadline.race(Promise.race([work, claimed]));
  if (!handled) return { reply: lateReply(event, state.reports) };
  if ('own' in handled) return { own: handled.own };
  const { status, ...content } = handled;
  return { reply: jsonReply(status, content) };
}

/** It has all fields of a vote, and more. */
function asVote({ annulment }: GenuineAnnulment): VotePayload {
  return annulment as unknown as VotePayload;
}

/** Without a handler for them, events of annulled votes are accepted, and nothing happens. */
function forAnnulments<Transaction>(state: ReceiverState<Transaction>): ReceiverState<Transaction> {
  const { onAnnulled } = state.options;
  const onVote = (event: VotePayload, context: VoteContext<Transaction>) =>
    onAnnulled?.(event as unknown as AnnulmentPayload, context);
  return { ...state, options: { ...state.options, onVote } };
}

function checkRequest({ method, headers }: IncomingRequest): RefusedRequest | null {
  if (method !== 'POST') return refuse('wrong_method', `This was ${method.slice(0, 20)}.`);
  const encoding = readHeader(headers, 'content-encoding');
  return encoding && encoding.toLowerCase() !== 'identity' ? refuse('content_encoding') : null;
}

const ACCEPTED: Handled = { result: 'accepted', status: 200 };

function lateReply({ eventId }: VotePayload, reports: Reports): ReceiverReply {
  reports.warnOnce(
    'Plaudit: a handler took too long. It runs on, and the vote is not handled twice. Do slow work later.',
  );
  return jsonReply(503, { result: 'running', message: `The handler of ${eventId} is still running.` });
}

function refusalReply({ reason, status, message }: RefusedRequest): ReceiverReply {
  const reply = jsonReply(status, { result: 'refused', reason, message });
  return status === 405 ? { ...reply, headers: { ...reply.headers, Allow: 'POST' } } : reply;
}

function jsonReply(status: number, content: object): ReceiverReply {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(content) };
}
