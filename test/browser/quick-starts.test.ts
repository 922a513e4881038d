// The quick starts, followed to the letter against the demo: what the pages show is done in a real browser, the commands
// are run, and what the guide promises has to appear.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { type DemoProcess, startDemoProcess } from '../support/demo-process.ts';
import { followGuide, type GuideStep, parseGuide, type Reader } from '../support/follow-guide.ts';
import { type GuidePages, openGuidePages } from '../support/guide-pages.ts';

interface QuickStart {
  readonly guide: string;
  /** The sample listing that the reader owns. */
  readonly listing: string;
  /** A command that succeeds where the reader's tools are installed; elsewhere the guide is skipped. */
  readonly needs: string;
}

const QUICK_STARTS: readonly QuickStart[] = [
  { guide: 'quick-start-discord-js', listing: 'Sample Music Bot', needs: 'npm --version' },
  {
    guide: 'quick-start-discord-py',
    listing: 'Sample Reminder Bot',
    needs: "python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 10))'",
  },
  { guide: 'quick-start-http', listing: 'Sample Moderation Bot', needs: 'curl --version' },
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

async function readGuide(name: string): Promise<readonly GuideStep[]> {
  const response = await fetch(`${demo.url}/docs/${name}.md`);
  expect(response.status).toBe(200);
  return parseGuide(await response.text());
}

function isHere(command: string): boolean {
  return spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
}

for (const { guide, listing, needs } of QUICK_STARTS)
  test.skipIf(!isHere(needs))(`${guide} (needs ${needs.split(' ')[0]})`, { timeout: 300_000 }, async () => {
    const id = await pages.listingId(listing);
    const folder = mkdtempSync(join(tmpdir(), `${guide}-`));
    const reader: Reader = {
      folder,
      known: new Map(),
      environment: { ...process.env },
      doOnPage: (text) => pages.perform(text, id, reader),
    };
    await followGuide(await readGuide(guide), reader);
    rmSync(folder, { recursive: true, force: true });
  });
