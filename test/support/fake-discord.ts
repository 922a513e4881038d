// Discord as better-auth uses it, simulated at the network: the test decides which person its two endpoints return.
import { startProviderSignIn } from '../../src/access/sign-in.ts';
import type { AppContext } from '../../src/context.ts';

export interface DiscordPerson {
  readonly id: string;
  readonly email: string;
  /** Whether Discord has verified the email address; true by default. */
  readonly verified?: boolean;
}

/**
 * Responds to every request to discord.com as for `person`; all other requests are sent normally. Ends with `close`.
 */
export function fakeDiscord(person: DiscordPerson): { close(): void } {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
    if (hostname !== 'discord.com') return real(input, init);
    return pathname === '/api/oauth2/token'
      ? Response.json({ access_token: 'sample', token_type: 'Bearer', scope: 'identify email' })
      : Response.json({
          username: 'sample',
          global_name: 'Sample',
          discriminator: '0',
          avatar: null,
          verified: true,
          ...person,
        });
  };
  return {
    close() {
      globalThis.fetch = real;
    },
  };
}

/** Responds to every request to discord.com with this status and JSON, as when it rejects the client or the code. */
export function fakeDiscordRefusal(status: number, body: object): { close(): void } {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    return hostname === 'discord.com' ? Response.json(body, { status }) : real(input, init);
  };
  return {
    close() {
      globalThis.fetch = real;
    },
  };
}

/** The callback URL that Discord redirects to, with the browser's cookies. */
export async function returnFromDiscord({ auth, config }: AppContext, next = '/account') {
  const signIn = await startProviderSignIn(auth, 'discord', next);
  if (!signIn) throw new Error('Sign-in with Discord is disabled.');
  const state = new URL(signIn.url).searchParams.get('state');
  return {
    url: `${config.baseUrl}/auth/callback/discord?code=sample&state=${state}`,
    cookie: signIn.cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  };
}
