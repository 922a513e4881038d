// `plaudit token …`: creates API tokens.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { SCOPES } from '../access/scopes.ts';
import { createToken, MAX_ACTIVE_TOKENS, type TokenCreation } from '../access/tokens.ts';
import { fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface TokenOptions extends OutputOptions {
  readonly listing: string;
  readonly scopes: string;
  readonly name?: string;
}

export function addTokenCommands(program: Command, terminal: Terminal): void {
  const token = program.command('token').description('API tokens');
  subcommand(token, 'create', 'tokens.manage')
    .description('create a token and show it once')
    .requiredOption('--listing <id>', 'the listing it is for')
    .requiredOption('--scopes <a,b>', 'votes:read, webhooks:write, stats:write, changelog:write')
    .option('--name <name>', 'what it is for', 'Created on the command line')
    .option('--json', 'print JSON')
    .action((options: TokenOptions) =>
      withContext(terminal, options, async ({ db }) => {
        const scopes = options.scopes
          .split(',')
          .map((scope) => scope.trim())
          .filter(Boolean);
        const name = options.name ?? '';
        const made = await createToken(db, { listingId: options.listing, name, scopes, by: OPERATOR });
        if (!made.ok) fail(sentence(made, options.listing));
        const { id, token } = made;
        return { json: { id, token }, text: `${token}\nThe token is shown only this once. Its ID is ${id}.` };
      }),
    );
}

function sentence(refused: Extract<TokenCreation, { ok: false }>, listingId: string): string {
  switch (refused.reason) {
    case 'unknown_listing':
      return `--listing: there is no listing with the ID ${listingId}.`;
    case 'name_invalid':
      return '--name must have 1 to 80 characters.';
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
