// The quick starts for game servers, followed to the letter against the demo: what is downloaded comes from its /sdk/ page
// and runs in the stand-ins for the games, whose consoles and chats get what the guide says.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playFivem } from '../support/fivem/fivem-program.ts';
import { playMinecraft } from '../support/minecraft-program.ts';
import { buildPlugin, hasJava } from '../support/minecraft-server.ts';
import { type GameStep, isHere, openQuickStarts, type QuickStarts, type ReaderThere } from '../support/quick-start.ts';
import { LUNE } from '../support/roblox/roblox-game.ts';
import { playRoblox } from '../support/roblox/roblox-program.ts';

const hasZip = isHere('curl --version && unzip -v');
const timeout = 300_000;

let quickStarts: QuickStarts;
beforeAll(async () => {
  quickStarts = await openQuickStarts();
  // The stand-ins are no part of what a reader does.
  if (hasJava) await buildPlugin();
});
afterAll(() => quickStarts?.stop());

test.skipIf(!hasJava)('quick-start-minecraft (needs a JDK, version 17 or later)', { timeout }, () =>
  quickStarts.follow({
    guide: 'quick-start-minecraft',
    listing: 'Sample Survival',
    known: { PLAYER: 'Guide_Reader' },
    steps: [[/^Start your \*\*server\*\*\./, ({ reader }) => playMinecraft(reader.folder)]],
  }),
);

test.skipIf(!hasZip)('quick-start-fivem (needs curl and unzip)', { timeout }, () =>
  quickStarts.follow({
    guide: 'quick-start-fivem',
    listing: 'Sample Roleplay City',
    steps: [
      [/^In `resources\/plaudit\/config\.lua`, set \*\*Config\.VotePage\*\* to the address/, setsVotePage],
      [/^Start your \*\*server\*\* and join it\./, ({ reader }) => playFivem(reader.folder, 'plaudit.cfg')],
    ],
  }),
);

async function setsVotePage({ listingUrl, reader }: ReaderThere): Promise<undefined> {
  const file = join(reader.folder, 'resources/plaudit/config.lua');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^Config\.VotePage = .*$/m, `Config.VotePage = '${listingUrl}/vote'`);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test.skipIf(!LUNE || !hasZip)('quick-start-roblox (needs Lune, curl and unzip)', { timeout }, () =>
  quickStarts.follow({ guide: 'quick-start-roblox', listing: 'Sample Obby Towers', steps: robloxSteps() }),
);

/** What the reader does in Studio and on the Creator Dashboard. */
function robloxSteps(): readonly GameStep[] {
  const secrets = new Map<string, string>();
  let scripts = '';
  let allowsHttp = false;
  return [
    [
      /^In Studio, add two scripts to \*\*ServerScriptService\*\*: a ModuleScript .* `Plaudit` .* and a Script .* `VoteRewards`/s,
      async ({ reader, text }) => {
        const files = [...text.matchAll(/`(plaudit-roblox\/[\w.]+)`/g)].map(([, file]) => file);
        expect(files).toEqual(['plaudit-roblox/Plaudit.luau', 'plaudit-roblox/VoteRewards.server.luau']);
        scripts = join(reader.folder, 'plaudit-roblox');
      },
    ],
    [
      /^In the settings of the experience, under \*\*Security\*\*, turn on \*\*Allow HTTP Requests\*\*\.$/,
      async () => {
        allowsHttp = true;
      },
    ],
    [
      /^On the Creator Dashboard, open your experience's \*\*Secrets\*\* and create one/,
      async ({ base, text }) => {
        const [, name = '', secret = '', domain] = /`(\w+)`.*`([^`]+)`.*`([^`]+)`/s.exec(text) ?? [];
        expect(domain).toBe(new URL(base).hostname);
        secrets.set(name, secret);
      },
    ],
    [
      /^Publish the place and \*\*join\*\* your game\.$/,
      async ({ reader }) => playRoblox(scripts, reader.folder, { allowsHttp, secrets }),
    ],
  ];
}
