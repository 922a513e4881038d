// Attacks with paths: paths that lead out of a folder, names with a meaning in the program, hostile parameters.
import { expect } from 'vitest';
import { sendRawBytes } from '../raw-client.ts';
import type { Attack } from './attack.ts';
import { HOST } from './http-client.ts';
import { pathOf, routesOf } from './site-paths.ts';
import { type AttackTarget, SECRET_WORD } from './target.ts';

/** Routes on which a name in the path selects the response. */
const rootsOf = ({ attackers: { bot }, stylesheet }: AttackTarget & { stylesheet: string }) => [
  ...['/', '/assets/', '/assets/x/', stylesheet.replace(/[^/]+$/, ''), `${stylesheet}/`],
  ...[`/listings/${bot.id}/icon/`, `/listings/${bot.id}/badges/`, `/listings/${bot.id}/preview.png/`],
  ...[`/listings/${bot.id}/changelog.json/`, '/listings/', '/docs/', '/docs/receive-votes.md/', '/calendar/'],
  ...['/sitemap/', '/auth/', '/invitations/', '/api/v1/', '/dashboard/'],
];

const DOTS = ['.. %2e%2e .%2e %252e%252e ..%00 ..; .... %c0%ae%c0%ae %e0%80%ae%e0%80%ae %u002e%u002e', '..%09'].flatMap(
  (line) => line.split(' '),
);
const SLASHES = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '//', '%c0%af'];
const NAMES = ['package.json', 'etc/passwd', 'secret.key'];
const CLIMBING = DOTS.flatMap((dots) =>
  SLASHES.map((slash, place) => `${`${dots}${slash}`.repeat(4)}${NAMES[place % NAMES.length]}`),
);
const ABSOLUTE = [
  '/etc/passwd %2fetc%2fpasswd %5c%5chost%5cshare file:///etc/passwd C:%5cwindows%5cwin.ini',
  '~root',
].flatMap((line) => line.split(' '));
const NUL_AND_ENDS = [
  'site.css%00.png',
  'package.json%00',
  '%00',
  '%ff%fe',
  '%',
  '%zz',
  'a'.repeat(3_000),
  '*',
  '::$DATA',
];
const OBJECT_NAMES = '__proto__ constructor prototype toString hasOwnProperty votes.svg%2f.. constructor.md'.split(' ');
const HIDDEN_FILES = [
  '.env .git/config .npmrc data/secret.key package-lock.json src/main.ts',
  'node_modules/hono/package.json server-status wp-login.php .well-known/../.env',
].flatMap((line) => line.split(' '));

/** How the contents of such a file would start. */
const CONTENTS = /"(devD|d)ependencies"|root:x?:0|\[core\]|better-auth|SECRET_KEY/;

function climbing(name: string, tails: readonly string[]): Attack {
  return {
    name,
    async replay(target) {
      const page = await target.ask({ path: '/' });
      const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(page.text) ?? [];
      for (const [turn, root] of rootsOf({ ...target, stylesheet }).entries()) {
        for (const [place, tail] of tails.entries()) {
          // There are hundreds of forms, so each root is combined with a third of them, and each form with a third of
          // the roots.
          if (tails === CLIMBING && (turn + place) % 3 !== 0) continue;
          const { status, text } = await target.ask({ path: root + tail });
          const refused = [303, 400, 401, 403, 404, 405, 414, 429, 431].includes(status);
          expect([root + tail, status, refused]).toEqual([root + tail, status, true]);
          expect([root + tail, CONTENTS.exec(text)?.[0]]).toEqual([root + tail, undefined]);
        }
      }
    },
  };
}

/** Below /auth, where everything but the Discord callback is closed. */
const LIBRARY = [
  'sign-in/email sign-up/email sign-out update-user change-email change-password delete-user',
  'get-session list-sessions revoke-sessions list-accounts unlink-account link-social ok',
  'error forget-password request-password-reset reset-password verify-email',
  'send-verification-email admin/set-role',
].flatMap((line) => line.split(' '));

const paths: readonly Attack[] = [
  climbing('climbing out of a folder with dots, encoded once, twice and overlong', CLIMBING),
  climbing('absolute paths and other systems’ paths for a file’s name', ABSOLUTE),
  climbing('NUL, broken escapes and names without end', NUL_AND_ENDS),
  climbing('the names that every JavaScript object knows', OBJECT_NAMES),
  climbing('files of the program and of its data', HIDDEN_FILES),
  {
    name: 'NUL, a backslash and raw bytes written into the path as they are',
    async replay({ port }) {
      for (const path of [
        '/docs/\0',
        '/docs/..\\..\\package.json',
        '/assets/\x01',
        '/docs/\xc0\xae\xc0\xae/',
        '/docs/a b',
        '/docs/\t',
      ]) {
        const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, 'latin1');
        const answers = await sendRawBytes(port, bytes).answers();
        expect([path, answers.map(({ status }) => status)]).toEqual([
          path,
          [expect.toSatisfy((code) => code === 400 || code === 404)],
        ]);
      }
    },
  },
  {
    name: 'the sign-in library’s own addresses, past the pages and their limits',
    async replay({ ask, digest, people: { stranger } }) {
      const before = await digest();
      const { cookie, email } = stranger;
      const taken = { newEmail: 'evil@mail.example', password: 'x', role: 'staff', token: 'x', userId: 'x' };
      const body = JSON.stringify({ ...taken, email, name: 'x' });
      for (const name of LIBRARY)
        for (const method of ['GET', 'POST']) {
          const headers = { 'content-type': 'application/json' };
          const sent = method === 'POST' ? { body, headers } : {};
          const { status, text } = await ask({ method, path: `/auth/${name}`, cookie, ...sent });
          expect([method, name, status]).toEqual([method, name, 404]);
          expect(text.startsWith('<!DOCTYPE html>') || !text.includes(email)).toBe(true);
        }
      expect(await digest()).toEqual(before);
    },
  },
];

const INJECTED = [
  "'",
  "' or '1'='1",
  "'; drop table person; --",
  '%',
  '_',
  '\\',
  '%00',
  '$1',
  '{{7*7}}',
  '%ff',
  '1e999',
  '-1',
  '999999999999999999999',
  '0x10',
  'NaN',
  '[]',
  '__proto__',
  '%F0%9F%92%A5',
  '2026-02-30',
  'x'.repeat(4_000),
];
const PARAMETERS = [
  'q page sort tag game state status cursor since until from to at after before act version',
  'next back token error plan s label view kind event person who',
].flatMap((line) => line.split(' '));

const queries: readonly Attack[] = [
  {
    name: 'SQL, wildcards, huge numbers and broken escapes in all parameters of every page',
    async replay({ ask, digest, clearLimits, attackers, people: { stranger, staff } }) {
      const before = await digest();
      for (const [turn, route] of routesOf('GET').entries()) {
        await clearLimits();
        const text = INJECTED[turn % INJECTED.length]!;
        const query = PARAMETERS.map((name) => `${name}=${text.replaceAll(' ', '+')}`).join('&');
        const isStaffs = route.pattern.startsWith('/staff');
        const { cookie } = isStaffs ? staff : stranger;
        const path = `${pathOf(route, attackers)}?${query.slice(0, 7_000)}`;
        const { text: page } = await ask({ path, cookie });
        expect([path, !isStaffs && page.includes(SECRET_WORD)]).toEqual([path, false]);
      }
      expect(await digest()).toEqual(before);
    },
  },
];

export const PATH_ATTACKS: readonly Attack[] = [...paths, ...queries];
