// §2.1: a request is built as one string, and no header can inject another.
import { describe, expect, test } from 'vitest';
import { formatBinaryPostRequest, formatPostHead, formatPostRequest } from '../../../src/outbound/http1/head.ts';

const OPENING = formatPostHead(new URL('https://bot.example/votes'));

test('§2.1 builds the request byte for byte', () => {
  const opening = formatPostHead(new URL('https://bot.example:8443/votes/ü?key=a b'));
  expect(formatPostRequest(opening, { 'X-Plaudit-Event': 'vote.created' }, '{"name":"Zoë"}')).toBe(
    [
      'POST /votes/%C3%BC?key=a%20b HTTP/1.1',
      'Host: bot.example:8443',
      'Connection: keep-alive',
      'Accept-Encoding: identity',
      'X-Plaudit-Event: vote.created',
      'Content-Length: 15',
      '',
      '{"name":"Zoë"}',
    ].join('\r\n'),
  );
});

test.each([
  ['https://bot.example/', 'bot.example'],
  ['https://bot.example:443/', 'bot.example'],
  ['http://bot.example:443/', 'bot.example:443'],
  ['https://[2606:4700::1111]:8443/', '[2606:4700::1111]:8443'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
])('the Host header for %s is %s', (url, host) => {
  expect(formatPostHead(new URL(url))).toContain(`\r\nHost: ${host}\r\n`);
});

test('P37 sends binary bodies unchanged, with the right length', () => {
  const body = Uint8Array.from([0, 0xff, 0x0d, 0x0a, 0x80]);
  const request = formatBinaryPostRequest(OPENING, { TTL: '60' }, body);
  expect(request?.toString('latin1')).toBe(`${OPENING}TTL: 60\r\nContent-Length: 5\r\n\r\n\0\xff\r\n\x80`);
  expect(formatBinaryPostRequest(OPENING, { 'Content-Length': '1' }, body)).toBeNull();
});

test('counts the replacement character for a lone surrogate', () => {
  expect(formatPostRequest(OPENING, {}, '\ud800')).toContain('Content-Length: 3\r\n');
});

describe('rejects a header that could be read as more than one', () => {
  test.each([
    ['a line break in a value', { 'X-A': 'a\r\nX-B: b' }],
    ['a line feed in a value', { 'X-A': 'a\nb' }],
    ['a carriage return in a value', { 'X-A': 'a\rb' }],
    ['NUL in a value', { 'X-A': 'a\0b' }],
    ['a value that is not ASCII', { 'X-A': 'caf\u00e9' }],
    ['a value that ends in a line break', { 'X-A': 'a\n' }],
    ['a character whose lower byte is a line feed', { 'X-A': '\u010a' }],
    ['a line break in a name', { 'X-A\r\nX-B': 'a' }],
    ['a colon in a name', { 'X-A:': 'a' }],
    ['a space in a name', { 'X-A ': 'a' }],
    ['an empty name', { '': 'a' }],
    ['a second Host', { HOST: 'else.example' }],
    ['a second length', { 'content-length': '1' }],
    ['another transfer encoding', { 'Transfer-Encoding': 'chunked' }],
  ])('%s', (_what, headers) => {
    expect(formatPostRequest(OPENING, headers, '')).toBeNull();
  });
});
