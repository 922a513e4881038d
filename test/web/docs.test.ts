// The docs: every guide exists as a page and as Markdown, every link and anchor resolves, every code is explained.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatToken, generateToken } from '../../src/access/token-text.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { DIAGNOSES } from '../../src/channels/diagnosis.ts';
import { loadGuides } from '../../src/docs/guides.ts';
import { transcripts } from '../../src/docs/transcripts.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { describeResponse } from '../../src/web/components/diagnosis.tsx';
import { sharedSite } from '../support/site.ts';

const SITE = { serviceName: 'Plaudit', baseUrl: 'http://localhost' };
const GUIDES = loadGuides(SITE);
const PATHS = ['/docs', '/docs/api', ...GUIDES.map(({ name }) => `/docs/${name}`)];

const site = sharedSite({ as: null });
const read = async (path: string) => {
  const { response: answer, page } = await site().get(path);
  return { answer, page };
};

describe('every page of the docs', () => {
  test('links only to existing pages and anchors', async () => {
    const pages = new Map<string, string>();
    for (const path of PATHS) pages.set(path, (await read(path)).page);
    for (const [from, page] of [...pages])
      for (const [, href = ''] of page.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        if (/^https?:/.test(href) || href === '/api/v1/openapi.json') continue;
        const [path = '', anchor] = href.split('#');
        const target = path || from;
        if (!pages.has(target)) {
          const { answer, page: other } = await read(target);
          expect(answer.status, `${from} → ${href}`).toBeLessThan(400);
          pages.set(target, other);
        }
        if (anchor) expect(pages.get(target), `${from} → ${href}`).toContain(`id="${anchor}"`);
      }
  });

  test('uses each anchor once', async () => {
    for (const path of PATHS) {
      const ids = [...(await read(path)).page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids, path).toEqual([...new Set(ids)]);
    }
  });

  test('contains no unfilled placeholder', async () => {
    for (const path of PATHS) expect((await read(path)).page, path).not.toMatch(/\{\{(example|transcript|service)/);
  });
});

describe('guides', () => {
  test.each(GUIDES.map((guide) => [guide.name, guide] as const))(
    '%s starts with a title and a sentence, and has a section on troubleshooting',
    async (name, { title, summary, markdown }) => {
      expect(title).toMatch(/^\S/);
      expect(summary).toMatch(/\.$/);
      expect(markdown).toMatch(name === 'errors' ? /## INTERNAL/ : /## Troubleshooting/);
      const raw = await read(`/docs/${name}.md`);
      expect(raw.answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(raw.page).toBe(markdown);
      expect((await read('/llms.txt')).page).toContain(`[${title}](${SITE.baseUrl}/docs/${name}.md)`);
    },
  );

  test('no guide is missing from the list', async () => {
    for (const path of ['/docs/nothing', '/docs/nothing.md', '/docs/..%2fguides'])
      expect((await read(path)).answer.status, path).toBe(404);
  });

  test('every transcript is used in a guide or in the reference', async () => {
    const reference = (await read('/docs/api')).page;
    const guides = loadGuides({ ...SITE, baseUrl: 'https://votes.example' });
    const text = guides.map(({ markdown }) => markdown).join('\n');
    for (const { operation, outcome, command, response } of transcripts.values()) {
      const inGuide = text.includes(command) && text.includes(response);
      expect(inGuide || reference.includes(`id="${operation}"`), `${operation}.${outcome}`).toBe(true);
    }
  });

  test('mention this service by its own name and URL', async () => {
    const guides = loadGuides({ serviceName: 'Beacon', baseUrl: 'https://beacon.example' });
    const [receive, check] = ['receive-votes', 'check-votes'].map((name) =>
      guides.find((guide) => guide.name === name),
    );
    expect(receive?.markdown).toContain('X-Beacon-Event-Id: ');
    expect(check?.markdown).toContain("curl 'https://beacon.example/api/v1/webhooks/votes/check");
    expect(`${receive?.markdown}${check?.markdown}`).not.toMatch(/votes\.example|X-Plaudit/);
  });
});

describe('decision A1: /docs/errors', () => {
  test.each(Object.entries(PROBLEMS))('%s has its anchor, its status, its title and what to do', async (code, told) => {
    const { page } = await read('/docs/errors');
    const [, section = ''] = page.split(`<h2 id="${code}">`);
    const text = section.split('<h2 ')[0]!;
    expect(text).toContain(`<strong>${told.status}. ${told.title}.</strong>`);
    expect(text.match(/<p>/g)!.length).toBeGreaterThan(1);
  });

  test('explains no code that does not exist', async () => {
    const { page } = await read('/docs/errors');
    const codes = [...page.matchAll(/<h2 id="([A-Z_]+)">/g)].map(([, code]) => code);
    expect(codes).toEqual(Object.keys(PROBLEMS));
  });
});

describe('/docs/api', () => {
  test('has every operation with an example call, its fields and its error responses', async () => {
    const { page } = await read('/docs/api');
    const put = page.split('id="putChangelogEntry"')[1]!.split('<section class="operation"')[0]!;
    expect(put).toContain('/bots/{id}/changelog/{version}');
    expect(put).toContain('string, at most 8,000 characters');
    expect(put).toContain('href="/docs/errors#PREMIUM_REQUIRED"');
    expect(put).toContain('curl -i -X PUT');
    expect(page.split('id="checkVotes"')[1]).toContain('<code>results.*.nextVoteAt</code>');
    const operations = new Set([...transcripts.values()].map(({ operation }) => operation));
    for (const operation of operations)
      if (operation !== 'any') expect(page).toContain(`<section class="operation" id="${operation}">`);
  });
});

describe('leaked secrets: the patterns in the guide', () => {
  const [token, secret] = [...GUIDES.find(({ name }) => name === 'tokens')!.markdown.matchAll(/```regex\n(.+)\n/g)].map(
    ([, pattern]) => new RegExp(pattern!, 'g'),
  );

  test('match whole tokens in a text', () => {
    for (let count = 0; count < 100; count++) {
      const made = formatToken(generateToken());
      expect(`TOKEN="${made}", ${made}\n`.match(token!)).toEqual([made, made]);
    }
  });

  test('match the secrets of webhooks', () => {
    const made = `whsec_${randomBytes(32).toString('base64')}`;
    expect(`secret=${made};`.match(secret!)).toEqual([made]);
  });

  test.each(['plt_short', `plt_${'i'.repeat(20)}_${'0'.repeat(40)}`, `xplt_${'0'.repeat(20)}_${'0'.repeat(40)}`])(
    'do not match %s',
    (text) => expect(text.match(token!)).toBeNull(),
  );
});

describe('what the guides say about results', () => {
  const receive = GUIDES.find(({ name }) => name === 'receive-votes')!.markdown;

  test('is quoted as the page shows it: raw codes appear only in API responses', () => {
    const codes = Object.keys(DIAGNOSES).filter((code) => /_/.test(code));
    for (const { name, markdown } of GUIDES) {
      const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
      for (const code of codes) expect(prose, `${name} quotes ${code}`).not.toContain(`\`${code}\``);
    }
  });

  test('names every result with the exact words shown for a test event', () => {
    const rows = [...receive.matchAll(/^\| The test ends with (.+?) \|/gm)].map(([, words]) => words!);
    const quoted = rows.flatMap((row) => [...row.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words!));
    expect(quoted.length).toBeGreaterThan(5);
    const shown = Object.keys(DIAGNOSES).map((code) => {
      const status = /^http_(\d{3})$/.exec(code)?.[1];
      return describeResponse(ENGLISH, { httpStatus: status ? Number(status) : null, code });
    });
    for (const words of quoted) expect(shown).toContain(words);
  });

  test('§2.1 playerName is null when the voter named no player and for games other than minecraft, and absent on bots', () => {
    const [row = ''] = receive.match(/^\| `data\.playerName` .+$/m) ?? [];
    expect(row).toContain('On game listings only');
    expect(row).toContain('null when the voter named none, and always for games other than `minecraft`');
  });

  test('§2.1 and §2.2 every field and header of a delivery has a row', () => {
    for (const field of ['event', 'version', 'eventId', 'timestamp', 'test'])
      expect(receive, field).toContain(`\n| \`${field}\``);
    for (const header of ['Event', 'Event-Id', 'Delivery', 'Attempt'])
      expect(receive, header).toContain(`\n| \`X-Plaudit-${header}\` |`);
  });
});
