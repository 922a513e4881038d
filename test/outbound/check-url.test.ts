// §1, D16: which URLs are accepted as endpoints, and the messages for others.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createAddressChecker } from '../../src/outbound/check-address.ts';
import { checkUrl } from '../../src/outbound/check-url.ts';

const strict = createAddressChecker([]);
const lan = createAddressChecker(['192.168.0.0/16']);

describe('§1 an https URL is normalized', () => {
  test.each([
    ['https://bot.example/votes', 'https://bot.example/votes'],
    ['  https://bot.example  ', 'https://bot.example/'],
    ['HTTPS://BOT.Example:443/Votes?a=1', 'https://bot.example/Votes?a=1'],
    ['https://bot.example.:8443/x', 'https://bot.example:8443/x'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://1.1.1.1/', 'https://1.1.1.1/'],
    ['https://[2606:4700::1]:8443/', 'https://[2606:4700::1]:8443/'],
    ['https://bot.example:65535/', 'https://bot.example:65535/'],
  ])('%s', (given, normal) => {
    const ruling = checkUrl(given, strict);
    expect(ruling.ok && ruling.url.href).toBe(normal);
  });
});

describe('§1, D16 a URL that cannot be an endpoint is rejected with the reason', () => {
  test.each([
    ['', 'url_invalid'],
    ['bot.example/votes', 'url_invalid'],
    ['https://', 'url_invalid'],
    ['https://bot..example/', 'url_invalid'],
    [`https://${'a'.repeat(64)}.example/`, 'url_invalid'],
    ['https://1.2.3.4.5/', 'url_invalid'],
    ['https://bot.example:65536/', 'url_invalid'],
    ['https://bot.example/\nvotes', 'url_characters'],
    ['https://bot.example/\0', 'url_characters'],
    ['https://bot.example/\ud800', 'url_characters'],
    [`https://bot.example/${'a'.repeat(2048)}`, 'url_too_long'],
    [`https://bot.example/${'ä'.repeat(1000)}`, 'url_too_long'],
    ['ftp://bot.example/', 'url_scheme'],
    ['file:///etc/passwd', 'url_scheme'],
    ['javascript:alert(1)', 'url_scheme'],
    ['bot.example:8443/votes', 'url_scheme'],
    ['https://./', 'url_invalid'],
    ['https://user@bot.example/', 'url_credentials'],
    ['https://:secret@bot.example/', 'url_credentials'],
    ['https://bot.example/#votes', 'url_fragment'],
    ['https://bot.example/#', 'url_fragment'],
    ['https://bot.example:0/', 'url_port'],
    ['https://bot.example:22/', 'url_port'],
    ['https://bot.example:6379/', 'url_port'],
    ['https://127.0.0.1/', 'blocked_address'],
    ['https://2130706433/', 'blocked_address'],
    ['https://0x7f.1/', 'blocked_address'],
    ['https://0177.0.0.1/', 'blocked_address'],
    ['https://127.0.0.1./', 'blocked_address'],
    ['https://①②⑦.0.0.1/', 'blocked_address'],
    ['https://[::ffff:127.0.0.1]/', 'blocked_address'],
    ['https://[::1]/', 'blocked_address'],
    ['https://169.254.169.254/latest/meta-data', 'blocked_address'],
    ['http://1.1.1.1/', 'url_not_https'],
  ])('%j: %s', (given, code) => {
    expect(inEnglish(checkUrl(given, strict))).toMatchObject({
      ok: false,
      code,
      sentence: expect.stringMatching(/\.$/),
    });
  });
});

describe('D16 plain http is allowed only in opened ranges', () => {
  test('a literal address in an opened range may use http', () => {
    expect(checkUrl('http://192.168.1.5:3000/votes', lan).ok).toBe(true);
  });
  test('a public literal address may not, whatever is opened', () => {
    expect(checkUrl('http://1.1.1.1/', lan)).toMatchObject({ ok: false, code: 'url_not_https' });
  });
  test('denied ports stay denied', () => {
    expect(checkUrl('http://192.168.1.5:6379/', lan)).toMatchObject({ ok: false, code: 'url_port' });
  });
});

test('§1 checking never throws, and a normalized URL stays unchanged', () => {
  // Any UTF-16 code units, lone surrogates included.
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  const host = fc.constantFrom('bot.example', 'BÜCHER.example.', '1.1.1.1', '[2606:4700::1]', 'a', '127.1', 'x:8443');
  const texts = fc.oneof(
    anyText,
    anyText.map((text) => `https://${text}`),
    fc
      .tuple(host, fc.constantFrom('', '/', '?', '/?a=', ':', '#', '@'), fc.oneof(fc.string(), anyText))
      .map(([name, mark, rest]) => `https://${name}${mark}${rest}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const ruling = checkUrl(text, strict);
      if (!ruling.ok) return;
      const again = checkUrl(ruling.url.href, strict);
      expect(again.ok && again.url.href).toBe(ruling.url.href);
    }),
  );
});
