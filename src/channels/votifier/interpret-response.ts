// Interprets a listener's greeting, response or silence for the vote. Pure.
import type { ReadEnd, TcpReadResult } from '../../outbound/tcp-connection.ts';
import { type Greeting, readGreeting } from './greeting.ts';
import type { AfterSendingCode, BeforeSendingCode } from './listener-codes.ts';
import { readReply } from './listener-reply.ts';

export type VotifierProtocol = 'v1' | 'v2';

/** A greeting after which a vote can be sent. */
export type UsableGreeting = Exclude<Greeting, { kind: 'other' }>;

export type GreetingResult =
  | { readonly ok: true; readonly greeting: UsableGreeting }
  | { readonly ok: false; readonly code: BeforeSendingCode; readonly words: string | null };

/** The parsed greeting, or why nothing can be sent. */
export function interpretGreeting(protocol: VotifierProtocol, { bytes, why }: TcpReadResult): GreetingResult {
  if (why === 'shutdown' || why === 'stalled') return { ok: false, code: why, words: null };
  if (bytes.length === 0)
    return { ok: false, code: why === 'time' ? 'no_greeting' : 'closed_before_greeting', words: null };
  const greeting = readGreeting(bytes);
  const votifier = bytes.subarray(0, 8).equals(Buffer.from('VOTIFIER'));
  if (why !== 'enough' && votifier) return { ok: false, code: 'greeting_unfinished', words: null };
  if (greeting.kind === 'other')
    return { ok: false, code: votifier ? 'unknown_version' : 'not_votifier', words: greeting.shown };
  if (protocol === 'v2' && greeting.kind === 'v1')
    return { ok: false, code: 'v1_only', words: `VOTIFIER ${greeting.version}` };
  return { ok: true, greeting };
}

/** Why nothing could be written after the greeting. */
export function interpretUnwritable(why: ReadEnd): BeforeSendingCode {
  return why === 'shutdown' || why === 'stalled' ? why : 'closed_before_sending';
}

export interface InterpretedResponse {
  readonly code: AfterSendingCode;
  /** The listener's response, cleaned up for display; null if there was none. */
  readonly words: string | null;
}

/**
 * Interprets the response to the vote. `wasPatient`: the full time for responses has passed, not just what remained of
 * the attempt's time.
 */
export function interpretResponse(
  protocol: VotifierProtocol,
  greeting: UsableGreeting,
  { bytes, why }: TcpReadResult,
  wasPatient: boolean,
): InterpretedResponse {
  const reply = readReply(bytes);
  switch (reply.kind) {
    case 'ok':
      return { code: 'accepted', words: reply.words };
    case 'error':
      return { code: reply.code, words: reply.words };
    case 'unreadable':
      return { code: why === 'enough' ? 'answer_unreadable' : whyCutOff(why), words: reply.words };
    case 'none':
      return { code: readSilence(protocol, greeting, why, wasPatient), words: null };
  }
}

function whyCutOff(why: ReadEnd): AfterSendingCode {
  if (why === 'reset') return 'reset_after_sending';
  return why === 'shutdown' || why === 'stalled' ? 'interrupted' : 'answer_unreadable';
}

/** The listener sent nothing back. */
function readSilence(
  protocol: VotifierProtocol,
  greeting: UsableGreeting,
  why: ReadEnd,
  wasPatient: boolean,
): AfterSendingCode {
  switch (why) {
    case 'reset':
      return 'reset_after_sending';
    case 'shutdown':
    case 'stalled':
      return 'interrupted';
    case 'closed':
      return protocol === 'v2' ? 'closed_after_sending' : readClosedV1(greeting);
    case 'time':
      // The classic Votifier leaves the connection open when it cannot decrypt a vote.
      return isClassic(greeting) && protocol === 'v1' && wasPatient ? 'left_open_v1' : 'no_answer';
    case 'enough':
    case 'full':
      return 'no_answer';
  }
}

/**
 * NuVotifier and the classic Votifier always close without a response. VotifierPlus confirms the v1 votes it accepts.
 */
function readClosedV1(greeting: UsableGreeting): AfterSendingCode {
  if (greeting.kind === 'v2') return 'sent_unconfirmed';
  return isClassic(greeting) ? 'sent_unconfirmed_classic' : 'closed_after_sending_v1';
}

function isClassic(greeting: UsableGreeting): boolean {
  return greeting.kind === 'v1' && greeting.version !== '1';
}
