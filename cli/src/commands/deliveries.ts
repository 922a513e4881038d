// `plaudit deliveries`: the delivery log of the webhook: follow it, show one delivery, send events again.
import type { ListedDelivery, ResultOf } from '@plaudit/sdk/client';
import type { Command } from 'commander';
import { UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite } from '../connection/connect.ts';
import { deliveryLine, describeDelivery } from '../deliveries/describe-delivery.ts';
import { followLog } from '../deliveries/follow-log.ts';
import { parseSince } from '../deliveries/parse-since.ts';
import { createPaint } from '../paint.ts';
import { wholeNumberOption } from '../whole-number-option.ts';

type Status = ListedDelivery['status'];

interface TailOptions extends ConnectOptions {
  readonly status?: Status;
  readonly lines: number;
  readonly follow: boolean;
  readonly json?: true;
}

interface RedeliverOptions extends ConnectOptions {
  readonly status?: 'undelivered' | 'failed' | 'delivered';
  readonly since?: string;
  readonly json?: true;
}

export function addDeliveriesCommand(program: Command, { terminal }: CommandContext): void {
  const deliveries = program.command('deliveries').description('the delivery log of your webhook');
  apiCommand(deliveries, 'tail')
    .description('print the newest deliveries, then new ones and changes as they come')
    .option('--status <status>', 'only these: delivered, failed, undelivered, retrying …')
    .option('--lines <n>', 'how many to begin with', wholeNumberOption('--lines', 1, 100), 10)
    .option('--no-follow', 'end after these')
    .option('--json', 'print one JSON object a line')
    .action((options: TailOptions) => tail(options, terminal));
  apiCommand(deliveries, 'show')
    .argument('<event-id>', 'the event ID')
    .description('print a delivery with its body and all attempts, and what to do about a failure')
    .option('--json', 'print it as JSON')
    .action((eventId: string, options: ConnectOptions & { json?: true }) => show(eventId, options, terminal));
  apiCommand(deliveries, 'redeliver')
    .argument('[event-id]', 'the event ID')
    .description('send an event again, or with --status all that ended so; at most ten a minute')
    .option('--status <status>', 'all that are undelivered, failed or delivered')
    .option('--since <time>', 'with --status: not older than this, such as 24h, 7d or an ISO 8601 time')
    .option('--json', 'print the result as JSON')
    .action((eventId: string | undefined, options: RedeliverOptions) => redeliverEvents(eventId, options, terminal));
}

async function tail({ status, lines, follow, json, ...options }: TailOptions, terminal: CliTerminal): Promise<void> {
  const { client } = await connectToSite(options, terminal);
  const paint = createPaint(terminal.hasColors);
  const readNewest = async (limit: number) =>
    (await client.call('listDeliveries', { query: { limit, ...(status !== undefined && { status }) } })).deliveries;
  const noneYet = () => {
    if (!json)
      terminal.warn(follow ? 'There are no such deliveries yet. Waiting for the next one …' : 'There are none.');
  };
  for await (const delivery of followLog(readNewest, { lines, follow, noneYet }))
    terminal.print(json ? JSON.stringify(delivery) : deliveryLine(delivery, paint));
}

async function show(
  eventId: string,
  { json, ...options }: ConnectOptions & { json?: true },
  terminal: CliTerminal,
): Promise<void> {
  const { client } = await connectToSite(options, terminal);
  const delivery = await client.deliveries.read(eventId);
  terminal.print(json ? JSON.stringify(delivery) : describeDelivery(delivery, createPaint(terminal.hasColors)));
}

async function redeliverEvents(
  eventId: string | undefined,
  { status, since, json, ...options }: RedeliverOptions,
  terminal: CliTerminal,
): Promise<void> {
  if ((eventId === undefined) === (status === undefined))
    throw new UsageError('Name one event ID, or add --status undelivered --since 24h for many.');
  if (status !== undefined && since === undefined) throw new UsageError('--status needs --since, such as --since 24h.');
  const from = since === undefined ? null : parseSince(since, new Date());
  const { client } = await connectToSite(options, terminal);
  if (eventId !== undefined) {
    const sent = await client.deliveries.redeliver(eventId);
    terminal.print(json ? JSON.stringify(sent) : `Sending ${eventId} again, as attempt ${sent.attempt}.`);
  } else if (status !== undefined && from) {
    const order = await client.deliveries.redeliverMany({ status, since: from.toISOString() });
    terminal.print(json ? JSON.stringify(order) : describeOrder(order));
  }
}

function describeOrder({ total }: ResultOf<'redeliverMany'>): string {
  if (total === 0) return 'There is no such event; nothing is sent again.';
  return `Sending ${total} ${total === 1 ? 'event' : 'events'} again, ten a minute. \`plaudit deliveries tail\` shows them.`;
}
