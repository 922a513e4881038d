// The pure rules of access: permissions, and the format of tokens and email addresses.
import type { Command } from 'commander';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type Action, isAllowed, PERMISSIONS, type Role } from '../../src/access/permissions.ts';
import { isPersonName } from '../../src/access/person.ts';
import { scopesFor } from '../../src/access/scopes.ts';
import { formatToken, generateToken, parseAuthorization, parseToken } from '../../src/access/token-text.ts';
import { checkScopes } from '../../src/access/tokens.ts';
import type { ApiContext } from '../../src/api/endpoint.ts';
import { declareEndpoints } from '../../src/api/routes.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { actionOfCommand } from '../../src/cli/subcommand.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { parseEmail } from '../../src/mail/email-address.ts';
import { actionOf } from '../../src/web/context.ts';
import { ROUTER } from '../support/site-routes.ts';

const MANAGER =
  'listing.view_unlisted listing.overview listing.edit ownership.view webhook.manage listener.manage deliveries.view deliveries.redeliver ' +
  'tokens.manage changelog.write changelog.view_removed audit.view notices.manage report.answer review.answer managers.view stream.remove_consumer';

/** What each role may do in addition to what everybody may. */
const ALLOWED: Readonly<Record<Role, string>> = {
  anybody: '',
  member:
    'account.manage game_accounts.manage reminders.manage favorites.manage invitation.reply listing.list_own listing.create ownership.claim report.view_own review.manage_own review.mark',
  owner: `${MANAGER} listing.delete listener.resend ownership.prove managers.manage`,
  manager: `${MANAGER} managers.leave`,
  staff:
    'listing.view_unlisted changelog.view_removed changelog.moderate installation.view installation.set_up audit.view_all ' +
    'listing.view_all listing.moderate listing.change_plan listing.delete_any ownership.decide people.view people.manage ' +
    'votes.review votes.annul reports.view reports.decide reviews.view reviews.moderate site.manage',
  operator:
    'listing.create listing.edit webhook.manage listener.manage deliveries.view tokens.manage changelog.view_removed changelog.moderate ' +
    'installation.run listing.view_all listing.moderate listing.change_plan listing.delete_any people.create people.manage site.manage',
  'votes:read': 'votes.read votes.claim identities.link stream.remove_consumer tokens.read_own',
  'stats:write': 'stats.report tokens.read_own',
  'changelog:write': 'changelog.write tokens.read_own',
  'webhooks:write': 'webhook.manage deliveries.view deliveries.redeliver tokens.manage tokens.read_own',
};
const EVERYBODY = [
  'site.view',
  'listing.view',
  'account.sign_up',
  'account.sign_in',
  'account.reset_password',
  'account.confirm_address',
  'calendar.read',
  'invitation.view',
  'setup.claim',
  'vote.cast',
  'report.make',
  'review.write',
  'profile.view',
];

describe('§5.2 permissions', () => {
  const actions = Object.keys(PERMISSIONS) as Action[];

  test.each(Object.entries(ALLOWED))('%s: %s', (role, allowed) => {
    const found = actions.filter((action) => isAllowed([role as Role], action));
    expect(found.toSorted()).toEqual([...EVERYBODY, ...allowed.split(' ').filter(Boolean)].toSorted());
  });

  test('an owner who is staff has both sets of permissions, a visitor none', () => {
    expect(isAllowed(['member', 'owner', 'staff'], 'listing.change_plan')).toBe(true);
    expect(isAllowed(['member', 'owner', 'staff'], 'tokens.manage')).toBe(true);
    expect(isAllowed([], 'listing.overview')).toBe(false);
  });

  test('every page names its action', () => {
    expect(ROUTER.routes.length).toBeGreaterThan(150);
    expect(unguarded(ROUTER)).toEqual([]);
    const withOpenPage = new Hono().get('/open', (context) => context.text('Open'));
    expect(unguarded(withOpenPage)).toEqual(['GET /open']);
  });

  test('every API endpoint names an action that a scope allows', () => {
    for (const { id, action } of declareEndpoints({ config: {} } as ApiContext))
      expect([id, scopesFor('bot').some((scope) => isAllowed([scope], action))]).toEqual([id, true]);
  });

  test('every command names an action that the operator may do', () => {
    const commands = leavesOf(buildProgram({} as Terminal));
    for (const command of commands) {
      const action = actionOfCommand(command);
      expect([command.name(), action && isAllowed(['operator'], action)]).toEqual([command.name(), true]);
    }
    expect(commands.length).toBeGreaterThan(25);
  });
});

/** Routes without a handler that names an action. */
function unguarded({ routes }: Pick<Hono, 'routes'>): readonly string[] {
  const pages = Map.groupBy(
    routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...pages].flatMap(([page, sharing]) => (sharing.some(({ handler }) => actionOf(handler)) ? [] : [page]));
}

function leavesOf(command: Command): readonly Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);
}

describe('§5.3 scopes', () => {
  test('a bot has four, a game two', () => {
    expect(scopesFor('bot')).toEqual(['votes:read', 'webhooks:write', 'stats:write', 'changelog:write']);
    expect(scopesFor('game')).toEqual(['votes:read', 'webhooks:write']);
  });

  test('no combination gives a game a scope that is for bots only', () => {
    const words = fc.array(fc.oneof(fc.constantFrom(...scopesFor('bot')), fc.string(), fc.constant('__proto__')));
    fc.assert(
      fc.property(words, (wished) => {
        const judged = checkScopes(wished, 'game');
        if (!judged.ok) return true;
        return judged.scopes.every((scope) => scope === 'votes:read' || scope === 'webhooks:write');
      }),
    );
  });
});

describe('the format of a token', () => {
  test('parses what it writes', () => {
    for (let i = 0; i < 100; i++) {
      const text = generateToken();
      expect(parseToken(formatToken(text))).toEqual(text);
      expect(parseAuthorization(`Bearer ${formatToken(text)}`)).toEqual(text);
    }
  });

  test('rejects anything else without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseToken(text)).toBeNull();
        expect(['missing', 'malformed']).toContain(parseAuthorization(text));
        expect(['missing', 'malformed']).toContain(parseAuthorization(`Bearer ${text}`));
      }),
    );
  });
});

describe('an email address', () => {
  test.each([
    [' Sample@Example.COM ', 'sample@example.com'],
    ['a+b@localhost', 'a+b@localhost'],
    ['ünïcode@exämple.de', 'ünïcode@exämple.de'],
  ])('%s is stored as %s', (given, kept) => {
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
  ])('%j is invalid', (given) => {
    expect(parseEmail(given)).toBeNull();
  });
});

test('a name has 1 to 100 code points that can be stored', () => {
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
