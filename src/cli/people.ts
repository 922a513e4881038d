// `plaudit user …`, also `plaudit people …`: creates accounts and reset links, suspends people and makes them staff.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { findPasswordWeakness, WEAK_PASSWORD_MESSAGES } from '../access/common-passwords.ts';
import { LINK_LIFETIME_SECONDS } from '../access/one-time-links.ts';
import { createPerson, type PersonRefusal } from '../access/people.ts';
import {
  hasPasswordLength,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
} from '../access/person.ts';
import { createResetLink } from '../access/reset-link.ts';
import { resetTwoStep } from '../access/second-factors.ts';
import { reinstatePerson, type StaffChange, setStaff, suspendPerson } from '../access/suspend.ts';
import type { AppContext } from '../context.ts';
import { ENGLISH } from '../messages/translations.ts';
import { failUnknownPerson, requirePerson } from './lookup.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface PersonOptions extends OutputOptions {
  readonly email: string;
}

interface SuspendOptions extends PersonOptions {
  readonly reason: string;
  readonly days?: string;
}

interface StaffOptions extends PersonOptions {
  readonly to: string;
}

interface NewPersonOptions extends PersonOptions {
  readonly password: string;
  readonly name?: string;
  readonly platformId?: string;
  readonly staff?: boolean;
}

const PASSWORD_LENGTH = `${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters`;

const REFUSALS: Readonly<Record<PersonRefusal, string>> = {
  email_invalid: '--email is not a valid email address.',
  name_invalid: `--name must have 1 to ${PERSON_NAME_MAX_CHARACTERS} characters on one line, including at least one visible character.`,
  password_length: `--password must have ${PASSWORD_LENGTH}.`,
  platform_id_invalid: '--platform-id must have 1 to 32 characters: letters, digits, _ or -.',
  email_taken: 'An account with this email address already exists.',
  platform_id_taken: 'An account with this platform ID already exists.',
};

const ACCOUNT = ['--email <address>', 'the account’s email address'] as const;

export function addPeopleCommands(program: Command, terminal: Terminal): void {
  const user = program.command('user').alias('people').description('people');
  databaseCommand(user, 'suspend', 'people.manage')
    .description('sign a person out everywhere and block the account')
    .requiredOption(...ACCOUNT)
    .requiredOption('--reason <words>', 'the reason, shown to the person')
    .option('--days <number>', 'the number of days; default: until `user reinstate`')
    .action(withContext(terminal, suspend));
  databaseCommand(user, 'reinstate', 'people.manage')
    .description('end a suspension')
    .requiredOption(...ACCOUNT)
    .action(withContext(terminal, reinstate));
  databaseCommand(user, 'staff', 'people.manage')
    .description('make a person staff, or a member again')
    .requiredOption(...ACCOUNT)
    .requiredOption('--to <role>', 'staff or member')
    .action(withContext(terminal, changeRole));
  databaseCommand(user, 'reset-two-step', 'people.manage')
    .description('turn off two-step verification for someone who has lost every second factor')
    .requiredOption(...ACCOUNT)
    .action(withContext(terminal, resetSecondFactors));
  databaseCommand(user, 'create', 'people.create')
    .description('create an account with a confirmed email address')
    .requiredOption('--email <address>', 'email address')
    .requiredOption('--password <password>', PASSWORD_LENGTH)
    .option('--name <name>', 'the display name; default: the part of the address before the @')
    .option('--platform-id <id>', 'the Discord ID, as if the account were connected')
    .option('--staff', 'make the person staff: they can approve listings, change plans and moderate')
    .action(withContext(terminal, create));
  databaseCommand(user, 'reset-link', 'people.manage')
    .description('create a password reset link for someone who forgot their password')
    .requiredOption(...ACCOUNT)
    .action(withContext(terminal, resetLink));
}

/** The link is shown to the operator, who passes it on; no mail is sent. */
async function resetLink(app: AppContext, { email }: PersonOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(app.db, email);
  const created = await createResetLink(app, id, OPERATOR);
  if (!created.ok) failUnknownPerson(email);
  const { url } = created;
  const minutes = LINK_LIFETIME_SECONDS.reset / 60;
  return {
    json: { url, expiresInSeconds: LINK_LIFETIME_SECONDS.reset },
    text: `${url}\nGive it only to the account’s owner: anyone who opens it can set the password. It works once and expires after ${minutes} minutes.`,
  };
}

async function resetSecondFactors(app: AppContext, { email }: PersonOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(app.db, email);
  if (!(await resetTwoStep(app, id, OPERATOR))) fail(`Two-step verification is already off for ${email}.`);
  return {
    json: { id, twoStep: false },
    text: `Removed the authenticator app, passkeys and recovery codes of ${email}, and signed them out everywhere. They can sign in with their password or Discord alone now.`,
  };
}

async function create({ db, config }: AppContext, options: NewPersonOptions) {
  const { email, password, platformId, staff } = options;
  const name = options.name ?? email.split('@')[0] ?? email;
  const weakness = hasPasswordLength(password)
    ? await findPasswordWeakness(password, { email, name, serviceName: config.serviceName })
    : null;
  if (weakness) fail(`--password: ${ENGLISH.text(WEAK_PASSWORD_MESSAGES[weakness])}`);
  const created = await createPerson(db, {
    email,
    password,
    name,
    emailVerified: true,
    ...(platformId && { platformId }),
    ...(staff && { staffBy: OPERATOR }),
  });
  if (!created.ok) fail(REFUSALS[created.reason]);
  const { id } = created.person;
  return { json: { id }, text: `Created ${created.person.email}, ID ${id}.` };
}

async function suspend({ db }: AppContext, { email, reason, days: given }: SuspendOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(db, email);
  const days = given === undefined ? null : /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const suspended = await suspendPerson(db, { personId: id, reason, days }, OPERATOR);
  if (!suspended.ok) {
    if (suspended.reason === 'invalid') fail(`--${suspended.field}: ${ENGLISH.text(suspended.sentence)}`);
    fail(`${email} is staff. Make them a member first with \`user staff --to member\`.`);
  }
  return { json: { id, suspended: true }, text: `Suspended ${email} and signed them out everywhere.` };
}

async function reinstate({ db }: AppContext, { email }: PersonOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(db, email);
  if (!(await reinstatePerson(db, id, OPERATOR))) fail(`${email} is not suspended.`);
  return { json: { id, suspended: false }, text: `${email} can sign in again.` };
}

const ROLE_REFUSALS: Readonly<Record<Extract<StaffChange, { ok: false }>['reason'], string>> = {
  unknown: 'no longer exists.',
  already: 'already has this role.',
  last: 'is the last staff member. Make someone else staff first.',
  oneself: 'is you.',
  suspended: 'is suspended. End the suspension first with `user reinstate`.',
};

async function changeRole({ db }: AppContext, { email, to }: StaffOptions): Promise<CommandOutput> {
  if (to !== 'staff' && to !== 'member') fail('--to must be staff or member.');
  const { id } = await requirePerson(db, email);
  const changed = await setStaff(db, id, to === 'staff', OPERATOR);
  if (!changed.ok) fail(`${email} ${ROLE_REFUSALS[changed.reason]}`);
  return { json: { id, role: to }, text: `${email} is now ${to === 'staff' ? 'staff' : 'a member'}.` };
}
