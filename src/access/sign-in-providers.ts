// Adds Google, GitHub and OpenID Connect to better-auth. Its own providers fetch by themselves, without bounds, and some
// read an ID token without checking its signature (decision P446).
import type { BetterAuthPlugin, OAuthProvider } from 'better-auth';
import type { Log } from '../core/log.ts';
import { authErrorFields } from './better-auth-log.ts';
import { githubProvider } from './github-provider.ts';
import { openIdProvider, type ProviderProfile } from './openid-provider.ts';
import type { ProviderHttp } from './provider-requests.ts';
import type { ProviderConfig } from './providers.ts';

/** `googleIssuer`, `githubOrigin`: for tests, which have their own. */
export interface ProviderAccess extends ProviderHttp {
  readonly googleIssuer?: string | undefined;
  readonly githubOrigin?: string | undefined;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';

export function signInProviders(config: ProviderConfig, access: ProviderAccess, log: Log): BetterAuthPlugin {
  const providers = createProviders(config, access).map((provider) => withoutThrowing(provider, log));
  return {
    id: 'sign-in-providers',
    init: (context) => ({ context: { socialProviders: [...providers, ...context.socialProviders] } }),
  };
}

function createProviders({ google, github, oidc }: ProviderConfig, access: ProviderAccess) {
  const issuer = access.googleIssuer ?? GOOGLE_ISSUER;
  const otherIssuers = [issuer.replace(/^https:\/\//, '')];
  return [
    ...(google ? [openIdProvider({ ...google, id: 'google', name: 'Google', issuer, otherIssuers }, access)] : []),
    ...(github ? [githubProvider({ ...github, origin: access.githubOrigin }, access)] : []),
    ...(oidc ? [openIdProvider({ ...oidc, id: 'oidc' }, access)] : []),
  ];
}

/** better-auth handles a failing code, but not a failing profile, which would be an error of ours. */
function withoutThrowing(provider: OAuthProvider<ProviderProfile>, log: Log): OAuthProvider<ProviderProfile> {
  return {
    ...provider,
    async getUserInfo(tokens) {
      try {
        return await provider.getUserInfo(tokens);
      } catch (error) {
        log.warn({ ...authErrorFields(error), provider: provider.id }, 'A provider did not prove who signed in.');
        return null;
      }
    },
  };
}
