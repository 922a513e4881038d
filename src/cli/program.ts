// The command line: defines all commands and runs one.
import { Command, CommanderError } from 'commander';
import { VERSION } from '../core/version.ts';
import { addAuditCommands } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addChangelogCommands } from './changelog.ts';
import { addDeliveryCommands } from './deliveries.ts';
import { runDemo } from './demo/run-demo.ts';
import { addDoctorCommand } from './doctor.ts';
import { addKeyCommands } from './keys.ts';
import { addListingCommands } from './listings.ts';
import { addMoveCommand } from './move.ts';
import { CommandExit, describeError, fail } from './output.ts';
import { addPeopleCommands } from './people.ts';
import { addServeCommand } from './serve.ts';
import { addSettingsCommands } from './settings.ts';
import { BACKUP_BEFORE, databaseCommand, requirePermission, runsInService, subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { addTokenCommands } from './tokens.ts';
import { addVoteCommands } from './votes.ts';
import { addVotifierCommands } from './votifier.ts';
import { addWebhookCommands } from './webhooks.ts';
import { withContext } from './with-context.ts';

/** Runs one command and returns its exit status. */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<number> {
  const program = buildProgram({ ...terminal, commandLine: { words, files: new Map() } });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    if (error instanceof CommandExit) return error.status;
    terminal.printError(describeError(error));
    return 1;
  }
}

export function buildProgram(terminal: Terminal): Command {
  const program = new Command('plaudit')
    .description('A self-hosted listing platform for bots and game servers.')
    .version(VERSION, '-V, --version', 'print the version')
    // Needed because commands have options with the same names as the program's.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
    })
    .hook('preAction', (_, command) => {
      requirePermission(command);
      if (terminal.service && !runsInService(command)) fail('This command does not run in the service.');
    })
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(Run `plaudit --help` for a list of commands, or `plaudit COMMAND --help` for details.)');
  addServeCommand(program, terminal, runCommandLine);
  subcommand(program, 'demo', 'installation.run')
    .description('run the service with sample data, a local receiver and a stream of votes')
    .action(() => runDemo(terminal, runCommandLine));
  databaseCommand(program, 'migrate', 'installation.run')
    .description('bring the database up to date (the server also does this when it starts)')
    .option('--backup-before', BACKUP_BEFORE)
    .action(
      withContext(terminal, async ({ appliedMigrations: migrated }) => ({
        json: { migrated },
        text: migrated.length > 0 ? `Applied ${migrated.join(', ')}.` : 'The database is up to date.',
      })),
    );
  addBackupCommands(program, terminal);
  addMoveCommand(program, terminal);
  addDoctorCommand(program, terminal);
  addPeopleCommands(program, terminal);
  addListingCommands(program, terminal);
  addTokenCommands(program, terminal);
  addWebhookCommands(program, terminal);
  addVoteCommands(program, terminal);
  addVotifierCommands(program, terminal);
  addDeliveryCommands(program, terminal);
  addChangelogCommands(program, terminal);
  addSettingsCommands(program, terminal);
  addKeyCommands(program, terminal);
  addAuditCommands(program, terminal);
  return program;
}
