// Made-up answers about somebody's own account, for looking at its pages and for testing them.
import type { AccountParts } from '../../src/web/account-parts.ts';
import type { PeopleParts } from '../../src/web/people-parts.ts';
import { ago, BOT, HOUR, MINECRAFT, MINUTE, NASTY, OWNER } from './sample-data.ts';
import type { Sample } from './sample-state.ts';

const SESSION = { id: 'row_this', signedInAt: ago(MINUTE) };

export function sampleAccount(state: Sample): AccountParts {
  const note = (what: string) => void state.calls.push(what);
  return {
    offers: {
      mail: state.mail,
      discord: state.discord !== null,
      discordRedirect: `${state.baseUrl}/auth/callback/discord`,
      votingNeedsConfirmed: state.needsConfirmed ?? state.mail,
    },
    currentSession: async () => SESSION,
    waysIn: async () => ({ password: state.hasPassword, discord: Boolean(state.person?.platformId) }),
    signInAtDiscord: async (next) =>
      state.discord ? { url: `${state.discord}?next=${next}`, cookies: ['sample_state=1; Path=/'] } : null,
    connectDiscord: async () =>
      state.discord ? { url: state.discord, cookies: ['sample_state=1; Path=/'] } : null,
    async disconnectDiscord() {
      note('disconnectDiscord');
      return state.hasPassword;
    },
    async askConfirmation(_person, next) {
      note(next ? `askConfirmation ${next}` : 'askConfirmation');
      return state.mail ? { ok: true } : { ok: false, reason: 'no_mail' };
    },
    showsName: async () => state.showsName,
    async rename(_personId, name, shows) {
      note(`rename ${name}`);
      state.showsName = shows;
      return name !== 'Too late';
    },
    async askChange(_person, email) {
      note(`askChange ${email}`);
      return email.includes('@') ? { ok: true } : { ok: false, reason: 'invalid' };
    },
    readAddressLink: async (token) =>
      token === 'right' ? { email: 'new@mail.example', changes: true } : null,
    async followAddressLink(token) {
      note(`follow ${token}`);
      if (token === 'right') return { ok: true, email: 'new@mail.example', changed: true };
      return { ok: false, reason: 'unknown_link' };
    },
    async askReset(email) {
      if (!state.spendOk) return { ok: false, reason: 'mailed', resetSeconds: 90 };
      note(`askReset ${email}`);
      return { ok: true };
    },
    isResetLink: async (token) => token === 'right',
    async resetPassword({ token, password }) {
      note(`resetPassword ${token}`);
      if (password.length < 8) return { ok: false, reason: 'password_length' };
      return token === 'right' ? { ok: true, cookies: [] } : { ok: false, reason: 'unknown_link' };
    },
    async changePassword({ password, keptSession }) {
      note(`changePassword ${keptSession}`);
      return password.length < 8 ? { ok: false, reason: 'password_length' } : { ok: true, cookies: [] };
    },
    proveIdentity: async ({ password }) => {
      if (!state.hasPassword) return 'stale';
      return password === 'right password' ? 'proven' : 'wrong_password';
    },
    sessions: async () => [
      { id: 'row_this', device: 'Firefox on Linux', since: ago(MINUTE), seenAt: ago(MINUTE), current: true },
      {
        id: 'row_phone',
        device: 'Safari on iPhone',
        since: ago(90 * HOUR),
        seenAt: ago(3 * HOUR),
        current: false,
      },
      { id: 'row_odd', device: NASTY.name, since: ago(9 * HOUR), seenAt: ago(HOUR), current: false },
    ],
    async endSession(_personId, id) {
      note(`endSession ${id}`);
      return id === 'row_phone';
    },
    async endOtherSessions(_personId, currentId) {
      note(`endOtherSessions ${currentId}`);
      return 2;
    },
    votes: async (_personId, page) => ({
      votes: state.listings.length === 0 ? [] : SAMPLE_VOTES,
      page,
      pages: state.listings.length === 0 ? 1 : 2,
    }),
    async *personalData() {
      yield '{"account": ';
      yield '{}}\n';
    },
    ownedListings: async () =>
      state.owned ? [MINECRAFT, BOT].map(({ id, type, name }) => ({ id, type, name })) : [],
    async close() {
      note('close');
      return { ok: true };
    },
    mailStanding: async () => ({
      waiting: 3,
      oldestAt: ago(12 * MINUTE),
      trouble: 'The mail server cannot be reached.',
      givenUp: [
        {
          kind: 'reset',
          recipient: 'somebody@mail.example',
          at: ago(9 * HOUR),
          why: 'The mail server does not know the recipient.',
        },
      ],
    }),
  };
}

const SAMPLE_VOTES = [
  { listing: MINECRAFT, votes: 41, hoursAgo: 2, hoursLeft: 22 },
  { listing: BOT, votes: 1, hoursAgo: 30, hoursLeft: -18 },
  { listing: NASTY, votes: 3, hoursAgo: 40, hoursLeft: -28 },
].map(({ listing, votes, hoursAgo, hoursLeft }) => ({
  listingId: listing.id,
  name: listing.name,
  type: listing.type,
  votes,
  votedAt: ago(hoursAgo * HOUR),
  nextVoteAt: ago(-hoursLeft * HOUR),
}));

export function samplePeople(state: Sample): PeopleParts {
  const note = (what: string) => void state.calls.push(what);
  const signed = { ok: true, cookies: ['sample_session=1; Path=/; HttpOnly; SameSite=Lax'] } as const;
  return {
    currentPerson: async () => state.person,
    signUp: async (input) => {
      note(`signUp ${input.email}`);
      if (input.email.startsWith('taken')) return { ok: false, reason: 'email_taken' };
      state.person ??= OWNER;
      return signed;
    },
    askSignUp: async (input) => {
      note(`askSignUp ${input.email} ${input.next}`);
      if (input.password === 'password') return { ok: false, reason: 'password_common' };
      return { ok: true, secret: 'sample-secret' };
    },
    readSignUp: async (token, secret) =>
      token === 'right' ? { email: 'new@mail.example', sameBrowser: secret === 'sample-secret' } : null,
    confirmSignUp: async ({ token, secret, password }) => {
      note(`confirmSignUp ${token} ${secret}`);
      if (token !== 'right') return { ok: false, reason: 'unknown_link' };
      if (secret !== 'sample-secret' && password !== 'long enough')
        return { ok: false, reason: 'wrong_password' };
      state.person ??= OWNER;
      return { ok: true, email: 'new@mail.example', cookies: signed.cookies };
    },
    signIn: async (input) => {
      if (!state.spendOk) return { ok: false, reason: 'limited', resetSeconds: 90 };
      note(`signIn ${input.email}`);
      if (input.password === 'wrong') return { ok: false, reason: 'wrong_credentials' };
      state.person ??= OWNER;
      return signed;
    },
    signOut: async () => {
      note('signOut');
      state.person = null;
      return { ok: true, cookies: ['sample_session=; Path=/; Max-Age=0'] };
    },
    isSetupToken: async (token) => token === 'right',
    claimSetup: async (token) => token === 'right',
  };
}
