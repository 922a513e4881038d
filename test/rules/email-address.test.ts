// Variants of one mailbox: which email addresses belong to the same voter (P144).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAddress } from '../../src/access/voter-identities.ts';
import { parseEmail } from '../../src/mail/email-address.ts';

describe('P144 one mailbox', () => {
  test.each([
    ['sample@mail.example', 'sample@mail.example'],
    ['Sample@MAIL.example', 'sample@mail.example'],
    ['sample+tag@mail.example', 'sample@mail.example'],
    ['sample+a+b@mail.example', 'sample@mail.example'],
    ['sample+@mail.example', 'sample@mail.example'],
    ['first.last@mail.example', 'first.last@mail.example'],
    ['first.last+x@gmail.com', 'firstlast@gmail.com'],
    ['f.i.rstlast@googlemail.com', 'firstlast@gmail.com'],
    ['...@gmail.com', '...@gmail.com'],
    ['first.last_x-y@protonmail.com', 'firstlastxy@proton.me'],
    ['FirstLastXY+tag@pm.me', 'firstlastxy@proton.me'],
    ['+tag@mail.example', '+tag@mail.example'],
    ['sample@münchen.example', 'sample@xn--mnchen-3ya.example'],
    ['sample@xn--mnchen-3ya.example', 'sample@xn--mnchen-3ya.example'],
    ['jose\u0301@mail.example', 'jos\u00e9@mail.example'],
  ])('%s is the mailbox %s', (address, mailbox) => {
    expect(canonicalAddress(address)).toBe(mailbox);
  });

  test.each([
    ['first.last@mail.example', 'firstlast@mail.example'],
    ['sample@mail.example', 'sample@gmail.com'],
    ['sample-tag@mail.example', 'sample@mail.example'],
    ['sample@mail.example', 'sample@sub.mail.example'],
  ])('%s and %s are different', (one, other) => {
    expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
  });
});

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789._-';
const local = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 });
const tag = fc.string({ unit: fc.constantFrom(...letters, '+'), maxLength: 12 });
const domain = fc.constantFrom('mail.example', 'gmail.com', 'googlemail.com', 'münchen.example', 'localhost');
const anyCase = (text: string, upper: readonly boolean[]) =>
  [...text].map((sign, place) => (upper[place % upper.length] ? sign.toUpperCase() : sign)).join('');
const upper = fc.array(fc.boolean(), { minLength: 1, maxLength: 7 });

describe('P144 for any email address', () => {
  test('tags and case make no difference, and normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(local, tag, domain, upper, (name, added, host, how) => {
        const mailbox = canonicalAddress(`${name}@${host}`);
        expect(canonicalAddress(anyCase(`${name}+${added}@${host}`, how))).toBe(mailbox);
        expect(canonicalAddress(mailbox)).toBe(mailbox);
      }),
    );
  });

  test('two different local parts without tags stay different, except for dots at Gmail', () => {
    fc.assert(
      fc.property(local, local, domain, (one, other, host) => {
        const same = canonicalAddress(`${one}@${host}`) === canonicalAddress(`${other}@${host}`);
        const isGmail = host === 'gmail.com' || host === 'googlemail.com';
        const undotted = (text: string) => (isGmail ? text.replaceAll('.', '') || text : text);
        expect(same).toBe(undotted(one) === undotted(other));
      }),
    );
  });

  test('every valid address has one mailbox, which is its own mailbox', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (address, noise) => {
        for (const text of [address, noise, `${noise}@${noise}`, `${address}${noise}`]) {
          const email = parseEmail(text);
          if (email === null) continue;
          const mailbox = canonicalAddress(email);
          expect(mailbox).toContain('@');
          expect(canonicalAddress(mailbox)).toBe(mailbox);
        }
      }),
      { numRuns: 500 },
    );
  });
});
