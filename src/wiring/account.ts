// Fills what the pages ask about somebody's own account.

import { disconnectDiscord, readSignInMethods } from '../access/connected-account.ts';
import { deleteAccount } from '../access/delete-account.ts';
import { createDeletedAccounts } from '../access/deleted-accounts.ts';
import {
  findAddressLink,
  followAddressLink,
  requestAddressChange,
  sendConfirmationEmail,
} from '../access/email-addresses.ts';
import { createKnownDevices } from '../access/known-devices.ts';
import {
  changePassword,
  isValidResetLink,
  type PasswordChangeResult,
  resetPassword,
  sendResetLink,
  verifyIdentity,
} from '../access/passwords.ts';
import { renamePerson } from '../access/people.ts';
import { personalData } from '../access/personal-data.ts';
import { selectOwnedListings } from '../access/personal-data-queries.ts';
import { endOtherSessions, endSession, listSessions } from '../access/sessions.ts';
import { selectShowsName, updateShowsName } from '../access/shown-name-queries.ts';
import { connectDiscord, startDiscordSignIn } from '../access/sign-in.ts';
import { createSignInLimits } from '../access/sign-in-limits.ts';
import type { AppContext } from '../context.ts';
import { describeMailError } from '../mail/mail-errors.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { anonymizeVoter, exportOwnVotes, listOwnVotes } from '../votes/own-votes.ts';
import type { PasswordSaved } from '../web/account-parts.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireAccount(house: AppContext): WebParts['account'] {
  const { auth, config, db, desk, log, vault } = house;
  const departures = createDeletedAccounts(vault);
  const limits = createSignInLimits({ db, vault });
  const devices = createKnownDevices({ db, vault, baseUrl: config.baseUrl });
  const withDevice = async (saved: PasswordChangeResult, cookie: string): Promise<PasswordSaved> => {
    if (!saved.ok) return saved;
    const given = await devices.remember(saved.person.id, cookie);
    return { ok: true, cookies: given === null ? [] : [given] };
  };
  const votes = (personId: string) => exportOwnVotes(db, personId);
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
    waysIn: (personId) => readSignInMethods(db, personId),
    signInAtDiscord: async (next) => (config.discord ? startDiscordSignIn(auth, next) : null),
    connectDiscord: async (headers) => (config.discord ? connectDiscord(auth, headers) : null),
    disconnectDiscord: (personId) => disconnectDiscord(db, personId),

    askConfirmation: (person, next) => sendConfirmationEmail(desk, person, next),
    showsName: (personId) => selectShowsName(db, personId),
    async rename(personId, name, shows) {
      if (!(await renamePerson(db, personId, name))) return false;
      await updateShowsName(db, personId, shows);
      return true;
    },
    askChange: (person, email) => requestAddressChange(desk, person, email),
    async readAddressLink(token) {
      const link = await findAddressLink(desk, token);
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
    isResetLink: (token) => isValidResetLink(db, token),
    async resetPassword({ token, password, devices: cookie }) {
      const saved = await resetPassword(desk, token, password);
      // Whoever resets the password is the owner: what strangers used up counts no longer.
      if (saved.ok) await limits.clear(saved.person.email);
      return withDevice(saved, cookie);
    },
    changePassword: async (given) => withDevice(await changePassword(desk, given), given.devices),
    proveIdentity: (given) => verifyIdentity(db, given),

    sessions: (personId, currentId) => listSessions(db, personId, currentId),
    endSession: (personId, id) => endSession(db, personId, id),
    endOtherSessions: (personId, currentId) => endOtherSessions(db, personId, currentId),

    votes: (personId, page) => listOwnVotes(db, personId, page),
    personalData: (personId) => personalData({ db, serviceName: config.serviceName, votes }, personId),
    ownedListings: (personId) => selectOwnedListings(db, personId),
    close: (personId) => deleteAccount({ desk, departures, forgetVotes: anonymizeVoter }, personId),

    async mailStanding() {
      const { waiting, oldestAt, lastError, givenUp } = await readMailStatus(db);
      const shown = givenUp.map(({ kind, recipient, at, code }) => ({
        kind,
        recipient,
        at,
        why: describeMailError(code),
      }));
      return { waiting, oldestAt, trouble: lastError && describeMailError(lastError), givenUp: shown };
    },
  };
}
