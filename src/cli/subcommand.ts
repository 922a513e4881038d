// Registers commands with the action that the permission table must allow before they run.
import type { Command } from 'commander';
import { type Action, isAllowed } from '../access/permissions.ts';
import { assert } from '../core/assert.ts';

/** The help of `--backup-before`. */
export const BACKUP_BEFORE = 'if the database has to be migrated, back it up first (always done with the embedded one)';

const actions = new WeakMap<Command, Action>();
const databaseCommands = new WeakSet<Command>();

/** Adds a command that the operator runs. */
export function subcommand(parent: Command, name: string, action: Action): Command {
  const command = parent.command(name);
  actions.set(command, action);
  return command;
}

/** Adds a command that uses the database (`withContext`) and can print JSON. */
export function databaseCommand(parent: Command, name: string, action: Action): Command {
  const command = subcommand(parent, name, action).option('--json', 'print JSON');
  databaseCommands.add(command);
  return command;
}

/** Adds a command for one listing; `which` describes `--listing` in its help. */
export function listingCommand(parent: Command, name: string, action: Action, which = 'the listing'): Command {
  return databaseCommand(parent, name, action).requiredOption('--listing <id>', which);
}

/** The action that a command requires; undefined for a group of commands. */
export function actionOfCommand(command: Command): Action | undefined {
  return actions.get(command);
}

/** Whether a running service may run the command for another process. */
export function runsInService(command: Command): boolean {
  return databaseCommands.has(command);
}

/** Runs before each command: everyone who uses the command line is the operator. */
export function requirePermission(command: Command): void {
  const action = actions.get(command);
  assert(action && isAllowed(['operator'], action), `the operator is not allowed \`${command.name()}\``);
}
