// D16, D28: however an address is spelled, an allowed one leads to the public address that was meant.
// PLAUDIT_TEST_RUNS=500000 npm test -- test/outbound/address-spellings.test.ts tries more than the default of 100,000.

import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { createAddressChecker } from '../../src/outbound/check-address.ts';
import { checkHostSyntax } from '../../src/outbound/check-host.ts';
import { checkUrl, urlHost } from '../../src/outbound/check-url.ts';
import { isPublic, kernelText, numberOf } from '../support/address-oracle.ts';
import { hosts, plainV4, type Spelt, urls, v4Spellings, v6Spellings } from '../support/address-spellings.ts';

const RUNS = Number(process.env.PLAUDIT_TEST_RUNS ?? 100_000);
const judge = createAddressChecker([]);

/** What is wrong, or what the verdict was. */
type Found = 'allowed' | 'refused' | { readonly wrong: string };

/** Each property gets a share of all runs. */
function holds(spelt: fc.Arbitrary<Spelt>, share: number, find: (spelt: Spelt) => Found): void {
  const seen = { allowed: 0, refused: 0 };
  fc.assert(
    fc.property(spelt, (one) => {
      const found = find(one);
      if (typeof found === 'object') throw new Error(`${JSON.stringify(one.text)}: ${found.wrong}`);
      seen[found]++;
    }),
    { numRuns: Math.ceil(RUNS * share) },
  );
  // A generator that produces almost only allowed or only refused addresses would prove little.
  const few = (RUNS * share) / 50;
  expect(seen.allowed).toBeGreaterThan(few);
  expect(seen.refused).toBeGreaterThan(few);
}

/** An address that may be connected to must be the address that was written, and public. */
function findTarget(target: string, { address }: Spelt): Found {
  const numbered = numberOf(target);
  if (!isPublic(numbered)) return { wrong: `leads to ${target}` };
  const meant = kernelText(address);
  return kernelText(numbered) === meant ? 'allowed' : { wrong: `leads to ${target}, not to ${meant}` };
}

function findRuling(text: string, spelt: Spelt): Found {
  const ruling = judge(text);
  if (!ruling.ok) return 'refused';
  // Compared with what the kernel reports about the connection.
  const isKernels = kernelText(numberOf(ruling.address)) === ruling.address;
  return isKernels ? findTarget(ruling.address, spelt) : { wrong: `written ${ruling.address}` };
}

/** An address in its usual form is allowed if it is public. */
function findPlain(spelt: Spelt): Found {
  const found = findRuling(spelt.text, spelt);
  return found === 'refused' && isPublic(spelt.address) ? { wrong: 'is public' } : found;
}

test('D16 in plain notation, exactly the public IPv4 addresses are allowed', () => {
  holds(plainV4, 0.1, findPlain);
});

test('D16 no IPv4 notation with other parts or bases leads to another address', () => {
  holds(v4Spellings, 0.2, (spelt) => findRuling(spelt.text, spelt));
});

test('D16 an IPv6 address is allowed if it is public, however it is abbreviated', () => {
  holds(v6Spellings, 0.2, findPlain);
});

test('D16 no URL leads to a forbidden address, or to another one than it shows', () => {
  holds(urls, 0.35, (spelt) => {
    const ruling = checkUrl(spelt.text, judge);
    if (!ruling.ok) return ENGLISH.text(ruling.sentence).endsWith('.') ? 'refused' : { wrong: 'no sentence' };
    // The address Node's own parser finds is the one that would be connected to.
    const meant = new URL(spelt.text).hostname.replace(/\.$/, '');
    const target = urlHost(ruling.url);
    if (ruling.url.hostname !== meant) return { wrong: `not ${meant}` };
    return isIP(target) === 0 ? { wrong: `taken for the name ${target}` } : findTarget(target, spelt);
  });
});

test('D16 no host of a vote listener or game server leads to a forbidden address', () => {
  holds(hosts, 0.15, (spelt) => {
    const judged = checkHostSyntax(spelt.text, 8192);
    if (!judged.ok) return 'refused';
    return isIP(judged.host) === 0 ? { wrong: `taken for the name ${judged.host}` } : findRuling(judged.host, spelt);
  });
});
