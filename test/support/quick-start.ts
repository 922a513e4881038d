// Readers of the quick starts, who follow them to the letter against the demo: in a real browser, a shell, and the servers
// of games.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { startDemoProcess } from './demo-process.ts';
import { followGuide, type GuideStep, parseGuide, type Reader } from './follow-guide.ts';
import { type GuidePages, openGuidePages } from './guide-pages.ts';
import type { GuideProgram } from './guide-program.ts';

export interface QuickStart {
  readonly guide: string;
  /** The sample listing that the reader owns. */
  readonly listing: string;
  /** What the reader does in a game, by the sentence in the guide. */
  readonly steps?: readonly GameStep[];
  /** What the reader fills in from the beginning. */
  readonly known?: Readonly<Record<string, string>>;
}

export type GameStep = readonly [sentence: RegExp, (there: ReaderThere) => Promise<GuideProgram | undefined>];

/** Where a step is done. */
export interface ReaderThere {
  readonly reader: Reader;
  /** The address of the demo, and of the listing in it. */
  readonly base: string;
  readonly listingUrl: string;
  /** The sentence. */
  readonly text: string;
}

export interface QuickStarts {
  /** Rejects if a step fails or is not known. */
  follow(quickStart: QuickStart): Promise<void>;
  stop(): Promise<void>;
}

export async function openQuickStarts(): Promise<QuickStarts> {
  const { url, stop } = await startDemoProcess();
  try {
    const pages = await openGuidePages(await sharedBrowser(), url);
    return { follow: (quickStart) => follow(quickStart, url, pages), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function follow({ guide, listing, steps = [], known = {} }: QuickStart, base: string, pages: GuidePages) {
  const listingId = await pages.listingId(listing);
  const listingUrl = `${base}/listings/${listingId}`;
  const folder = mkdtempSync(join(tmpdir(), `${guide}-`));
  const reader: Reader = {
    folder,
    known: new Map(Object.entries(known)),
    environment: { ...process.env },
    async doOnPage(text) {
      const step = steps.find(([sentence]) => sentence.test(text));
      return step ? step[1]({ reader, base, listingUrl, text }) : pages.perform(text, listingId, reader);
    },
  };
  await followGuide(await readGuide(base, guide), reader);
  rmSync(folder, { recursive: true, force: true });
}

async function readGuide(base: string, name: string): Promise<readonly GuideStep[]> {
  const response = await fetch(`${base}/docs/${name}.md`);
  expect(response.status).toBe(200);
  return parseGuide(await response.text());
}

/** Whether a command succeeds on this machine. */
export function isHere(command: string): boolean {
  return spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
}
