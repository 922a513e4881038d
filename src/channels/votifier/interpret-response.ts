// What a listener's words, or its silence, mean for the vote, before and after it was written. Pure.
import type { ReadEnd, TcpReadResult } from '../../outbound/tcp-connection.ts';
import { type Greeting, readGreeting } from './greeting.ts';
import type { AfterSendingCode, BeforeSendingCode } from './listener-codes.ts';
import { readReply } from './listener-reply.ts';

export type VotifierProtocol = 'v1' | 'v2';

/** A greeting this protocol can be spoken after. */
export type UsableGreeting = Exclude<Greeting, { kind: 'other' }>;

export type GreetingResult =
  | { readonly ok: true; readonly greeting: UsableGreeting }
  | { readonly ok: false; readonly code: BeforeSendingCode; readonly words: string | null };

/** What was heard before anything was written: a greeting to go on with, or why nothing can be sent. */
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

/** Why nothing could be written to a listener that had greeted. */
export function interpretUnwritable(why: ReadEnd): BeforeSendingCode {
  return why === 'shutdown' || why === 'stalled' ? why : 'closed_before_sending';
}

export interface InterpretedResponse {
  readonly code: AfterSendingCode;
  /** What the listener said, fit to be shown; null when it said nothing. */
  readonly words: string | null;
}

/** What was heard after the vote was written. `wasPatient`: for all of an answer's time, not only for what was left of the attempt's. */
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

/** Not a byte came back. */
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
      // A classic Votifier that cannot decrypt a vote forgets to close the connection.
      return isClassic(greeting) && protocol === 'v1' && wasPatient ? 'left_open_v1' : 'no_answer';
    case 'enough':
    case 'full':
      return 'no_answer';
  }
}

/** NuVotifier and a classic Votifier close without a word whatever became of the vote. VotifierPlus confirms v1 votes it takes. */
function readClosedV1(greeting: UsableGreeting): AfterSendingCode {
  if (greeting.kind === 'v2') return 'sent_unconfirmed';
  return isClassic(greeting) ? 'sent_unconfirmed_classic' : 'closed_after_sending_v1';
}

function isClassic(greeting: UsableGreeting): boolean {
  return greeting.kind === 'v1' && greeting.version !== '1';
}
