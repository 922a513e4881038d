// `plaudit vote …`: votes cast from the command line, through the same door as the page's.
import type { Command } from 'commander';
import { findPerson, findPersonByPlatformId } from '../access/people.ts';
import type { AppContext } from '../context.ts';
import { formatEventId, ID_PATTERN } from '../core/ids.ts';
import type { Db } from '../db/database.ts';
import { type CastVoteResult, castVote, type Voter } from '../votes/cast-vote.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface VoteOptions extends OutputOptions {
  readonly listing: string;
  readonly userId: string;
  readonly player?: string;
  readonly at?: string;
}

export function addVoteCommands(program: Command, terminal: Terminal): void {
  const vote = program.command('vote').description('votes');
  subcommand(vote, 'cast', 'vote.cast')
    .description('cast a vote as its page does, without the challenge')
    .requiredOption('--listing <id>', 'the listing that is voted for')
    .requiredOption(
      '--user-id <id>',
      'the voter: an account’s ID, its platform ID, or any ID without an account',
    )
    .option('--player <name>', 'on Minecraft servers: the player to reward')
    .option('--at <time>', 'when the vote was cast, ISO 8601, at most 90 days ago; now if left out')
    .option('--json', 'answer as JSON')
    .action((options: VoteOptions) => withContext(terminal, options, (house) => cast(house, options)));
}

async function cast({ db, voting }: AppContext, options: VoteOptions): Promise<CommandOutput> {
  if (!ID_PATTERN.test(options.userId)) fail('--user-id must have 1 to 32 letters, digits, _ and -.');
  const result = await castVote(voting, {
    listingId: options.listing,
    voter: await findVoter(db, options.userId),
    playerName: options.player ?? null,
    ...(options.at !== undefined && { at: readTime(options.at) }),
  });
  if (!result.ok) fail(sentence(result, options));
  const eventId = formatEventId(result.eventId);
  const { votedAt, nextVoteAt } = result;
  return {
    json: { eventId, votedAt, nextVoteAt },
    text: `Counted. Event ${eventId}; next vote ${nextVoteAt.toISOString()}.`,
  };
}

/** Somebody without an account here is the voter of that ID alone. */
async function findVoter(db: Db, userId: string): Promise<Voter> {
  const person = (await findPerson(db, userId)) ?? (await findPersonByPlatformId(db, userId));
  const platformId = person?.platformId ?? null;
  return { voterId: person?.id ?? userId, platformId, confirmed: true, hasAccount: person !== null };
}

function readTime(text: string): Date {
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  return new Date(isIso ? text : Number.NaN);
}

function sentence(refused: Extract<CastVoteResult, { ok: false }>, options: VoteOptions): string {
  switch (refused.reason) {
    case 'too_soon':
      return `${options.userId} has voted already; the next vote is possible at ${refused.nextVoteAt.toISOString()}.`;
    case 'player_name':
      return `--player: ${refused.sentence}`;
    case 'at':
      return `--at: ${refused.sentence}`;
    case 'no_listing':
      return `--listing: there is no listing with the ID ${options.listing}.`;
    case 'paused':
      return `${options.listing} is paused by its owner and takes no votes.`;
    case 'network':
      return `The limit on votes from one network was reached; the next one is possible at ${refused.retryAt.toISOString()}.`;
    case 'unconfirmed':
      return 'This account must confirm its e-mail address or connect Discord before it can vote.';
  }
}
