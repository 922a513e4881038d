// Fills what the pages ask about somebody's own account.
import { disconnectDiscord, readSignInMethods } from '../access/connected-account.ts';
import { deleteAccount } from '../access/delete-account.ts';
import {
  findAddressLink,
  followAddressLink,
  requestAddressChange,
  sendConfirmationEmail,
} from '../access/email-addresses.ts';
import { changePassword, isValidResetLink, resetPassword, verifyIdentity } from '../access/passwords.ts';
import { renamePerson } from '../access/people.ts';
import { exportPersonalData } from '../access/personal-data.ts';
import { selectOwnedListings } from '../access/personal-data-queries.ts';
import { endOtherSessions, endSession, listSessions } from '../access/sessions.ts';
import { selectShowsName } from '../access/shown-name-queries.ts';
import { connectDiscord, startDiscordSignIn } from '../access/sign-in.ts';
import { requestPasswordReset } from '../access/visitor-sign-in.ts';
import type { AppContext } from '../context.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { anonymizeVoter, exportOwnVotes, listOwnVotes } from '../votes/own-votes.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireAccount(app: AppContext): WebParts['account'] {
  const { auth, config, db } = app;
  return {
    offers: {
      mail: app.outbox !== null,
      discord: config.discord !== null,
      discordRedirect: `${config.baseUrl}/auth/callback/discord`,
      get votingNeedsConfirmed() {
        return app.votingNeedsConfirmed();
      },
    },
    currentSession: (headers) => auth.sessionOf(headers),
    waysIn: (personId) => readSignInMethods(db, personId),
    signInAtDiscord: (next) => startDiscordSignIn(auth, next),
    connectDiscord: (headers) => connectDiscord(auth, headers),
    disconnectDiscord: (personId) => disconnectDiscord(db, personId),
    askConfirmation: (person, next) => sendConfirmationEmail(app, person, next),
    showsName: (personId) => selectShowsName(db, personId),
    rename: (personId, name, shows) => renamePerson(db, personId, name, shows),
    askChange: (person, email) => requestAddressChange(app, person, email),
    readAddressLink: (token) => findAddressLink(app, token),
    followAddressLink: (token) => followAddressLink(app, token),
    askReset: (email, visitor) => requestPasswordReset(app, email, visitor),
    isResetLink: (token) => isValidResetLink(db, token),
    resetPassword: ({ token, password, devices }) => resetPassword(app, token, password, devices),
    changePassword: ({ devices, ...given }) => changePassword(app, { ...given, deviceCookie: devices }),
    proveIdentity: (given) => verifyIdentity(db, given),
    sessions: (personId, currentId) => listSessions(db, personId, currentId),
    endSession: (personId, id) => endSession(db, personId, id),
    endOtherSessions: (personId, currentId) => endOtherSessions(db, personId, currentId),
    votes: (personId, page) => listOwnVotes(db, personId, page),
    personalData: (personId) => exportPersonalData(app, personId, exportOwnVotes),
    ownedListings: (personId) => selectOwnedListings(db, personId),
    close: (personId) => deleteAccount(app, personId, anonymizeVoter),
    async mailStanding() {
      const { waiting, oldestAt, problem, givenUp } = await readMailStatus(db);
      const shown = givenUp.map(({ kind, recipient, at, reason }) => ({ kind, recipient, at, why: reason }));
      return { waiting, oldestAt, trouble: problem, givenUp: shown };
    },
  };
}
