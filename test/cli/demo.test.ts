// P143: the demo as a user of `npm run demo` sees it.
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptCommands } from '../../src/cli/accept-commands.ts';
import { type Demo, startDemo } from '../../src/cli/demo/run-demo.ts';
import { SIGN_INS } from '../../src/cli/demo/sign-ins.ts';
import { startVoteStream } from '../../src/cli/demo/vote-stream.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { claimDueServers } from '../../src/game-servers/player-count-queries.ts';
import { commandJson } from '../support/command-line.ts';
import { SAME_SITE } from '../support/site.ts';

const lines: string[] = [];
let demo: Demo;
beforeAll(async () => {
  demo = await startDemo({
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    isInteractive: true,
    // The demo must not use a configured mail server or public address.
    environment: { PORT: '0', LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1', DISCORD_CLIENT_ID: '' },
  });
});
afterAll(() => demo?.stop());

const address = () => demo.context.config.baseUrl;
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(demo.context.db)).rows;

async function signIn(role: keyof typeof SIGN_INS) {
  const { email, password, path } = SIGN_INS[role];
  const answer = await fetch(`${address()}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...SAME_SITE },
    body: new URLSearchParams({ email, password, next: path }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = await fetch(address() + path, { headers: { cookie } });
  return { next: answer.headers.get('location'), status: page.status, page: await page.text() };
}

describe('P143 the demo', () => {
  test('P215 runs commands of other processes', async () => {
    const control = await acceptCommands(demo.context, runCommandLine, () => undefined);
    const listings = await commandJson('listing list', { DATA_DIR: demo.context.config.dataDir });
    await control.close();
    expect(listings.map(({ name }: { name: string }) => name)).toContain('Sample Music Bot');
  });

  test('listens on loopback only, sends no mail, and prints its progress while it starts', () => {
    const { host, baseUrl, smtpUrl, discord, databaseUrl } = demo.context.config;
    expect({ host, smtpUrl, discord, databaseUrl }).toEqual({
      host: '127.0.0.1',
      smtpUrl: null,
      discord: null,
      databaseUrl: null,
    });
    expect(baseUrl).toMatch(/^http:\/\/localhost:\d+$/);
    expect(lines.slice(0, 5).join('\n')).toMatch(/1\/4 .+2\/4 .+3\/4 .+4\/4 /s);
  });

  test('prints a sign-in link for a voter, an owner and staff, each leading to that person’s start page', async () => {
    for (const role of ['voter', 'owner', 'staff'] as const) {
      const { email, password, path } = SIGN_INS[role];
      const line = lines.join('\n').match(new RegExp(`^  ${role} .+$`, 'm'))?.[0] ?? '';
      for (const part of [email, password, `${address()}/sign-in?next=${encodeURIComponent(path)}`])
        expect(line, role).toContain(part);
      expect(await signIn(role)).toMatchObject({ next: path, status: 200 });
    }
    expect((await signIn('staff')).page).toContain('Sample Ticket Bot');
    expect((await signIn('owner')).page).toContain('Sample Survival');
  });

  test('has listings with icons, distinct ranks, and first votes after their creation', async () => {
    const listings = await rows(
      sql<{ name: string; icon: string; score: number; votes: number; early: number }>`
        select name, icon, score::int, vote_count::int as votes,
          (select count(*)::int from vote where listing_id = listing.id and voted_at < listing.created_at) as early
        from listing where is_public`,
    );
    expect(listings.length).toBeGreaterThanOrEqual(12);
    expect(new Set(listings.map(({ icon }) => icon)).size).toBe(listings.length);
    expect(new Set(listings.map(({ score }) => score)).size).toBeGreaterThan(listings.length - 3);
    for (const { name, early, votes } of listings) expect([name, early, votes > 10]).toEqual([name, 0, true]);
    const counted = await rows(
      sql<{ is: boolean }>`
        select vote_count = (select count(*) from vote where listing_id = listing.id) as is from listing`,
    );
    expect(counted.every(({ is }) => is)).toBe(true);
  });

  test('names its sample voters, and shows players, servers and releases', async () => {
    const page = async (name: string) => {
      const id = demo.listings.find(({ sample }) => sample.text.name === name)?.id;
      return (await fetch(`${address()}/listings/${id}`)).text();
    };
    const server = await page('Sample Survival');
    const topVoters = /<ol class="voters">.*?<\/ol>/s.exec(server)?.[0];
    expect(topVoters?.match(/<bdi>Sample voter \d+<\/bdi>/g)?.length).toBe(10);
    expect(server).toMatch(/\d+ of 250 online/);
    expect(server).toContain('Players over 7 days');
    expect(server).toContain('its player numbers are simulated');
    const bot = await page('Sample Music Bot');
    expect(bot).toContain('Servers over 30 days');
    expect(bot).toContain('Latest release');
    expect(await page('Sample Arena')).toContain('Stopped responding ');
  });

  test('polls none of its servers for players, so that no error replaces a number', async () => {
    expect(await claimDueServers(demo.context.db, 100)).toEqual([]);
  });

  test('delivers, is rejected and retries, and one webhook keeps failing', async () => {
    const seen = async () => {
      const codes = await rows(sql<{ code: string }>`select distinct code from attempt_log`);
      return codes.map(({ code }) => code).sort();
    };
    const all = ['connect_refused', 'delivered', 'http_422', 'http_503'];
    await expect.poll(seen).toEqual(expect.arrayContaining(all));
    const waiting = await rows(sql<{ count: number }>`select count(*)::int as count from queue`);
    expect(waiting[0]?.count).toBeGreaterThan(0);
  });

  test('stops casting votes after a limited number', async () => {
    await new Promise<void>((ended) => {
      startVoteStream(demo.context, demo.listings.slice(0, 1), ended, 1);
    });
  });

  test('leaves nothing behind', async () => {
    const { dataDir } = demo.context.config;
    expect(existsSync(dataDir)).toBe(true);
    await demo.stop();
    expect(existsSync(dataDir)).toBe(false);
  });
});
