// `plaudit stats post`: reports how many servers a bot is in.
import type { Command } from 'commander';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite } from '../connection/connect.ts';
import { wholeNumberOption } from '../whole-number-option.ts';

interface StatsOptions extends ConnectOptions {
  readonly servers: number;
  readonly shards?: number;
  readonly json?: true;
}

export function addStatsCommand(program: Command, { terminal }: CommandContext): void {
  const stats = program.command('stats').description('statistics of a bot');
  apiCommand(stats, 'post')
    .description('report how many servers the bot is in, at most once a minute')
    .requiredOption('--servers <n>', 'the number of servers, over all shards', wholeNumberOption('--servers', 0))
    .option('--shards <n>', 'the number of shards', wholeNumberOption('--shards', 1))
    .option('--json', 'print the result as JSON')
    .action((options: StatsOptions) => postStats(options, terminal));
}

async function postStats(options: StatsOptions, terminal: CliTerminal): Promise<void> {
  const { client } = await connectToSite(options, terminal);
  const { servers: serverCount, shards: shardCount } = options;
  const reported = await client.stats.report({ serverCount, ...(shardCount !== undefined && { shardCount }) });
  terminal.print(options.json ? JSON.stringify(reported) : `Reported ${reported.serverCount} servers.`);
}
