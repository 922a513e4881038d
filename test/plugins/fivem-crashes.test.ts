// The FiveM resource when something is lost or crashes: each vote is still rewarded once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FivemFixture, openFivemFixture, REWARD_HANDLER, rewardsOf } from '../support/fivem/fivem-fixture.ts';

let fivem: FivemFixture;
beforeAll(async () => {
  fivem = await openFivemFixture();
});
beforeEach(() => fivem.reset());
afterAll(() => fivem.close());

describe('what is lost', () => {
  it.each(['lose-request', 'lose-response'] as const)(
    '%s: the claim is repeated with the same ID, and rewarded once',
    async (fault) => {
      const server = await fivem.start();
      const voter = fivem.newVoter();
      const eventId = await fivem.site.vote(voter);
      let left = 2;
      fivem.site.fault = (path) => (path.endsWith('/claim') && left-- > 0 ? fault : undefined);
      server.join(1, [`discord:${voter}`]);
      await server.advance(60_000);
      expect(rewardsOf(server)).toEqual([eventId]);
      const ids = fivem.claims().map((line) => /"claimId":"([^"]+)"/.exec(line)?.[1]);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids.slice(0, 3)).size).toBe(1);
      expect(server.output.join('\n')).toMatch(/cannot be reached .* Trying again in \d+ s\./);
    },
  );

  it('a response that never comes: after 20 seconds the claim is repeated', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    let isFirst = true;
    fivem.site.fault = (path) => {
      if (!path.endsWith('/claim') || !isFirst) return undefined;
      isFirst = false;
      return 'hang';
    };
    server.join(1, [`discord:${voter}`]);
    await server.advance(60_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(server.output.join('\n')).toContain('no response within 20 seconds');
  });

  it.each([2, 3, 4, 5, 6])(
    'the end of a claim that found nothing, and %i requests: a vote since then is rewarded',
    async (lost) => {
      const server = await fivem.start();
      const voter = fivem.newVoter();
      let count = 0;
      let eventId = '';
      fivem.site.fault = async (path) => {
        if (!path.endsWith('/claim') || ++count > lost) return undefined;
        if (count === 2) eventId = await fivem.site.vote(voter);
        return count === 1 ? 'lose-response' : 'lose-request';
      };
      server.join(1, [`discord:${voter}`]);
      await server.advance(1_800_000);
      expect(rewardsOf(server)).toEqual([eventId]);
    },
  );

  it('the process, before the response to a claim: rewarded once after the restart', async () => {
    const server = await fivem.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    fivem.site.fault = (path) => (path.endsWith('/claim') ? 'lose-response' : undefined);
    server.join(1, [`discord:${voter}`]);
    await server.advance(1_000);
    server.crash();
    fivem.site.fault = null;
    await fivem.startAgain(server);
    await server.advance(30_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('the process, after the claim and before anybody took the vote: rewarded once after the restart', async () => {
    const server = fivem.server();
    await server.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(30_000);
    server.crash();
    await fivem.startAgain(server);
    await server.advance(30_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('the process, while claimed votes are being stored: rewarded once after the restart', async () => {
    const server = fivem.server();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    await server.start();
    server.join(1, [`discord:${voter}`]);
    // The last write of storing a claim is the deletion of its key: without it, the storage is as after a crash there.
    const forget = server.storage.delete.bind(server.storage);
    server.storage.delete = (key) => (key.includes('claim:') ? false : forget(key));
    await server.advance(1_000);
    server.crash();
    server.storage.delete = forget;
    expect([...server.storage.keys()].filter((key) => key.includes('claim:'))).toHaveLength(1);
    fivem.site.fault = () => 'lose-request';
    await fivem.startAgain(server);
    await server.advance(30_000);
    fivem.site.fault = null;
    await server.advance(120_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('the process, and time, random numbers and addresses repeat: no claim ID is used again', async () => {
    const repeat = 'os.time = function() return 0 end tostring = function() return "0x1" end math.randomseed(1)';
    const server = await fivem.start(repeat);
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(20_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    server.crash();
    await fivem.startAgain(server, repeat);
    await server.advance(60_000);
    const ids = fivem.claims().map((line) => /"claimId":"([^"]+)"/.exec(line)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(rewardsOf(server)).toEqual([eventId]);
  });

  it('the process, while the reward was being given: the console says so, and nothing is given twice', async () => {
    const server = fivem.server();
    await server.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.load('rewards', REWARD_HANDLER);
    server.join(1, [`discord:${voter}`]);
    await server.advance(2_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    server.crash();
    await fivem.startAgain(server);
    await server.advance(60_000);
    expect(rewardsOf(server)).toEqual([eventId]);
    expect(server.output.join('\n')).toContain(`The server stopped while vote ${eventId}`);
    server.command(0, `plaudit offer ${eventId}`);
    await server.advance(1_000);
    expect(rewardsOf(server)).toEqual([eventId, eventId]);
  });

  it('a handler that was not running: it gets the vote when it starts', async () => {
    const server = fivem.server();
    await server.start();
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(90_000);
    server.load('rewards', REWARD_HANDLER);
    server.trigger('onResourceStart', 'rewards');
    await server.advance(1_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });
});

describe('handlers', () => {
  it('that both handle one vote cannot both take it', async () => {
    const server = await fivem.start();
    server.load('more-rewards', REWARD_HANDLER);
    const voter = fivem.newVoter();
    await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(5_000);
    expect(rewardsOf(server)).toHaveLength(1);
  });

  it('that fail do not stop the resource, and what they put back is offered again', async () => {
    const server = fivem.server();
    await server.start();
    server.load(
      'rewards',
      `
      local tries = 0
      AddEventHandler('plaudit:vote', function(vote)
        if not exports.plaudit:take(vote.eventId) then return end
        tries = tries + 1
        if tries == 1 then
          exports.plaudit:putBack(vote.eventId)
          error('no database')
        end
        print(('reward %s %s'):format(vote.player, vote.eventId))
      end)
    `,
    );
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(5_000);
    expect(rewardsOf(server)).toEqual([]);
    server.command(1, 'vote');
    await server.advance(1_000);
    expect(rewardsOf(server)).toEqual([eventId]);
  });
});
