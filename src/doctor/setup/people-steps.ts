// The setup steps about mail, voting, sign-in and moderation.
import { message } from '../../messages/message.ts';
import { notApplicable, okFinding, problemFinding, warningFinding } from '../finding.ts';
import type { SetupStep } from './step.ts';

export const MAIL_STEP: SetupStep = {
  id: 'mail',
  name: 'Email',
  question: 'Does the mail server accept email?',
  title: message('setup.mailTitle'),
  path: '/staff/mail',
  section: 'mail',
  judge({ progress: { mail } }) {
    if (!mail.isSet) return warningFinding(message('setup.mailUnset'), message('setup.mailUnsetTodo'));
    if (mail.error)
      return problemFinding(message('setup.mailWaiting', { reason: mail.error }), message('setup.mailWaitingTodo'));
    if (mail.acceptedAt) return okFinding(message('setup.mailAccepted', { time: mail.acceptedAt }));
    const button = message('setup.sendTestMail');
    return warningFinding(message('setup.mailUntested'), message('setup.mailUntestedTodo', { button }));
  },
};

export const VOTING_STEP: SetupStep = {
  id: 'voting',
  name: 'Who can vote',
  question: 'Can people vote, and only with a confirmed address?',
  title: message('setup.votingTitle'),
  section: 'who-can-vote',
  choice: { id: 'voting', button: message('setup.votingKeepOff'), decided: message('setup.votingDecided') },
  judge({ progress: { canPeopleVote, voting, isPublic } }) {
    if (!canPeopleVote) return problemFinding(message('setup.votingNobody'), message('setup.votingNobodyTodo'));
    if (voting === 'confirmed') return okFinding(message('setup.votingConfirmed'));
    if (!isPublic) return okFinding(message('setup.votingLocal'));
    return warningFinding(message('setup.votingOff'), message('setup.votingOffTodo'));
  },
};

export const DISCORD_STEP: SetupStep = {
  id: 'discord',
  name: 'Discord sign-in',
  question: 'Can people sign in with Discord?',
  title: message('setup.discordTitle'),
  section: 'discord',
  choice: { id: 'discord', button: message('setup.notNeeded'), decided: message('setup.discordDecided') },
  judge: ({ progress: { hasDiscord } }) =>
    hasDiscord
      ? okFinding(message('setup.discordSet'))
      : warningFinding(message('setup.discordUnset'), message('setup.discordUnsetTodo')),
};

export const ROBLOX_STEP: SetupStep = {
  id: 'roblox',
  name: 'Roblox accounts',
  question: 'Can people connect their Roblox account?',
  title: message('setup.robloxTitle'),
  section: 'roblox',
  choice: { id: 'roblox', button: message('setup.notNeeded'), decided: message('setup.robloxDecided') },
  judge({ progress: { hasRoblox, hasRobloxGame } }) {
    if (hasRoblox) return okFinding(message('setup.robloxSet'));
    if (!hasRobloxGame) return notApplicable(message('setup.robloxNoGame'));
    return warningFinding(message('setup.robloxUnset'), message('setup.robloxUnsetTodo'));
  },
};

export const APPROVAL_STEP: SetupStep = {
  id: 'approval',
  name: 'Approval',
  question: 'Does staff review new listings?',
  title: message('setup.approvalTitle'),
  path: '/staff/queue',
  section: 'reviewing-listings',
  choice: { id: 'approval', button: message('setup.notNeeded'), decided: message('setup.approvalDecided') },
  judge: ({ progress: { approval } }) =>
    approval
      ? okFinding(message('setup.approvalOn'))
      : warningFinding(message('setup.approvalOff'), message('setup.approvalOffTodo')),
};

export const STAFF_MEMBERS_STEP: SetupStep = {
  id: 'staff',
  name: 'Staff',
  question: 'Is there more than one staff member?',
  title: message('setup.staffTitle'),
  path: '/staff/people',
  section: 'staff-and-passwords',
  choice: { id: 'staff', button: message('setup.notNeeded'), decided: message('setup.staffDecided') },
  judge({ progress: { staffCount } }) {
    if (staffCount > 1) return okFinding(message('setup.staffSeveral', { count: staffCount }));
    return staffCount === 1
      ? warningFinding(message('setup.staffOne'), message('setup.staffOneTodo'))
      : warningFinding(message('setup.staffNone'), message('setup.staffNoneTodo'));
  },
};
