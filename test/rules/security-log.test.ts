// The security log has one line for each event, and attackers cannot flood it (decision P421).
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSecurityLog } from '../../src/core/security-log.ts';

let lines: Record<string, unknown>[];
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => void vi.useRealTimers());

const client = { network: 'a-hash' };

test('writes what happened, from which network, and no address unless it is given', () => {
  const { record } = createSecurityLog(log);
  record('permission_denied', client, { action: 'listing.moderate', personId: 'usr_1' });
  record('token_refused', { ...client, address: '192.0.2.7' }, { action: 'votes.read' });
  expect(lines).toMatchObject([
    {
      level: 40,
      part: 'security',
      event: 'permission_denied',
      network: 'a-hash',
      action: 'listing.moderate',
      personId: 'usr_1',
    },
    {
      level: 40,
      part: 'security',
      event: 'token_refused',
      network: 'a-hash',
      address: '192.0.2.7',
      action: 'votes.read',
    },
  ]);
  expect(lines[0]).not.toHaveProperty('address');
});

test('writes at most 50 lines per second, and then how many it left out', () => {
  const { record } = createSecurityLog(log);
  for (let turn = 0; turn < 80; turn += 1) record('sign_in_failed', client);
  expect(lines).toHaveLength(50);
  vi.advanceTimersByTime(1_000);
  record('sign_in_failed', client);
  expect(lines.slice(50)).toMatchObject([{ part: 'security', omitted: 30 }, { event: 'sign_in_failed' }]);
});
