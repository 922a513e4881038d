// `plaudit votifier …`: vote listeners, which Minecraft servers run to receive votes.
import type { Command } from 'commander';
import { now } from '../core/clock.ts';
import { NUVOTIFIER } from './listener/nuvotifier.ts';
import { openVoteReceiver } from './listener/open-vote-receiver.ts';
import { connectionLine, openingOutput, refusalOutput, voteOutput } from './listener/print-votes.ts';
import { PROTOCOLS, type ReceiverBehavior, type ReceiverProtocol } from './listener/reading.ts';
import { type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import { waitForSignal } from './serve.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { addListenerCommands } from './votifier-settings.ts';

export interface ListenOptions extends OutputOptions {
  readonly port: string;
  readonly host: string;
  readonly v1?: boolean;
  readonly v2?: boolean;
  readonly token?: string;
  readonly service?: string;
}

const LISTEN_HELP = `
It replies as NuVotifier does: it says why it rejects a v2 vote, and nothing to v1. Nothing is stored, and neither a
database nor a configuration is needed. Give the printed token (v2) or public key (v1) to whatever sends votes, with
this host and port. A Plaudit that sends to this machine needs a loopback BASE_URL, or this machine's address in
ALLOW_PRIVATE_TARGETS.

--json prints one object per line: first {"listening": …} with the port, the token and the key, then each vote
({"protocol", "serviceName", "username", "address", "timestamp", "receivedAt"}) and each rejection ({"refused": …}).

  plaudit votifier listen                          both protocols, with a new token and key
  plaudit votifier listen --v2 --token TOKEN       with your own token
  plaudit votifier listen --v1 --port 0            protocol v1 only, on any free port`;

export function addVotifierCommands(program: Command, terminal: Terminal): void {
  const votifier = program.command('votifier').description('vote listeners of Minecraft servers');
  addListenOptions(subcommand(votifier, 'listen', 'installation.run')).action((options: ListenOptions) =>
    listen(options, terminal),
  );
  addListenerCommands(votifier, terminal);
}

export function addListenOptions(command: Command): Command {
  return command
    .description('run a vote listener for trying out settings; it prints every vote it receives')
    .option('--port <port>', 'the port to listen on; 0 for any free port', '8192')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for every address of this machine', '127.0.0.1')
    .option('--v1', 'accept protocol v1 (public key); without --v1 and --v2, both')
    .option('--v2', 'accept protocol v2 (token)')
    .option('--token <token>', 'the token for protocol v2; default: a new one')
    .option('--service <name>', 'accept v2 votes for this service name only')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', LISTEN_HELP);
}

/** Runs until a signal arrives. */
export async function listen(
  options: ListenOptions,
  terminal: Terminal,
  behavior: ReceiverBehavior = NUVOTIFIER,
): Promise<void> {
  const print = (output: CommandOutput) => writeOutput(output, options, terminal);
  const isForPrograms = options.json ?? !terminal.isInteractive;
  const protocols = readProtocols(behavior, options);
  const receiver = await openVoteReceiver({
    host: readText('--host', options.host) ?? '127.0.0.1',
    port: readPort(options.port),
    behavior,
    protocols,
    token: readText('--token', options.token),
    serviceName: readText('--service', options.service),
    onConnection: (connection) => isForPrograms || terminal.print(connectionLine(connection, now())),
    onVote: (vote) => print(voteOutput(vote)),
    onRefusal: (refusal) => print(refusalOutput(refusal)),
  });
  const signal = waitForSignal();
  print(openingOutput(receiver, behavior, options.service));
  await signal;
  await receiver.close();
  if (!isForPrograms) terminal.print('Stopped.');
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) fail('--port must be a whole number from 0 to 65535; 0 chooses any free port.');
  return port;
}

function readProtocols({ name, protocols: known }: ReceiverBehavior, options: ListenOptions) {
  const wanted = PROTOCOLS.filter((protocol) => options[protocol]);
  const unknown = wanted.find((protocol) => !known.includes(protocol));
  if (unknown) fail(`--${unknown}: ${name} supports only ${known.join(' and ')}. Leave --${unknown} out.`);
  const protocols: readonly ReceiverProtocol[] = wanted.length > 0 ? wanted : known;
  for (const option of ['token', 'service'] as const)
    if (options[option] !== undefined && !protocols.includes('v2'))
      fail(`--${option} belongs to protocol v2, which is not accepted here. Leave --${option} out.`);
  return protocols;
}

function readText(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[^\p{Cc}]{1,256}$/u.test(text))
    fail(`${option} must have 1 to 256 characters and no control characters.`);
  return text;
}
