// `plaudit migrate`: brings the database up to date and says what was done.
import type { Command } from 'commander';
import type { OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

export function addMigrateCommand(program: Command, terminal: Terminal): void {
  subcommand(program, 'migrate', 'installation.run')
    .description('bring the database up to date (the server does this at its start, too)')
    .option('--json', 'answer as JSON')
    .action((options: OutputOptions) =>
      withContext(terminal, options, async ({ appliedMigrations }) => ({
        json: { migrated: appliedMigrations },
        text:
          appliedMigrations.length > 0
            ? `Done: ${appliedMigrations.join(', ')}.`
            : 'The database is up to date.',
      })),
    );
}
