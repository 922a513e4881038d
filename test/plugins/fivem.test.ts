// The FiveM resource, in Lua 5.4 with the natives of test/support/fivem, against the real service: who is rewarded, and when.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FivemFixture, LICENSE, openFivemFixture, rewardsOf } from '../support/fivem/fivem-fixture.ts';

let fivem: FivemFixture;
beforeAll(async () => {
  fivem = await openFivemFixture();
});
beforeEach(() => fivem.reset());
afterAll(() => fivem.close());

describe('a player who voted', () => {
  it('is rewarded once when they join, and not again when they join again', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`, LICENSE]);
    await server.advance(5_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    server.leave(1);
    server.join(2, [`discord:${voter}`]);
    await server.advance(180_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(fivem.claims()[0]).toContain(`"identity":"discord:${voter}"`);
  });

  it('while they are online is rewarded within a minute', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    server.join(1, [`discord:${voter}`]);
    await server.advance(10_000);
    const eventId = await fivem.site.vote(voter);
    await server.advance(61_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('and types /vote is rewarded at once', async () => {
    const server = await fivem.start("Config.VotePage = 'https://votes.example/listings/1'");
    const voter = fivem.newVoter();
    server.join(1, [`discord:${voter}`]);
    await server.advance(10_000);
    const eventId = await fivem.site.vote(voter);
    server.command(1, 'vote');
    await server.advance(1_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(server.chat[0]).toBe('1: Vote for this server: https://votes.example/listings/1');
    expect(server.chat[2]).toContain('No reward, although you voted?');
  });

  it('days ago, with no check that could show it, is rewarded when they join', async () => {
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    await fivem.site.clock.advance('50h');
    const server = await fivem.start();
    server.join(1, [`discord:${voter}`]);
    await server.advance(10_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('has one reward for each of several votes', async () => {
    const voter = fivem.newVoter();
    const first = await fivem.site.vote(voter);
    await fivem.site.clock.advance('25h');
    const second = await fivem.site.vote(voter);
    const server = await fivem.start();
    server.join(1, [`discord:${voter}`]);
    await server.advance(10_000);
    expect(rewardsOf(server)).toEqual([first, second]);
  });

  it('and left before the response is rewarded when they join again', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    fivem.site.fault = (path) => {
      if (path.endsWith('/claim')) server.leave(1);
      return undefined;
    };
    server.join(1, [`discord:${voter}`]);
    await server.advance(5_000);
    expect(rewardsOf(server)).toEqual([]);
    server.join(7, [`discord:${voter}`]);
    await server.advance(5_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(server.output).toContain(`reward 7 ${eventId}`);
  });
});

describe('linking by code', () => {
  it('/votelink links the license, and votes before and after that are rewarded', async () => {
    const server = await fivem.start();
    const account = await fivem.site.account();
    const first = await fivem.site.vote(account, false);
    server.join(1, [LICENSE]);
    await server.advance(5_000);
    server.command(1, 'vote');
    expect(server.chat.at(-1)).toContain('/votelink CODE');
    server.command(1, `votelink ${await fivem.site.code(account)}`);
    await server.advance(5_000);
    expect(server.chat.at(-1)).toBe('1: Your game account is linked. Your votes are now rewarded here.');
    expect(rewardsOf(server)).toEqual([first]);
    await fivem.site.clock.advance('25h');
    const second = await fivem.site.vote(account, false);
    await server.advance(61_000);
    expect(rewardsOf(server)).toEqual([first, second]);
  });

  it('says in the player’s language what is wrong with a code', async () => {
    const server = await fivem.start("Config.Locale = 'de'");
    server.join(1, ['license:aaaa']);
    await server.advance(5_000);
    server.command(1, 'votelink hello');
    await server.advance(0);
    expect(server.chat.at(-1)).toBe('1: Gib ein: /votelink CODE (den Code zeigt die Abstimmungsseite)');
    server.command(1, 'votelink ZZZZ-ZZZZ');
    await server.advance(1_000);
    expect(server.chat.at(-1)).toContain('falsch oder abgelaufen');
    server.command(1, 'votelink ZZZZ-ZZZZ');
    await server.advance(1_000);
    expect(server.chat.at(-1)).toContain('Warte ein paar Sekunden');
    // A license that belongs to another account.
    server.join(2, [LICENSE]);
    server.command(2, `votelink ${await fivem.site.code(await fivem.site.account())}`);
    await server.advance(1_000);
    expect(server.chat.at(-1)).toContain('schon mit einem anderen Konto');
  });

  it('guesses of codes do not delay anybody’s rewards', async () => {
    const server = await fivem.start();
    fivem.site.fault = (path) =>
      path.endsWith('/link') ? { status: 429, headers: { 'Retry-After': '60' } } : undefined;
    server.join(1, ['license:bbbb']);
    await server.advance(1_000);
    server.command(1, 'votelink ZZZZ-ZZZZ');
    await server.advance(1_000);
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(2, [`discord:${voter}`]);
    await server.advance(2_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });
});

describe('two hundred players who join at once', () => {
  it('are checked in batches, voters are rewarded first, and the rest is claimed within the budget', async () => {
    const server = await fivem.start();
    const ids = Array.from({ length: 200 }, fivem.newVoter);
    const voters = ids.filter((_, index) => index % 10 === 0);
    for (const id of voters) await fivem.site.vote(id);
    ids.forEach(
      (id, index) => void server.join(index + 1, [`discord:${id}`, `license:${index.toString(16).padStart(40, '0')}`]),
    );
    await server.advance(1_000);
    expect(fivem.checks()).toHaveLength(8);
    await server.advance(9_000);
    expect(rewardsOf(server)).toHaveLength(20);
    expect(fivem.site.requests.length).toBeLessThanOrEqual(40);
    const before = fivem.site.requests.length;
    await fivem.site.clock.advance('1m');
    await server.advance(60_000);
    const sent = fivem.site.requests.length - before;
    expect(sent).toBeGreaterThan(50);
    expect(sent).toBeLessThanOrEqual(90);
    server.command(0, 'plaudit status');
    expect(server.output.join('\n')).toMatch(/Players online: 200. To claim: 1\d\d\./);
    expect(rewardsOf(server)).toHaveLength(20);
    expect(server.output.filter((line) => line.includes('Trying again'))).toEqual([]);
  });
});
