// D17: every way an attempt can fail is explained in plain sentences: what happened, and what to do.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIAGNOSES, diagnose, findDiagnosedCode } from '../../src/channels/diagnosis.ts';
import { WEBHOOK_CHANNELS } from '../../src/channels/registry.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { FAILURE_CODES, URL_CODES } from '../../src/outbound/failure-codes.ts';

const explain = (evidence: Parameters<typeof diagnose>[0]) => inEnglish(diagnose(evidence));
const CHANNEL_CODES = WEBHOOK_CHANNELS.flatMap(({ diagnoses }) => Object.keys(diagnoses));
const bare = { responseHeaders: null, responseBody: null };

describe('D17 every code has an explanation', () => {
  test.each([...FAILURE_CODES, ...URL_CODES, ...CHANNEL_CODES, 'delivered', 'redirect', 'interrupted'])(
    '%s',
    (code) => {
      expect(findDiagnosedCode(code)).toBe(code);
    },
  );

  test('every HTTP status has an explanation, its own or that of its class', () => {
    for (let status = 100; status <= 999; status++) {
      if (status >= 200 && status <= 399) continue;
      expect(findDiagnosedCode(`http_${status}`)).toMatch(/^http_/);
    }
    expect(findDiagnosedCode('http_418')).toBe('http_4xx');
    expect(findDiagnosedCode('http_599')).toBe('http_5xx');
    expect(findDiagnosedCode('http_700')).toBe('http_other');
  });

  test('an unknown code from a later version has an explanation, too', () => {
    expect(explain({ code: 'unheard_of', ...bare }).happened).toMatch(/\.$/);
    expect(explain({ code: '__proto__', ...bare }).happened).toMatch(/\.$/);
  });
});

test.each(Object.entries(DIAGNOSES))('D17 the sentences of %s are complete and short', (_code, diagnosis) => {
  for (const sentence of Object.values(inEnglish(diagnosis))) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.length).toBeLessThan(240);
  }
});

describe('D17 responses with more information than their status have a specific explanation', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };

  test.each([
    ['redirect', { location: 'https://www.bot.example/votes' }, '', /www\.bot\.example/],
    ['http_403', html, '<html>Just a moment...</html>', /challenge page/],
    ['http_403', { 'cf-mitigated': 'challenge' }, '', /challenge page/],
    ['http_503', html, '<p>solve this captcha</p>', /challenge page/],
    ['http_404', { 'ngrok-error-code': 'ERR_NGROK_3200' }, '', /tunnel/],
    ['http_401', { 'www-authenticate': 'Basic realm="x"' }, '', /user name and password/],
    ['http_404', html, '<pre>Cannot POST /votes</pre>', /no route for POST/],
    ['http_404', {}, '<!DOCTYPE html><title>Not found</title>', /web page/],
    ['delivered', html, '<html>', /web page/],
    ['http_403', {}, '{"error":"no"}', /forbids/],
    ['http_401', {}, '{"error":"no"}', /signature/],
    ['redirect', {}, '', /redirect/],
  ])('%s with %j and %j', (code, responseHeaders, responseBody, expected) => {
    const { happened } = explain({
      code,
      responseHeaders: responseHeaders as Record<string, string>,
      responseBody,
    });
    expect(happened).toMatch(expected);
  });

  // Any UTF-16 code units, lone surrogates included.
  const anyText = fc.array(fc.nat(0xffff), { maxLength: 600 }).map((units) => String.fromCharCode(...units));

  test('text from the receiver becomes one plain line, truncated', () => {
    fc.assert(
      fc.property(anyText, (location) => {
        const { happened } = explain({
          code: 'redirect',
          responseHeaders: { location },
          responseBody: null,
        });
        expect(happened.length).toBeLessThan(350);
        expect(happened).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(happened.isWellFormed()).toBe(true);
      }),
    );
  });
});
