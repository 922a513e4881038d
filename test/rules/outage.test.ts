// Which part of the log is an outage (decision P55): the newest run of at least five consecutive failed votes.
import { expect, test } from 'vitest';
import { newestOutage } from '../../src/deliveries/outage.ts';

/** `-` failed, `u` undelivered, `+` delivered; newest first, one per second. */
function log(states: string) {
  const words = { '-': 'failed', u: 'undelivered', '+': 'delivered' } as const;
  return [...states].map((state, index) => {
    const milliseconds = 1_700_000_000_000 - index * 1000;
    return {
      eventId: `${milliseconds.toString(16).padStart(12, '0')}70008000000000000000`,
      state: words[state as keyof typeof words],
    };
  });
}
const at = (index: number) => new Date(1_700_000_000_000 - index * 1000);

test.each([
  ['', null],
  ['++++', null],
  ['----', null],
  ['+----+----', null],
  ['-----', { since: at(4), until: at(0), events: 5 }],
  ['++-u-u-+------', { since: at(6), until: at(2), events: 5 }],
  ['-+uuuuuu+', { since: at(7), until: at(2), events: 6 }],
])('%j', (states, outage) => {
  expect(newestOutage(log(states))).toEqual(outage);
});
