// Fills what the pages ask about somebody's own account.
import { askChange, askConfirmation, followAddressLink, readAddressLink } from '../access/addresses.ts';
import { closeAccount } from '../access/close-account.ts';
import { disconnectDiscord, waysIn } from '../access/connected-account.ts';
import { createDepartures } from '../access/departed.ts';
import { createKnownDevices } from '../access/known-devices.ts';
import { mailWords } from '../access/mail-refusal.ts';
import { mailStanding } from '../access/outbox.ts';
import { ownedListings } from '../access/own-queries.ts';
import {
  changePassword,
  isResetLink,
  type PasswordSaving,
  proveIdentity,
  resetPassword,
  sendResetLink,
} from '../access/passwords.ts';
import { renamePerson } from '../access/people.ts';
import { personalData } from '../access/personal-data.ts';
import { endOtherSessions, endSession, listSessions } from '../access/sessions.ts';
import { selectShowsName, updateShowsName } from '../access/shown-name-queries.ts';
import { connectDiscord, signInAtDiscord } from '../access/sign-in.ts';
import { createSignInLimits } from '../access/sign-in-limits.ts';
import type { House } from '../house.ts';
import { allOwnVotes, forgetVoter, listOwnVotes } from '../votes/own-votes.ts';
import type { PasswordSaved } from '../web/account-parts.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireAccount(house: House): WebParts['account'] {
  const { auth, config, db, desk, log, vault } = house;
  const departures = createDepartures(vault);
  const limits = createSignInLimits({ db, vault });
  const devices = createKnownDevices({ db, vault, baseUrl: config.baseUrl });
  const withDevice = async (saved: PasswordSaving, cookie: string): Promise<PasswordSaved> => {
    if (!saved.ok) return saved;
    const given = await devices.remember(saved.person.id, cookie);
    return { ok: true, cookies: given === null ? [] : [given] };
  };
  const votes = (personId: string) => allOwnVotes(db, personId);
  return {
    offers: {
      mail: desk.outbox !== null,
      discord: config.discord !== null,
      discordRedirect: `${config.baseUrl}/auth/callback/discord`,
      get votingNeedsConfirmed() {
        return house.votingNeedsConfirmed();
      },
    },
    currentSession: (headers) => auth.sessionOf(headers),
    waysIn: (personId) => waysIn(db, personId),
    signInAtDiscord: async (next) => (config.discord ? signInAtDiscord(auth, next) : null),
    connectDiscord: async (headers) => (config.discord ? connectDiscord(auth, headers) : null),
    disconnectDiscord: (personId) => disconnectDiscord(db, personId),

    askConfirmation: (person, next) => askConfirmation(desk, person, next),
    showsName: (personId) => selectShowsName(db, personId),
    async rename(personId, name, shows) {
      if (!(await renamePerson(db, personId, name))) return false;
      await updateShowsName(db, personId, shows);
      return true;
    },
    askChange: (person, email) => askChange(desk, person, email),
    async readAddressLink(token) {
      const link = await readAddressLink(desk, token);
      return link?.email ? { email: link.email, changes: link.purpose === 'change' } : null;
    },
    followAddressLink: (token) => followAddressLink(desk, token),

    async askReset(email, { network, devices: cookie }) {
      const device = await devices.recognize(email, cookie);
      const admitted = await limits.admitReset(email, { network, device });
      if (!admitted.ok) return admitted;
      void sendResetLink(desk, email).catch((error: unknown) =>
        log.error({ err: error }, 'A link to reset a password could not be made.'),
      );
      return admitted;
    },
    isResetLink: (token) => isResetLink(db, token),
    async resetPassword({ token, password, devices: cookie }) {
      const saved = await resetPassword(desk, token, password);
      // Whoever resets the password is the owner: what strangers used up counts no longer.
      if (saved.ok) await limits.clear(saved.person.email);
      return withDevice(saved, cookie);
    },
    changePassword: async (given) => withDevice(await changePassword(desk, given), given.devices),
    proveIdentity: (given) => proveIdentity(db, given),

    sessions: (personId, currentId) => listSessions(db, personId, currentId),
    endSession: (personId, id) => endSession(db, personId, id),
    endOtherSessions: (personId, currentId) => endOtherSessions(db, personId, currentId),

    votes: (personId, page) => listOwnVotes(db, personId, page),
    personalData: (personId) => personalData({ db, serviceName: config.serviceName, votes }, personId),
    ownedListings: (personId) => ownedListings(db, personId),
    close: (personId) => closeAccount({ desk, departures, forgetVotes: forgetVoter }, personId),

    async mailStanding() {
      const { waiting, oldestAt, lastError, givenUp } = await mailStanding(db);
      const shown = givenUp.map(({ kind, recipient, at, code }) => ({
        kind,
        recipient,
        at,
        why: mailWords(code),
      }));
      return { waiting, oldestAt, trouble: lastError && mailWords(lastError), givenUp: shown };
    },
  };
}
