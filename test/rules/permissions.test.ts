// The pure rules of access: who may what, what a token and an address look like.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonName } from '../../src/access/people.ts';
import { type Action, isAllowed, type ListingRole } from '../../src/access/permissions.ts';
import { scopesFor } from '../../src/access/scopes.ts';
import { formatToken, generateToken, parseAuthorization, parseToken } from '../../src/access/token-text.ts';
import { checkScopes } from '../../src/access/tokens.ts';
import { parseEmail } from '../../src/mail/email-address.ts';

const ACTS: Readonly<Record<Action, string>> = {
  view_dashboard: 'owner manager',
  edit_listing: 'owner manager',
  manage_webhook: 'owner manager',
  manage_listener: 'owner manager',
  manage_tokens: 'owner manager',
  write_changelog: 'owner manager',
  manage_managers: 'owner',
  delete_listing: 'owner staff',
  edit_plan: 'staff',
  moderate: 'staff',
};

describe('§5.2 who may do what', () => {
  test.each(Object.entries(ACTS))('%s: %s', (act, allowed) => {
    const standings: ListingRole[] = ['owner', 'manager', 'staff', 'member'];
    expect(standings.filter((standing) => isAllowed([standing], act as Action)).join(' ')).toBe(allowed);
  });

  test('an owner who is staff may what either may, a visitor nothing', () => {
    expect(isAllowed(['member', 'owner', 'staff'], 'edit_plan')).toBe(true);
    expect(isAllowed(['member', 'owner', 'staff'], 'manage_tokens')).toBe(true);
    expect(isAllowed([], 'view_dashboard')).toBe(false);
  });
});

describe('§5.3 scopes', () => {
  test('a bot has four, a game two', () => {
    expect(scopesFor('bot')).toEqual(['votes:read', 'webhooks:write', 'stats:write', 'changelog:write']);
    expect(scopesFor('game')).toEqual(['votes:read', 'webhooks:write']);
  });

  test('no list of words gives a game a scope that is for bots only', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom(...scopesFor('bot')), fc.string(), fc.constant('__proto__')),
    );
    fc.assert(
      fc.property(words, (wished) => {
        const judged = checkScopes(wished, 'game');
        if (!judged.ok) return true;
        return judged.scopes.every((scope) => scope === 'votes:read' || scope === 'webhooks:write');
      }),
    );
  });
});

describe('the text of a token', () => {
  test('reads back as it was written', () => {
    for (let i = 0; i < 100; i++) {
      const text = generateToken();
      expect(parseToken(formatToken(text))).toEqual(text);
      expect(parseAuthorization(`Bearer ${formatToken(text)}`)).toEqual(text);
    }
  });

  test('anything else is none, and is never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseToken(text)).toBeNull();
        expect(['missing', 'malformed']).toContain(parseAuthorization(text));
        expect(['missing', 'malformed']).toContain(parseAuthorization(`Bearer ${text}`));
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    [' Sample@Example.COM ', 'sample@example.com'],
    ['a+b@localhost', 'a+b@localhost'],
    ['ünïcode@exämple.de', 'ünïcode@exämple.de'],
  ])('%s is kept as %s', (given, kept) => {
    expect(parseEmail(given)).toBe(kept);
  });

  test.each([
    '',
    'sample',
    '@x.de',
    'sample@',
    'a@b@c',
    'a b@c.de',
    'a\0@b.de',
    '\ud800@b.de',
    'a@b..de',
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(260)}.de`,
  ])('%j is none', (given) => {
    expect(parseEmail(given)).toBeNull();
  });
});

test('a name is 1 to 100 code points that can be stored', () => {
  expect(['A', '𝒳'.repeat(100), ` ${'a'.repeat(100)} `].map(isPersonName)).toEqual([true, true, true]);
  expect(['', '  ', '𝒳'.repeat(101), 'a\0', '\udc00', '\u3164', 'a\nb'].map(isPersonName)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
