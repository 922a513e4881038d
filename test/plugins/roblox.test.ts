// The Roblox module, in Luau with the services of test/support/roblox, against the real service: each vote is rewarded
// once, whatever is lost, and nothing after an error. Runs where Lune is installed, or with TEST_LUNE.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPluginSite, type PluginSite } from '../support/plugin-site.ts';
import { createRobloxGame, LUNE, type RobloxGame } from '../support/roblox/roblox-game.ts';
import { randomFromSeed } from '../support/seeded-random.ts';

describe.skipIf(!LUNE)('the Roblox module in Lune', () => {
  let site: PluginSite;
  let token: string;
  let server: RobloxGame;
  let players = 0;

  beforeAll(async () => {
    site = await openPluginSite('roblox');
    token = await site.token();
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    site.fault = null;
    site.requests.length = 0;
    await site.clock.advance('2m');
    server = createRobloxGame({ url: site.url, token });
  });
  afterEach(() => server.close());

  /** An account with a linked Roblox account. */
  async function newPlayer(): Promise<{ readonly userId: number; vote(): Promise<string> }> {
    const userId = 1_000_000 + ++players;
    const account = await site.account();
    await site.link(account, `roblox:${userId}`);
    return { userId, vote: () => site.vote(account, false) };
  }

  const REWARD = `
    local function apply(data) data.coins = (data.coins or 0) + 100 end
    local function reward(player) return newVotes().reward(player, DataStore, "player_" .. player.UserId, apply) end
  `;

  function coins(userId: number): unknown {
    return server.data()[`player_${userId}`]?.coins;
  }

  it('checks one player, and everybody on the server in batches of 50', async () => {
    const player = await newPlayer();
    await player.vote();
    const [one, all] = await server.run(`
      local Votes = newVotes()
      report(Votes.check({ UserId = ${player.userId} }))
      for id = 1, 119 do addPlayer(id) end
      addPlayer(${player.userId})
      local result, voted = Votes.checkAll(), {}
      for userId, check in result.results do if check.voted then table.insert(voted, userId) end end
      report({ ok = result.ok, voted = voted, requests = HttpService.requests })
    `);
    expect(one).toMatchObject({ ok: true, voted: true, votedAt: expect.any(String), nextVoteAt: expect.any(String) });
    expect(all).toEqual({ ok: true, voted: [player.userId], requests: 4 });
  });

  it('claims once, and again only with the same claim ID', async () => {
    const player = await newPlayer();
    const eventId = await player.vote();
    const lists = await server.run(`
      local Votes = newVotes()
      local player = { UserId = ${player.userId} }
      for _, claimId in { "a", "a", "b" } do report(Votes.claim(player, "${player.userId}-" .. claimId).votes) end
    `);
    expect(lists).toEqual([
      [expect.objectContaining({ eventId })],
      [expect.objectContaining({ eventId })],
      expect.anything(),
    ]);
    expect(Object.keys(lists[2] as object)).toEqual([]);
  });

  it('rewards each vote once, in the same write that notes it', async () => {
    const player = await newPlayer();
    await player.vote();
    await site.clock.advance('25h');
    await player.vote();
    const results = await server.run(`${REWARD}
      local player = addPlayer(${player.userId})
      for _ = 1, 3 do report(#reward(player).votes) end
    `);
    expect(results).toEqual([2, 0, 0]);
    expect(server.data()[`player_${player.userId}`]).toEqual({ coins: 200 });
  });

  it('keeps the user IDs and the metadata of the key, and the rest of the data', async () => {
    const player = await newPlayer();
    await player.vote();
    const [about] = await server.run(`${REWARD}
      local key = "player_${player.userId}"
      DataStore:UpdateAsync(key, function() return { level = 7 }, { 5 }, { season = 2 } end)
      reward(addPlayer(${player.userId}))
      report(DataStore.about[key])
    `);
    expect(about).toEqual({ userIds: [5], metadata: { season: 2 } });
    expect(server.data()[`player_${player.userId}`]).toEqual({ level: 7, coins: 100 });
  });

  it.each([
    ['the request is lost', 'lose-request'],
    ['the response is lost', 'lose-response'],
  ] as const)('rewards once when %s', async (_, fault) => {
    const player = await newPlayer();
    await player.vote();
    let left = 2;
    site.fault = () => (left-- > 0 ? fault : undefined);
    const [result] = await server.run(`${REWARD} report(reward(addPlayer(${player.userId})))`);
    expect(result).toMatchObject({ ok: true });
    expect(coins(player.userId)).toBe(100);
    expect(new Set(site.requests).size).toBe(1);
  });

  it.each([
    ['before the claim is noted', 1, 'before', 0],
    ['after the claim is noted', 1, 'after', 0],
    ['before the reward is saved', 2, 'before', 0],
    ['after the reward is saved', 2, 'after', 100],
  ])('rewards once when the data store fails %s', async (_, write, fault, between) => {
    const player = await newPlayer();
    await player.vote();
    const [failed] = await server.run(`${REWARD}
      DataStore.fault = function(write) return write == ${write} and "${fault}" or nil end
      report(reward(addPlayer(${player.userId})))
    `);
    expect(failed).toMatchObject({ ok: false, reason: 'storage' });
    expect(coins(player.userId) ?? 0).toBe(between);
    await server.run(`${REWARD} report(reward(addPlayer(${player.userId})))`);
    expect(coins(player.userId)).toBe(100);
  });

  it('rewards once when the server ends after the claim, on the next server', async () => {
    const player = await newPlayer();
    await player.vote();
    await server.run(`${REWARD}
      DataStore.fault = function(write) if write == 2 then crash() end return nil end
      reward(addPlayer(${player.userId}))
    `);
    expect(coins(player.userId)).toBeUndefined();
    await server.run(`${REWARD} reward(addPlayer(${player.userId}))`);
    expect(coins(player.userId)).toBe(100);
  });

  it.each([0, 1])('rewards a vote cast after a claim that found %i, and whose end was lost', async (earlier) => {
    const player = await newPlayer();
    if (earlier) await player.vote();
    await server.run(`${REWARD}
      DataStore.fault = function(write) if write == 2 then crash() end return nil end
      reward(addPlayer(${player.userId}))
    `);
    await site.clock.advance('25h');
    await player.vote();
    const [count] = await server.run(`${REWARD} report(#reward(addPlayer(${player.userId})).votes)`);
    expect([count, coins(player.userId)]).toEqual([earlier + 1, 100 * (earlier + 1)]);
  });

  it('rewards once when two servers reward the same player at once, and when UpdateAsync repeats a change', async () => {
    const player = await newPlayer();
    await player.vote();
    const [, , counts] = await server.run(`${REWARD}
      DataStore.fault = function() return "conflict" end
      local player, finished = addPlayer(${player.userId}), 0
      for _ = 1, 2 do
        task.spawn(function()
          report(reward(player).ok)
          finished += 1
        end)
      end
      while finished < 2 do task.wait(1) end
      report(reward(player).data)
    `);
    expect(counts).toEqual({ coins: 100 });
  });

  it.each([1, 2])('rewards each vote once under random faults and crashes, seed %i', async (seed) => {
    const random = randomFromSeed(seed);
    const players = await Promise.all(Array.from({ length: 5 }, newPlayer));
    const votes = new Map<number, number>();
    for (let life = 0; life < 8; life += 1) {
      for (const { userId, vote } of players.filter(() => random() < 0.4)) {
        await vote();
        votes.set(userId, (votes.get(userId) ?? 0) + 1);
      }
      site.fault = () => (random() < 0.3 ? (random() < 0.5 ? 'lose-request' : 'lose-response') : undefined);
      const choose = Math.floor(random() * 1_000_000);
      await server.run(`${REWARD}
        math.randomseed(${choose})
        DataStore.fault = function()
          local chance = math.random(20)
          if chance == 1 then crash() end
          return ({ [2] = "before", [3] = "after", [4] = "conflict" })[chance]
        end
        for _, userId in { ${players.map(({ userId }) => userId)} } do reward({ UserId = userId }) end
      `);
      await site.clock.advance('25h');
    }
    site.fault = null;
    await server.run(`${REWARD} for _, userId in { ${players.map(({ userId }) => userId)} } do
      assert(reward({ UserId = userId }).ok)
    end`);
    for (const [userId, count] of votes) expect(coins(userId)).toBe(count * 100);
    expect(votes.size).toBeGreaterThan(3);
  });

  it.each([
    ['a page', { status: 200, body: '<html>Welcome</html>' }, 'refused'],
    ['other JSON', { status: 200, body: '{"votes":[{"eventId":7}]}' }, 'refused'],
    ['votes that are not a list', { status: 200, body: '{"votes":"yes"}' }, 'refused'],
    ['an error', { status: 500, body: '{"votes":[{"eventId":"x"}]}' }, 'unreachable'],
    ['a long 429', { status: 429, headers: { 'Retry-After': '600' }, body: '{}' }, 'busy'],
    ['404', { status: 404, body: '{}' }, 'refused'],
  ] as const)('rewards nothing when the site responds with %s', async (_, fault, reason) => {
    const player = await newPlayer();
    await player.vote();
    site.fault = () => fault;
    const [failed] = await server.run(`${REWARD} report(reward(addPlayer(${player.userId})))`);
    expect(failed).toMatchObject({ ok: false, reason });
    expect(coins(player.userId)).toBeUndefined();
    site.fault = null;
    await server.run(`${REWARD} report(reward(addPlayer(${player.userId})))`);
    expect(coins(player.userId)).toBe(100);
  });

  it('waits as long as a 429 says, and repeats the same request', async () => {
    const player = await newPlayer();
    await player.vote();
    let left = 1;
    site.fault = () => (left-- > 0 ? { status: 429, headers: { 'Retry-After': '30' }, body: '{}' } : undefined);
    const [result] = await server.run(`${REWARD}
      local before = os.clock()
      local result = reward(addPlayer(${player.userId}))
      report({ ok = result.ok, waited = os.clock() - before >= 30 })
    `);
    expect(result).toEqual({ ok: true, waited: true });
  });

  it('never sends more than its budget', async () => {
    const [seconds] = await server.run(`
      local Votes = newVotes({ requestsPerMinute = 60 })
      local before = os.clock()
      for _ = 1, 40 do assert(Votes.check({ UserId = 5 }).ok) end
      report(os.clock() - before)
    `);
    expect(seconds).toBeGreaterThanOrEqual(29);
    expect(seconds).toBeLessThan(40);
  });

  it('says what to do about a wrong token, a missing scope, and disabled requests, and never shows the token', async () => {
    const check = 'report(newVotes().check({ UserId = 5 }))';
    const [wrong] = await server.run(check, 'plaudit_wrong_token');
    expect(wrong).toMatchObject({
      ok: false,
      reason: 'token',
      message: expect.stringContaining('does not accept the token'),
    });
    expect(JSON.stringify(wrong)).not.toContain('plaudit_wrong_token');
    const [scope] = await server.run(check, await site.token(['webhooks:write']));
    expect(scope).toMatchObject({ ok: false, reason: 'token', message: expect.stringContaining('votes:read') });
    const [disabled] = await server.run(`HttpService.enabled = false ${check}`);
    expect(disabled).toMatchObject({ ok: false, message: expect.stringContaining('Allow HTTP Requests') });
  });

  it('refuses unencrypted addresses and calls with a colon, and ignores test players of Studio', async () => {
    const [http, colon, studio] = await server.run(`
      report(select(2, pcall(newVotes, { site = "http://vote.example.com" })))
      local Votes = newVotes()
      report(select(2, pcall(function() return Votes:check({ UserId = 5 }) end)))
      report(Votes.check({ UserId = -1 }))
    `);
    expect(http).toContain('site must be the address');
    expect(colon).toContain('called with a dot');
    expect(studio).toMatchObject({ ok: false, reason: 'player' });
    expect(site.requests).toEqual([]);
  });

  it('in the example rewards on joining and within a minute, and shows the coins', async () => {
    const [early, late] = [await newPlayer(), await newPlayer()];
    await early.vote();
    let hasVoted = false;
    // The second vote is cast when everybody is checked.
    site.fault = async (path) => {
      if (path.endsWith('/check') && !hasVoted) {
        hasVoted = true;
        await late.vote();
      }
      return undefined;
    };
    const [result] = await server.run(`
      startExample()
      local first, second = addPlayer(${early.userId}), addPlayer(${late.userId})
      task.wait(90)
      report({ first.attributes.VoteCoins, second.attributes.VoteCoins, #warnings })
    `);
    expect(result).toEqual([100, 100, 0]);
  });
});
