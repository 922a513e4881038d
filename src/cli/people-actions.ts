// `plaudit user suspend`, `reinstate`, `staff`: what staff does with people.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { findPersonByEmail } from '../access/people.ts';
import { reinstatePerson, type StaffChange, setStaff, suspendPerson } from '../access/suspend.ts';
import type { Db } from '../db/database.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
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

/** Below the command `user`. */
export function addPeopleActions(user: Command, terminal: Terminal): void {
  subcommand(user, 'suspend', 'people.manage')
    .description('sign a person out everywhere and let nobody sign in with the account')
    .requiredOption('--email <address>', 'whose account')
    .requiredOption('--reason <words>', 'why, for the person to read')
    .option('--days <number>', 'for how long; until `user reinstate` if left out')
    .option('--json', 'answer as JSON')
    .action((options: SuspendOptions) => withContext(terminal, options, ({ db }) => suspend(db, options)));
  subcommand(user, 'reinstate', 'people.manage')
    .description('end a suspension')
    .requiredOption('--email <address>', 'whose account')
    .option('--json', 'answer as JSON')
    .action((options: PersonOptions) => withContext(terminal, options, ({ db }) => reinstate(db, options)));
  subcommand(user, 'staff', 'people.manage')
    .description('make a person staff, or a member again')
    .requiredOption('--email <address>', 'whose account')
    .requiredOption('--to <role>', 'staff or member')
    .option('--json', 'answer as JSON')
    .action((options: StaffOptions) => withContext(terminal, options, ({ db }) => changeRole(db, options)));
}

async function suspend(db: Db, { email, reason, days: given }: SuspendOptions): Promise<CommandOutput> {
  const { id } = await needPerson(db, email);
  const days = given === undefined ? null : /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const suspended = await suspendPerson(db, { personId: id, reason, days }, OPERATOR);
  if (!suspended.ok) {
    if (suspended.reason === 'invalid') fail(`--${suspended.field}: ${suspended.sentence}`);
    fail(`${email} is staff. Make the person a member first: \`user staff --to member\`.`);
  }
  return { json: { id, suspended: true }, text: `Suspended ${email}, signed out everywhere.` };
}

async function reinstate(db: Db, { email }: PersonOptions): Promise<CommandOutput> {
  const { id } = await needPerson(db, email);
  if (!(await reinstatePerson(db, id, OPERATOR))) fail(`${email} is not suspended.`);
  return { json: { id, suspended: false }, text: `${email} can sign in again.` };
}

const REFUSALS: Readonly<Record<Extract<StaffChange, { ok: false }>['reason'], string>> = {
  unknown: 'is gone.',
  already: 'has this role already.',
  last: 'is the last of the staff. Make somebody else staff first.',
  oneself: 'is you.',
  suspended: 'is suspended. End that first: `user reinstate`.',
};

async function changeRole(db: Db, { email, to }: StaffOptions): Promise<CommandOutput> {
  if (to !== 'staff' && to !== 'member') fail('--to must be staff or member.');
  const { id } = await needPerson(db, email);
  const changed = await setStaff(db, id, to === 'staff', OPERATOR);
  if (!changed.ok) fail(`${email} ${REFUSALS[changed.reason]}`);
  return { json: { id, role: to }, text: `${email} is ${to === 'staff' ? 'staff' : 'a member'} now.` };
}

async function needPerson(db: Db, email: string) {
  return (await findPersonByEmail(db, email)) ?? fail(`--email: nobody has the address ${email}.`);
}
