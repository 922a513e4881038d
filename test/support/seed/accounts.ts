// Accounts of the standard site with a password, a Discord account, or links in emails.
import { insertLink } from '../../../src/access/one-time-link-queries.ts';
import { createLink } from '../../../src/access/one-time-links.ts';
import { hashPassword } from '../../../src/access/password-hash.ts';
import { insertSetup } from '../../../src/access/setup-queries.ts';
import { insertSignUp } from '../../../src/access/sign-up-queries.ts';
import type { AppContext } from '../../../src/context.ts';
import { hashSecret } from '../../../src/core/secrets.ts';
import { OWNER } from './sample-site.ts';

export const ACCOUNT_PASSWORD = 'a long walk by the sea';
export const DISCORD_ID = '123456789012345678';
export const SIGN_UP_SECRET = 's'.repeat(40);
export const SIGN_UP_TOKEN = 't'.repeat(40);
export const NEW_EMAIL = 'new@mail.example';

let hashing: Promise<string> | undefined;

/** Computed once for all sites of a process, because hashing a password takes a tenth of a second of CPU time. */
function accountPasswordHash(): Promise<string> {
  hashing ??= hashPassword(ACCOUNT_PASSWORD);
  return hashing;
}

export async function addPassword({ db }: AppContext, personId: string = OWNER.id): Promise<void> {
  await db
    .insertInto('credential')
    .values({
      id: `cre_password_${personId.slice(-8)}`,
      person_id: personId,
      provider_id: 'credential',
      account_id: personId,
      password: await accountPasswordHash(),
    })
    .execute();
}

export async function insertDiscordAccount({ db }: AppContext, personId: string = OWNER.id): Promise<void> {
  await db
    .insertInto('credential')
    .values({
      id: `cre_discord_${personId.slice(-8)}`,
      person_id: personId,
      provider_id: 'discord',
      account_id: DISCORD_ID,
    })
    .execute();
  await db.updateTable('person').set({ platform_id: DISCORD_ID }).where('id', '=', personId).execute();
}

export const PASSKEY_ID = 'row_samplepasskey00000';

/** One that nobody can sign in with: it has no key. */
export async function addSamplePasskey({ db }: AppContext, personId: string = OWNER.id): Promise<void> {
  await db
    .insertInto('passkey')
    .values({
      id: PASSKEY_ID,
      person_id: personId,
      credential_id: 'c2FtcGxl',
      public_key: Buffer.of(0),
      name: 'Sample phone',
      is_synced: true,
    })
    .execute();
}

export async function unconfirmEmail({ db }: AppContext, personId: string = OWNER.id): Promise<void> {
  await db.updateTable('person').set({ email_verified: false }).where('id', '=', personId).execute();
}

/** A pending sign-up, whose link is `SIGN_UP_TOKEN`, in the browser with `SIGN_UP_SECRET`. */
export async function addSignUp({ db }: AppContext): Promise<void> {
  await insertSignUp(db, {
    email: NEW_EMAIL,
    name: 'Sample newcomer',
    passwordHash: await accountPasswordHash(),
    tokenHash: hashSecret(SIGN_UP_TOKEN),
    browserHash: hashSecret(SIGN_UP_SECRET),
    lifeSeconds: 3_600,
  });
}

export function createConfirmLink({ db }: AppContext, personId: string, email: string): Promise<string> {
  return createLink(db, { personId, email, purpose: 'confirm' });
}

export function createPasswordLink({ db }: AppContext, personId: string): Promise<string> {
  return createLink(db, { personId, email: null, purpose: 'reset' });
}

/** More sessions of the owner: a phone, and a browser with a hostile name. */
export async function addSessions({ db }: AppContext, personId: string = OWNER.id): Promise<void> {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1',
    '<script>alert(1)</script>',
  ];
  await db
    .insertInto('session')
    .values(
      agents.map((user_agent, index) => ({
        id: `ses_sample${index}`,
        person_id: personId,
        token: `sample-session-token-${index}`,
        user_agent,
        expires_at: new Date(Date.now() + 86_400_000),
      })),
    )
    .execute();
}

/** The tokens of the links that pages are shown with. */
export const LINKS = { confirm: 'c'.repeat(40), reset: 'r'.repeat(40), setup: 'u'.repeat(32) } as const;

/**
 * The owner's links to confirm the address and to set a password, and the setup link of an installation without staff.
 */
export async function addLinks({ db }: AppContext): Promise<void> {
  const link = { personId: OWNER.id, lifeSeconds: 3_600 };
  await insertLink(db, { ...link, purpose: 'confirm', email: OWNER.email, hash: hashSecret(LINKS.confirm) });
  await insertLink(db, { ...link, purpose: 'reset', email: null, hash: hashSecret(LINKS.reset) });
  await db.updateTable('person').set({ role: 'member' }).execute();
  await insertSetup(db, hashSecret(LINKS.setup).toString('base64url'));
}
