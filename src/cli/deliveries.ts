// `plaudit deliveries …`: the delivery log.
import type { Command } from 'commander';
import type { AppContext } from '../context.ts';
import { type LoggedDelivery, listDeliveries } from '../deliveries/delivery-log.ts';
import { type ListingOptions, requireListing } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ListOptions extends ListingOptions {
  readonly limit: string;
}

export function addDeliveryCommands(program: Command, terminal: Terminal): void {
  const deliveries = program.command('deliveries').description('the delivery log');
  listingCommand(deliveries, 'list', 'deliveries.view')
    .description('list the newest deliveries of a listing')
    .option('--limit <count>', '1 to 100', '50')
    .action(withContext(terminal, list));
}

async function list({ db }: AppContext, options: ListOptions): Promise<CommandOutput> {
  const limit = /^\d+$/.test(options.limit) ? Number(options.limit) : 0;
  if (limit < 1 || limit > 100) fail('--limit must be a whole number from 1 to 100.');
  const { id: listingId } = await requireListing(db, options.listing);
  const { deliveries, nextCursor } = await listDeliveries(db, { listingId, limit });
  const text = deliveries.map(line).join('\n') || 'No deliveries yet.';
  return { json: { deliveries, nextCursor }, text };
}

function line({ eventId, state, attempts, code, httpStatus, recordedAt }: LoggedDelivery): string {
  const outcome = httpStatus === null ? (code ?? '') : `HTTP ${httpStatus}`;
  const columns = [recordedAt.toISOString(), eventId, state.padEnd(11), `attempt ${attempts}`, outcome];
  return columns.join('  ').trimEnd();
}
