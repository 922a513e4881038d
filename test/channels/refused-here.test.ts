// D17: the explanation when nothing listens on this very machine.
import { expect, test } from 'vitest';
import { diagnose } from '../../src/channels/diagnosis.ts';
import { diagnoseListener } from '../../src/channels/votifier/listener-diagnosis.ts';
import { inEnglish } from '../../src/messages/in-english.ts';

const REFUSED = { code: 'connect_refused', responseHeaders: null, responseBody: null };

test.each(['127.0.0.1', '127.0.0.1:8080', '::1', '[::1]:8080'])(
  'D17 for %s does not suggest listening on 0.0.0.0',
  (address) => {
    expect(inEnglish(diagnose({ ...REFUSED, address })).todo).not.toContain('0.0.0.0');
  },
);

test.each(['203.0.113.7:443', '10.0.0.7', null])(
  'D17 for %s suggests that the receiver may listen on loopback only',
  (address) => {
    expect(inEnglish(diagnose({ ...REFUSED, address })).todo).toContain('0.0.0.0');
  },
);

test('D17 applies to vote listeners, too', () => {
  const refused = { code: 'connect_refused', end: 'failed', protocol: 'v2', port: 8192 } as const;
  expect(inEnglish(diagnoseListener({ ...refused, host: 'localhost' })).todo).not.toContain('0.0.0.0');
  expect(inEnglish(diagnoseListener({ ...refused, host: 'mc.example' })).todo).toContain('0.0.0.0');
});
