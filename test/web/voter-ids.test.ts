// P142: owners learn about votes without a Discord ID before a reward goes missing.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { BOT, MINECRAFT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const WITH_DISCORD = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'secret' };
const GUIDE = 'href="/docs/receive-votes#votes-without-a-discord-id"';
const PAGES = [`/dashboard/${BOT.id}`, `/dashboard/${BOT.id}/webhook`];

const castVotes = (listingId: string, voters: number, withoutDiscord: number) => (app: AppContext) =>
  app.db
    .insertInto('vote')
    .values(
      Array.from({ length: voters }, (_, index) => ({
        event_id: randomUUID(),
        listing_id: listingId,
        voter_id: `voter${index}`,
        user_id: index < withoutDiscord ? `usr_voter${index}` : String(100_000_000_000_000_000n + BigInt(index)),
        player_name: null,
        weight: 1,
        voted_at: ago(HOUR),
        next_vote_at: ago(-HOUR),
      })),
    )
    .execute();

describe('P142 the owner of a bot', () => {
  test('sees how many of the recent voters had not connected Discord, and what to do', async () => {
    const { get } = await openSite({ environment: WITH_DISCORD, arrange: castVotes(BOT.id, 60, 21) });
    for (const path of PAGES) {
      const { page } = await get(path);
      expect(page, path).toContain('21 of your last 60 voters had not connected Discord');
      expect(page, path).toContain(GUIDE);
    }
  });

  test('sees no warning for fewer than one in ten, or before the first vote', async () => {
    const few = await openSite({ environment: WITH_DISCORD, arrange: castVotes(BOT.id, 60, 5) });
    const none = await openSite({ environment: WITH_DISCORD });
    for (const path of PAGES)
      for (const site of [few, none]) expect((await site.get(path)).page, path).not.toContain(GUIDE);
  });

  test('sees that this site has no sign-in with Discord, even before the first vote', async () => {
    const { get } = await openSite();
    for (const path of PAGES) {
      const { page } = await get(path);
      expect(page, path).toContain('This site does not offer signing in with Discord');
      expect(page, path).toContain(GUIDE);
    }
  });

  test('sees no warning with a chat channel, which has no rewards', async () => {
    const { get } = await openSite({
      async arrange({ db }) {
        const toBot = { listing_id: BOT.id };
        await db.updateTable('endpoint').set(toBot).where('id', '=', WEBHOOK_ID).execute();
        await db.updateTable('webhook').set({ format: 'discord' }).execute();
      },
    });
    for (const path of PAGES) expect((await get(path)).page, path).not.toContain(GUIDE);
  });
});

test('P142 the owner of a Minecraft server sees no warning: players are rewarded by name', async () => {
  const { get } = await openSite({ arrange: castVotes(MINECRAFT.id, 60, 60) });
  for (const path of [`/dashboard/${MINECRAFT.id}`, `/dashboard/${MINECRAFT.id}/webhook`])
    expect((await get(path)).page, path).not.toContain(GUIDE);
});
