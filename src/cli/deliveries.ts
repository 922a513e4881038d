// `plaudit deliveries …`: the delivery log.
import type { Command } from 'commander';
import { type LoggedDelivery, listDeliveries } from '../deliveries/delivery-log.ts';
import { findListing } from '../listings/queries.ts';
import { fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ListOptions extends OutputOptions {
  readonly listing: string;
  readonly limit: string;
}

export function addDeliveryCommands(program: Command, terminal: Terminal): void {
  const deliveries = program.command('deliveries').description('the delivery log');
  subcommand(deliveries, 'list', 'deliveries.view')
    .description('list the newest deliveries of a listing')
    .requiredOption('--listing <id>', 'the listing')
    .option('--limit <count>', '1 to 100', '50')
    .option('--json', 'print JSON')
    .action((options: ListOptions) =>
      withContext(terminal, options, async ({ db }) => {
        const limit = /^\d+$/.test(options.limit) ? Number(options.limit) : 0;
        if (limit < 1 || limit > 100) fail('--limit must be a whole number from 1 to 100.');
        if (!(await findListing(db, options.listing))) {
          fail(`--listing: there is no listing with the ID ${options.listing}.`);
        }
        const page = await listDeliveries(db, { listingId: options.listing, limit });
        const text = page.deliveries.map(line).join('\n') || 'There are no deliveries yet.';
        return { json: { deliveries: page.deliveries, nextCursor: page.nextCursor }, text };
      }),
    );
}

function line({ eventId, state, attempts, code, httpStatus, recordedAt }: LoggedDelivery): string {
  const answer = httpStatus === null ? (code ?? '') : `HTTP ${httpStatus}`;
  return [recordedAt.toISOString(), eventId, state.padEnd(11), `attempt ${attempts}`, answer]
    .join('  ')
    .trimEnd();
}
