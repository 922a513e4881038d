// Connects a command to its site with its token.
import { type Client, createClient } from '@plaudit/sdk/client';
import type { CliTerminal } from '../cli-terminal.ts';
import { type CredentialOptions, chooseCredentials } from './choose-credentials.ts';
import { credentialsPath, readProfiles, type SiteCredentials } from './credentials-file.ts';
import { refusePlainHttp } from './site-address.ts';

export interface ConnectOptions extends CredentialOptions {
  readonly allowHttp?: true;
}

export interface SiteConnection extends SiteCredentials {
  readonly client: Client;
}

export async function connectToSite(options: ConnectOptions, terminal: CliTerminal): Promise<SiteConnection> {
  const credentials = await findCredentials(options, terminal);
  refusePlainHttp(credentials.site, options.allowHttp === true);
  return { ...credentials, client: openClient(credentials) };
}

/** Without connecting. */
export async function findCredentials(
  options: CredentialOptions,
  { environment }: CliTerminal,
): Promise<SiteCredentials> {
  const needsFile = !environment.PLAUDIT_TOKEN || options.profile !== undefined;
  const profiles = needsFile ? await readProfiles(credentialsPath(environment)) : {};
  return chooseCredentials(options, environment, profiles);
}

/** The token alone, for what needs no site. */
export async function findToken(options: CredentialOptions, terminal: CliTerminal): Promise<string> {
  const { PLAUDIT_TOKEN } = terminal.environment;
  const needsSite = !PLAUDIT_TOKEN || options.profile !== undefined;
  return needsSite ? (await findCredentials(options, terminal)).token : PLAUDIT_TOKEN.trim();
}

/** `customFetch`: sees all requests and responses. */
export function openClient({ site, token }: SiteCredentials, customFetch?: typeof fetch): Client {
  return createClient({ baseUrl: site, token, fetch: customFetch, maxRetries: 2, maxWaitMs: 30_000 });
}
