// The FiveM resource with ESX, QBCore and ox_inventory, as far as their interfaces are known.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FivemFixture, openFivemFixture } from '../support/fivem/fivem-fixture.ts';

let fivem: FivemFixture;
beforeAll(async () => {
  fivem = await openFivemFixture();
});
beforeEach(() => fivem.reset());
afterAll(() => fivem.close());

describe('ready adapters', () => {
  const REWARD = "Config.Money = { account = 'bank', amount = 500 } Config.Items = { { name = 'bread', count = 2 } }";
  const FRAMEWORKS = {
    esx: `
      loaded, room = false, true
      local player = {
        canCarryItem = function() return room end,
        addInventoryItem = function(name, count) print('given', name, count) end,
        addAccountMoney = function(account, amount) print('given', account, amount) end,
      }
      exports('getSharedObject', function() return { GetPlayerFromId = function() return loaded and player or nil end } end)
    `,
    qb: `
      loaded, room = false, true
      local player = { Functions = {
        AddItem = function(name, count) if room then print('given', name, count) end return room end,
        AddMoney = function(account, amount) print('given', account, amount) return true end,
      } }
      exports('GetCoreObject', function()
        return { Functions = { GetPlayer = function() return loaded and player or nil end } }
      end)
    `,
    ox: `
      loaded, room = false, true
      exports('GetInventory', function() return loaded and {} or nil end)
      exports('CanCarryItem', function() return room end)
      exports('AddItem', function(_, name, count) print('given', name, count) return true end)
    `,
  };
  const RESOURCES = { esx: 'es_extended', qb: 'qb-core', ox: 'ox_inventory' };

  it.each(['esx', 'qb', 'ox'] as const)('%s: waits for the character and for room, then rewards once', async (name) => {
    const server = fivem.server();
    await server.start(`Config.Reward = '${name}' ${REWARD}`);
    const set = (code: string) => server.load(RESOURCES[name], code);
    set(FRAMEWORKS[name]);
    const voter = fivem.newVoter();
    await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(10_000);
    // Nothing is claimed before the character is loaded.
    expect(fivem.claims()).toEqual([]);
    set('loaded, room = true, false');
    await server.advance(10_000);
    expect(server.chat.at(-1)).toContain('no room for it');
    expect(server.output.filter((line) => line.startsWith('given'))).toEqual([]);
    set('room = true');
    server.command(1, 'vote');
    await server.advance(60_000);
    const account = name === 'ox' ? 'money' : 'bank';
    expect(server.output.filter((line) => line.startsWith('given')).sort()).toEqual(
      [`given ${account} 500`, 'given bread 2'].sort(),
    );
    expect(server.chat.at(-1)).toContain('Thank you for your vote!');
  });

  it('that fail in the middle are not repeated, and the console says what to do', async () => {
    const server = fivem.server();
    await server.start(`Config.Reward = 'ox' ${REWARD}`);
    const failing = FRAMEWORKS.ox
      .replace('return true end)', "return name == 'bread' end)")
      .replace('false, true', 'true, true');
    server.load('ox_inventory', failing);
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(120_000);
    expect(server.output.filter((line) => line === 'given bread 2')).toHaveLength(1);
    expect(server.output.join('\n')).toContain(`"plaudit offer ${eventId}" gives it again`);
  });

  it('whose inventory does not say whether it accepted an item give nothing twice', async () => {
    const server = fivem.server();
    await server.start(`Config.Reward = 'qb' ${REWARD}`);
    const silent = FRAMEWORKS.qb.replace('return room end,', 'end,').replace('false, true', 'true, true');
    server.load('qb-core', silent);
    const voter = fivem.newVoter();
    const eventId = await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(30_000);
    server.command(1, 'vote');
    await server.advance(30_000);
    expect(server.output.filter((line) => line === 'given bread 2')).toHaveLength(1);
    expect(server.output.join('\n')).toContain(`"plaudit forget ${eventId}" does not`);
  });

  it('whose framework is missing claim nothing and say so', async () => {
    const server = fivem.server();
    await server.start("Config.Reward = 'esx'");
    const voter = fivem.newVoter();
    await fivem.site.vote(voter);
    server.join(1, [`discord:${voter}`]);
    await server.advance(30_000);
    expect(fivem.claims()).toEqual([]);
    expect(server.output.filter((line) => line.includes('es_extended'))).toHaveLength(1);
  });
});
