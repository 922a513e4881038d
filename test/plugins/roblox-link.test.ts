// Linking in a Roblox game: a player types the code from the site's page in the chat, in Luau against the real service.
// Runs where Lune is installed, or with TEST_LUNE.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPluginSite, type PluginSite } from '../support/plugin-site.ts';
import { createRobloxGame, LUNE, type RobloxGame } from '../support/roblox/roblox-game.ts';

describe.skipIf(!LUNE)('linking with the Roblox module in Lune', () => {
  let site: PluginSite;
  let server: RobloxGame;
  let players = 0;

  beforeAll(async () => {
    site = await openPluginSite('roblox');
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    site.fault = null;
    site.requests.length = 0;
    await site.clock.advance('2m');
    server = createRobloxGame({ url: site.url, token: await site.token() });
  });
  afterEach(() => server.close());

  const newPlayer = () => 2_000_000 + ++players;
  const link = (userId: number, code: string) => `report(newVotes().link({ UserId = ${userId} }, "${code}"))`;

  it('links the player, and the votes of the account then count for them', async () => {
    const userId = newPlayer();
    const account = await site.account();
    const eventId = await site.vote(account, false);
    const code = await site.code(account);
    const [linked, claimed] = await server.run(`
      ${link(userId, code)}
      report(newVotes().claim({ UserId = ${userId} }, "first").votes)
    `);
    expect(linked).toEqual({ ok: true });
    expect(claimed).toEqual([expect.objectContaining({ eventId })]);
    expect(site.requests[0]).toContain(`"identity":"roblox:${userId}"`);
  });

  it('accepts a code in lower case, with spaces, and without the dash', async () => {
    const code = (await site.code(await site.account())).toLowerCase().replace('-', ' ');
    expect(await server.run(link(newPlayer(), ` ${code} `))).toEqual([{ ok: true }]);
  });

  it('says that a code is unknown, used or expired, and what to do', async () => {
    const unknown = { ok: false, reason: 'code', message: expect.stringContaining('Get a new one on the vote page') };
    expect(await server.run(link(newPlayer(), 'ABCD-2222'))).toEqual([unknown]);
    const used = await site.code(await site.account());
    expect(await server.run(`${link(newPlayer(), used)} ${link(newPlayer(), used)}`)).toEqual([{ ok: true }, unknown]);
    const expired = await site.code(await site.account());
    await site.clock.advance('16m');
    expect(await server.run(link(newPlayer(), expired))).toEqual([unknown]);
  });

  it('says that the Roblox account is linked to another account', async () => {
    const userId = newPlayer();
    await site.link(await site.account(), `roblox:${userId}`);
    const [result] = await server.run(link(userId, await site.code(await site.account())));
    expect(result).toMatchObject({ ok: false, reason: 'taken', message: expect.stringContaining('Unlink it') });
  });

  it('sends nothing for what cannot be a code, and for test players of Studio', async () => {
    const codes = ['', 'help', 'ABCD-EFGHI', `${'A'.repeat(2_000)}`, 'ABCD-EF\\"H', '<b>CDEFGH'];
    const results = await server.run(`
      local Votes = newVotes()
      for _, code in { ${codes.map((code) => `"${code}"`)} } do report(Votes.link({ UserId = 7 }, code).reason) end
      report(Votes.link({ UserId = 7 }, nil).reason)
      report(Votes.link({ UserId = -1 }, "ABCD-EFGH").reason)
    `);
    expect(results).toEqual([...codes.map(() => 'code'), 'code', 'player']);
    expect(site.requests).toEqual([]);
  });

  it('lets each player try once in five seconds, and others at the same time', async () => {
    const results = await server.run(`
      local Votes = newVotes()
      local function try(userId) report(Votes.link({ UserId = userId }, "ABCD-2222").reason) end
      try(1) try(1) try(2)
      task.wait(5)
      try(1)
    `);
    expect(results).toEqual(['code', 'busy', 'code', 'code']);
    expect(site.requests).toHaveLength(3);
  });

  it('links when a response is lost, with the same request', async () => {
    let left = 1;
    site.fault = () => (left-- > 0 ? 'lose-response' : undefined);
    expect(await server.run(link(newPlayer(), await site.code(await site.account())))).toEqual([{ ok: true }]);
    expect(site.requests).toHaveLength(2);
    expect(new Set(site.requests).size).toBe(1);
  });

  it.each([
    ['500', { status: 500, body: '{}' }, 'unreachable'],
    ['a long 429', { status: 429, headers: { 'Retry-After': '600' }, body: '{}' }, 'busy'],
    ['401', { status: 401, body: '{"code":"UNAUTHORIZED"}' }, 'token'],
    ['404 of another page', { status: 404, body: '<html>Not found</html>' }, 'refused'],
    ['a page', { status: 200, body: '<html>Welcome</html>' }, 'refused'],
    ['other JSON', { status: 200, body: '{"linked":"no"}' }, 'refused'],
    ['400', { status: 400, body: '{"code":"VALIDATION_FAILED"}' }, 'refused'],
  ] as const)('says that it is not the code when the site responds with %s', async (_, fault, reason) => {
    site.fault = () => fault;
    const [result] = await server.run(link(newPlayer(), 'ABCD-2222'));
    expect(result).toMatchObject({ ok: false, reason, message: expect.not.stringContaining('wrong') });
  });

  it('in the example takes /votelink from the chat, rewards the player at once, and tells them', async () => {
    const userId = newPlayer();
    const account = await site.account();
    await site.vote(account, false);
    const code = await site.code(account);
    const [said] = await server.run(`
      startExample()
      local player, stranger = addPlayer(${userId}), addPlayer(1)
      say(player, "/votelink ABCD")
      task.wait(1)
      local refused = shownTo(player)
      task.wait(10)
      say(player, "/votelink ${code}")
      task.wait(1)
      local before = shownTo(player)
      task.wait(10)
      report({ refused, before, shownTo(player), shownTo(stranger), player.attributes.VoteCoins, #warnings })
    `);
    expect(said).toEqual([
      [expect.stringContaining('wrong or expired')],
      ['Your account is linked. Your votes are now rewarded here.'],
      expect.anything(),
      expect.anything(),
      100,
      0,
    ]);
    expect(Object.values((said as readonly object[]).slice(2, 4).flatMap(Object.values))).toEqual([]);
  });

  it('in the example tells the player to try later when the site is down, and the console why', async () => {
    site.fault = (path) => (path.endsWith('/link') ? { status: 503, body: '' } : undefined);
    const [said] = await server.run(`
      startExample()
      local player = addPlayer(${newPlayer()})
      task.wait(1)
      say(player, "/votelink ABCD-2222")
      task.wait(20)
      report({ shownTo(player), warnings })
    `);
    expect(said).toEqual([
      ['The vote site cannot be reached right now. Try again in a few minutes.'],
      [expect.stringContaining('503')],
    ]);
  });
});
