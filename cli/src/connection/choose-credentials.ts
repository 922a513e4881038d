// Which site and token a command uses: from the environment, or from what `plaudit login` stored. Pure.
import { CliError, UsageError } from '../cli-error.ts';
import type { Environment } from '../cli-terminal.ts';
import type { Profiles, SiteCredentials } from './credentials-file.ts';
import { parseSite } from './site-address.ts';

export interface CredentialOptions {
  readonly site?: string;
  readonly profile?: string;
}

export const DEFAULT_PROFILE = 'default';

export function chooseCredentials(
  options: CredentialOptions,
  environment: Environment,
  profiles: Profiles,
): SiteCredentials {
  const { PLAUDIT_TOKEN, PLAUDIT_URL, PLAUDIT_PROFILE } = environment;
  const given = options.site ?? (PLAUDIT_URL || undefined);
  const site = given === undefined ? null : parseSite(given);
  if (PLAUDIT_TOKEN && options.profile === undefined) return fromEnvironment(PLAUDIT_TOKEN, site);
  const name = options.profile ?? (PLAUDIT_PROFILE || undefined);
  return name === undefined ? storedFor(site, profiles) : storedAs(name, site, profiles);
}

function fromEnvironment(token: string, site: string | null): SiteCredentials {
  if (site === null)
    throw new UsageError(
      'PLAUDIT_TOKEN is set, but not the site. Set PLAUDIT_URL, or add --site https://votes.example.',
    );
  if (!/^[\x21-\x7e]+$/.test(token.trim()))
    throw new UsageError('PLAUDIT_TOKEN is not an API token. Copy it again from the dashboard; it begins with plt_.');
  return { site, token: token.trim() };
}

function storedAs(name: string, site: string | null, profiles: Profiles): SiteCredentials {
  const stored = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!stored) throw new CliError(`There is no profile named ${name}. ${known(profiles)}`);
  refuseOtherSite(stored, site, name);
  return stored;
}

function storedFor(site: string | null, profiles: Profiles): SiteCredentials {
  const usual = profiles[DEFAULT_PROFILE];
  const stored =
    site === null || usual?.site === site ? usual : Object.values(profiles).find((one) => one.site === site);
  if (stored) return stored;
  if (Object.keys(profiles).length === 0 || site !== null)
    throw new CliError(
      `There is no token${site === null ? '' : ` for ${site}`}. Create one in the dashboard (Tokens), then run: plaudit login. Programs set PLAUDIT_URL and PLAUDIT_TOKEN instead.`,
    );
  throw new CliError(`There is no default profile. Add --profile NAME. ${known(profiles)}`);
}

/** A stored token goes only to the site that it was stored for. */
function refuseOtherSite(stored: SiteCredentials, site: string | null, name: string): void {
  if (site !== null && site !== stored.site)
    throw new UsageError(
      `The profile ${name} is for ${stored.site}, not for ${site}. Leave out --site and PLAUDIT_URL.`,
    );
}

function known(profiles: Profiles): string {
  const names = Object.keys(profiles);
  return names.length === 0 ? 'Run: plaudit login' : `There are: ${names.join(', ')}.`;
}
