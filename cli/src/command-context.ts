// What every command gets, and the options that commands share.
import type { Command } from 'commander';
import type { CliTerminal } from './cli-terminal.ts';

export interface CommandContext {
  readonly terminal: CliTerminal;
  /** Set by a command that ends with a failure but without an error. */
  exitStatus: number;
}

/** A command that uses the API. There is no option for the token: everyone on the machine can read arguments. */
export function apiCommand(parent: Command, name: string): Command {
  return parent
    .command(name)
    .option('--site <url>', 'the site (default: PLAUDIT_URL, or that of `plaudit login`)')
    .option('--profile <name>', 'the profile of `plaudit login` to use')
    .option('--allow-http', 'send the token over plain HTTP to another machine');
}
