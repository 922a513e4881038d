// Links game accounts to people as they do it: a code from the page, redeemed by the game's server.
import { parseIdentity } from '../../src/access/game-identity.ts';
import { createIdentityCode, createIdentityCodes } from '../../src/access/identity-codes.ts';
import { type LinkingContext, linkEverywhere, redeemIdentityCode } from '../../src/access/link-identity.ts';
import { createVoterIdentities } from '../../src/access/voter-identities.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
}

export function linkingContext(db: Db): LinkingContext {
  const vault = createVault(TEST_SECRET_KEY);
  return {
    db,
    site: { displayName: 'Plaudit', baseUrl: 'http://localhost:3000', defaultLanguage: 'en' },
    outbox: null,
    voterIdentities: createVoterIdentities(vault, () => true),
    identityCodes: createIdentityCodes(vault),
  };
}

export function linkable(text: string) {
  const identity = parseIdentity(text);
  if (!identity || identity.platform === 'discord') throw new Error(`${text} cannot be linked.`);
  return { ...identity, platform: identity.platform };
}

export function linkByCode(context: LinkingContext, personId: string, listing: Listed, identity: string) {
  return createIdentityCode(context, personId, listing.id).then(({ code }) =>
    redeemIdentityCode(context, { listing, code, identity: linkable(identity) }),
  );
}

export function linkBySigningIn(context: LinkingContext, personId: string, identity: string, name = 'Sample') {
  return linkEverywhere(context, personId, { identity: linkable(identity), name });
}
