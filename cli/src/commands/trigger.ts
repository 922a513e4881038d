// `plaudit trigger vote`: sends a test event through the service, or a vote signed here to a receiver of your own.
import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite } from '../connection/connect.ts';
import { parseForwardTarget } from '../forward/forward-target.ts';
import { postRequest, type SendResult } from '../forward/post-request.ts';
import { createPaint, plain } from '../paint.ts';
import { readSecret, type SecretOptions } from '../secret-input.ts';
import {
  createScenario,
  type Grade,
  gradeScenario,
  type ScenarioInput,
  type ScenarioName,
  type TriggerScenario,
} from '../trigger/scenarios.ts';
import { wholeNumberOption } from '../whole-number-option.ts';

interface TriggerOptions extends ConnectOptions, SecretOptions {
  readonly to?: string;
  readonly allowRemote?: true;
  readonly player?: string;
  readonly user?: string;
  readonly test?: true;
  readonly webhook?: true;
  readonly duplicate?: true;
  readonly forged?: true;
  readonly stale?: true;
  readonly concurrent?: number;
  readonly service: string;
  readonly json?: true;
}

export function addTriggerCommand(program: Command, context: CommandContext): void {
  const trigger = program.command('trigger').description('send a test event');
  apiCommand(trigger, 'vote')
    .description('send a test event to your streams (`plaudit listen`), or with --to a vote to your own receiver')
    .option('--player <name>', 'the player it names')
    .option('--webhook', 'send it to the webhook of your listing instead')
    .option('--to <url>', 'sign a vote here and send it to this address; needs no site and no token')
    .option('--allow-remote', 'with --to: the address may be on another machine')
    .option('--user <id>', 'with --to: the voter’s ID')
    .option('--test', 'with --to: mark it as a test event')
    .option('--duplicate', 'with --to: send the same vote twice')
    .option('--forged', 'with --to: sign it with a wrong secret')
    .option('--stale', 'with --to: sign it with a time ten minutes ago')
    .option(
      '--concurrent <n>',
      'with --to: send the same vote n times at once',
      wholeNumberOption('--concurrent', 2, 100),
    )
    .option('--service <name>', 'with --to: the name in the X-… headers', 'Plaudit')
    .option('--secret-file <file>', 'with --to: a file with the webhook secret (default: PLAUDIT_SECRET, or asked for)')
    .option('--json', 'print the result as JSON')
    .action(async (options: TriggerOptions) => {
      const isGood = await triggerVote(options, context.terminal);
      if (!isGood) context.exitStatus = 1;
    });
}

function triggerVote(options: TriggerOptions, terminal: CliTerminal): Promise<boolean> {
  const { to, ...others } = options;
  const name = scenarioOf(options);
  if (to !== undefined) return triggerLocally({ ...options, to }, name, terminal);
  if (name !== 'vote' || others.user !== undefined || others.test)
    throw new UsageError('--duplicate, --forged, --stale, --concurrent, --user and --test need --to URL.');
  return options.webhook ? triggerWebhook(options, terminal) : triggerStreams(options, terminal);
}

function scenarioOf({ duplicate, forged, stale, concurrent }: TriggerOptions): ScenarioName {
  const chosen = Object.entries({ duplicate, forged, stale, concurrent }).filter(([, value]) => value !== undefined);
  if (chosen.length > 1) throw new UsageError('Add only one of --duplicate, --forged, --stale and --concurrent.');
  return (chosen[0]?.[0] ?? 'vote') as ScenarioName;
}

async function triggerStreams(options: TriggerOptions, terminal: CliTerminal): Promise<boolean> {
  const { client } = await connectToSite(options, terminal);
  const sent = await client.call('testStream', {
    body: options.player === undefined ? {} : { playerName: options.player },
  });
  const sentence = `Sent the test event ${sent.id} to the streams of your listing. \`plaudit listen\` receives it.`;
  terminal.print(options.json ? JSON.stringify(sent) : sentence);
  return true;
}

async function triggerWebhook(options: TriggerOptions, terminal: CliTerminal): Promise<boolean> {
  if (options.player !== undefined) throw new UsageError('--player cannot be combined with --webhook.');
  const { client } = await connectToSite(options, terminal);
  const body = await client.webhook.test();
  if (options.json) terminal.print(JSON.stringify(body));
  else {
    const grade = body.delivered ? 'good' : 'bad';
    terminal.print(describeGrade({ grade, what: plain(body.happened), todo: body.todo }, terminal));
  }
  return body.delivered;
}

async function triggerLocally(
  options: TriggerOptions & { readonly to: string },
  name: ScenarioName,
  terminal: CliTerminal,
): Promise<boolean> {
  const target = parseForwardTarget(options.to, options.allowRemote === true);
  if (!/^[A-Za-z0-9-]{1,40}$/.test(options.service))
    throw new UsageError('--service must be letters, digits and hyphens.');
  const secret = (await readSecret(options, terminal)).trim();
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
    throw new UsageError('This is not a webhook secret: it begins with whsec_, followed by base64.');
  const vote = sampleOf(options);
  const input = { vote, secret, serviceName: options.service, count: options.concurrent ?? 0 };
  const scenario = await createScenario(name, input);
  const results = await sendAll(target, scenario);
  const grade = gradeScenario(name, target, results);
  if (options.json)
    terminal.print(JSON.stringify({ scenario: name, eventId: vote.eventId, ...grade, responses: results.map(asJson) }));
  else terminal.print(describeScenario({ scenario, target, results, grade }, terminal));
  return grade.grade !== 'bad';
}

function sampleOf({ player, user, test }: TriggerOptions): ScenarioInput['vote'] {
  return {
    eventId: randomUUID(),
    test: test === true,
    ...(player !== undefined && { playerName: player }),
    ...(user !== undefined && { userId: user }),
  };
}

async function sendAll(target: URL, { requests, isConcurrent }: TriggerScenario): Promise<readonly SendResult[]> {
  if (isConcurrent) return Promise.all(requests.map((request) => postRequest(target, request)));
  const results: SendResult[] = [];
  for (const request of requests) results.push(await postRequest(target, request));
  return results;
}

interface Sent {
  readonly scenario: TriggerScenario;
  readonly target: URL;
  readonly results: readonly SendResult[];
  readonly grade: Grade;
}

function describeScenario({ scenario, target, results, grade }: Sent, terminal: CliTerminal): string {
  const groups = Map.groupBy(results, (result) => (result.ok ? String(result.status) : result.code));
  const responses = [...groups].map(([status, group]) => describeResponses(status, group));
  return [
    `${scenario.title} → ${target}`,
    `  expected: ${scenario.expected}`,
    `  response: ${responses.join(', ')}`,
    describeGrade(grade, terminal),
  ].join('\n');
}

/** `204 in 12 ms`, `20 × 204 in 12 to 82 ms` */
function describeResponses(status: string, group: readonly SendResult[]): string {
  const times = group.map(({ durationMs }) => Math.round(durationMs)).sort((a, b) => a - b);
  const [shortest, longest] = [times[0], times.at(-1)];
  return group.length === 1
    ? `${status} in ${shortest} ms`
    : `${group.length} × ${status} in ${shortest} to ${longest} ms`;
}

function describeGrade({ grade, what, todo }: Grade, { hasColors }: CliTerminal): string {
  const paint = createPaint(hasColors);
  const sign = { good: paint.good('✓'), unsure: paint.caution('!'), bad: paint.bad('✗') }[grade];
  return todo === null ? `${sign} ${what}` : `${sign} ${what}\n  → ${plain(todo)}`;
}

function asJson(result: SendResult) {
  const durationMs = Math.round(result.durationMs);
  return result.ok ? { status: result.status, durationMs } : { status: null, error: result.code, durationMs };
}
