// `plaudit token …`: creates API tokens.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { SCOPES } from '../access/scopes.ts';
import { MAX_ALLOWED_RANGES, readAllowedRanges, readExpiryDay, type TokenLimits } from '../access/token-limits.ts';
import { createToken, MAX_ACTIVE_TOKENS, TOKEN_NAME_MAX_CHARACTERS, type TokenCreation } from '../access/tokens.ts';
import type { AppContext } from '../context.ts';
import { failUnknownListing, type ListingOptions } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface TokenOptions extends ListingOptions {
  readonly scopes: string;
  readonly name: string;
  readonly expires: string;
  readonly addresses: string;
}

export function addTokenCommands(program: Command, terminal: Terminal): void {
  const token = program.command('token').description('API tokens');
  listingCommand(token, 'create', 'tokens.manage', 'the listing that the token is for')
    .description('create a token and show it once')
    .requiredOption('--scopes <a,b>', SCOPES.join(', '))
    .option('--name <name>', 'what the token is for', 'Created on the command line')
    .option('--expires <day>', 'the last day on which it works (UTC), such as 2027-01-31', '')
    .option('--addresses <a,b>', 'the IP addresses and CIDR ranges that may use it', '')
    .action(withContext(terminal, create));
}

async function create({ db }: AppContext, options: TokenOptions): Promise<CommandOutput> {
  const { listing: listingId, name } = options;
  const scopes = options.scopes.split(',').flatMap((scope) => scope.trim() || []);
  const limits = readLimits(options);
  const created = await createToken(db, { listingId, name, scopes, limits, by: OPERATOR });
  if (!created.ok) fail(sentence(created, listingId));
  const { id, token } = created;
  return { json: { id, token }, text: `${token}\nThe token will not be shown again. Its ID is ${id}.` };
}

function readLimits({ expires, addresses }: TokenOptions): TokenLimits {
  const [expiry, ranges] = [readExpiryDay(expires), readAllowedRanges(addresses)];
  if (!expiry.ok) fail('--expires must be a day such as 2027-01-31.');
  if (!ranges.ok)
    fail(
      `--addresses must be at most ${MAX_ALLOWED_RANGES} IP addresses or CIDR ranges, such as 203.0.113.7,2001:db8::/32.`,
    );
  return { expiresAt: expiry.value, allowedRanges: ranges.value };
}

function sentence(refused: Extract<TokenCreation, { ok: false }>, listingId: string): string {
  switch (refused.reason) {
    case 'unknown_listing':
      return failUnknownListing(listingId);
    case 'name_invalid':
      return `--name must have 1 to ${TOKEN_NAME_MAX_CHARACTERS} characters.`;
    case 'expiry_past':
      return '--expires must not be in the past.';
    case 'no_scopes':
      return `--scopes must name at least one of ${SCOPES.join(', ')}.`;
    case 'too_many':
      return `This listing already has ${MAX_ACTIVE_TOKENS} tokens. Revoke one first.`;
    case 'scope_unknown':
      return `--scopes: there is no scope ${refused.scope}. Choose from ${SCOPES.join(', ')}.`;
    case 'scope_not_allowed':
      return `--scopes: ${refused.scope} is for bots only.`;
  }
}
