// D3, D4, D17: the result for each hostile receiver, over plain TCP and over TLS: verdict, code, explanation, time and
// bytes.
// SHOW_ENDS=1 npm test -- test/channels/receiver-behaviors.test.ts prints them as a table.
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttemptResult } from '../../src/channels/channel.ts';
import { DIAGNOSES, diagnose } from '../../src/channels/diagnosis.ts';
import { CLUES } from '../../src/channels/diagnosis-clues.ts';
import { createJsonWebhookChannel } from '../../src/channels/json-webhook.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import {
  type HostileBehavior,
  type HostileReceiver,
  type Layer,
  openFullListener,
  openReceiver,
} from '../support/hostile-receivers.ts';
import {
  GREETINGS,
  type GreetingName,
  HOSTILE_BEHAVIORS,
  type HostileBehaviorName,
} from '../support/receiver-behaviors.ts';
import { printLine } from '../support/seeded-random.ts';
import { certificate } from '../support/sockets.ts';
import { watchTcpConnections } from '../support/tcp-connections.ts';
import { LOOPBACK, resolveFromTable } from '../support/test-outbound.ts';
import { ANSWERS, CLOSED, type End, end, HANDSHAKES, UNASKED } from './receiver-ends.ts';

/**
 * Replaces the timeout of 10 s where it alone ends the attempt; elsewhere the real timeout applies, and the response
 * ends the attempt first.
 */
const SHORT_MS = 2_000;
const LIMIT_MS = 10_000;
/** Leeway for a machine that is busy with other tests. */
const LATEST_MS = SHORT_MS + 1_500;
const KEPT_CHARACTERS = 16 * 1024;
/** Per connection. Over TLS, the last read may be 64 KiB by itself, and the handshake is included. */
const MOST_BYTES = { http: 64 * 1024, https: 120 * 1024 };

interface Case {
  readonly name: string;
  readonly url: 'http' | 'https';
  readonly open: () => Promise<HostileReceiver>;
  readonly end: End;
  /** Only the last attempt is checked. */
  readonly attempts: number;
}

const dials = watchTcpConnections();

const opened = (behavior: HostileBehavior, layer: Layer) => () => openReceiver(behavior, layer, dials);
const BOTH = ['http', 'https'] as const;

const CASES: readonly Case[] = [
  ...Object.entries(ANSWERS).flatMap(([name, expected]) =>
    BOTH.map((url) => ({
      name,
      url,
      open: opened(HOSTILE_BEHAVIORS[name as HostileBehaviorName], url === 'http' ? 'tcp' : 'tls'),
      end: expected,
      attempts: name.endsWith('as the next request is sent') ? 2 : 1,
    })),
  ),
  ...Object.entries(UNASKED).flatMap(([name, expected]) =>
    BOTH.map((url) => ({
      name,
      url,
      open: opened(GREETINGS[name as GreetingName], 'tcp'),
      end: expected[url],
      attempts: 1,
    })),
  ),
  ...Object.entries(HANDSHAKES).map(([name, { options, talk = () => {}, end: expected }]) => ({
    name,
    url: 'https' as const,
    open: opened({ talk }, options),
    end: expected,
    attempts: 1,
  })),
  {
    name: 'speaks TLS',
    url: 'http',
    open: opened({ talk: () => {} }, 'tls'),
    // OpenSSL closes the connection without a TLS alert when it receives plain HTTP.
    end: CLOSED,
    attempts: 1,
  },
  ...BOTH.map((url) => ({
    name: 'accepts nobody',
    url,
    open: openFullListener,
    end: end('retryable', 'connect_timeout', true),
    attempts: 1,
  })),
];

/** The result of a case, and of its sockets. */
interface CaseRun {
  readonly answer: AttemptResult;
  readonly requests: number;
  readonly connections: number;
  /** Of the connection that read the most. */
  readonly bytesRead: number;
  /** After the last request. */
  readonly leftOpen: number;
}

const never = new AbortController().signal;

async function run({ url, open, end: { late }, attempts }: Case): Promise<CaseRun> {
  const receiver = await open();
  const dialledBefore = dials.all().length;
  const outbound = createOutbound({
    allowedRanges: LOOPBACK,
    resolver: resolveFromTable({ 'receiver.test': ['127.0.0.1'] }),
    timeoutMs: late ? SHORT_MS : LIMIT_MS,
  });
  const target = { url: `${url}://receiver.test:${receiver.port}/votes`, secrets: [] };
  const channel = createJsonWebhookChannel({ outbound, serviceName: 'Acme' }, target);
  let answer = await channel.attempt(attemptAt(1), never);
  for (let number = 2; number <= attempts; number++) answer = await channel.attempt(attemptAt(number), never);
  await outbound.close();
  const dialled = dials.all().slice(dialledBefore);
  const sockets = dialled.filter(({ port }) => port === receiver.port).map(({ socket }) => socket);
  const requests = receiver.requests();
  receiver.close();
  return {
    answer,
    requests,
    connections: sockets.length,
    bytesRead: Math.max(...sockets.map(({ bytesRead }) => bytesRead)),
    leftOpen: sockets.filter(({ destroyed }) => !destroyed).length,
  };
}

function attemptAt(number: number) {
  const startedAt = new Date();
  const ids = { deliveryId: `d${number}`, eventId: 'e1', messageId: 'e1' };
  return { ...ids, number, startedAt, event: 'vote.created', body: '{"vote":true}' };
}

/** The name of the explanation: a specific one if the response tells more than its status. */
function saidOf(answer: AttemptResult): string | undefined {
  const clue = CLUES.find(({ read }) => read(answer));
  if (clue) return clue.name;
  const said = diagnose(answer);
  return Object.entries(DIAGNOSES).find(([, diagnosis]) => diagnosis === said)?.[0];
}

const runs = new Map<Case, CaseRun>();

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
  // Cases that wait for the timeout run concurrently.
  for (const together of [CASES.filter((one) => one.end.late), CASES.filter((one) => !one.end.late)])
    await Promise.all(together.map(async (one) => void runs.set(one, await run(one))));
});

afterAll(() => {
  dials.stop();
  if (process.env.SHOW_ENDS) printLine(CASES.map(rowOf).join('\n'));
});

function rowOf(one: Case): string {
  const { answer, bytesRead } = runs.get(one)!;
  const { verdict, code, durationMs } = answer;
  const { happened } = inEnglish(diagnose(answer));
  return `  | ${one.name} | ${one.url} | ${verdict} | ${code} | ${durationMs} ms | ${bytesRead} | ${happened} |`;
}

describe('the result of an attempt to each kind of receiver', () => {
  test.each(CASES.map((one) => [one.name, one.url, one.end.codes.join(' or '), one] as const))(
    '%s, %s: %s',
    (_name, _url, _codes, one) => {
      const { answer, bytesRead, leftOpen, connections, requests } = runs.get(one)!;
      expect(one.end.codes).toContain(answer.code);
      const charged = !one.end.codes.includes('idle_closed');
      expect(answer).toMatchObject({ verdict: one.end.verdict, charged, address: '127.0.0.1' });
      expect(one.end.codes.length > 1 || saidOf(answer) === one.end.says).toBe(true);
      expect(answer.durationMs).toBeLessThan(one.end.late ? LATEST_MS : LIMIT_MS);
      expect(bytesRead).toBeLessThanOrEqual(MOST_BYTES[one.url]);
      expect((answer.responseBody ?? '').length).toBeLessThanOrEqual(KEPT_CHARACTERS);
      expect(leftOpen).toBe(0);
      // No redirect is followed and nothing is sent twice: one connection, and as many requests as attempts.
      expect(connections).toBe(1);
      expect(requests).toBeLessThanOrEqual(one.attempts);
    },
  );
});
