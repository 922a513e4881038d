// The attacks, as an outsider tries them over HTTP. Each returns what was observed, in words.
import { decodeBase32, totpCode, totpStep } from '../../src/core/totp.ts';
import { SoftwarePasskey } from '../../test/support/software-passkey.ts';
import { type AttackVisitor, hiddenFields, type Shown, unescapeHtml } from './attack-visitor.ts';
import { ATTACK_PASSWORD, type AttackedService } from './attacked-service.ts';

export interface AttackScenario {
  readonly name: string;
  run(service: AttackedService): Promise<string>;
}

const ATTACKER = '192.0.2.66';
const ACCOUNTS = 20;
const BOT_ID = '123456789012345678';
const NOT_THERE = 'not there';

/** Adds a bot, and approves it as staff. Returns its ID, or why it was not added. */
async function listBot(owner: AttackVisitor, name: string, applicationId: string): Promise<Shown> {
  return owner.post('/dashboard/new', { kind: 'bot', name, applicationId, summary: 'A sample bot.', description: '' });
}

let staffMember: AttackVisitor | null = null;

/** The first person with the setup link. */
async function staffOf(service: AttackedService): Promise<AttackVisitor> {
  staffMember = await service.newAccount('staff@mail.example', '192.0.2.1', 'Sample staff');
  await staffMember.follow(new URL(service.setupLink));
  return staffMember;
}

async function approve(staff: AttackVisitor, listingId: string): Promise<void> {
  const { page } = await staff.get('/staff/queue');
  const path = `/staff/listings/${listingId}/approve`;
  const form = page.slice(page.indexOf(path));
  await staff.post(path, hiddenFields(`<main${form.slice(0, form.indexOf('</form>'))}`));
}

const listingIn = ({ location }: Shown) => /\/dashboard\/([^/?]+)/.exec(location)?.[1] ?? '';

const twentyAccounts: AttackScenario = {
  name: 'Twenty accounts of one address vote for one bot',
  async run(service) {
    const owner = await service.newAccount('owner@mail.example', '192.0.2.2');
    const listing = listingIn(await listBot(owner, 'Sample Music', BOT_ID));
    await approve(await staffOf(service), listing);
    const startedAt = performance.now();
    const visitors: AttackVisitor[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1)
      visitors.push(await service.newAccount(`voter${index}@mail.example`, ATTACKER));
    let [accounts, counted, refusal] = [0, 0, 0];
    for (const visitor of visitors) {
      if (!(await visitor.isSignedIn())) continue;
      accounts += 1;
      const voted = await visitor.vote(listing);
      if (voted.status === 303 && voted.location.endsWith('/vote')) counted += 1;
      else refusal = voted.status;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const others = counted === accounts ? '' : `, the others got ${refusal}`;
    return `${accounts} accounts, ${counted} votes counted in ${seconds} s${others}`;
  },
};

const aliases: AttackScenario = {
  name: 'One mailbox votes under three spellings, from three addresses',
  async run(service) {
    const listing = BOT_ID;
    const spellings = ['one.person@gmail.com', 'oneperson+a@gmail.com', 'oneperson@googlemail.com'];
    let [accounts, counted] = [0, 0];
    for (const [index, email] of spellings.entries()) {
      const visitor = await service.newAccount(email, `198.51.100.${index + 1}`);
      if (!(await visitor.isSignedIn())) continue;
      accounts += 1;
      const { page } = await visitor.get(`/listings/${listing}/vote`);
      if (!page.includes('data-vote-form')) continue;
      if ((await visitor.vote(listing)).status === 303) counted += 1;
    }
    return `${accounts} accounts, ${counted} ${counted === 1 ? 'vote' : 'votes'} counted`;
  },
};

const lockout: AttackScenario = {
  name: 'Forty wrong passwords lock somebody else out',
  async run(service) {
    const email = 'victim@mail.example';
    const known = await service.newAccount(email, '203.0.113.1');
    const signIn = (visitor: AttackVisitor, password: string) =>
      visitor.post('/sign-in', { email, password, next: '' });
    await known.post('/sign-out', {});
    await signIn(known, ATTACK_PASSWORD);
    await known.post('/sign-out', {});
    const attacker = service.visitor(ATTACKER);
    let last = 0;
    for (let index = 0; index < 40; index += 1) last = (await signIn(attacker, `wrong ${index}`)).status;
    const elsewhere = service.visitor('203.0.113.99');
    await signIn(known, ATTACK_PASSWORD);
    await signIn(elsewhere, ATTACK_PASSWORD);
    const words = (isIn: boolean) => (isIn ? 'gets in' : 'is locked out');
    return `attacker: ${last}; owner in a known browser ${words(await known.isSignedIn())}, in a new one ${words(await elsewhere.isSignedIn())}`;
  },
};

const squatting: AttackScenario = {
  name: 'A stranger lists somebody else’s bot under its real ID',
  async run(service) {
    const squatter = await service.newAccount('squatter@mail.example', '198.51.100.20');
    const listed = await listBot(squatter, 'Their Bot', '223456789012345678');
    const id = listingIn(listed);
    if (id === '') return `refused with ${listed.status}`;
    await approve(staffMember ?? squatter, id);
    const shown = await service.visitor('198.51.100.21').get(`/listings/${id}`);
    const owner = await service.newAccount('developer@mail.example', '198.51.100.22');
    const claim = await owner.get(`/listings/${id}/claim`);
    const says = /not (been )?(proven|verified)|unverified/i.test(shown.page)
      ? 'says that nobody has proven it'
      : 'says nothing of its owner';
    return `listed; its page ${says}; claiming it: ${claim.status === 200 ? 'the developer is asked for a proof' : NOT_THERE}`;
  },
};

const lookAlike: AttackScenario = {
  name: 'A bot named “Sample Music” with a Cyrillic “а”',
  async run(service) {
    const copycat = await service.newAccount('copycat@mail.example', '198.51.100.30');
    const listed = await listBot(copycat, 'S\u0430mple Music', '323456789012345678');
    const id = listingIn(listed);
    if (id === '') return `refused with ${listed.status}`;
    const staff = staffMember ?? copycat;
    const review = await staff.get(`/staff/listings/${id}`);
    const page = review.status === 200 ? review.page : (await staff.get('/staff/queue')).page;
    return page.includes(`/listings/${BOT_ID}`) || page.includes(`/staff/listings/${BOT_ID}`)
      ? 'listed; staff sees the original beside it before approving'
      : 'listed; staff sees no hint before approving';
  },
};

interface TwoStep {
  readonly email: string;
  readonly secret: Buffer;
  readonly codes: readonly string[];
  readonly passkey: SoftwarePasskey;
  step: number;
}

let protectedAccount: TwoStep | null | undefined;

const optionsIn = (page: string) => JSON.parse(unescapeHtml(/data-options="([^"]*)"/.exec(page)?.[1] ?? '{}'));

/** An account with an app, recovery codes and a passkey; null if there is no two-step verification. */
async function openTwoStep(service: AttackedService): Promise<TwoStep | null> {
  if (protectedAccount !== undefined) return protectedAccount;
  const email = 'protected@mail.example';
  const visitor = await service.newAccount(email, '198.51.100.40');
  const setup = await visitor.get('/account/two-step/app');
  protectedAccount = null;
  if (setup.status !== 200) return null;
  const key = /((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(setup.page)?.[1] ?? '';
  const secret = decodeBase32(key.replaceAll(' ', ''));
  const step = totpStep(Date.now() / 1000);
  const code = totpCode(secret, step - 1);
  await visitor.post('/account/two-step/app', { ...hiddenFields(setup.page), code });
  const { page } = await visitor.get('/account/two-step/codes');
  const codes = [...page.matchAll(/\b(?:[0-9a-z]{4}-){2,}[0-9a-z]{4}\b/g)].map(([found]) => found);
  const passkey = new SoftwarePasskey(service.url);
  const adding = await visitor.get('/account/two-step/passkeys/new');
  await visitor.post('/account/two-step/passkeys/new', {
    name: 'Sample',
    passkey: passkey.create(optionsIn(adding.page)),
  });
  protectedAccount = { email, secret, codes: [...new Set(codes)], passkey, step };
  return protectedAccount;
}

async function firstStep(service: AttackedService, email: string, address: string): Promise<AttackVisitor> {
  const visitor = service.visitor(address);
  await visitor.post('/sign-in', { email, password: ATTACK_PASSWORD, next: '' });
  return visitor;
}

/** Signs in with the same code twice; the first time must work. */
async function useTwice(service: AttackedService, email: string, code: string): Promise<string> {
  const results: string[] = [];
  for (const address of ['198.51.100.41', '198.51.100.42']) {
    const visitor = await firstStep(service, email, address);
    await visitor.post('/sign-in/second-step', { code, next: '' });
    results.push((await visitor.isSignedIn()) ? 'works' : 'is refused');
  }
  return `once ${results[0]}, again ${results[1]}`;
}

const replayedCode: AttackScenario = {
  name: 'The code of an authenticator app, used twice',
  async run(service) {
    const account = await openTwoStep(service);
    return account ? useTwice(service, account.email, totpCode(account.secret, account.step)) : NOT_THERE;
  },
};

const replayedRecoveryCode: AttackScenario = {
  name: 'A recovery code, used twice',
  async run(service) {
    const account = await openTwoStep(service);
    return account ? useTwice(service, account.email, account.codes[0] ?? '') : NOT_THERE;
  },
};

const replayedPasskey: AttackScenario = {
  name: 'The response of a passkey, sent twice',
  async run(service) {
    const account = await openTwoStep(service);
    if (!account) return NOT_THERE;
    const results: string[] = [];
    const visitor = await firstStep(service, account.email, '198.51.100.43');
    const cookies = new Map(visitor.cookies);
    const { page } = await visitor.get('/sign-in/second-step');
    const response = account.passkey.get(optionsIn(page));
    for (const one of [visitor, service.visitor('198.51.100.43')]) {
      if (one !== visitor) for (const [name, value] of cookies) one.cookies.set(name, value);
      await one.post('/sign-in/second-step', { passkey: response, code: '', next: '' });
      results.push((await one.isSignedIn()) ? 'works' : 'is refused');
    }
    return `once ${results[0]}, again ${results[1]}`;
  },
};

const fixation: AttackScenario = {
  name: 'A session cookie planted before the sign-in',
  async run(service) {
    const attacker = await service.newAccount('attacker@mail.example', ATTACKER);
    const victimEmail = 'planted@mail.example';
    await service.newAccount(victimEmail, '198.51.100.50');
    const planted = new Map(attacker.cookies);
    const victim = service.visitor('198.51.100.51');
    for (const [name, value] of planted) victim.cookies.set(name, value);
    await victim.post('/sign-out', {});
    for (const [name, value] of planted) victim.cookies.set(name, value);
    await victim.post('/sign-in', { email: victimEmail, password: ATTACK_PASSWORD, next: '' });
    const later = service.visitor(ATTACKER);
    for (const [name, value] of planted) later.cookies.set(name, value);
    const { page } = await later.get('/account');
    return page.includes(victimEmail)
      ? 'the attacker is signed in as the victim'
      : 'the planted cookie stays worthless';
  },
};

export const ATTACK_SCENARIOS: readonly AttackScenario[] = [
  twentyAccounts,
  aliases,
  lockout,
  squatting,
  lookAlike,
  replayedCode,
  replayedRecoveryCode,
  replayedPasskey,
  fixation,
];

/** Before another service is attacked. */
export function forgetAccounts(): void {
  staffMember = null;
  protectedAccount = undefined;
}
