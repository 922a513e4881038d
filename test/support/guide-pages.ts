// What the reader of a guide does on the pages of the demo, in a real browser, by the sentence in the guide.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SIGN_INS } from '../../src/cli/demo/sign-ins.ts';
import type { Reader } from './follow-guide.ts';
import { type JourneyVisitor, signUpByForm, visit, WITH_SCRIPT } from './journey-steps.ts';

export interface GuidePages {
  /** The ID of a sample listing, which the reader owns. */
  listingId(name: string): Promise<string>;
  /** The commands that the page with downloads shows for one of them. */
  downloadCommands(id: string): Promise<string>;
  /** Performs the step that a sentence describes; throws if it does not know the sentence. */
  perform(text: string, listingId: string, reader: Reader): Promise<undefined>;
}

interface Visitors {
  readonly owner: JourneyVisitor;
  /** A new account, so that it has not voted for anything. */
  readonly voter: JourneyVisitor;
}

type PageStep = (visitors: Visitors, listingId: string, reader: Reader, text: string) => Promise<void>;

const PAGE_STEPS: readonly (readonly [RegExp, PageStep])[] = [
  [/^Open your listing's \*\*Tokens\*\* page, create a token with `votes:read`, and copy it\.$/, createsToken],
  [
    /^Open your listing's \*\*Tokens\*\* page, create a token with `votes:read` and `stats:write`, and put it into `\.env` as\s`PLAUDIT_TOKEN`\.$/,
    putsTokenIntoEnvFile,
  ],
  [/^Open your listing's \*\*Webhook\*\* page and choose \*\*Send a test event to the stream\*\*/, sendsTestEvent],
  [/^Open your listing's page and \*\*Vote\*\* for it, with your player name\./, votesAsPlayer],
  [/^Open your listing's page and \*\*Vote\*\* for it/, votes],
  [
    /^Open your listing's vote page, follow \*\*Link your (FiveM|Roblox) account\*\*, and press \*\*Get code\*\*\./,
    getsCode,
  ],
  // Bold words at the start of an item only introduce it.
  [/^\*\*[^*]+\*\*/, async () => undefined],
];

/** `base`: the address of the demo. */
export async function openGuidePages(browser: Browser, base: string): Promise<GuidePages> {
  const [owner, voter] = await Promise.all([signInAsOwner(browser, base), signUp(browser, base)]);
  return {
    async listingId(name) {
      await owner.go('/dashboard');
      const path = await owner.page.getByRole('link', { name }).first().getAttribute('href');
      return /lst_[0-9a-z]+/.exec(path ?? '')![0];
    },
    async downloadCommands(id) {
      await owner.go('/sdk/');
      return (await owner.page.textContent(`#${id} pre`))!;
    },
    async perform(text, listingId, reader) {
      const step = PAGE_STEPS.find(([sentence]) => sentence.test(text));
      if (!step) throw new Error(`The guide has a step that this test does not know: ${text}`);
      await step[1]({ owner, voter }, listingId, reader, text);
    },
  };
}

async function signInAsOwner(browser: Browser, base: string): Promise<JourneyVisitor> {
  const person = await visit(browser, base, WITH_SCRIPT);
  const { email, password, path } = SIGN_INS.owner;
  await person.go(`/sign-in?next=${encodeURIComponent(path)}`);
  await person.fill('Email address', email);
  await person.fill('Password', password);
  await person.press('Sign in');
  return person;
}

async function signUp(browser: Browser, base: string): Promise<JourneyVisitor> {
  const person = await visit(browser, base, WITH_SCRIPT);
  await person.go('/sign-up');
  await signUpByForm(person, `Sample reader ${randomUUID().slice(0, 8)}`);
  return person;
}

async function createsToken({ owner }: Visitors, listingId: string, { known }: Reader): Promise<void> {
  known.set('plt_…', await createToken(owner, listingId, []));
}

async function putsTokenIntoEnvFile({ owner }: Visitors, listingId: string, { folder }: Reader): Promise<void> {
  const token = await createToken(owner, listingId, [/^stats:write/]);
  const file = join(folder, '.env');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^PLAUDIT_TOKEN=$/m, `PLAUDIT_TOKEN=${token}`));
}

/** `votes:read` is chosen already. */
async function createToken(owner: JourneyVisitor, listingId: string, scopes: readonly RegExp[]): Promise<string> {
  await owner.go(`/dashboard/${listingId}/tokens`);
  await owner.fill('Name', 'Quick start');
  for (const scope of scopes) await owner.choose(scope);
  await owner.press('Create token');
  return freshSecret(owner);
}

async function freshSecret({ page }: JourneyVisitor): Promise<string> {
  return (await page.textContent('.fresh .copy-value'))!.trim();
}

async function sendsTestEvent({ owner }: Visitors, listingId: string): Promise<void> {
  await owner.go(`/dashboard/${listingId}/webhook`);
  await owner.press('Send a test event to the stream');
}

async function votes({ voter }: Visitors, listingId: string, { known }: Reader): Promise<void> {
  // The demo casts votes too, but only the reader's account has such an ID.
  known.set('Reward for …', 'Reward for usr_…');
  await voter.go(`/listings/${listingId}`);
  await voter.follow(/^Vote/);
  await voter.press('Vote');
}

async function votesAsPlayer({ voter }: Visitors, listingId: string, { known }: Reader): Promise<void> {
  await voter.go(`/listings/${listingId}`);
  await voter.follow(/^Vote/);
  await voter.fill(/^Your player name/, known.get('PLAYER')!);
  await voter.press('Vote');
}

async function getsCode({ voter }: Visitors, listingId: string, { known }: Reader, text: string): Promise<void> {
  await voter.go(`/listings/${listingId}/vote`);
  await voter.follow(/\*\*(Link your \w+ account)\*\*/.exec(text)![1]!);
  await voter.press('Get code');
  known.set('ABCD-EFGH', await freshSecret(voter));
}
