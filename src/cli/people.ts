// `plaudit user …`, also `plaudit people …`: creates accounts and password reset links.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { findPasswordWeakness, WEAK_PASSWORD_MESSAGES } from '../access/common-passwords.ts';
import { LINK_LIFETIME_SECONDS } from '../access/one-time-links.ts';
import { createPerson, findPersonByEmail, type PersonRefusal } from '../access/people.ts';
import { hasPasswordLength } from '../access/person.ts';
import { createResetLink } from '../access/reset-link.ts';
import type { AppContext } from '../context.ts';
import { fail, type OutputOptions } from './output.ts';
import { addPeopleActions } from './people-actions.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface UserOptions extends OutputOptions {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly platformId?: string;
  readonly staff?: boolean;
}

const REFUSALS: Readonly<Record<PersonRefusal, string>> = {
  email_invalid: '--email is not an email address.',
  name_invalid: '--name must have 1 to 100 characters on one line, at least one of them visible.',
  password_length: '--password must have 8 to 128 characters.',
  platform_id_invalid: '--platform-id must have 1 to 32 letters, digits, _ and -.',
  email_taken: 'An account with this email address already exists.',
  platform_id_taken: 'An account with this platform ID already exists.',
};

export function addPeopleCommands(program: Command, terminal: Terminal): void {
  const user = program.command('user').alias('people').description('people');
  addPeopleActions(user, terminal);
  databaseCommand(user, 'create', 'people.create')
    .description('create an account with a confirmed email address')
    .requiredOption('--email <address>', 'email address')
    .requiredOption('--password <password>', '8 to 128 characters')
    .option('--name <name>', 'the display name; default: the part of the address before the @')
    .option('--platform-id <id>', 'the Discord ID, as if the account were connected')
    .option('--staff', 'make the person staff: they can approve listings, change plans and moderate')
    .action(withContext(terminal, create));
  databaseCommand(user, 'reset-link', 'people.manage')
    .description('create a link to set a new password, for somebody who forgot theirs')
    .requiredOption('--email <address>', 'email address of the account')
    .action(withContext(terminal, (app, options: ResetOptions) => resetLink(app, options.email)));
}

interface ResetOptions extends OutputOptions {
  readonly email: string;
}

/** The link is shown to the operator, who passes it on; no mail is sent. */
async function resetLink(app: AppContext, email: string) {
  const person = await findPersonByEmail(app.db, email);
  const made = person && (await createResetLink(app, person.id, OPERATOR));
  if (!made?.ok) fail('There is no account with this email address.');
  const { url } = made;
  const minutes = LINK_LIFETIME_SECONDS.reset / 60;
  return {
    json: { url, expiresInSeconds: LINK_LIFETIME_SECONDS.reset },
    text: `${url}\nGive it only to the account’s owner: anybody who opens it can set the password. It works once, for ${minutes} minutes.`,
  };
}

async function create({ db, config }: AppContext, options: UserOptions) {
  const { email, password, platformId, staff } = options;
  const name = options.name ?? email.split('@')[0] ?? email;
  const weakness = hasPasswordLength(password)
    ? await findPasswordWeakness(password, { email, name, serviceName: config.serviceName })
    : null;
  if (weakness) fail(`--password: ${WEAK_PASSWORD_MESSAGES[weakness]}`);
  const made = await createPerson(db, {
    email,
    password,
    name,
    emailVerified: true,
    ...(platformId && { platformId }),
    ...(staff && { staffBy: OPERATOR }),
  });
  if (!made.ok) fail(REFUSALS[made.reason]);
  const { id } = made.person;
  return { json: { id }, text: `Created ${made.person.email}, ID ${id}.` };
}
