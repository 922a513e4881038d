// Attacks with text and files: reflected markup, and text that a reader would execute.
import { expect } from 'vitest';
import { type Attack, coveredBy } from './attack.ts';
import { ACTIVE, MARKUP, markup, PLANTED, PLANTED_ATTACKS, pagesAfterwards } from './planted-markup.ts';
import { pathOf, routesOf } from './site-paths.ts';

/** Forms that are rejected, and show the submitted values again. */
const TYPED: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['/sign-in', ['email', 'next']],
  ['/sign-up', ['name', 'email', 'next']],
  ['/forgot', ['email']],
  ['/reset', ['token', 'newPassword']],
  ['/confirm', ['token', 'next']],
  ['/account/address', ['email']],
  ['/dashboard/new', ['name', 'summary', 'description', 'link', 'address', 'tags', 'applicationId']],
  ['/dashboard/BOT/page', ['name', 'summary', 'description', 'link', 'tags']],
  ['/dashboard/BOT/webhook', ['url']],
  ['/dashboard/BOT/tokens', ['name', 'scopes']],
  ['/dashboard/BOT/managers', ['email']],
  ['/dashboard/BOT/changelog/new', ['version', 'title', 'body', 'releasedAt', 'edits']],
  ['/dashboard/BOT/deliveries/redeliver', ['from', 'to', 'states', 'since', 'until']],
  ['/dashboard/SERVER/listener', ['host', 'port', 'secret', 'protocol']],
  ['/listings/SERVER/vote', ['playerName']],
];

const reflected: readonly Attack[] = [
  {
    name: 'markup sent back by every form that was filled in wrongly',
    async replay({ ask, attackers: { bot, server }, people: { stranger } }) {
      for (const [at, names] of TYPED) {
        const path = at.replace('BOT', bot.id).replace('SERVER', server.id);
        const typed = names.map((name) => [name, markup('typed').repeat(3)] as const);
        const fields = { ...Object.fromEntries(typed), kind: 'bot' };
        const cookie = /^\/(sign|forgot|reset)/.test(at) ? '' : stranger.cookie;
        const { status, text } = await ask({ method: 'POST', path, cookie, fields });
        expect([path, status]).toEqual([
          path,
          expect.toSatisfy((code) => code === 422 || code === 303 || code === 429),
        ]);
        expect([path, PLANTED.exec(text)?.[0]]).toEqual([path, undefined]);
      }
    },
  },
  {
    name: 'markup in the path and in every parameter, sent back by pages and refusals',
    async replay({ ask, clearLimits, attackers, people: { stranger, staff } }) {
      const text = encodeURIComponent(markup('asked'));
      const names = 'q next back token error version to sort tag state page label status who plan since until'.split(
        ' ',
      );
      const query = names.map((name) => `${name}=${text}`).join('&');
      const expectHarmless = async (path: string, cookie: string) => {
        const answer = await ask({ path, cookie });
        if (!MARKUP.test(answer.headers['content-type'] ?? '')) return;
        const found = PLANTED.exec(answer.text)?.[0] ?? ACTIVE.exec(answer.text)?.[0];
        expect([path, found]).toEqual([path, undefined]);
      };
      for (const route of routesOf('GET')) {
        await clearLimits();
        const { cookie } = route.pattern.startsWith('/staff') ? staff : stranger;
        await expectHarmless(`${pathOf(route, attackers)}?${query}`, cookie);
      }
      for (const path of '/ /docs/ /listings/ /dashboard/ /api/v1/ /auth/ /assets/ /invitations/'.split(' '))
        await expectHarmless(path + text, stranger.cookie);
    },
  },
  {
    name: 'scripts, handlers, frames and javascript: links on any page, by any planted text',
    async replay(target) {
      for (const { path, isMarkup, text } of await pagesAfterwards(target))
        if (isMarkup) expect([path, ACTIVE.exec(text)?.[0]]).toEqual([path, undefined]);
    },
  },
  {
    name: 'a line end or another recipient in an invited address, to send mail to somebody else',
    async replay({ ask, mail, attackers: { bot }, people: { stranger } }) {
      const hostile = [
        'a@mail.example\r\nBcc: evil@mail.example',
        'a@mail.example, evil@mail.example',
        'a@mail.example,evil@mail.example',
        '"evil@mail.example" <a@mail.example>',
        'a@mail.example\0',
        '<evil@mail.example>',
        'a@mail.example\nSubject: x',
      ];
      for (const email of hostile) {
        const path = `/dashboard/${bot.id}/managers`;
        const { status } = await ask({ method: 'POST', path, cookie: stranger.cookie, fields: { email } });
        expect([email, status]).toEqual([email, 422]);
        await ask({ method: 'POST', path: '/forgot', fields: { email } });
      }
      expect(mail.mails.filter(({ to }) => to.join().includes('evil@mail.example'))).toEqual([]);
    },
  },
  {
    name: 'a badge’s own word as a script in its picture',
    async replay({ ask, attackers: { bot } }) {
      for (const [label, expected] of [
        [markup('badge'), '&lt;'],
        ['\u202e\0\u0001x', 'x'],
        ['&amp;<![CDATA[', '&amp;amp;'],
      ] as const) {
        const path = `/listings/${bot.id}/badges/votes.svg?label=${encodeURIComponent(label)}`;
        const { headers, text } = await ask({ path });
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(text).toContain(expected);
        expect(text).not.toMatch(/<script|<!\[CDATA|\0|\u202e/);
      }
    },
  },
];

export const CONTENT_ATTACKS: readonly Attack[] = [
  ...PLANTED_ATTACKS,
  ...reflected,
  ...coveredBy('web/search-engines.test.ts', {
    'the end of a script in the data that search engines read':
      'escapes listing text so that it cannot end the data’s element or start another',
  }),
  ...coveredBy('rules/changelog.test.ts', {
    'generated Markdown that becomes a tag or an attribute':
      'hostile text becomes no tag or attribute that is not allowed',
    'elements in Atom and JSON feeds': 'Atom escapes everything',
  }),
  ...coveredBy('web/security.test.ts', {
    'inline scripts, styles and handlers on any page': '%s contains no inline script, style or handler',
  }),
  ...coveredBy('web/listener.test.ts', {
    'a vote listener’s response': 'shows what the listener sent as text',
    'formulas in a file for spreadsheets (CSV injection)': 'the file is CSV whose cells spreadsheets do not execute',
  }),
  ...coveredBy('rules/calendar.test.ts', {
    'lines in a calendar file, by a listing’s name': 'for any listing name: CRLF',
  }),
  ...coveredBy('rules/mail.test.ts', {
    'headers in a mail, by a subject or a name': 'line breaks in a subject or recipient do not add lines',
  }),
  ...coveredBy('web/curl-command.test.ts', {
    'commands in a line that owners copy into a shell':
      'P53 any text is quoted as one shell argument with the same text',
  }),
  ...coveredBy('rules/draw-icon.test.ts', {
    'a picture that is a page or an archive as well':
      'that is also an HTML page or an archive is only an image afterwards',
    'a picture that unpacks to a hundred million pixels': '100 million pixels in a few kilobytes',
    'an animation of many frames': 'of an animated %s keeps only the first frame',
    'a place and an author hidden in a picture': 'loses all metadata',
    'many pictures at once': 'rejects images while too many are queued',
  }),
  ...coveredBy('web/icon.test.ts', {
    'a picture served as something else': 'only as WebP',
  }),
  ...coveredBy('api/hostile.test.ts', {
    'nesting, keys twice, __proto__, huge numbers and lone surrogates in JSON':
      'every request to every endpoint gets the endpoint’s own response or a documented error',
  }),
  ...coveredBy('api/bodies.test.ts', {
    'JSON in another encoding': 'that is not UTF-8 responds with 400',
    'a compressed body': 'that is compressed responds with 415',
  }),
];
