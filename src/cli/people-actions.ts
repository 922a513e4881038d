// `plaudit user suspend`, `reinstate`, `staff`: suspends people and makes them staff.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { reinstatePerson, type StaffChange, setStaff, suspendPerson } from '../access/suspend.ts';
import type { AppContext } from '../context.ts';
import { requirePerson } from './lookup.ts';
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

/** Subcommands of `user`. */
export function addPeopleActions(user: Command, terminal: Terminal): void {
  databaseCommand(user, 'suspend', 'people.manage')
    .description('sign a person out everywhere and block the account')
    .requiredOption('--email <address>', 'the account’s email address')
    .requiredOption('--reason <words>', 'the reason, shown to the person')
    .option('--days <number>', 'for how many days; default: until `user reinstate`')
    .action(withContext(terminal, suspend));
  databaseCommand(user, 'reinstate', 'people.manage')
    .description('end a suspension')
    .requiredOption('--email <address>', 'the account’s email address')
    .action(withContext(terminal, reinstate));
  databaseCommand(user, 'staff', 'people.manage')
    .description('make a person staff, or a member again')
    .requiredOption('--email <address>', 'the account’s email address')
    .requiredOption('--to <role>', 'staff or member')
    .action(withContext(terminal, changeRole));
}

async function suspend({ db }: AppContext, { email, reason, days: given }: SuspendOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(db, email);
  const days = given === undefined ? null : /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const suspended = await suspendPerson(db, { personId: id, reason, days }, OPERATOR);
  if (!suspended.ok) {
    if (suspended.reason === 'invalid') fail(`--${suspended.field}: ${suspended.sentence}`);
    fail(`${email} is staff. Make them a member first: \`user staff --to member\`.`);
  }
  return { json: { id, suspended: true }, text: `Suspended ${email} and signed them out everywhere.` };
}

async function reinstate({ db }: AppContext, { email }: PersonOptions): Promise<CommandOutput> {
  const { id } = await requirePerson(db, email);
  if (!(await reinstatePerson(db, id, OPERATOR))) fail(`${email} is not suspended.`);
  return { json: { id, suspended: false }, text: `${email} can sign in again.` };
}

const REFUSALS: Readonly<Record<Extract<StaffChange, { ok: false }>['reason'], string>> = {
  unknown: 'no longer exists.',
  already: 'already has this role.',
  last: 'is the last staff member. Make somebody else staff first.',
  oneself: 'is you.',
  suspended: 'is suspended. End the suspension first with `user reinstate`.',
};

async function changeRole({ db }: AppContext, { email, to }: StaffOptions): Promise<CommandOutput> {
  if (to !== 'staff' && to !== 'member') fail('--to must be staff or member.');
  const { id } = await requirePerson(db, email);
  const changed = await setStaff(db, id, to === 'staff', OPERATOR);
  if (!changed.ok) fail(`${email} ${REFUSALS[changed.reason]}`);
  return { json: { id, role: to }, text: `${email} is now ${to === 'staff' ? 'staff' : 'a member'}.` };
}
