// The command line: defines all commands and runs one.
import { readFileSync } from 'node:fs';
import { PlauditError } from '@plaudit/sdk/client';
import { Command, CommanderError } from 'commander';
import { apiErrorSentence } from './api-error-sentence.ts';
import { CliError } from './cli-error.ts';
import type { CliTerminal } from './cli-terminal.ts';
import type { CommandContext } from './command-context.ts';
import { addChangelogCommand } from './commands/changelog.ts';
import { addDeliveriesCommand } from './commands/deliveries.ts';
import { addDoctor } from './commands/doctor.ts';
import { addListenCommand } from './commands/listen.ts';
import { addLoginCommands } from './commands/login.ts';
import { addStatsCommand } from './commands/stats.ts';
import { addTriggerCommand } from './commands/trigger.ts';
import { addVerifyCommand } from './commands/verify.ts';
import { addVotesCommand } from './commands/votes.ts';

/** Runs one command and returns its exit status: 0, 1 for a failure, 2 for a wrong command line. */
export async function runCli(words: readonly string[], terminal: CliTerminal): Promise<number> {
  const context: CommandContext = { terminal, exitStatus: 0 };
  try {
    await createProgram(context).parseAsync([...words], { from: 'user' });
    return context.exitStatus;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof PlauditError) terminal.warn(apiErrorSentence(error));
    else if (error instanceof CliError) terminal.warn(error.message);
    else throw error;
    return error instanceof CliError ? error.exitStatus : 1;
  }
}

function createProgram(context: CommandContext): Command {
  const { terminal } = context;
  const program = new Command('plaudit')
    .description('Plaudit for developers: receive votes on this machine, send test votes, and find out what is wrong.')
    .version(readVersion(), '-V, --version', 'print the version')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    })
    .configureHelp({ sortSubcommands: false })
    .addHelpText('after', `\n${ENVIRONMENT}`)
    .showHelpAfterError('(Run `plaudit --help` for a list of commands, or `plaudit COMMAND --help` for details.)');
  for (const add of COMMANDS) add(program, context);
  return program;
}

const COMMANDS = [
  addListenCommand,
  addTriggerCommand,
  addVerifyCommand,
  addDoctor,
  addDeliveriesCommand,
  addVotesCommand,
  addChangelogCommand,
  addStatsCommand,
  addLoginCommands,
];

const ENVIRONMENT = `Environment:
  PLAUDIT_URL      the site, such as https://votes.example
  PLAUDIT_TOKEN    an API token of your listing (dashboard, Tokens)
  PLAUDIT_PROFILE  the profile of \`plaudit login\` to use
  PLAUDIT_SECRET   the webhook secret, for trigger --to and verify`;

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
