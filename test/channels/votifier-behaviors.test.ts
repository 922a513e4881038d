// Every behavior of the test listener, with the result and the explanation of a vote to it (L1, L6).
// SHOW_ENDS=1 npm test -- test/channels/votifier-behaviors.test.ts prints them as a table.
import { afterAll, describe, expect, test } from 'vitest';
import type { ListenerCode } from '../../src/channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../../src/channels/votifier/listener-diagnosis.ts';
import { createVotifierChannel, type VotifierTarget } from '../../src/channels/votifier/votifier.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { printLine } from '../support/seeded-random.ts';
import { openTestOutbound } from '../support/test-outbound.ts';
import { openVoteListener, type WatchedListener } from '../support/vote-listener.ts';
import { BEHAVIORS, type BehaviorName } from '../support/vote-receivers/behaviors.ts';
import { BODY, never } from '../support/votifier-sending.ts';
import { VOTIFIER } from '../support/votifier-vectors.ts';

/** The timeout of decision L3; shorter for a listener that is expected to send nothing. */
const LIMITS = { connectMs: 5_000, greetingMs: 5_000, answerMs: 5_000, wholeMs: 12_000 };
const SILENT_MS = 150;
/** Until a slowly greeting listener has sent its greeting. */
const SLOW_MS = 1_500;

type Secret = 'right' | 'wrong' | 'of another service';
/** Several codes: which one depends on what arrives first. */
type Row = readonly [BehaviorName, 'v1' | 'v2', Secret, readonly ListenerCode[], number | null];

const ROWS: readonly Row[] = [
  ['nuvotifier', 'v2', 'right', ['accepted'], null],
  ['nuvotifier', 'v2', 'wrong', ['wrong_token'], null],
  ['nuvotifier', 'v2', 'of another service', ['unknown_service'], null],
  ['nuvotifier', 'v1', 'right', ['sent_unconfirmed'], null],
  ['nuvotifier', 'v1', 'wrong', ['sent_unconfirmed'], null],
  ['votifierplus', 'v2', 'right', ['accepted'], null],
  ['votifierplus', 'v2', 'wrong', ['closed_after_sending'], null],
  ['votifierplus', 'v1', 'right', ['accepted'], null],
  ['votifierplus', 'v1', 'wrong', ['sent_unconfirmed'], null],
  ['votifierplus-v1', 'v1', 'right', ['accepted'], null],
  ['votifierplus-v1', 'v1', 'wrong', ['closed_after_sending_v1'], null],
  ['votifierplus-v1', 'v2', 'right', ['v1_only'], null],
  ['classic', 'v1', 'right', ['sent_unconfirmed_classic'], null],
  ['classic', 'v1', 'wrong', ['left_open_v1'], SILENT_MS],
  ['classic', 'v2', 'right', ['v1_only'], null],
  ['hytale', 'v2', 'right', ['accepted'], null],
  ['hytale', 'v2', 'wrong', ['wrong_token'], null],
  ['hytale', 'v1', 'right', ['accepted'], null],
  ['hytale', 'v1', 'wrong', ['wrong_key'], null],
  ['silent', 'v2', 'right', ['no_greeting'], SILENT_MS],
  ['http', 'v2', 'right', ['not_votifier'], null],
  ['ssh', 'v2', 'right', ['not_votifier'], null],
  ['greets-slowly', 'v2', 'right', ['greeting_unfinished'], SLOW_MS],
  ['long-greeting', 'v2', 'right', ['unknown_version'], null],
  ['wrong-challenge', 'v2', 'right', ['challenge_refused'], null],
  ['half-reply', 'v2', 'right', ['answer_unreadable'], null],
  ['half-reply-open', 'v2', 'right', ['answer_unreadable'], SILENT_MS],
  ['never-closing', 'v2', 'right', ['no_answer'], SILENT_MS],
  ['never-closing', 'v1', 'right', ['no_answer'], SILENT_MS],
  ['reset', 'v2', 'right', ['closed_before_greeting', 'reset'], null],
  ['reset-after-greeting', 'v2', 'right', ['reset_after_sending'], null],
  ['reset-after-vote', 'v2', 'right', ['reset_after_sending'], null],
  ['closes', 'v2', 'right', ['closed_before_greeting'], null],
  [
    'closes-after-greeting',
    'v2',
    'right',
    ['closed_after_sending', 'closed_before_sending', 'reset_after_sending'],
    null,
  ],
  ['garbage-reply', 'v2', 'right', ['answer_unreadable'], null],
  ['html-reply', 'v2', 'right', ['answer_unreadable'], null],
  ['huge-reply', 'v2', 'right', ['answer_unreadable'], null],
  ['markup-cause', 'v2', 'right', ['answer_unreadable'], null],
  ['status-other', 'v2', 'right', ['answer_unreadable'], null],
  ['plugin-fails', 'v2', 'right', ['plugin_failed'], null],
  ['closes-after-vote', 'v2', 'right', ['closed_after_sending'], null],
];

function targetOf(listener: WatchedListener, protocol: 'v1' | 'v2', secret: Secret): VotifierTarget {
  const { host, port, token, publicKey } = listener;
  const isWrong = secret === 'wrong';
  if (protocol === 'v2') return { host, port, protocol, token: isWrong ? 'wrong' : (token ?? 'none') };
  return { host, port, protocol, publicKey: isWrong ? VOTIFIER.v1.publicKey : (publicKey ?? '') };
}

const rows: string[] = [];

describe('the result of a vote to each kind of listener', () => {
  test.each<Row>([...ROWS])('%s, %s, secret %s: %s', async (behavior, protocol, secret, codes, patienceMs) => {
    const listener = await openVoteListener({
      behavior,
      serviceName: secret === 'of another service' ? 'Another' : undefined,
    });
    const limits = patienceMs ? { ...LIMITS, greetingMs: patienceMs, answerMs: patienceMs } : LIMITS;
    const sender = { outbound: openTestOutbound({}), serviceName: 'Acme', limits };
    const target = targetOf(listener, protocol, secret);
    const { verdict: end, ...answer } = await createVotifierChannel(sender, target).attempt({ body: BODY }, never);
    const { code } = answer;
    expect(codes).toContain(code);
    expect(listener.connections).toHaveLength(1);
    if (end === 'accepted') expect(listener.votes).toHaveLength(1);
    if (end === 'failed') expect(listener.connections[0]?.receivedBytes).toBe(0);
    const words = answer.responseBody;
    const { happened } = inEnglish(diagnoseListener({ ...target, code, end, words, serviceName: 'Acme' }));
    expect(happened).not.toMatch(/\p{Cc}/u);
    rows.push(`  | ${behavior} | ${protocol}, secret ${secret} | ${end} | ${code} | ${happened} |`);
  });

  test('each behavior is in the table', () => {
    const covered = new Set(ROWS.map(([behavior]) => behavior));
    expect(Object.keys(BEHAVIORS).filter((name) => !covered.has(name as BehaviorName))).toEqual([]);
  });

  afterAll(() => {
    if (process.env.SHOW_ENDS) printLine(rows.join('\n'));
  });
});
