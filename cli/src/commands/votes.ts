// `plaudit votes check`: whether a user or a player has an active vote.
import type { CheckedVote, QueryOf } from '@plaudit/sdk/client';
import type { Command } from 'commander';
import { UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite } from '../connection/connect.ts';
import { plain } from '../paint.ts';

interface CheckOptions extends ConnectOptions {
  readonly user?: string;
  readonly player?: string;
  readonly identity?: string;
  readonly json?: true;
}

export function addVotesCommand(program: Command, context: CommandContext): void {
  const votes = program.command('votes').description('votes for your listing');
  apiCommand(votes, 'check')
    .description('whether somebody has an active vote; status 1 if not')
    .option('--user <id>', 'the voter’s ID, as in data.userId')
    .option('--player <name>', 'the player’s name, on minecraft listings')
    .option('--identity <text>', 'a linked identity, such as roblox:123')
    .option('--json', 'print the result as JSON')
    .action(async (options: CheckOptions) => {
      const { voted } = await checkVote(options, context.terminal);
      if (!voted) context.exitStatus = 1;
    });
}

async function checkVote(options: CheckOptions, terminal: CliTerminal): Promise<CheckedVote> {
  const subject = subjectOf(options);
  const { client } = await connectToSite(options, terminal);
  const checked = await client.votes.check(subject);
  const who = plain(options.user ?? options.player ?? options.identity ?? '');
  const sentence = checked.voted
    ? `${who} voted at ${checked.votedAt} and can vote again at ${checked.nextVoteAt}.`
    : `${who} has no active vote.`;
  terminal.print(options.json ? JSON.stringify(checked) : sentence);
  return checked;
}

function subjectOf({ user, player, identity }: CheckOptions): QueryOf<'checkVote'> {
  const given = Object.entries({ userId: user, playerName: player, identity }).filter(
    ([, value]) => value !== undefined,
  );
  if (given.length !== 1) throw new UsageError('Add exactly one of --user, --player and --identity.');
  return Object.fromEntries(given);
}
