// `plaudit listen`: receives the events of your listing on this machine, without a public address.
import { streamSecret } from '@plaudit/sdk/stream';
import type { Command } from 'commander';
import { UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite, findToken } from '../connection/connect.ts';
import { parseForwardTarget } from '../forward/forward-target.ts';
import { runListenSession } from '../listen/listen-session.ts';
import { wholeNumberOption } from '../whole-number-option.ts';

interface ListenOptions extends ConnectOptions {
  readonly forwardTo?: string;
  readonly live?: true;
  readonly json?: true;
  readonly printSecret?: true;
  readonly allowRemote?: true;
  readonly since?: string;
  readonly maxFailures: number;
}

export function addListenCommand(program: Command, context: CommandContext): void {
  apiCommand(program, 'listen')
    .description('receive test events, and with --live votes, on this machine; needs no public address')
    .option('--forward-to <url>', 'send each event to your program, such as http://localhost:3000/votes')
    .option('--live', 'receive real votes too; they are still delivered to your webhook')
    .option('--since <event-id>', 'begin after this event instead of now; 0: with the oldest')
    .option('--print-secret', 'print only the secret that events are signed with, for SECRET=$(…)')
    .option('--allow-remote', 'the address of --forward-to may be on another machine')
    .option(
      '--max-failures <n>',
      'give up after so many failures in a row',
      wholeNumberOption('--max-failures', 1, 1_000),
      10,
    )
    .option('--json', 'print one JSON object a line: ready, event, forward, reconnecting, ended')
    .action(async (options: ListenOptions) => {
      const isGood = await runListen(options, context.terminal);
      if (!isGood) context.exitStatus = 1;
    });
}

async function runListen(options: ListenOptions, terminal: CliTerminal): Promise<boolean> {
  const { forwardTo, allowRemote, live, json, since, maxFailures } = options;
  if (options.printSecret) {
    terminal.print(await streamSecret(await findToken(options, terminal)));
    return true;
  }
  if (since !== undefined && !/^[A-Za-z0-9-]{1,64}$/.test(since))
    throw new UsageError('--since must be an event ID, or 0 for the oldest event.');
  const target = forwardTo === undefined ? null : parseForwardTarget(forwardTo, allowRemote === true);
  const connection = await connectToSite(options, terminal);
  const isLive = live === true;
  return runListenSession(
    connection,
    { target, isLive, isJson: json === true, since: since ?? null, maxFailures },
    terminal,
  );
}
