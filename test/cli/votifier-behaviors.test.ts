// The test listener simulating bad behaviors: each one does what its description says; and connections are limited.
import { describe, expect, test } from 'vitest';
import { challengeOf, connectVoteCaller, frameOf, VOTE, type VoteCaller } from '../support/vote-caller.ts';
import { openVoteListener, type WatchedListener } from '../support/vote-listener.ts';
import { BEHAVIORS, type BehaviorName, behaviorNames } from '../support/vote-receivers/behaviors.ts';

const listen = (behavior: BehaviorName) => openVoteListener({ behavior, protocols: ['v2'] });

async function sendVote(listener: WatchedListener): Promise<VoteCaller> {
  const caller = connectVoteCaller(listener.port);
  caller.send(frameOf(listener.token!, await challengeOf(caller)));
  return caller;
}

/** Events reach the listener after a connection ends: a second connection shows that none were missing. */
async function expectOpen(listener: WatchedListener, place = 0): Promise<void> {
  const count = listener.connections.length;
  connectVoteCaller(listener.port);
  await listener.until(() => listener.connections.length > count);
  expect(listener.connections[place]?.isOpen).toBe(true);
}

describe('before a vote', () => {
  test('silent sends nothing and stays open', async () => {
    const listener = await listen('silent');
    const caller = connectVoteCaller(listener.port);
    caller.send(Buffer.from('hello'));
    await expectOpen(listener);
    expect(listener.connections[0]?.sentBytes).toBe(0);
    caller.leave();
    expect(await caller.end).toEqual({ reply: '', how: 'closed' });
  });

  test('http sends the response of a web server', async () => {
    const { reply, how } = await connectVoteCaller((await listen('http')).port).end;
    expect(reply).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s);
    expect(how).toBe('closed');
  });

  test('ssh sends an SSH banner and stays open', async () => {
    const listener = await listen('ssh');
    expect(await connectVoteCaller(listener.port).greeting()).toMatch(/^SSH-2\.0-/);
    await expectOpen(listener);
  });

  test('greets-slowly sends one byte at a time', async () => {
    const listener = await listen('greets-slowly');
    const caller = connectVoteCaller(listener.port);
    expect(await caller.heard((text) => text.length > 0)).toBe('V');
    expect(await caller.heard((text) => text.length > 1)).toBe('VO');
    await expectOpen(listener);
  });

  test('long-greeting sends kilobytes without a line break', async () => {
    const listener = await listen('long-greeting');
    const caller = connectVoteCaller(listener.port);
    expect(await caller.heard((text) => text.length > 8_000)).toMatch(/^VOTIFIER 2 [^\n]+$/);
    await expectOpen(listener);
  });

  test.each([
    ['reset', 'reset', ''],
    ['closes', 'closed', ''],
    ['closes-after-greeting', 'closed', 'VOTIFIER 2 '],
  ] as const)('%s', async (behavior, how, greeting) => {
    const listener = await listen(behavior);
    const caller = connectVoteCaller(listener.port);
    expect((await caller.end).how).toBe(how);
    expect((await caller.heard()).startsWith(greeting)).toBe(true);
    if (greeting === '') expect(listener.connections[0]?.sentBytes).toBe(0);
    expect(listener.refusals).toEqual([]);
  });

  test('reset-after-greeting resets at the first byte', async () => {
    const listener = await listen('reset-after-greeting');
    const caller = connectVoteCaller(listener.port);
    expect(await caller.greeting()).toMatch(/^VOTIFIER 2 /);
    await expectOpen(listener);
    caller.send(Buffer.of(0x73));
    expect(await caller.end).toEqual({ reply: '', how: 'reset' });
    expect(listener.votes).toEqual([]);
  });

  test('wrong-challenge rejects what NuVotifier would accept', async () => {
    const listener = await listen('wrong-challenge');
    const { reply } = await (await sendVote(listener)).end;
    expect(JSON.parse(reply)).toMatchObject({ status: 'error', error: 'Challenge is not valid' });
    expect(listener.votes).toEqual([]);
  });
});

describe('after an accepted vote', () => {
  test.each([
    ['half-reply', /^\{"status":"o$/],
    ['garbage-reply', /^\xff\xfe[\s\S]{510}$/],
    ['html-reply', /^<!doctype html>/],
    ['huge-reply', /^\{"status":"error".{1048576,}\}\r\n$/],
    ['status-other', /^\{"status":"queued"\}\r\n$/],
    ['markup-cause', /^\{"status":"error","cause":"<script>[\s\S]{20000,}\}\r\n$/],
  ] as const)('%s responds and closes', async (behavior, expected) => {
    const listener = await listen(behavior);
    const { reply, how } = await (await sendVote(listener)).end;
    expect(reply).toMatch(expected);
    expect(how).toBe('closed');
    expect(listener.votes).toMatchObject([VOTE]);
    expect(listener.connections).toMatchObject([{ votes: 1 }]);
  });

  test('the cause of markup-cause is 10 kB with control characters', async () => {
    const { reply } = await (await sendVote(await listen('markup-cause'))).end;
    const { cause } = JSON.parse(reply);
    expect(cause.length).toBeGreaterThanOrEqual(10_240);
    for (const one of ['<script>', '\u0000', '\u001b[31m', '\u0007']) expect(cause).toContain(one);
  });

  test.each(['half-reply-open', 'never-closing'] as const)('%s stays open', async (behavior) => {
    const listener = await listen(behavior);
    const caller = await sendVote(listener);
    if (behavior === 'half-reply-open') await caller.heard((text) => text.endsWith('\n{"status":"o'));
    await listener.until(() => listener.votes.length === 1);
    await expectOpen(listener);
    expect((await caller.heard()).split('\n')).toHaveLength(2);
  });

  test('reset-after-vote resets', async () => {
    const listener = await listen('reset-after-vote');
    expect(await (await sendVote(listener)).end).toEqual({ reply: '', how: 'reset' });
    expect(listener.votes).toHaveLength(1);
  });
});

test('every behavior has a description of one line', () => {
  for (const name of behaviorNames()) expect(BEHAVIORS[name].line).toMatch(/^[^\n]{10,110}[^.\n]$/);
});

test('a connection carries one vote; anything after it is counted and ignored', async () => {
  const listener = await listen('never-closing');
  const caller = connectVoteCaller(listener.port);
  const bytes = frameOf(listener.token!, await challengeOf(caller));
  caller.send(bytes);
  await listener.until(() => listener.votes.length === 1);
  caller.send(bytes);
  caller.leave();
  expect((await caller.end).how).toBe('closed');
  expect(listener.connections).toMatchObject([{ votes: 1, receivedBytes: 2 * bytes.length }]);
  expect(listener.votes).toHaveLength(1);
});

describe('connections are limited', () => {
  test('in bytes', async () => {
    const listener = await openVoteListener({
      behavior: 'silent',
      protocols: ['v2'],
      limits: { bytes: 1_000 },
    });
    const caller = connectVoteCaller(listener.port);
    caller.send(Buffer.alloc(1_001));
    await caller.end;
    expect(listener.refusals).toMatchObject([{ reason: 'More than 1000 bytes were sent.' }]);
    await listener.until(() => listener.connections[0]?.isOpen === false);
  });

  test('in sockets', async () => {
    const listener = await openVoteListener({ protocols: ['v2'], limits: { sockets: 1 } });
    await connectVoteCaller(listener.port).greeting();
    expect((await connectVoteCaller(listener.port).end).reply).toBe('');
    expect(listener.connections).toHaveLength(1);
  });

  test('in idle time', async () => {
    const listener = await openVoteListener({ protocols: ['v2'], limits: { idleMs: 10 } });
    expect(await connectVoteCaller(listener.port).end).toMatchObject({ reply: '' });
    await listener.until(() => listener.refusals.length === 1);
    expect(listener.refusals).toMatchObject([{ reason: 'The connection was closed before anything was sent.' }]);
  });
});
