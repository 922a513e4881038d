// The quick starts, followed to the letter against the demo: what the pages show is done in a real browser, the commands
// are run, and what the guide promises has to appear.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../src/cli/demo/run-demo.ts';
import { SIGN_INS } from '../../src/cli/demo/sign-ins.ts';
import { sharedBrowser } from '../support/browser.ts';
import { followGuide, type GuideStep, parseGuide, type Reader } from '../support/follow-guide.ts';
import { type JourneyVisitor, signUpByForm, visit, WITH_SCRIPT } from '../support/journey-steps.ts';

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

let demo: Demo;
let browser: Browser;
let owner: JourneyVisitor;
let voter: JourneyVisitor;
const base = () => demo.context.config.baseUrl;

beforeAll(async () => {
  const terminal = { print: () => undefined, printError: () => undefined, isInteractive: false };
  const environment = { PORT: '0', LOG_LEVEL: 'silent' };
  [browser, demo] = await Promise.all([sharedBrowser(), startDemo({ ...terminal, environment })]);
  [owner, voter] = await Promise.all([signInAsOwner(), signUp()]);
}, 180_000);
afterAll(async () => {
  await demo?.stop();
});

async function signInAsOwner(): Promise<JourneyVisitor> {
  const person = await visit(browser, base(), WITH_SCRIPT);
  const { email, password, path } = SIGN_INS.owner;
  await person.go(`/sign-in?next=${encodeURIComponent(path)}`);
  await person.fill('Email address', email);
  await person.fill('Password', password);
  await person.press('Sign in');
  return person;
}

/** A new account, so that it has not voted for anything. */
async function signUp(): Promise<JourneyVisitor> {
  const person = await visit(browser, base(), WITH_SCRIPT);
  await person.go('/sign-up');
  await signUpByForm(person, 'Sample reader');
  return person;
}

type PageStep = (listingId: string, reader: Reader) => Promise<void>;

/** What readers do on pages, by the sentence in the guide. */
const PAGE_STEPS: readonly (readonly [RegExp, PageStep])[] = [
  [/^Open your listing's \*\*Tokens\*\* page, create a token with `votes:read`, and copy it\.$/, createsToken],
  [/^Open your listing's \*\*Webhook\*\* page and choose \*\*Send test event to streams\*\*/, sendsTestEvent],
  [/^Open your listing's page and \*\*Vote\*\* for it/, votes],
  // Bold words at the start of an item only introduce it.
  [/^\*\*[^*]+\*\*/, async () => undefined],
];

async function createsToken(listingId: string, { known }: Reader): Promise<void> {
  await owner.go(`/dashboard/${listingId}/tokens`);
  await owner.fill('Name', 'Quick start');
  await owner.press('Create token');
  known.set('plt_…', (await owner.page.textContent('.fresh .copy-value'))!.trim());
}

async function sendsTestEvent(listingId: string): Promise<void> {
  await owner.go(`/dashboard/${listingId}/webhook`);
  await owner.press('Send test event to streams');
}

async function votes(listingId: string): Promise<void> {
  await voter.go(`/listings/${listingId}`);
  await voter.follow(/^Vote/);
  await voter.press('Vote');
}

async function readGuide(name: string): Promise<readonly GuideStep[]> {
  const response = await fetch(`${base()}/docs/${name}.md`);
  expect(response.status).toBe(200);
  return parseGuide(await response.text());
}

function isHere(command: string): boolean {
  return spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
}

for (const { guide, listing, needs } of QUICK_STARTS)
  test.skipIf(!isHere(needs))(`${guide} (needs ${needs.split(' ')[0]})`, { timeout: 300_000 }, async () => {
    const { id } = demo.listings.find(({ sample }) => sample.text.name === listing)!;
    const folder = mkdtempSync(join(tmpdir(), `${guide}-`));
    const reader: Reader = {
      folder,
      known: new Map(),
      environment: { ...process.env },
      async doOnPage(text) {
        const step = PAGE_STEPS.find(([sentence]) => sentence.test(text));
        if (!step) throw new Error(`The guide has a step that this test does not know: ${text}`);
        await step[1](id, reader);
      },
    };
    await followGuide(await readGuide(guide), reader);
    rmSync(folder, { recursive: true, force: true });
  });
