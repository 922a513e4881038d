// Discord as better-auth uses it, simulated at the network: the test decides which person its two endpoints return.
import { startDiscordSignIn } from '../../src/access/sign-in.ts';
import type { AppContext } from '../../src/context.ts';

export interface DiscordPerson {
  readonly id: string;
  readonly email: string;
  /** Whether Discord has verified the address; true by default. */
  readonly verified?: boolean;
}

/** Answers every request to discord.com for `person`; all others pass. Ends with `close`. */
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

/** The callback URL Discord redirects to, with the cookies of the browser. */
export async function returnFromDiscord({ auth, config }: AppContext, next = '/account') {
  const asked = await startDiscordSignIn(auth, next);
  if (!asked) throw new Error('Signing in with Discord is off.');
  const state = new URL(asked.url).searchParams.get('state');
  return {
    url: `${config.baseUrl}/auth/callback/discord?code=sample&state=${state}`,
    cookie: asked.cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  };
}
