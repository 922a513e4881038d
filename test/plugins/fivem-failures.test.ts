// The FiveM resource when the site fails or the configuration is wrong: nothing is rewarded, and the console says why.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consume } from '../../src/db/rate-limit.ts';
import { type FivemFixture, openFivemFixture, rewardsOf } from '../support/fivem/fivem-fixture.ts';

let fivem: FivemFixture;
beforeAll(async () => {
  fivem = await openFivemFixture();
});
beforeEach(() => fivem.reset());
afterAll(() => fivem.close());

describe('when the site', () => {
  it('is down, nothing is rewarded, pauses grow, and everything is rewarded afterwards', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    fivem.site.fault = () => ({ status: 503, body: 'maintenance' });
    server.join(1, [`discord:${voter}`]);
    await server.advance(600_000);
    expect(rewardsOf(server)).toEqual([]);
    expect(fivem.site.requests.length).toBeGreaterThan(4);
    expect(fivem.site.requests.length).toBeLessThan(12);
    fivem.site.fault = null;
    await server.advance(400_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(server.output.join('\n')).toContain('responds again');
  });

  it('responds with a page instead of JSON, or with other JSON, nothing is rewarded', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    const bodies = [
      '<html>Welcome</html>',
      '[]',
      '{"votes":{}}',
      '{"votes":[{"eventId":7}]}',
      '{"votes":[7]}',
      '"votes"',
      '',
    ];
    let sent = 0;
    fivem.site.fault = (path) =>
      path.endsWith('/claim') && sent < bodies.length ? { status: 200, body: bodies[sent++]! } : undefined;
    server.join(1, [`discord:${voter}`]);
    await server.advance(3_600_000);
    expect(sent).toBe(bodies.length);
    expect(rewardsOf(server).filter((id) => id !== eventId)).toEqual([]);
  });

  it('says 429, the resource waits as long as it says', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    let left = 1;
    fivem.site.fault = () => (left-- > 0 ? { status: 429, headers: { 'Retry-After': '90' }, body: '{}' } : undefined);
    server.join(1, [`discord:${voter}`]);
    await server.advance(89_000);
    expect(fivem.site.requests).toHaveLength(1);
    await server.advance(30_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('has no checks left in this minute, the resource waits until it has', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    const { db } = fivem.site.app.context;
    while ((await consume(db, { key: `check:${fivem.site.listingId}`, limit: 120, windowSeconds: 60 })).ok);
    server.join(1, [`discord:${voter}`]);
    await server.advance(50_000);
    expect(fivem.site.requests).toHaveLength(1);
    expect(rewardsOf(server)).toEqual([]);
    await fivem.site.clock.advance('1m');
    await server.advance(30_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('redirects, the console names the address to use, and nothing is sent there', async () => {
    const server = await fivem.start();
    fivem.site.fault = () => ({ status: 301, headers: { Location: 'https://votes.example/' } });
    server.join(1, [`discord:${fivem.newVoter()}`]);
    await server.advance(3_000);
    expect(server.output.join('\n')).toContain('redirects to https://votes.example/. Set Config.Site');
  });

  it.each([
    ['a wrong token', () => 'plaudit_wrong_token_0123456789', 'does not accept the token'],
    ['a token without the scope', () => fivem.site.token(['webhooks:write']), 'with the scope votes:read'],
  ])('gets %s, the console says what to do, and never shows it', async (_, makeToken, sentence) => {
    const wrong = await makeToken();
    const server = await fivem.start('', { plaudit_token: wrong });
    server.join(1, [`discord:${fivem.newVoter()}`]);
    await server.advance(10_000);
    expect(server.output.join('\n')).toContain(sentence);
    expect(server.output.join('\n')).not.toContain(wrong);
  });

  it.each([
    ['no token', { plaudit_token: '' }, 'Add to server.cfg: set plaudit_token'],
    ['no address', { plaudit_url: '' }, 'Set Config.Site in config.lua'],
    ['an unencrypted address', { plaudit_url: 'http://votes.example' }, 'must begin with https://'],
  ])('has %s, the resource does not start and says what to add', async (_, convars, sentence) => {
    const server = await fivem.start('', convars);
    await server.advance(60_000);
    expect(server.output.join('\n')).toContain(sentence);
    expect(fivem.site.requests).toEqual([]);
  });
});
