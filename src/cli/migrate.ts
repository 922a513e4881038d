// `plaudit migrate`: brings the database up to date and says what was done.
import type { Command } from 'commander';
import type { OutputOptions } from './output.ts';
import { withHouse } from './with-house.ts';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database up to date (the server does this at its start, too)')
    .option('--json', 'answer as JSON')
    .action((options: OutputOptions) =>
      withHouse(options, async ({ migrated }) => ({
        json: { migrated },
        text: migrated.length > 0 ? `Done: ${migrated.join(', ')}.` : 'The database is up to date.',
      })),
    );
}
