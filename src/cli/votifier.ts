// `plaudit votifier …`: vote listeners, the kind of receiver that block-game servers run.
import type { Command } from 'commander';
import { now } from '../core/clock.ts';
import { BEHAVIORS, type BehaviorName, isBehaviorName } from './listener/behaviors.ts';
import { openVoteReceiver } from './listener/open-vote-receiver.ts';
import {
  behaviorsOutput,
  connectionLine,
  openingOutput,
  refusalOutput,
  voteOutput,
} from './listener/print-votes.ts';
import { PROTOCOLS, type ReceiverProtocol } from './listener/reading.ts';
import { type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import { waitForSignal } from './serve.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { addListenerCommands } from './votifier-settings.ts';

interface ListenOptions extends OutputOptions {
  readonly port: string;
  readonly host: string;
  readonly v1?: boolean;
  readonly v2?: boolean;
  readonly token?: string;
  readonly service?: string;
  readonly behaviour: string;
}

const LISTEN_HELP = `
Nothing is stored, and neither a database nor a configuration is needed. Give the printed token (v2) or public key (v1)
to whatever sends votes, with this host and port. A Plaudit that sends to this machine needs a loopback BASE_URL, or
this machine's address in ALLOW_PRIVATE_TARGETS.

--json prints an object a line: first {"listening": …} with the port, the token and the key, then each vote
({"protocol", "serviceName", "username", "address", "timestamp", "receivedAt"}) and each refusal ({"refused": …}).

  plaudit votifier listen --behaviour list              what it can play
  plaudit votifier listen --v2 --token TOKEN            NuVotifier with your own token
  plaudit votifier listen --behaviour votifierplus-v1   VotifierPlus as it is installed
  plaudit votifier listen --behaviour never-closing     a listener that never answers`;

export function addVotifierCommands(program: Command, terminal: Terminal): void {
  const votifier = program.command('votifier').description('vote listeners of block-game servers');
  subcommand(votifier, 'listen', 'installation.run')
    .description('run a vote listener to try settings with; it prints every vote that comes')
    .option('--port <port>', 'where to listen, 0 for a port that is free', '8192')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for all of this machine', '127.0.0.1')
    .option('--v1', 'take protocol v1 (public key); without --v1 and --v2: what the behaviour takes')
    .option('--v2', 'take protocol v2 (token)')
    .option('--token <token>', 'the token of protocol v2; a fresh one if left out')
    .option('--service <name>', 'take v2 votes of this service name only')
    .option('--behaviour <name>', 'the receiver to play; "list" lists them, good and bad', 'nuvotifier')
    .option('--json', 'print an object a line')
    .addHelpText('after', LISTEN_HELP)
    .action((options: ListenOptions) => listen(options, terminal));
  addListenerCommands(votifier, terminal);
}

async function listen(options: ListenOptions, terminal: Terminal): Promise<void> {
  const print = (said: CommandOutput) => writeOutput(said, options, terminal);
  if (options.behaviour === 'list') return print(behaviorsOutput());
  const behaviour = readBehaviour(options.behaviour);
  const protocols = readProtocols(behaviour, options);
  const isForPrograms = options.json ?? !terminal.isInteractive;
  const listener = await openVoteReceiver({
    host: readText('--host', options.host) ?? '127.0.0.1',
    port: readPort(options.port),
    behaviour,
    protocols,
    token: readText('--token', options.token),
    serviceName: readText('--service', options.service),
    onConnection: (connection) => isForPrograms || terminal.print(connectionLine(connection, now())),
    onVote: (vote) => print(voteOutput(vote)),
    onRefusal: (refusal) => print(refusalOutput(refusal)),
  });
  const told = waitForSignal();
  print(openingOutput(listener, behaviour, options.service));
  await told;
  await listener.close();
  if (!isForPrograms) terminal.print('Stopped.');
}

function readBehaviour(name: string): BehaviorName {
  if (isBehaviorName(name)) return name;
  return fail(`--behaviour: there is no ${name}. \`plaudit votifier listen --behaviour list\` lists them.`);
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) fail('--port must be a whole number from 0 to 65535; 0 takes one that is free.');
  return port;
}

function readProtocols(behaviour: BehaviorName, options: ListenOptions): readonly ReceiverProtocol[] {
  const known: readonly ReceiverProtocol[] = BEHAVIORS[behaviour].protocols;
  const wanted = PROTOCOLS.filter((protocol) => options[protocol]);
  const strange = wanted.find((protocol) => !known.includes(protocol));
  if (strange) fail(`--${strange}: ${behaviour} takes ${known.join(' and ')} only. Leave --${strange} out.`);
  const protocols = wanted.length > 0 ? wanted : known;
  for (const option of ['token', 'service'] as const)
    if (options[option] !== undefined && !protocols.includes('v2'))
      fail(`--${option} belongs to protocol v2, which is not taken here. Leave --${option} out.`);
  return protocols;
}

function readText(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[^\p{Cc}]{1,256}$/u.test(text))
    fail(`${option} must have 1 to 256 characters, none of them a control character.`);
  return text;
}
