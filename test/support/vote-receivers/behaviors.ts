// The receivers that tests and benchmarks simulate: real vote plugins, and listeners that fail in different ways.

import { NUVOTIFIER } from '../../../src/cli/listener/nuvotifier.ts';
import {
  CLOSE,
  greet,
  type ReadBytes,
  type ReceiverBehavior,
  type ResponseStep,
  WAIT,
  writeAndClose,
} from '../../../src/cli/listener/reading.ts';
import { newBase64Challenge } from './challenges.ts';
import { readAsClassic } from './classic.ts';
import { readAsHytale } from './hytale.ts';
import { createTurns } from './turns.ts';
import { readAsVotifierPlus } from './votifierplus.ts';

const write = (bytes: string): readonly ResponseStep[] => [{ do: 'write', bytes }];
/** Never accepts a vote. */
const readNothing: ReadBytes = () => WAIT;
/** Waits for the response to the greeting, because a reset right after the greeting often overtakes it. */
const resetAtOnce: ReadBytes = (bytes) =>
  bytes.length === 0
    ? WAIT
    : {
        kind: 'refused',
        protocol: null,
        reason: 'The connection was reset before a vote was read.',
        response: [{ do: 'reset' }],
      };

/** Greets and accepts votes like NuVotifier, and then fails. */
function endsWith(ending: readonly ResponseStep[], line: string): ReceiverBehavior {
  return { ...NUVOTIFIER, line, ending };
}

/** Fails before a vote can be sent. */
function opensWith(opening: readonly ResponseStep[], line: string): ReceiverBehavior {
  return { ...NUVOTIFIER, line, opening: () => opening, read: readNothing };
}

const CLASSIC_PATIENCE_MS = 5_000;
const MEGABYTE = 1_048_576;
const HTTP = 'HTTP/1.1 400 Bad Request\r\nServer: nginx\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
const HTML = '<!doctype html>\n<html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>\n';
const HUGE = `${JSON.stringify({ status: 'error', cause: 'DecoderException', error: 'x'.repeat(MEGABYTE) })}\r\n`;
const MARKUP = '<script>alert("cause")</script><img src=x onerror=alert(1)>&amp;\u0000\u0007\u001b[31m\u202e\r\n';
/** Every byte value, the high ones first, so that the text is not UTF-8. */
const GARBAGE = Uint8Array.from({ length: 512 }, (_, place) => 255 - (place % 256));

const marked = MARKUP.repeat(Math.ceil(10_240 / MARKUP.length));

export const BEHAVIORS = {
  nuvotifier: NUVOTIFIER,
  votifierplus: {
    ...NUVOTIFIER,
    line: 'VotifierPlus with TokenSupport: accepts v2 and v1, responds ok to both, and rejects by closing',
    read: readAsVotifierPlus,
  },
  'votifierplus-v1': {
    ...NUVOTIFIER,
    line: 'VotifierPlus without TokenSupport, its default: accepts v1 only, responds ok, and rejects by closing',
    protocols: ['v1'],
    opening: () => write('VOTIFIER 1\n'),
    read: readAsVotifierPlus,
  },
  classic: {
    ...NUVOTIFIER,
    line: 'classic Votifier 1.9: accepts v1 only, one at a time; closes after an accepted vote, and otherwise stays open',
    protocols: ['v1'],
    opening: () => write('VOTIFIER 1.9\n'),
    read: readAsClassic,
    patienceMs: CLASSIC_PATIENCE_MS,
    createQueue: createTurns,
  },
  hytale: {
    ...NUVOTIFIER,
    line: 'HytaleVotifier: accepts v2 and v1, responds to both with JSON without a newline',
    newChallenge: newBase64Challenge,
    read: readAsHytale,
  },
  silent: opensWith([], 'accepts the connection and never sends anything, like a Minecraft game port'),
  http: opensWith(writeAndClose(HTTP), 'sends the response of a web server, and closes'),
  ssh: opensWith(write('SSH-2.0-OpenSSH_9.9\r\n'), 'sends an SSH banner'),
  'greets-slowly': opensWith(
    [{ do: 'drip', bytes: 'VOTIFIER 2 ' }],
    'greets one byte at a time and never ends the line',
  ),
  'long-greeting': opensWith(write(`VOTIFIER 2 ${'v'.repeat(8_192)}`), 'greets with 8 kB and never ends the line'),
  'wrong-challenge': {
    ...NUVOTIFIER,
    line: 'NuVotifier behind a proxy that mixes up connections: every challenge is wrong',
    protocols: ['v2'],
    forgetsChallenge: true,
  },
  'half-reply': endsWith(
    writeAndClose('{"status":"o'),
    'accepts the vote, responds with half a JSON object, and closes',
  ),
  'half-reply-open': endsWith(
    write('{"status":"o'),
    'accepts the vote, responds with half a JSON object, and stays open',
  ),
  'never-closing': endsWith([], 'accepts the vote, sends nothing and stays open'),
  reset: opensWith([{ do: 'reset' }], 'resets the connection before it greets'),
  'reset-after-greeting': {
    ...NUVOTIFIER,
    line: 'greets, and resets the connection at the first byte it receives',
    read: resetAtOnce,
  },
  'reset-after-vote': endsWith([{ do: 'reset' }], 'accepts the vote and resets the connection'),
  closes: opensWith(CLOSE, 'closes the connection before it greets'),
  'closes-after-greeting': {
    ...NUVOTIFIER,
    line: 'greets and closes the connection',
    opening: (challenge) => [...greet(challenge), ...CLOSE],
    read: readNothing,
  },
  'garbage-reply': endsWith(
    writeAndClose(GARBAGE),
    'accepts the vote, responds with 512 bytes that are not text, and closes',
  ),
  'html-reply': endsWith(writeAndClose(HTML), 'accepts the vote, responds with an HTML page, and closes'),
  'huge-reply': endsWith(writeAndClose(HUGE), 'accepts the vote, responds with a megabyte of JSON, and closes'),
  'markup-cause': endsWith(
    writeAndClose(`${JSON.stringify({ status: 'error', cause: marked, error: marked })}\r\n`),
    'accepts the vote, responds with an error whose cause is 10 kB of HTML and control characters, and closes',
  ),
  'plugin-fails': endsWith(
    writeAndClose(
      `${JSON.stringify({ status: 'error', cause: 'IllegalStateException', error: 'the reward plugin failed' })}\r\n`,
    ),
    'accepts the vote, and reports an error that a plugin threw while it handled it',
  ),
  'closes-after-vote': endsWith(
    CLOSE,
    'accepts the vote and closes without a reply, as HytaleVotifier does when a plugin throws',
  ),
  'status-other': endsWith(
    writeAndClose('{"status":"queued"}\r\n'),
    'accepts the vote, responds with JSON and an unknown status, and closes',
  ),
} as const satisfies Readonly<Record<string, ReceiverBehavior>>;

export type BehaviorName = keyof typeof BEHAVIORS;

export function isBehaviorName(text: string): text is BehaviorName {
  return Object.hasOwn(BEHAVIORS, text);
}

export function behaviorNames(): readonly BehaviorName[] {
  return Object.keys(BEHAVIORS).filter(isBehaviorName);
}
