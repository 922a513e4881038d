// Attacks on identity: forged, fixated and expired sessions, and guessed accounts.
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, coveredBy } from './attack.ts';
import { type AttackResponse, cookiesOf } from './http-client.ts';
import { type AttackTarget, VICTIM_PASSWORD } from './target.ts';

const COOKIE = '__Host-plaudit.session_token';
const tokenIn = (cookie: string) => new RegExp(`${COOKIE}=([^;]+)`).exec(cookie)?.[1] ?? '';
const signed = (token: string, key: string) =>
  encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`);

async function expectIn({ ask }: AttackTarget, cookie: string, isIn: boolean): Promise<void> {
  const { status, headers } = await ask({ path: '/account', cookie });
  expect([cookie.slice(0, 80), status, headers.location]).toEqual(
    isIn ? [cookie.slice(0, 80), 200, undefined] : [cookie.slice(0, 80), 303, '/sign-in?next=%2Faccount'],
  );
}

const forgeries: readonly Attack[] = [
  {
    name: 'a session cookie forged, altered, unsigned, or signed by another installation',
    async replay(target) {
      const { owner, stranger } = target.people;
      await expectIn(target, owner.cookie, true);
      const [mine, theirs] = [tokenIn(stranger.cookie), tokenIn(owner.cookie)].map(decodeURIComponent);
      const [token = '', signature = ''] = theirs!.split('.');
      const [, ownSignature = ''] = mine!.split('.');
      const forged = [
        ...[token, `${token}.`, `.${signature}`, `${token}.${ownSignature}`, `${token}.${signature.slice(0, -4)}AAA=`],
        ...[
          `${token}x.${signature}`,
          `${token}.${signature}.${signature}`,
          `${token} .${signature}`,
          `${token.toLowerCase()}.${signature}`,
        ],
        ...[
          'null',
          'undefined',
          '{}',
          '[]',
          '%',
          '%00',
          "' or 1=1 --",
          owner.id,
          'x'.repeat(6_000),
          '__proto__',
          '.',
          '..',
        ],
      ].map(encodeURIComponent);
      const foreign = ['', 'secret', 'plaudit', 'better-auth-secret-12345678901234567890'].map((key) =>
        signed(token, key),
      );
      for (const value of [...forged, ...foreign]) await expectIn(target, `${COOKIE}=${value}`, false);
      for (const name of [
        'plaudit.session_token',
        'better-auth.session_token',
        '__Secure-plaudit.session_token',
        'session',
      ])
        await expectIn(target, `${name}=${encodeURIComponent(theirs!)}`, false);
    },
  },
  {
    name: 'a session or a role put into a cookie that is trusted without a database lookup',
    async replay(target) {
      const session = {
        session: { token: 'x', userId: target.people.owner.id, expiresAt: '2099-01-01' },
        user: { ...target.people.owner, role: 'staff' },
      };
      const data = Buffer.from(JSON.stringify({ session, expiresAt: 4e12, signature: 'x' })).toString('base64url');
      for (const name of ['__Host-plaudit.session_data', 'plaudit.session_data', '__Host-plaudit.account_data'])
        await expectIn(target, `${name}=${data}`, false);
      const { cookie } = target.people.stranger;
      const { status } = await target.ask({
        path: '/staff',
        cookie: `${cookie}; __Host-plaudit.session_data=${data}; role=staff`,
      });
      expect(status).toBe(404);
    },
  },
  {
    name: 'a session fixed before the sign-in',
    async replay(target) {
      const { email } = target.people.voter;
      const fixed = `${COOKIE}=${signed('fixed-by-an-attacker-0123456789', 'x')}`;
      const answer = await target.signIn(email, { cookie: fixed });
      const given = cookiesOf(answer);
      expect(tokenIn(given)).not.toBe(tokenIn(fixed));
      await expectIn(target, given, true);
      await expectIn(target, fixed, false);
      const again = cookiesOf(await target.signIn(email, { cookie: given }));
      expect(tokenIn(again)).not.toBe(tokenIn(given));
    },
  },
  {
    name: 'a cookie that scripts, other sites or plain http could read',
    async replay(target) {
      const { headers } = await target.signIn(target.people.voter.email);
      for (const cookie of headers['set-cookie'] ?? []) {
        expect(cookie).toMatch(/^(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=(Lax|Strict))(?!.*; Domain=)/i);
        expect(cookie).toMatch(/; Path=\//i);
      }
    },
  },
];

/** Signs in twice, performs the action with the first session, and returns both cookies. */
async function afterwards(
  target: AttackTarget,
  name: string,
  action: (cookie: string, ask: AttackTarget['ask']) => Promise<AttackResponse>,
) {
  const { email } = await target.join(name);
  const sessions = [cookiesOf(await target.signIn(email)), cookiesOf(await target.signIn(email))];
  for (const cookie of sessions) await expectIn(target, cookie, true);
  expect((await action(sessions[0]!, target.ask)).status).toBe(303);
  return sessions as [string, string];
}

const endedSessions: readonly Attack[] = [
  {
    name: 'a stolen cookie used after the sign-out',
    async replay(target) {
      const [own, other] = await afterwards(target, 'Leaver', (cookie, ask) =>
        ask({ method: 'POST', path: '/sign-out', cookie, fields: {} }),
      );
      await expectIn(target, own, false);
      await expectIn(target, other, true);
    },
  },
  {
    name: 'a stolen cookie used after a new password was set',
    async replay(target) {
      const fields = { password: VICTIM_PASSWORD, newPassword: 'another sample password' };
      const [own, other] = await afterwards(target, 'Changer', (cookie, ask) =>
        ask({ method: 'POST', path: '/account/password', cookie, fields }),
      );
      await expectIn(target, other, false);
      await expectIn(target, own, true);
    },
  },
  {
    name: 'a stolen cookie used after all other sessions were ended',
    async replay(target) {
      const [own, other] = await afterwards(target, 'Ender', (cookie, ask) =>
        ask({ method: 'POST', path: '/account/sessions/end-others', cookie, fields: {} }),
      );
      await expectIn(target, other, false);
      await expectIn(target, own, true);
    },
  },
  {
    name: 'the password and the old cookie of a suspended person',
    async replay(target) {
      const { email, cookie } = target.people.suspendedOwner;
      await expectIn(target, cookie, false);
      const { status, headers } = await target.signIn(email);
      expect([status, headers['set-cookie'] ?? []]).toEqual([422, []]);
    },
  },
];

const TRIES = 3;

/** The sign-in page has a new challenge for passkeys each time. */
const withoutChallenge = (page: string) => page.replaceAll(/ data-options="[^"]*"/g, '');

const guessing: readonly Attack[] = [
  {
    name: 'which addresses have an account, by what “Forgot your password?” says',
    async replay({ ask, mail, people: { manager } }) {
      const responseTo = async (email: string) => {
        const answer = await ask({ method: 'POST', path: '/forgot', fields: { email } });
        const page = await ask({ path: answer.headers.location ?? '', cookie: cookiesOf(answer) });
        return [
          answer.status,
          answer.headers.location,
          withoutChallenge(page.text.replaceAll(email, 'ADDRESS')).replaceAll(/[A-Z0-9a-z]{12}(?=<)/g, ''),
        ];
      };
      const known = await responseTo(manager.email);
      expect(await responseTo('nobody@mail.example')).toEqual(known);
      await mail.until(manager.email);
      expect(mail.mails.filter(({ to }) => to.includes('nobody@mail.example'))).toEqual([]);
    },
  },
  {
    name: 'which addresses have an account, by what a wrong password says and how long it takes',
    async replay({ signIn, people: { manager } }) {
      const quickest = new Map<string, number>();
      const said = new Map<string, unknown>();
      for (let turn = 0; turn < TRIES; turn += 1)
        for (const email of [manager.email, 'nobody@mail.example']) {
          const from = performance.now();
          const { status, text } = await signIn(email, {}, 'a wrong password');
          const took = performance.now() - from;
          quickest.set(email, Math.min(took, quickest.get(email) ?? took));
          said.set(email, [status, withoutChallenge(text.replaceAll(email, 'ADDRESS'))]);
        }
      const [known, unknown] = [...quickest.values()];
      const [ofKnown, ofUnknown] = [...said.values()];
      expect(ofUnknown).toEqual(ofKnown);
      // Without hashing a password, the response would take a twentieth of the time.
      expect(unknown).toBeGreaterThan(known! / 3);
    },
  },
];

export const SESSION_ATTACKS: readonly Attack[] = [
  ...forgeries,
  ...endedSessions,
  ...guessing,
  ...coveredBy('web/forms.test.ts', {
    'a forged message of the page before': 'never shows a message from a forged cookie',
  }),
  ...coveredBy('flows/sign-in-limits.test.ts', {
    'guessing passwords for one account, and for many':
      'are limited to twenty per account and thirty for all accounts from one network in ten minutes',
    'locking an owner out with wrong passwords': 'from one network do not lock the owner out of another',
  }),
  ...coveredBy('flows/suspension.test.ts', {
    'a session made in the moment of a suspension': 'a session created at the same moment is invalid',
  }),
  ...coveredBy('flows/account-passwords.test.ts', {
    'a reset link made for a member who became staff':
      'P89 a link for a member becomes invalid when that person joins or leaves the staff',
  }),
  ...coveredBy('flows/account-links.test.ts', {
    'a link made for one purpose used for another': 'a link works only for the purpose it was made for',
  }),
  ...coveredBy('api/authorization.test.ts', {
    'an API token anywhere but in its header, or behind another scheme': '§5.5 every endpoint requires a token',
    'an API token in other cases, with white space or quotes, or twice': 'Bearer is case-insensitive',
    'an API token with another scope': 'can use the endpoints of that scope and no others',
  }),
  ...coveredBy('api/delivery-management.test.ts', {
    'another listing’s delivery read with an API token': 'and none of another listing',
    'another listing’s API token read, rotated or revoked with one’s own':
      'of another listing cannot be seen, rotated or revoked',
    'an API token that makes one with more rights than its own': 'cannot get more scopes than the requesting token',
  }),
  ...coveredBy('api/server-stats.test.ts', {
    'another bot’s statistics written with an API token': '403 for another bot',
  }),
  ...coveredBy('api/changelog-refusals.test.ts', {
    'another bot’s changelog written with an API token': '§7 401, 404 and 403',
  }),
  ...coveredBy('api/vote-pages.test.ts', {
    'another listing’s votes read by a cursor': 'reject a cursor that is modified, invalid or from another listing',
  }),
  ...coveredBy('api/bodies.test.ts', {
    'a revoked API token, and one revoked while its request arrives':
      'A22 a token that is revoked while the body arrives changes nothing',
  }),
];
