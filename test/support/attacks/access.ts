// Attacks on other people's data: pages and forms, IDs in paths, sessions, calendars, fields that no form has.
import { expect } from 'vitest';
import { SITE_ROUTES, type SiteRoute } from '../site-routes.ts';
import { type Attack, coveredBy } from './attack.ts';
import type { AttackResponse } from './http-client.ts';
import { pathOf, routesOf } from './site-paths.ts';
import { type AttackTarget, type ListingPair, SECRET_WORD, type TargetPerson } from './target.ts';

/** Routes for owners, managers or staff only. */
const GUARDED = /^\/(dashboard\/:id|staff|invitations\/|listings\/:id\/changelog\/re)/;
/** Fields that any form might require, so that only the sender's permissions can stop the request. */
const TAKEOVER_FIELDS = {
  name: 'Taken over',
  url: 'https://evil.example/',
  reason: 'Sample reason',
  answer: 'accept',
  scopes: 'votes:read',
  plan: 'enterprise',
  version: '1.0.0',
  email: 'evil@mail.example',
};

type Who = (target: AttackTarget) => {
  readonly intruder: TargetPerson | null;
  readonly victims: ListingPair;
};
const victim =
  (name: keyof AttackTarget['people']): Who =>
  ({ people, victims }) => ({ intruder: people[name], victims });

const INTRUDERS: Readonly<Record<string, Who>> = {
  'a visitor who is not signed in': ({ victims }) => ({ intruder: null, victims }),
  'a stranger with listings of their own': victim('stranger'),
  'the manager of another listing': victim('otherManager'),
  'a manager who was removed': victim('formerManager'),
  'a suspended owner with the cookie from before': ({ people, suspendedVictims }) => ({
    intruder: people.suspendedOwner,
    victims: suspendedVictims,
  }),
  'a member who is no longer staff': victim('formerStaff'),
};

function expectNoSecrets({ text, headers }: AttackResponse, path: string): void {
  expect([path, new RegExp(SECRET_WORD, 'i').test(text + JSON.stringify(headers))]).toEqual([path, false]);
}

/** Runs the attack and expects that no data has changed. */
async function expectNoChanges(target: AttackTarget, attack: () => Promise<void>): Promise<void> {
  const before = await target.digest();
  await attack();
  expect(await target.digest()).toEqual(before);
}

/** Without permission the page responds with a redirect to sign in, 403 or 404. */
async function expectNoAccess(
  { ask }: AttackTarget,
  { method, pattern }: SiteRoute,
  { intruder, victims }: ReturnType<Who>,
): Promise<void> {
  const path = pathOf({ pattern }, victims, { key: victims.bot.invitationId });
  const ids = { id: victims.server.invitationId, to: victims.server.managerId };
  const fields = method === 'POST' ? { ...TAKEOVER_FIELDS, ...ids } : undefined;
  const answer = await ask({ method, path, fields, ...(intruder && { cookie: intruder.cookie }) });
  expectNoSecrets(answer, path);
  const outcome = answer.status === 303 ? answer.headers.location : answer.status;
  expect([path, String(outcome)]).toEqual([
    path,
    expect.stringMatching(/^(403|404|\/sign-in\b.*|\/invitations\/inv_\w+)$/),
  ]);
}

const intrusions: readonly Attack[] = Object.entries(INTRUDERS).flatMap(([who, of]) => [
  {
    name: `every page and form of staff and of a public listing’s dashboard, requested by ${who}`,
    replay: (target: AttackTarget) =>
      expectNoChanges(target, async () => {
        const routes = SITE_ROUTES.filter(({ pattern }) => GUARDED.test(pattern));
        expect(routes.length).toBeGreaterThan(80);
        for (const route of routes) await expectNoAccess(target, route, of(target));
      }),
  },
  {
    name: `every page of a hidden listing, requested by ${who}`,
    async replay(target: AttackTarget) {
      const { intruder, victims } = of(target);
      const pair = { bot: victims.bot, server: victims.bot };
      const routes = routesOf('GET', /^\/(listings|dashboard)\/:id/);
      expect(routes.length).toBeGreaterThan(40);
      for (const route of routes) await expectNoAccess(target, route, { intruder, victims: pair });
    },
  },
]);

/** Paths under the attackers' own listings, with one ID of the victims' listings. */
const BORROWED: readonly (readonly [
  what: string,
  param: RegExp,
  ids: (target: AttackTarget) => Record<string, string>,
])[] = [
  ['delivery', /:eventId/, ({ victims }) => ({ eventId: victims.server.eventId })],
  ['API token', /:token/, ({ victims }) => ({ token: victims.server.tokenId })],
  ['manager', /:person\/remove/, ({ victims }) => ({ person: victims.server.managerId })],
];

const borrowedIds: readonly Attack[] = BORROWED.map(([what, param, ids]) => ({
  name: `another listing’s ${what} under a path of one’s own listing`,
  replay: (target) =>
    expectNoChanges(target, async () => {
      const { cookie } = target.people.stranger;
      const routes = SITE_ROUTES.filter(({ pattern }) => pattern.startsWith('/dashboard') && param.test(pattern));
      expect(routes.length).toBeGreaterThan(1);
      for (const { method, pattern } of routes) {
        const path = pathOf({ pattern }, target.attackers, ids(target));
        const fields = method === 'POST' ? {} : undefined;
        const answer = await target.ask({ method, path, cookie, fields });
        expectNoSecrets(answer, path);
        if (!pattern.endsWith('/live')) expect([path, answer.status >= 300]).toEqual([path, true]);
      }
    }),
}));

/** Forms that contain the ID of their object in a field. */
const namedInFields: readonly Attack[] = [
  {
    name: 'another listing’s invitation withdrawn, and its manager offered one’s own listing, by IDs in fields',
    replay: (target) =>
      expectNoChanges(target, async () => {
        const { cookie } = target.people.stranger;
        const managers = `/dashboard/${target.attackers.server.id}/managers`;
        const { invitationId: id, managerId: to } = target.victims.server;
        await target.ask({ method: 'POST', path: `${managers}/withdraw`, cookie, fields: { id } });
        const offered = await target.ask({
          method: 'POST',
          path: `${managers}/hand-over`,
          cookie,
          fields: { to },
        });
        expect(offered.status).toBe(404);
      }),
  },
  {
    name: 'somebody else’s session ended by its ID',
    async replay({ db, ask, people }) {
      const sessions = db.selectFrom('session').select('id').where('person_id', '=', people.owner.id);
      const { id } = await sessions.executeTakeFirstOrThrow();
      const path = `/account/sessions/${id}/end`;
      await ask({ method: 'POST', path, cookie: people.stranger.cookie, fields: {} });
      expect((await ask({ path: '/account', cookie: people.owner.cookie })).status).toBe(200);
    },
  },
  {
    name: 'an invitation’s link used by somebody it is not for',
    replay: (target) =>
      expectNoChanges(target, async () => {
        const { people, victims, ask } = target;
        const path = `/invitations/${victims.bot.invitationKey}`;
        for (const answer of ['accept', 'decline'])
          await ask({ method: 'POST', path, cookie: people.stranger.cookie, fields: { answer } });
      }),
  },
  {
    name: 'a manager doing what only the owner may: invite, withdraw, remove, hand over, delete',
    replay: (target) =>
      expectNoChanges(target, async () => {
        const { people, victims, ask } = target;
        const { id, managerId, invitationId } = victims.server;
        const fields = {
          email: 'evil@mail.example',
          id: invitationId,
          to: managerId,
          name: 'The sample server',
        };
        for (const act of [
          ...['managers', 'managers/withdraw', 'managers/hand-over'],
          ...[`managers/${managerId}/remove`, 'settings/delete'],
        ]) {
          const path = `/dashboard/${id}/${act}`;
          const { status } = await ask({ method: 'POST', path, cookie: people.manager.cookie, fields });
          expect([act, status]).toEqual([act, 403]);
        }
      }),
  },
];

const FORBIDDEN_FIELDS = {
  id: 'lst_00000000000000000000',
  owner_id: 'usr_evil',
  ownerId: 'usr_evil',
  plan: 'free',
  state: 'public',
  role: 'staff',
  email: 'other@mail.example',
  emailVerified: 'true',
  platformId: '80351110224678912',
  voteCount: '1000000',
  vote_count: '1000000',
  score: '1e9',
  isPublic: 'true',
  changelogPro: 'true',
  ['__proto__']: 'x',
  'constructor.prototype.role': 'staff',
  'person[role]': 'staff',
};

const massAssignment: readonly Attack[] = [
  {
    name: 'a role, another plan, another owner and a million votes slipped into the fields of honest forms',
    async replay({ db, ask, people: { stranger }, attackers: { bot } }) {
      const listing = () =>
        db
          .selectFrom('listing')
          .select(['id', 'owner_id', 'plan', 'state', 'vote_count', 'changelog_pro'])
          .where('id', '=', bot.id)
          .executeTakeFirst();
      const person = () =>
        db
          .selectFrom('person')
          .select(['role', 'email', 'platform_id', 'suspended_at'])
          .where('id', '=', stranger.id)
          .executeTakeFirst();
      const before = [await listing(), await person()];
      const { cookie } = stranger;
      const saved = { ...FORBIDDEN_FIELDS, name: 'The plain bot', description: 'The plain description.' };
      for (const path of [`/dashboard/${bot.id}/page`, '/account/name']) {
        const { status } = await ask({ method: 'POST', path, cookie, fields: saved });
        expect([path, status]).toEqual([path, 303]);
      }
      expect([await listing(), await person()]).toEqual(before);
    },
  },
  {
    name: 'a vote in somebody else’s name, by fields of the form',
    async replay({ db, ask, people: { stranger, manager }, attackers: { bot } }) {
      const fields = {
        userId: manager.id,
        personId: manager.id,
        voterId: manager.id,
        weight: '100',
        at: '2020-01-01',
      };
      await ask({ method: 'POST', path: `/listings/${bot.id}/vote`, cookie: stranger.cookie, fields });
      const votes = await db
        .selectFrom('vote')
        .select(['user_id', 'weight'])
        .where('listing_id', '=', bot.id)
        .where('user_id', 'in', [stranger.id, manager.id])
        .execute();
      expect(votes).toEqual([{ user_id: stranger.id, weight: 3 }]);
    },
  },
];

const PAGES_OF_ONES_OWN = [
  '/account',
  '/account/data',
  '/account/export',
  '/account/reports',
  '/reminders',
  '/dashboard',
];

const caches: readonly Attack[] = [
  {
    name: 'a personal page under a name that a cache would keep (web cache deception)',
    async replay({ ask, people: { owner } }) {
      for (const page of PAGES_OF_ONES_OWN)
        for (const tail of '/x.css .css %2fx.css /..%2fassets/x.css ;x.css %00.css ?x.css %3fx.css'.split(' ')) {
          const answer = await ask({ path: page + tail, cookie: owner.cookie });
          const kept = answer.headers['cache-control'] ?? '';
          expect([page + tail, kept]).toEqual([page + tail, expect.stringMatching(/no-store/)]);
          if (!tail.startsWith('?')) expect([page + tail, answer.status]).toEqual([page + tail, 404]);
        }
    },
  },
];

export const ACCESS_ATTACKS: readonly Attack[] = [
  ...intrusions,
  ...borrowedIds,
  ...namedInFields,
  ...massAssignment,
  ...caches,
  ...coveredBy('web/security.test.ts', {
    'every page of a public listing’s dashboard, requested by a stranger': '%s is not available to other people',
  }),
  ...coveredBy('flows/sign-in.test.ts', {
    'a role, a Discord ID or a confirmed address asked for at sign-up':
      'ignores a requested role, platform ID or confirmed address',
  }),
  ...coveredBy('web/late-bodies.test.ts', {
    'rights lost while a slow form is still arriving': 'a person who is signed out meanwhile changes nothing',
  }),
  ...coveredBy('web/reminders.test.ts', {
    'another person’s calendar feed, guessed': 'is found at no other URL, and has a rate limit',
  }),
];
