// D17, L4: every result of a vote at its listener is explained in plain sentences: what happened, and what to do.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LISTENER_OUTCOMES, type ListenerCode } from '../../src/channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../../src/channels/votifier/listener-diagnosis.ts';
import { inEnglish } from '../../src/messages/in-english.ts';

const explain = (evidence: Parameters<typeof diagnoseListener>[0]) => inEnglish(diagnoseListener(evidence));
const CODES = Object.keys(LISTENER_OUTCOMES) as ListenerCode[];
const PLACE = { host: 'mc.example', port: 8192 };

describe.each(CODES)('%s', (code) => {
  const end = LISTENER_OUTCOMES[code];

  test.each([
    { protocol: 'v1' },
    { protocol: 'v2', ...PLACE, words: 'said', serviceName: 'Acme' },
    { protocol: 'v2', host: 'mc.example', words: null },
  ] as const)('is complete and short with %j', (known) => {
    const { happened, todo } = explain({ code, end, ...known });
    for (const sentence of [happened, todo]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/s);
      expect(sentence).not.toMatch(/!|undefined|\bnull\b|\.\.|,\./);
      expect(sentence.length).toBeLessThan(300);
    }
  });

  test('claims no more than is known', () => {
    const { happened } = explain({ code, end, protocol: 'v1' });
    if (end !== 'accepted') expect(happened).not.toMatch(/accepted/);
    if (end === 'sent_unconfirmed') expect(happened).toMatch(/was sent, but cannot be confirmed/);
    if (end === 'unknown') expect(happened).toMatch(/unknown whether it was processed/);
  });
});

describe('A.2, A.3 the remedies', () => {
  test.each<[ListenerCode, RegExp]>([
    ['connect_refused', /plugin is loaded.*8192.*0\.0\.0\.0/],
    ['connect_timeout', /TCP.*8192.*firewall/],
    ['no_greeting', /8192.*25565/],
    ['not_votifier', /8192/],
    ['v1_only', /TokenSupport: true.*Acme.*v1.*public\.key/],
    ['wrong_token', /tokens.*Acme.*default.*\/nvreload/],
    ['unknown_service', /default:.*Acme:/],
    ['name_too_long', /16.*Bedrock/],
    ['closed_after_sending', /console.*Authentication failed.*ConnectionThrottle/],
    ['sent_unconfirmed', /public key.*disable-v1-protocol.*DisableV1.*v2 token/],
    ['closed_after_sending_v1', /public\.key/],
    ['no_answer', /never sent twice/],
  ])('%s', (code, todo) => {
    const known = {
      code,
      end: LISTENER_OUTCOMES[code],
      protocol: 'v2',
      ...PLACE,
      serviceName: 'Acme',
    } as const;
    expect(explain(known).todo).toMatch(todo);
  });

  test('names the host and port', () => {
    const known = { code: 'connect_refused', end: 'failed', protocol: 'v2' } as const;
    expect(explain({ ...known, ...PLACE }).happened).toContain('at mc.example, port 8192');
    expect(explain({ ...known, host: 'mc.example' }).happened).toContain('at mc.example.');
  });

  test('recognizes the game’s own port', () => {
    const known = {
      code: 'no_greeting',
      end: 'failed',
      protocol: 'v2',
      host: 'mc.example',
      port: 25_565,
    } as const;
    expect(explain(known).todo).toMatch(/^Port 25565 is the game port/);
  });
});

test.each(['unheard_of', '__proto__', 'constructor', ''])(
  'the unknown code %j of another version gets the explanation of its state',
  (code) => {
    for (const end of new Set(Object.values(LISTENER_OUTCOMES)))
      expect(explain({ code, end, protocol: 'v2' }).happened).toMatch(/^The .*\.$/);
  },
);

test('the listener’s text is shown on one line, truncated', () => {
  // Any UTF-16 code units, lone surrogates included.
  const anyText = fc.array(fc.nat(0xffff), { maxLength: 600 }).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(fc.constantFrom(...CODES), anyText, (code, words) => {
      const { happened } = explain({ code, end: LISTENER_OUTCOMES[code], protocol: 'v2', words });
      expect(happened.length).toBeLessThan(450);
      expect(happened).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(happened.isWellFormed()).toBe(true);
    }),
  );
});
