// What the test listener prints for people: the host, token and key to paste, and lines that no sender can manipulate.
import { expect, test } from 'vitest';
import { NUVOTIFIER } from '../../src/cli/listener/nuvotifier.ts';
import { openingOutput, refusalOutput, voteOutput } from '../../src/cli/listener/print-votes.ts';
import { VOTE } from '../support/vote-caller.ts';
import { openVoteListener } from '../support/vote-listener.ts';

const receivedAt = new Date('2026-11-21T17:00:00Z');

test('prints what owners paste at the start', async () => {
  const listener = await openVoteListener({ token: 'abc' });
  const { text } = openingOutput(listener, NUVOTIFIER, 'Plaudit');
  expect(text).toContain(`127.0.0.1:${listener.port}`);
  expect(text).toMatch(/^ {2}Token +abc$/m);
  expect(text).toMatch(/^ {2}For service +Plaudit only$/m);
  expect(text.split('\n')).toContain(listener.publicKey);
});

test('omits the secret of a disabled protocol', async () => {
  const { text } = openingOutput(await openVoteListener({ protocols: ['v2'] }), NUVOTIFIER);
  expect(text).not.toMatch(/key|service/i);
});

test('prints a vote on one line', () => {
  const { text } = voteOutput({ protocol: 'v2', ...VOTE, receivedAt });
  expect(text).toBe(
    '2026-11-21T17:00:00.000Z  Vote by Steve for Plaudit (v2, address 0.0.0.0, timestamp 1760000000000).',
  );
});

test('a sender’s text can neither control the terminal nor fill it', () => {
  const username = `\u001b[31mA\nB\u202e\u009b${'x'.repeat(5_000)}`;
  const { text, json } = voteOutput({ protocol: 'v2', ...VOTE, username, receivedAt });
  expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text.length).toBeLessThan(400);
  expect(json).toMatchObject({ username });
  const refused = refusalOutput({
    protocol: 'v2',
    reason: `No token for ${username}.`,
    from: 'a',
    receivedAt,
  });
  expect(refused.text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
