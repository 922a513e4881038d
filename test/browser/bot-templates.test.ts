// The templates of Discord bots, downloaded from the demo and installed as their page and their README say: they get test
// events and votes. Their packages come from the network, so the tests are skipped without one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { type DemoProcess, startDemoProcess } from '../support/demo-process.ts';
import { followGuide, parseGuide, type Reader } from '../support/follow-guide.ts';
import { type GuidePages, openGuidePages } from '../support/guide-pages.ts';

interface Template {
  /** The download, and its folder. */
  readonly name: string;
  readonly listing: string;
  /** A command that succeeds where everything is that the README asks for. */
  readonly needs: string;
}

const TEMPLATES: readonly Template[] = [
  {
    name: 'discord-js-bot',
    listing: 'Sample Music Bot',
    needs: `unzip -v && npm view discord.js version --fetch-retries=0 --fetch-timeout=5000 &&
      node --eval 'const [major, minor] = process.versions.node.split("."); process.exit(Number(major * 100 + +minor < 2212))'`,
  },
  {
    name: 'discord-py-bot',
    listing: 'Sample Reminder Bot',
    needs: `unzip -v && python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 10))' &&
      python3 -m pip install --dry-run --no-deps --ignore-installed --retries=0 --timeout=5 discord.py`,
  },
];

let demo: DemoProcess;
let pages: GuidePages;

beforeAll(async () => {
  demo = await startDemoProcess();
  pages = await openGuidePages(await sharedBrowser(), demo.url);
}, 180_000);
afterAll(async () => {
  await demo?.stop();
});

for (const { name, listing, needs } of TEMPLATES)
  test.skipIf(!isHere(needs))(`${name} (needs unzip and the network)`, { timeout: 300_000 }, async () => {
    const id = await pages.listingId(listing);
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const reader: Reader = {
      folder,
      known: new Map(),
      environment: { ...process.env },
      doOnPage: (text) => pages.perform(text, id, reader),
    };
    await followGuide([{ kind: 'run', text: await pages.downloadCommands(name) }], reader);
    const unpacked = join(folder, name);
    const readme = parseGuide(readFileSync(join(unpacked, 'README.md'), 'utf8'));
    await followGuide(readme, Object.assign(reader, { folder: unpacked }));
    rmSync(folder, { recursive: true, force: true });
  });

function isHere(command: string): boolean {
  return spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
}
