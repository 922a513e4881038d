// The setup steps about mail, voting, sign-in and moderation.
import { formatExactTime } from '../../core/format-time.ts';
import { notApplicable, okFinding, problemFinding, warningFinding } from '../finding.ts';
import type { SetupStep } from './step.ts';

export const MAIL_STEP: SetupStep = {
  id: 'mail',
  name: 'Email',
  question: 'Does the mail server accept email?',
  title: 'Check that email works',
  path: '/staff/mail',
  section: 'mail',
  judge({ progress: { mail } }) {
    if (!mail.isSet)
      return warningFinding(
        'No email is sent. Nobody can confirm an address, and only staff can create links to reset a password.',
        'Set SMTP_URL to your mail server.',
      );
    if (mail.error) return problemFinding(`Email is waiting: ${mail.error}`, 'Check SMTP_URL and the mail server.');
    if (mail.acceptedAt)
      return okFinding(`The mail server last accepted an email on ${formatExactTime(mail.acceptedAt)}.`);
    return warningFinding('SMTP_URL is set, but no email has been sent yet.', 'Press “Send test email” under /staff.');
  },
};

export const VOTING_STEP: SetupStep = {
  id: 'voting',
  name: 'Who can vote',
  question: 'Can people vote, and only with a confirmed address?',
  title: 'Let people with a confirmed address vote',
  section: 'who-can-vote',
  choice: { id: 'voting', button: 'Keep it off', decided: 'Voting does not require a confirmed address, as decided.' },
  judge({ progress: { canPeopleVote, voting, isPublic } }) {
    if (!canPeopleVote)
      return problemFinding(
        'Nobody can vote yet, because voting requires a confirmed address or a connected account.',
        'Set SMTP_URL, set up a sign-in provider such as Discord, or set REQUIRE_CONFIRMED_EMAIL=off.',
      );
    if (voting === 'confirmed') return okFinding('Voting requires a confirmed email address or a connected account.');
    if (!isPublic)
      return okFinding('People who sign up can vote. Once the site is public, they need a confirmed address.');
    return warningFinding(
      'REQUIRE_CONFIRMED_EMAIL is off, so fake accounts can vote.',
      'Remove REQUIRE_CONFIRMED_EMAIL from the configuration.',
    );
  },
};

export const DISCORD_STEP: SetupStep = {
  id: 'discord',
  name: 'Discord sign-in',
  question: 'Can people sign in with Discord?',
  title: 'Let people sign in with Discord',
  section: 'discord',
  choice: { id: 'discord', button: 'Not needed', decided: 'A staff member decided against signing in with Discord.' },
  judge: ({ progress: { hasDiscord } }) =>
    hasDiscord
      ? okFinding('People can sign in with Discord.')
      : warningFinding('People cannot sign in with Discord.', 'Set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.'),
};

export const ROBLOX_STEP: SetupStep = {
  id: 'roblox',
  name: 'Roblox accounts',
  question: 'Can people connect their Roblox account?',
  title: 'Let people connect their Roblox account',
  section: 'roblox',
  choice: { id: 'roblox', button: 'Not needed', decided: 'A staff member decided against connecting Roblox accounts.' },
  judge({ progress: { hasRoblox, hasRobloxGame } }) {
    if (hasRoblox) return okFinding('People can connect their Roblox account.');
    if (!hasRobloxGame) return notApplicable('No Roblox game is listed.');
    return warningFinding(
      'A Roblox game is listed, but people cannot connect their Roblox account, so it may not find their votes.',
      'Set ROBLOX_CLIENT_ID and ROBLOX_CLIENT_SECRET.',
    );
  },
};

export const APPROVAL_STEP: SetupStep = {
  id: 'approval',
  name: 'Approval',
  question: 'Does staff review new listings?',
  title: 'Review new listings',
  path: '/staff/queue',
  section: 'reviewing-listings',
  choice: { id: 'approval', button: 'Not needed', decided: 'New listings are public immediately, as decided.' },
  judge: ({ progress: { approval } }) =>
    approval
      ? okFinding('New listings wait for approval before they are public.')
      : warningFinding(
          'New listings are public immediately.',
          'To approve each one first, turn on approval under /staff/site/settings, or set LISTING_APPROVAL=on.',
        ),
};

export const STAFF_MEMBERS_STEP: SetupStep = {
  id: 'staff',
  name: 'Staff',
  question: 'Is there more than one staff member?',
  title: 'Add another staff member',
  path: '/staff/people',
  section: 'staff-and-passwords',
  choice: { id: 'staff', button: 'Not needed', decided: 'A staff member decided that one is enough.' },
  judge: ({ progress: { staffCount } }) =>
    staffCount > 1
      ? okFinding(`${staffCount} people are staff.`)
      : warningFinding(
          staffCount === 1 ? 'There is only one staff member.' : 'There is no staff member yet.',
          staffCount === 1
            ? 'Ask someone to sign up, then make them staff on their page under People.'
            : 'Open the setup link that the service prints when it starts.',
        ),
};
