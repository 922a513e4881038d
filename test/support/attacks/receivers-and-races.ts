// Attacks by misbehaving receivers, and with concurrent requests.
import { expect } from 'vitest';
import { linkIn } from '../mail-server.ts';
import { type Attack, coveredBy } from './attack.ts';
import { cookiesOf } from './http-client.ts';

/** Each of them is tested over plain TCP and over TLS, in test/channels/receiver-behaviors.test.ts. */
const HOSTILE = {
  'a receiver that takes the request and says nothing': 'reads the request and never responds',
  'a status line that comes a byte at a time': 'a status line one byte at a time',
  'headers without end': 'endless headers',
  'a body without end': 'an endless body',
  'a flood of interim responses': 'a flood of interim responses',
  'chunks without end': 'endless chunks',
  'a gzip bomb': 'a gzip bomb',
  'two lengths': 'two content-lengths',
  'malformed chunks': 'malformed chunks',
  'a redirect to itself': 'a redirect to itself',
  'a reset in the middle of an answer': 'a reset within the headers',
  'bytes that are no text': 'bytes that are not UTF-8',
  'an answer that nobody asked for yet': 'a response before the request was read',
  'two responses to one request': 'two responses to one request',
  'an endless handshake': 'an endless handshake',
  'SSH instead of HTTP': 'sends an SSH banner',
} as const;

export const RECEIVER_ATTACKS: readonly Attack[] = [
  ...coveredBy('channels/receiver-ends.ts', HOSTILE),
  ...coveredBy('channels/receiver-behaviors.test.ts', {
    'all of them, over plain TCP and TLS': 'ANSWERS',
  }),
  ...coveredBy('faults/hostile-receivers.test.ts', {
    'a receiver that drips for as long as it may': 'D4 a status line or body sent one byte per second',
  }),
];

const AT_ONCE = 12;
const atOnce = <Result>(action: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => action(turn)));

const races: readonly Attack[] = [
  {
    name: 'one vote sent many times at once',
    async replay(target) {
      const { ask, db, attackers } = target;
      const voter = await target.join('Presser');
      const cookie = cookiesOf(await target.signIn(voter.email));
      const path = `/listings/${attackers.bot.id}/vote`;
      await atOnce(() => ask({ method: 'POST', path, cookie, fields: {} }));
      const votes = await db.selectFrom('vote').select('event_id').where('user_id', '=', voter.id).execute();
      expect(votes).toHaveLength(1);
    },
  },
  {
    name: 'one invitation accepted and declined many times at once',
    async replay(target) {
      const { ask, db, mail, attackers, people } = target;
      const invited = await target.join('Invited');
      const { id } = attackers.server;
      await ask({
        method: 'POST',
        path: `/dashboard/${id}/managers`,
        cookie: people.stranger.cookie,
        fields: { email: invited.email },
      });
      const { pathname: path } = linkIn(await mail.until(invited.email));
      const cookie = cookiesOf(await target.signIn(invited.email));
      await atOnce((turn) =>
        ask({ method: 'POST', path, cookie, fields: { answer: turn % 2 ? 'accept' : 'decline' } }),
      );
      const acts = await db
        .selectFrom('audit_entry')
        .select('act')
        .where('listing_id', '=', id)
        .where('act', 'in', ['manager.joined', 'manager.declined'])
        .execute();
      expect(acts).toHaveLength(1);
      const managers = await db
        .selectFrom('listing_manager')
        .select('person_id')
        .where('person_id', '=', invited.id)
        .execute();
      expect(managers).toHaveLength(acts[0]!.act === 'manager.joined' ? 1 : 0);
    },
  },
  {
    name: 'one reset link used with many passwords at once, and again afterwards',
    async replay(target) {
      const { ask, mail } = target;
      const { email } = await target.join('Forgetter');
      await ask({ method: 'POST', path: '/forgot', fields: { email } });
      const token = linkIn(await mail.until(email)).searchParams.get('token') ?? '';
      const reset = (turn: number) =>
        ask({
          method: 'POST',
          path: '/reset',
          fields: { token, newPassword: `a new sample password ${turn}` },
        });
      const statuses = (await Promise.all([0, 1, 2, 3].map(reset))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([303, 422, 422, 422]);
      expect((await reset(9)).status).toBe(422);
      const worked = statuses.indexOf(303);
      const signedIn = await target.signIn(email, {}, `a new sample password ${worked}`);
      expect(signedIn.status).toBe(303);
    },
  },
];

export const RACE_ATTACKS: readonly Attack[] = [
  ...races,
  ...coveredBy('flows/races.test.ts', {
    'a thousand votes of one voter at once': '1,000 parallel votes of one user are one vote',
    'thirty redeliveries at once': '§8 of 30 events: exactly ten a minute are accepted',
    'one delivery sent again many times at once': 'of one event: one is accepted',
  }),
  ...coveredBy('flows/tokens.test.ts', {
    'thirty API tokens at once, past the limit of 25':
      'beyond 25 live ones, even when thirty are requested concurrently',
  }),
  ...coveredBy('flows/people.test.ts', {
    'the setup link used by several people at once':
      'used concurrently, with one token or with those of several processes, works for one person',
  }),
  ...coveredBy('flows/rate-limit.test.ts', {
    'five hundred requests at once against a limit':
      'allows exactly its limit when five hundred requests run concurrently',
  }),
  ...coveredBy('flows/suspension.test.ts', {
    'two who take each other’s staff role at once': 'of two members who remove each other concurrently, one stays',
  }),
  ...coveredBy('flows/account-links.test.ts', {
    'two people taking one address at once': 'succeeds for only one of two people who request the same address',
  }),
  ...coveredBy('api/server-stats.test.ts', {
    'thirty stats reports at once': 'is exact over all of a bot’s tokens',
  }),
];
