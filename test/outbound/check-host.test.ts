// Hosts and ports as owners type them (§1, D16, L5): normalized for DNS and sockets, or rejected with what to do.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { checkHostSyntax } from '../../src/outbound/check-host.ts';

describe('a valid host', () => {
  test.each([
    ['mc.example', 'mc.example'],
    ['  MC.Example.  ', 'mc.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['play_1.mc.example', 'play_1.mc.example'],
    ['93.184.216.34', '93.184.216.34'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:10.0.0.1', '::ffff:a00:1'],
    // Every notation of an address becomes the address, so that it is checked as one.
    ['0x7f.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
  ])('%s becomes %s', (typed, host) => {
    expect(checkHostSyntax(typed, 8192)).toEqual({ ok: true, host });
  });
});

describe('an invalid host', () => {
  test.each([
    ['', 'Enter the host'],
    ['http://mc.example', 'Enter only the host'],
    ['mc.example/path', 'Enter only the host'],
    ['user@mc.example', 'Enter only the host'],
    ['mc.example?x', 'Enter only the host'],
    ['mc.example:8192', 'Enter the port in its own field'],
    ['[2001:db8::1]:8192', 'Enter the port in its own field'],
    ['mc .example', 'a space or an invisible character'],
    ['mc\u200b.example', 'a space or an invisible character'],
    ['mc\n.example', 'a space or an invisible character'],
    ['mc\ud800.example', 'a space or an invisible character'],
    ['fe80::1%eth0', 'is not a valid host name'],
    ['mc..example', 'is not a valid host name'],
    [`${'a'.repeat(64)}.example`, 'is not a valid host name'],
    [`${'a.'.repeat(130)}example`, 'is not a valid host name'],
    ['[mc.example]', 'is not a valid host name'],
    ['999.1.1.1', 'is not a valid host name'],
    ['<script>', 'is not a valid host name'],
    ['.', 'is not a valid host name'],
  ])('%j: %s', (typed, sentence) => {
    const judged = checkHostSyntax(typed, 8192);
    expect(judged).toMatchObject({ ok: false, code: 'host_invalid' });
    expect(!judged.ok && ENGLISH.text(judged.sentence)).toContain(sentence);
  });

  test('any input results in a normalized host or an error message', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.ipV6()), (typed) => {
        const judged = checkHostSyntax(typed, 8192);
        if (judged.ok) expect(checkHostSyntax(judged.host, 8192)).toEqual(judged);
        else expect(ENGLISH.text(judged.sentence)).toMatch(/\.$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a port', () => {
  test.each([0, -1, 65_536, 1.5, Number.NaN])('%s is invalid', (port) => {
    expect(checkHostSyntax('mc.example', port)).toMatchObject({ ok: false, code: 'port_invalid' });
  });

  test.each([22, 25, 53, 3306, 5432, 6379])('%s is refused because it belongs to another service', (port) => {
    expect(checkHostSyntax('mc.example', port)).toMatchObject({ ok: false, code: 'port_denied' });
  });
});
