// What an OpenID Connect provider says about itself: its discovery document and the keys that it signs with. Both are
// kept for an hour; an unknown key is looked for again at once, because providers rotate keys.
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { getJson, ProviderError, type ProviderHttp } from './provider-requests.ts';

const KEPT_MS = 3_600_000;
/** However many tokens with invented keys arrive. */
const REFRESH_EVERY_MS = 10_000;

const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

export type ProviderMetadata = z.infer<typeof documentSchema>;

export interface Discovery {
  metadata(): Promise<ProviderMetadata>;
  /** The key that signed a token. */
  readonly findKey: JWTVerifyGetKey;
}

export function createDiscovery(issuer: string, http: ProviderHttp): Discovery {
  const metadata = keptFor(async () => readMetadata(issuer, await getJson(http, discoveryUrl(issuer))));
  const keys = keptFor(async () => {
    const parsed = keysSchema.safeParse(await getJson(http, (await metadata.read()).jwks_uri));
    if (!parsed.success) throw new ProviderError(`The keys of ${issuer} are not a JSON Web Key Set.`);
    return createLocalJWKSet(parsed.data as JSONWebKeySet);
  });
  return {
    metadata: metadata.read,
    async findKey(header, token) {
      const find = await keys.read();
      try {
        return await find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || !keys.forget()) throw error;
        return (await keys.read())(header, token);
      }
    },
  };
}

function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

function readMetadata(issuer: string, document: unknown): ProviderMetadata {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success)
    throw new ProviderError(`${discoveryUrl(issuer)} lacks ${parsed.error.issues[0]?.path.join('.') || 'everything'}.`);
  const { data } = parsed;
  if (data.issuer !== issuer)
    throw new ProviderError(
      `${discoveryUrl(issuer)} names another issuer. Set the issuer to exactly the one it names.`,
    );
  const addresses = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri, data.userinfo_endpoint];
  if (issuer.startsWith('https:') && addresses.some((url) => url?.startsWith('http:')))
    throw new ProviderError(`${discoveryUrl(issuer)} names an endpoint without https.`);
  return data;
}

/** Reads once for all who wait, and again after an hour; a failure is not kept. */
function keptFor<Value>(load: () => Promise<Value>) {
  let kept: { readonly value: Promise<Value>; readonly since: number } | null = null;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  return {
    read(): Promise<Value> {
      const time = now().getTime();
      if (kept && time - kept.since < KEPT_MS) return kept.value;
      const fresh = { value: load(), since: time };
      kept = fresh;
      fresh.value.catch(() => {
        if (kept === fresh) kept = null;
      });
      return fresh.value;
    },
    /** False if it was forgotten a moment ago. */
    forget(): boolean {
      const time = now().getTime();
      if (time - forgottenAt < REFRESH_EVERY_MS) return false;
      forgottenAt = time;
      kept = null;
      return true;
    },
  };
}
