// The command line's table of contents: every command with its options, and what stands behind it.
import { Command, CommanderError } from 'commander';
import { addDeliveryCommands } from './deliveries.ts';
import { addDemoCommand } from './demo.ts';
import { addListingCommands } from './listings.ts';
import { addMigrateCommand } from './migrate.ts';
import { sentenceOf } from './output.ts';
import { addPeopleCommands } from './people.ts';
import { addServeCommand } from './serve.ts';
import { addTokenCommands } from './tokens.ts';
import { addVoteCommands } from './votes.ts';
import { addWebhookCommands } from './webhooks.ts';

/** Runs one command; answers the exit status. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const program = buildProgram();
  try {
    await program.parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    process.stderr.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}

export function buildProgram(): Command {
  const program = new Command('plaudit')
    .description('A self-hosted listing platform for bots and game servers.')
    .exitOverride()
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(`plaudit --help` lists the commands, `plaudit COMMAND --help` tells one.)');
  addServeCommand(program);
  addDemoCommand(program);
  addMigrateCommand(program);
  addPeopleCommands(program);
  addListingCommands(program);
  addTokenCommands(program);
  addWebhookCommands(program);
  addVoteCommands(program);
  addDeliveryCommands(program);
  return program;
}
