// P142: votes without a Discord ID are nothing an owner should find out from a reward that went missing.
import { describe, expect, test } from 'vitest';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import type { Sample } from '../support/sample-parts.ts';
import { openSite } from '../support/sample-site.ts';

const DISCORD = 'https://discord.example/';
const GUIDE = 'href="/docs/receive-votes#votes-without-a-discord-id"';
const PAGES = [`/dashboard/${BOT.id}`, `/dashboard/${BOT.id}/webhook`];

const read = async (path: string, change: Partial<Sample>) => (await openSite(change).get(path)).page;

describe('P142 the owner of a bot', () => {
  test('is told how many of the last voters had not connected Discord, and what to do', async () => {
    for (const path of PAGES) {
      const page = await read(path, { discord: DISCORD, voterIds: { voters: 60, withoutDiscord: 21 } });
      expect(page, path).toContain('21 of your last 60 voters had not connected Discord');
      expect(page, path).toContain(GUIDE);
    }
  });

  test('is not bothered about fewer than one in ten, nor before anybody voted', async () => {
    for (const voterIds of [
      { voters: 60, withoutDiscord: 5 },
      { voters: 0, withoutDiscord: 0 },
    ])
      for (const path of PAGES)
        expect(await read(path, { discord: DISCORD, voterIds }), path).not.toContain(GUIDE);
  });

  test('is told that this site has no sign-in with Discord, before the first vote too', async () => {
    for (const path of PAGES) {
      const page = await read(path, { discord: null, voterIds: { voters: 0, withoutDiscord: 0 } });
      expect(page, path).toContain('This site does not offer sign-in with Discord');
      expect(page, path).toContain(GUIDE);
    }
  });

  test('with a chat channel instead of an endpoint has nobody to match, and reads nothing of it', async () => {
    const webhook: Sample['webhook'] = {
      ...{ endpointId: 'end_sample', format: 'discord', urlShown: 'https://discord.com/api/webhooks/1…/…' },
      ...{ state: 'enabled', consecutiveFailures: 0, hasSecret: false },
    };
    for (const path of PAGES) expect(await read(path, { discord: null, webhook }), path).not.toContain(GUIDE);
  });
});

test('P142 a Minecraft server rewards by player names, so its owner reads nothing of it', async () => {
  const voterIds = { voters: 60, withoutDiscord: 60 };
  for (const path of [`/dashboard/${MINECRAFT.id}`, `/dashboard/${MINECRAFT.id}/webhook`])
    expect(await read(path, { discord: null, voterIds }), path).not.toContain(GUIDE);
});
