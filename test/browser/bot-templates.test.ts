// The templates of Discord bots, downloaded from the demo and installed as their page and their README say: they get test
// events and votes. Their packages come from the network, so the tests are skipped without one.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { EXAMPLE_ADDRESS } from '../../src/downloads/catalogue.ts';
import { sharedBrowser } from '../support/browser.ts';
import { type DemoProcess, startDemoProcess } from '../support/demo-process.ts';
import { followGuide, parseGuide, type Reader } from '../support/follow-guide.ts';
import { type GuidePages, openGuidePages } from '../support/guide-pages.ts';
import { isHere } from '../support/quick-start.ts';

interface Template {
  /** The download, and its folder. */
  readonly name: string;
  readonly listing: string;
  readonly needs: string;
  /** Succeeds where that is found; elsewhere the bot is skipped. */
  readonly check: string;
}

const TEMPLATES: readonly Template[] = [
  {
    name: 'discord-js-bot',
    listing: 'Sample Music Bot',
    needs: 'Node 22.12, unzip and the network',
    check: `unzip -v && npm view discord.js version --fetch-retries=0 --fetch-timeout=5000 &&
      node --eval 'const [major, minor] = process.versions.node.split("."); process.exit(Number(major * 100 + +minor < 2212))'`,
  },
  {
    name: 'discord-py-bot',
    listing: 'Sample Reminder Bot',
    needs: 'Python 3.10, unzip and the network',
    check: `unzip -v && python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 10))' &&
      python3 -m pip install --dry-run --no-deps --ignore-installed --retries=0 --timeout=5 discord.py`,
  },
];

/** A checkout in which nobody works, such as the one of `npm run quick-starts`: the templates are also tried in it. */
const CHECKOUT = process.env.PLAUDIT_CHECKOUT;

let demo: DemoProcess;
let pages: GuidePages;

beforeAll(async () => {
  demo = await startDemoProcess();
});
beforeEach(async () => {
  pages = await openGuidePages(await sharedBrowser(), demo.url);
});
afterAll(async () => {
  await demo?.stop();
});

for (const { name, listing, needs, check } of TEMPLATES) {
  const isPossible = isHere(check);

  test.skipIf(!isPossible)(`${name} (needs ${needs})`, { timeout: 300_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const commands = await pages.downloadCommands(name);
    await followGuide([{ kind: 'run', text: commands }], await readerIn(folder, listing));
    await followReadme(await readerIn(join(folder, name), listing));
    rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(!isPossible || !CHECKOUT)(`${name} in a checkout (needs ${needs})`, { timeout: 300_000 }, async () => {
    const folder = join(CHECKOUT!, 'examples', name);
    replaceAddress(folder);
    await followReadme(await readerIn(folder, listing));
  });
}

async function readerIn(folder: string, listing: string): Promise<Reader> {
  const id = await pages.listingId(listing);
  const reader: Reader = {
    folder,
    known: new Map(),
    environment: { ...process.env },
    doOnPage: (text) => pages.perform(text, id, reader),
  };
  return reader;
}

async function followReadme(reader: Reader): Promise<void> {
  await followGuide(parseGuide(readFileSync(join(reader.folder, 'README.md'), 'utf8')), reader);
}

/** As the README asks for. */
function replaceAddress(folder: string): void {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').replaceAll('\n', ' ');
  const [, ...files] = /first replace that address in `(\S+)` and `(\S+)`/.exec(readme)!;
  for (const file of files.map((file) => join(folder, file)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(EXAMPLE_ADDRESS, demo.url));
}
