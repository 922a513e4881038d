// The vote-listener channel (§2.3, §6.6): one connection, one vote, one write, one outcome. It never connects twice
// (decision L1): outbound/ may try another address of the host, but only while none has accepted the connection.
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

/** Like `Channel`, but with a vote listener's outcomes. */
export interface ListenerChannel {
  /** Never rejects. */
  attempt(attempt: Pick<Attempt, 'body'>, signal: AbortSignal): Promise<ListenerAttemptResult>;
}

export interface ListenerTimeouts {
  /** For the DNS lookup and the connection. */
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly answerMs: number;
  /** For the whole attempt. */
  readonly wholeMs: number;
}

interface ListenerSender {
  readonly outbound: Pick<Outbound, 'connectTcp'>;
  /** Our name, which is part of every vote. */
  readonly serviceName: string;
  /** Shorter timeouts, for tests. */
  readonly limits?: ListenerTimeouts;
}

/** How long each step may take (decision L3). */
const LIMITS: ListenerTimeouts = { connectMs: 5_000, greetingMs: 5_000, answerMs: 5_000, wholeMs: 12_000 };
/** How much of a listener's response is stored: real responses have a few hundred bytes. */
const MAX_RESPONSE_BYTES = 4_096;

/** The vote listener's registry entry. */
export const voteListener = { format: 'listener', create: createVotifierChannel } as const;

/** Creates the channel to one listener. `watch` is called with each step as it happens. */
export function createVotifierChannel(
  sender: ListenerSender,
  target: VotifierTarget,
  watch?: (step: ListenerStep) => void,
): ListenerChannel {
  return {
    async attempt({ body }, signal) {
      const startedMs = monotonicMs();
      const reportStep = startSteps(watch);
      const ready = prepare(target, body, sender.serviceName);
      const result = ready.ok
        ? await send(sender, target, { vote: ready.vote, signal, reportStep })
        : { code: ready.code };
      return toAttemptResult(result, monotonicMs() - startedMs);
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

/** Prepares the vote, or refuses it before connecting. */
function prepare(target: VotifierTarget, body: string, serviceName: string) {
  const read = readVotifierVote(body, serviceName);
  return read.ok ? prepareVote(target, read.vote) : read;
}

interface VoteTransmission {
  readonly vote: PreparedVote;
  readonly signal: AbortSignal;
  readonly reportStep: ReportStep;
}

async function send(
  { outbound, limits = LIMITS }: ListenerSender,
  { host, port, protocol }: VotifierTarget,
  { vote, signal, reportStep }: VoteTransmission,
): Promise<Result> {
  const { connectMs, wholeMs } = limits;
  const opened = await outbound.connectTcp({
    host,
    port,
    connectMs,
    wholeMs,
    most: MAX_RESPONSE_BYTES,
    signal,
    onStep: (step, address) => reportStep(step, address),
  });
  const { timings, address } = opened;
  if (!opened.ok) {
    const code = isListenerCode(opened.code) ? opened.code : 'internal_error';
    return { code, timings, address };
  }
  const exchanged = await exchange({ ...opened, protocol, vote, limits, reportStep });
  return { ...exchanged, timings, address };
}

interface Exchange {
  readonly conversation: TcpConnection;
  readonly elapsedMs: () => number;
  readonly protocol: VotifierProtocol;
  readonly vote: PreparedVote;
  readonly limits: ListenerTimeouts;
  readonly reportStep: ReportStep;
}

/** How much timers and clocks differ at most. */
const CLOCK_MS = 5;

/**
 * Reads the greeting, writes once, reads the response. An unexpected exception also becomes a result, which depends on
 * whether the vote was written.
 */
async function exchange(parts: Exchange): Promise<Result> {
  const { conversation, elapsedMs, protocol, vote, limits, reportStep } = parts;
  let greetedMs: number | null = null;
  let written = false;
  try {
    const firstRead = await conversation.readUntil(greetingLength, limits.greetingMs);
    if (firstRead.bytes.length > 0) greetedMs = elapsedMs();
    const greeted = interpretGreeting(protocol, firstRead);
    if (!greeted.ok) return { code: greeted.code, words: greeted.words, greetedMs };
    const { greeting } = greeted;
    faultPoint('listener.greeted');
    reportStep('greeting', greeting.kind === 'v2' ? 'VOTIFIER 2' : `VOTIFIER ${greeting.version}`);
    reportStep('protocol', protocol);
    const encoded = vote.write(greeting);
    if (!encoded.ok) return { code: encoded.code, greetedMs };
    reportStep(protocol === 'v2' ? 'signed' : 'encrypted', vote.made);
    // One write, so that listeners that read only once get all of it (decision L3).
    written = conversation.write(encoded.bytes);
    if (!written) {
      const { why } = await conversation.readUntil(() => null, limits.answerMs);
      return { code: interpretUnwritable(why), greetedMs };
    }
    faultPoint('listener.written');
    reportStep('sent', `${encoded.bytes.length} bytes`);
    const writtenMs = elapsedMs();
    const received = await conversation.readUntil(replyLength, limits.answerMs);
    const wasPatient = elapsedMs() - writtenMs >= limits.answerMs - CLOCK_MS;
    const ending = interpretResponse(protocol, greeting, received, wasPatient);
    faultPoint('listener.responded');
    if (ending.words !== null) reportStep('answered', ending.words);
    return { ...ending, greetedMs };
  } catch {
    return { code: written ? 'interrupted' : 'internal_error', greetedMs };
  } finally {
    conversation.close();
  }
}

function toAttemptResult(
  { code, words, timings, greetedMs, address }: Result,
  durationMs: number,
): ListenerAttemptResult {
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
