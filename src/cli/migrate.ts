// `plaudit migrate`: runs the migrations that the database lacks.
import type { Command } from 'commander';
import type { OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

export function addMigrateCommand(program: Command, terminal: Terminal): void {
  subcommand(program, 'migrate', 'installation.run')
    .description('bring the database up to date (the server does this when it starts, too)')
    .option('--json', 'print JSON')
    .action((options: OutputOptions) =>
      withContext(terminal, options, async ({ appliedMigrations }) => ({
        json: { migrated: appliedMigrations },
        text:
          appliedMigrations.length > 0
            ? `Applied: ${appliedMigrations.join(', ')}.`
            : 'The database is up to date.',
      })),
    );
}
