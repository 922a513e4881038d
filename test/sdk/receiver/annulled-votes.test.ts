// Events of annulled and restored votes (decision P413): they never reach the handler of votes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnnulmentPayload, createReceiver, verify } from '@plaudit/sdk';
import { bodySignature, writePayload } from '@plaudit/sdk/contract';
import { afterEach, expect, test } from 'vitest';
import { RECEIVER_SECRET } from './bench.ts';

const VOTED = { votedAt: '2026-02-01T12:00:00.000Z', nextVoteAt: '2026-02-02T00:00:00.000Z', weight: 1 };

function annulled(event: AnnulmentPayload['event'], eventId: string): string {
  const data = {
    listingId: 'lst_1',
    userId: 'usr_1',
    listingType: 'bot' as const,
    ...VOTED,
    voteEventId: 'v1',
    reason: 'x',
  };
  return writePayload({ event, version: 1, eventId, timestamp: VOTED.votedAt, test: false, data });
}

const servers: (() => void)[] = [];
afterEach(() => {
  for (const close of servers.splice(0)) close();
});

async function start(onAnnulled?: (event: AnnulmentPayload) => unknown) {
  const votes: string[] = [];
  const receiver = createReceiver({
    secret: RECEIVER_SECRET,
    onVote: (event) => votes.push(event.eventId),
    ...(onAnnulled && { onAnnulled }),
    log: () => {},
  });
  const server = createServer(receiver.node);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const send = async (body: string, signature?: string) => {
    const headers = { 'X-Webhook-Signature': signature ?? (await bodySignature(body, RECEIVER_SECRET)) };
    const response = await fetch(url, { method: 'POST', body, headers });
    return [response.status, ((await response.json()) as { result: string }).result];
  };
  return { votes, send };
}

test('go to their own handler, once each', async () => {
  const seen: string[] = [];
  const { votes, send } = await start((event) => seen.push(`${event.event} ${event.data.voteEventId}`));
  expect(await send(annulled('vote.annulled', 'e1'))).toEqual([200, 'handled']);
  expect(await send(annulled('vote.annulled', 'e1'))).toEqual([200, 'duplicate']);
  expect(await send(annulled('vote.restored', 'e2'))).toEqual([200, 'handled']);
  expect([votes, seen]).toEqual([[], ['vote.annulled v1', 'vote.restored v1']]);
});

test('come again if their handler fails, and are accepted without one', async () => {
  let fails = true;
  const failing = await start(() => {
    if (fails) throw new Error('not yet');
  });
  expect((await failing.send(annulled('vote.annulled', 'e1')))[0]).toBe(503);
  fails = false;
  expect(await failing.send(annulled('vote.annulled', 'e1'))).toEqual([200, 'handled']);
  const without = await start();
  expect((await without.send(annulled('vote.annulled', 'e1')))[0]).toBe(200);
  expect(without.votes).toEqual([]);
});

test('are refused when they are forged, incomplete or of another version, and by verify()', async () => {
  const { send } = await start(() => {});
  const body = annulled('vote.annulled', 'e1');
  expect((await send(body, `sha256=${'0'.repeat(64)}`))[0]).toBe(401);
  expect((await send(body.replace('"version":1', '"version":2')))[0]).toBe(500);
  expect((await send(body.replace('voteEventId', 'other')))[0]).toBe(500);
  const headers = { 'X-Webhook-Signature': await bodySignature(body, RECEIVER_SECRET) };
  expect(await verify(body, headers, RECEIVER_SECRET)).toMatchObject({ ok: false, reason: 'unsupported_event' });
});
