// `plaudit vote …`: casts votes through the same function as the vote page.

import type { Command } from 'commander';
import { findPerson, findPersonByPlatformId } from '../access/people.ts';
import type { AppContext } from '../context.ts';
import { formatEventId, ID_PATTERN } from '../core/ids.ts';
import type { Db } from '../db/database.ts';
import { ENGLISH } from '../messages/translations.ts';
import { type CastVoteResult, castVote } from '../votes/cast-vote.ts';
import type { Voter } from '../votes/vote-request.ts';
import { failUnknownListing, type ListingOptions } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface VoteOptions extends ListingOptions {
  readonly userId: string;
  readonly player?: string;
  readonly at?: string;
}

export function addVoteCommands(program: Command, terminal: Terminal): void {
  const vote = program.command('vote').description('votes');
  listingCommand(vote, 'cast', 'vote.cast', 'the listing to vote for')
    .description('cast a vote like the vote page, but without the challenge')
    .requiredOption('--user-id <id>', 'the voter: the ID or platform ID of an account, or any other ID')
    .option('--player <name>', 'on Minecraft servers: the player to reward')
    .option('--at <time>', 'when the vote was cast, ISO 8601, at most 90 days ago; default: now')
    .action(withContext(terminal, cast));
}

async function cast({ db, voting }: AppContext, options: VoteOptions): Promise<CommandOutput> {
  if (!ID_PATTERN.test(options.userId)) fail('--user-id must have 1 to 32 characters: letters, digits, _ or -.');
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
    text: `Vote counted (event ${eventId}). The next vote is possible at ${nextVoteAt.toISOString()}.`,
  };
}

/** If there is no account with this ID, the ID alone identifies the voter. */
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
      return `${options.userId} has already voted. The next vote is possible at ${refused.nextVoteAt.toISOString()}.`;
    case 'player_name':
      return `--player: ${ENGLISH.text(refused.sentence)}`;
    case 'at':
      return `--at: ${refused.sentence}`;
    case 'no_listing':
      return failUnknownListing(options.listing);
    case 'paused':
      return `${options.listing} is paused by its owner and does not accept votes.`;
    case 'network':
      return `The limit on votes from one network was reached. The next vote is possible at ${refused.retryAt.toISOString()}.`;
    case 'unconfirmed':
      return 'This person must confirm their email address or connect Discord before they can vote.';
  }
}
