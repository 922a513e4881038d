// `plaudit login` and `plaudit logout`: store a site and its token for later commands, or forget them.
import type { Command } from 'commander';
import { CliError, UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import type { CommandContext } from '../command-context.ts';
import { DEFAULT_PROFILE } from '../connection/choose-credentials.ts';
import { openClient } from '../connection/connect.ts';
import { credentialsPath, readProfiles, writeProfiles } from '../connection/credentials-file.ts';
import { parseSite, refusePlainHttp } from '../connection/site-address.ts';
import { plain } from '../paint.ts';

interface LoginOptions {
  readonly site?: string;
  readonly profile: string;
  readonly allowHttp?: true;
}

export function addLoginCommands(program: Command, { terminal }: CommandContext): void {
  program
    .command('login')
    .description('check a site and a token, and store them for your user only')
    .option('--site <url>', 'the site (default: PLAUDIT_URL, or asked for)')
    .option('--profile <name>', 'the name to store them under', DEFAULT_PROFILE)
    .option('--allow-http', 'send the token over plain HTTP to another machine')
    .action((options: LoginOptions) => login(options, terminal));
  program
    .command('logout')
    .description('forget a stored site and token; the token itself keeps working')
    .option('--profile <name>', 'the profile to forget', DEFAULT_PROFILE)
    .action(({ profile }: LoginOptions) => logout(profile, terminal));
}

async function login({ site: given, profile, allowHttp }: LoginOptions, terminal: CliTerminal): Promise<void> {
  const path = credentialsPath(terminal.environment);
  // First, so that nobody enters a token that cannot be stored.
  const profiles = await readProfiles(path);
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(profile))
    throw new UsageError('A profile’s name has 1 to 64 letters, digits, dots, underscores or hyphens.');
  const site = parseSite(
    given || terminal.environment.PLAUDIT_URL || (await terminal.ask('Site (https://votes.example):')),
  );
  refusePlainHttp(site, allowHttp === true);
  const token = (await terminal.ask('API token (plt_…, not shown):', { isHidden: true })).trim();
  if (!/^[\x21-\x7e]+$/.test(token)) throw new CliError('This is not an API token. It begins with plt_.');
  const { listingName, scopes } = await openClient({ site, token }).readToken();
  await writeProfiles(path, { ...profiles, [profile]: { site, token } });
  terminal.print(`Signed in to ${site} for ${plain(listingName)} (${scopes.join(', ')}). Stored in ${path}.`);
}

async function logout(profile: string, { environment, print }: CliTerminal): Promise<void> {
  const path = credentialsPath(environment);
  const profiles = await readProfiles(path);
  const { [profile]: stored, ...others } = profiles;
  if (!stored || !Object.hasOwn(profiles, profile)) {
    print(`There is no profile named ${profile}; nothing to forget.`);
    return;
  }
  await writeProfiles(path, others);
  print(`Forgot ${stored.site}. The token still works: revoke it in the dashboard (Tokens) if nothing else uses it.`);
}
