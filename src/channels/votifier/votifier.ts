// The vote-listener channel (§2.3, §6.6): one connection, one vote, one write, and its outcome. It never connects a
// second time (decision L1): outbound/ may try another address of the host, but only while none has accepted the
// connection.
import { monotonicMs } from '../../core/clock.ts';
import { faultPoint } from '../../core/fault-point.ts';
import type { TcpConnectResult } from '../../outbound/connect-tcp.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { TcpConnection } from '../../outbound/tcp-connection.ts';
import type { Attempt, AttemptResult } from '../channel.ts';
import { greetingLength } from './greeting.ts';
import {
  interpretGreeting,
  interpretResponse,
  interpretUnwritable,
  type VotifierProtocol,
} from './interpret-response.ts';
import {
  isListenerCode,
  isListenerFault,
  LISTENER_OUTCOMES,
  type ListenerCode,
  type ListenerOutcome,
} from './listener-codes.ts';
import { replyLength } from './listener-reply.ts';
import { type ListenerStep, type ReportStep, startSteps } from './listener-steps.ts';
import { type PreparedVote, prepareVote } from './prepare-vote.ts';
import { readVotifierVote } from './votifier-vote.ts';

export type VotifierTarget = { readonly host: string; readonly port: number } & (
  | { readonly protocol: 'v2'; readonly token: string }
  /** SPKI DER in base64. */
  | { readonly protocol: 'v1'; readonly publicKey: string }
);

export type ListenerAttemptResult = Omit<AttemptResult, 'verdict'> & {
  readonly verdict: ListenerOutcome;
  readonly code: ListenerCode;
};

/** As `Channel`, with a listener's own outcomes. */
export interface ListenerChannel {
  /** Never rejects. */
  attempt(attempt: Pick<Attempt, 'body'>, signal: AbortSignal): Promise<ListenerAttemptResult>;
}

export interface ListenerTimeouts {
  /** For DNS and the connection. */
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly answerMs: number;
  /** Altogether. */
  readonly wholeMs: number;
}

interface ListenerSender {
  readonly outbound: Pick<Outbound, 'connectTcp'>;
  /** Part of every vote. */
  readonly serviceName: string;
  /** Shorter ones, for tests. */
  readonly limits?: ListenerTimeouts;
}

/** Decision L3. */
const LIMITS: ListenerTimeouts = { connectMs: 5_000, greetingMs: 5_000, answerMs: 5_000, wholeMs: 12_000 };
/** How much of a listener's response is kept: real ones have a few hundred bytes. */
const MAX_RESPONSE_BYTES = 4_096;

/** What the registry says of the vote listener. It greets first, so the first byte comes from it. */
export const voteListener = { format: 'listener', create: createVotifierChannel } as const;

/** The channel to one listener. `watch` gets each step as it happens; the result says how they ended. */
export function createVotifierChannel(
  sender: ListenerSender,
  target: VotifierTarget,
  watch?: (step: ListenerStep) => void,
): ListenerChannel {
  return {
    async attempt({ body }, signal) {
      const startedMs = monotonicMs();
      const tell = startSteps(watch);
      const ready = prepare(target, body, sender.serviceName);
      const result = ready.ok ? await send(sender, target, { vote: ready.vote, signal, tell }) : { code: ready.code };
      return answerOf(result, monotonicMs() - startedMs);
    },
  };
}

interface Result {
  readonly code: ListenerCode;
  readonly words?: string | null;
  readonly timings?: TcpConnectResult['timings'];
  readonly greetedMs?: number | null;
  readonly address?: string | null;
}

/** Refuses what can be refused before connecting. */
function prepare(target: VotifierTarget, body: string, serviceName: string) {
  const read = readVotifierVote(body, serviceName);
  return read.ok ? prepareVote(target, read.vote) : read;
}

interface VoteTransmission {
  readonly vote: PreparedVote;
  readonly signal: AbortSignal;
  readonly tell: ReportStep;
}

async function send(
  { outbound, limits = LIMITS }: ListenerSender,
  { host, port, protocol }: VotifierTarget,
  { vote, signal, tell }: VoteTransmission,
): Promise<Result> {
  const { connectMs, wholeMs } = limits;
  const opened = await outbound.connectTcp({
    host,
    port,
    connectMs,
    wholeMs,
    most: MAX_RESPONSE_BYTES,
    signal,
    onStep: (step, address) => tell(step, address),
  });
  const { timings, address } = opened;
  if (!opened.ok) {
    const code = isListenerCode(opened.code) ? opened.code : 'internal_error';
    return { code, timings, address };
  }
  const spoken = await speak({ ...opened, protocol, vote, limits, tell });
  return { ...spoken, timings, address };
}

interface Speech {
  readonly conversation: TcpConnection;
  readonly elapsedMs: () => number;
  readonly protocol: VotifierProtocol;
  readonly vote: PreparedVote;
  readonly limits: ListenerTimeouts;
  readonly tell: ReportStep;
}

/** Timers and clocks differ by at most this much. */
const CLOCK_MS = 5;

/**
 * Reads the greeting, writes once, reads the response. A bug of ours ends in a value, too, depending on whether the
 * vote was written.
 */
async function speak(speech: Speech): Promise<Result> {
  const { conversation, elapsedMs, protocol, vote, limits, tell } = speech;
  let greetedMs: number | null = null;
  let written = false;
  try {
    const hello = await conversation.readUntil(greetingLength, limits.greetingMs);
    if (hello.bytes.length > 0) greetedMs = elapsedMs();
    const greeted = interpretGreeting(protocol, hello);
    if (!greeted.ok) return { code: greeted.code, words: greeted.words, greetedMs };
    const { greeting } = greeted;
    faultPoint('listener.greeted');
    tell('greeting', greeting.kind === 'v2' ? 'VOTIFIER 2' : `VOTIFIER ${greeting.version}`);
    tell('protocol', protocol);
    const made = vote.write(greeting);
    if (!made.ok) return { code: made.code, greetedMs };
    tell(protocol === 'v2' ? 'signed' : 'encrypted', vote.made);
    // One write, so that listeners that read only once get all of it (decision L3).
    written = conversation.write(made.bytes);
    if (!written) {
      const { why } = await conversation.readUntil(() => null, limits.answerMs);
      return { code: interpretUnwritable(why), greetedMs };
    }
    faultPoint('listener.written');
    tell('sent', `${made.bytes.length} bytes`);
    const writtenMs = elapsedMs();
    const heard = await conversation.readUntil(replyLength, limits.answerMs);
    const wasPatient = elapsedMs() - writtenMs >= limits.answerMs - CLOCK_MS;
    const ending = interpretResponse(protocol, greeting, heard, wasPatient);
    faultPoint('listener.responded');
    if (ending.words !== null) tell('answered', ending.words);
    return { ...ending, greetedMs };
  } catch {
    return { code: written ? 'interrupted' : 'internal_error', greetedMs };
  } finally {
    conversation.close();
  }
}

function answerOf({ code, words, timings, greetedMs, address }: Result, durationMs: number): ListenerAttemptResult {
  const round = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : Math.round(ms));
  return {
    verdict: LISTENER_OUTCOMES[code],
    code,
    httpStatus: null,
    retryAfterSeconds: null,
    charged: isListenerFault(code),
    durationMs: Math.round(durationMs),
    timings: {
      dnsMs: round(timings?.dnsMs),
      connectMs: round(timings?.connectMs),
      tlsMs: null,
      firstByteMs: round(greetedMs),
    },
    address: address ?? null,
    responseHeaders: null,
    responseBody: words || null,
  };
}
