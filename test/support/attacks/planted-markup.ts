// Attacks with markup in everything that people write and receivers respond, which is then searched for on every page.
import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { cookiesOf } from './http-client.ts';
import { pathOf, routesOf } from './site-paths.ts';
import type { AttackTarget } from './target.ts';

/** Ends an attribute, an element, a comment, a script and a CDATA section; the word identifies where it was planted. */
export const markup = (word: string) => `"'>]]>--></textarea></title><script>alert(${word})</script>`;
export const PLANTED = /<script>alert\(\w+\)/;
/** In Markdown; every link and image points to a forbidden target. */
const MARKDOWN = [
  ...[markup('markdown'), '[a](javascript:alert(1))', '[a](JaVaScRiPt:alert(1))', '[a](java&#115;cript:alert(1))'],
  ...[
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '![a](javascript:alert(1))',
    '![a](x"onerror="alert(1))',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<javascript:alert(1)>',
    '<svg onload=alert(1)>',
  ],
  ...[
    '[a]: javascript:alert(1)',
    '[a][a]',
    '[a](<javascript:alert(1)>)',
    '[a](\u0001javascript:alert(1))',
    '`</code><script>`',
  ],
].join('\n\n');

export const ACTIVE =
  /<(script(?![^>]*\s(src="\/assets\/|type="application\/ld\+json"))|iframe|object|embed|base|svg onload|img src=x)|<[^>"']*(?:"[^"]*"[^>"']*)*\son[a-z]+=|(?:href|src|action)="\s*(?:javascript|data|vbscript):/i;

interface Plant {
  /** The word that the markup contains. */
  readonly word: string;
  readonly where: string;
  readonly plant: (target: AttackTarget, text: string) => Promise<void>;
  /** The pages that must show the markup as text. */
  readonly shownOn: readonly RegExp[];
}

async function save(target: AttackTarget, path: string, fields: Record<string, string>): Promise<void> {
  const { cookie } = target.people.stranger;
  const { status } = await target.ask({ method: 'POST', path, fields, cookie });
  expect([path, status]).toEqual([path, 303]);
}

/** In the order they are planted. A listing's name has at most 80 characters, and so does the markup. */
const PLANTS: readonly Plant[] = [
  {
    word: 'listing',
    where: 'a listing’s name, summary and description',
    plant: async (target, text) => {
      const texts = {
        name: text,
        summary: text,
        description: `${text}\n\n${MARKDOWN}`,
        link: 'https://example.com/?"><script>',
      };
      for (const { id } of [target.attackers.bot, target.attackers.server])
        await save(target, `/dashboard/${id}/page`, texts);
    },
    shownOn: [
      /^\/$/,
      /^\/bots/,
      /^\/listings\/[\w-]+$/,
      /\/vote$/,
      /^\/dashboard$/,
      /\/page$/,
      /\/settings$/,
      /^\/staff\/listings$/,
    ],
  },
  {
    word: 'person',
    where: 'a person’s name',
    plant: (target, text) => save(target, '/account/name', { name: text }),
    shownOn: [/^\/account$/, /\/managers$/, /^\/staff\/people$/],
  },
  {
    word: 'release',
    where: 'a changelog’s title and text',
    plant: (target, text) => {
      const entry = { version: '2.0.0', title: text, body: `${text}\n\n${MARKDOWN}`, act: 'publish' };
      return save(target, `/dashboard/${target.attackers.bot.id}/changelog/new`, entry);
    },
    shownOn: [/^\/listings\/[\w-]+\/changelog$/, /changelog\.atom$/, /changelog\.json$/, /^\/staff\/changelogs$/],
  },
  {
    word: 'apiToken',
    where: 'an API token’s name',
    plant: (target, text) =>
      save(target, `/dashboard/${target.attackers.server.id}/tokens`, { name: text, scopes: 'votes:read' }),
    shownOn: [/\/tokens$/],
  },
  {
    word: 'address',
    where: 'a webhook’s address',
    plant: (target, text) =>
      save(target, `/dashboard/${target.attackers.server.id}/webhook`, {
        url: `${target.receiver.url}?${text}`,
      }),
    shownOn: [/^\/dashboard\/\w+\/webhook$/],
  },
  {
    word: 'answer',
    where: 'a receiver’s response, in its headers and its body',
    async plant(target, text) {
      const { id } = target.attackers.server;
      target.receiver.answer = (_, response) => response.writeHead(410, { 'x-answer': '<script>' }).end(text);
      const voter = await target.join('Answerer');
      const cookie = cookiesOf(await target.signIn(voter.email));
      await target.ask({
        method: 'POST',
        path: `/listings/${id}/vote`,
        cookie,
        fields: { playerName: '.Steve' },
      });
      const vote = () =>
        target.db
          .selectFrom('attempt_log')
          .select('response_body')
          .where('response_body', 'like', '%alert(answer)%')
          .execute();
      await expect.poll(vote).toHaveLength(1);
      target.receiver.answer = 204;
    },
    shownOn: [/\/deliveries\/\w{32}$/],
  },
  {
    word: 'device',
    where: 'what a browser says it is',
    async plant(target, text) {
      await target.signIn(target.people.stranger.email, { 'user-agent': text });
    },
    shownOn: [/^\/account\/sessions$/],
  },
];

interface Seen {
  readonly path: string;
  /** Whether browsers execute scripts in its content type. */
  readonly isMarkup: boolean;
  readonly text: string;
}

export const MARKUP = /^(text\/html|image\/svg|application\/(atom\+)?xml)/;
const seen = new WeakMap<AttackTarget, Promise<readonly Seen[]>>();

/** Plants everything, then requests every page as the attacker, as staff or as a visitor. Done once per target. */
export function pagesAfterwards(target: AttackTarget): Promise<readonly Seen[]> {
  const pages = seen.get(target) ?? requestPages(target);
  seen.set(target, pages);
  return pages;
}

async function requestPages(target: AttackTarget): Promise<readonly Seen[]> {
  const { ask, db, clearLimits, people, attackers } = target;
  for (const { word, plant } of PLANTS) await plant(target, markup(word));
  const delivered = await db
    .selectFrom('attempt_log')
    .select('event_id')
    .where('response_body', 'like', '%alert(answer)%')
    .executeTakeFirstOrThrow();
  const planted = { eventId: delivered.event_id.replaceAll('-', ''), person: people.stranger.id };
  const pages: Seen[] = [];
  for (const route of routesOf('GET')) {
    await clearLimits();
    const isStaffs = route.pattern.startsWith('/staff');
    // The public page of a listing is requested by a visitor.
    const isPublic = route.pattern.startsWith('/listings') && !route.pattern.includes('/vote');
    const cookie = isStaffs ? people.staff.cookie : isPublic ? '' : people.stranger.cookie;
    const path = pathOf(route, attackers, route.pattern.includes(':person/') ? {} : planted);
    const asked = await ask({ path, cookie });
    // The page of a listing moves to its slug.
    const { headers, text } = asked.headers.location ? await ask({ path: asked.headers.location, cookie }) : asked;
    const policy = headers['content-security-policy'];
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    pages.push({ path, isMarkup: MARKUP.test(headers['content-type'] ?? ''), text });
  }
  return pages;
}

export const PLANTED_ATTACKS: readonly Attack[] = PLANTS.map(({ word, where, shownOn }) => ({
  name: `markup in ${where}`,
  async replay(target) {
    const pages = await pagesAfterwards(target);
    for (const place of shownOn) {
      const shown = pages.some(({ path, text }) => place.test(path) && text.includes(`alert(${word})`));
      expect([String(place), shown]).toEqual([String(place), true]);
    }
    for (const { path, isMarkup, text } of pages)
      if (isMarkup) expect([path, text.includes(`<script>alert(${word})`)]).toEqual([path, false]);
  },
}));
