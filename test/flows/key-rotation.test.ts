// Decisions P216 to P218: several secret keys, and rotation of everything that is stored encrypted.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { appSealLabel } from '../../src/access/authenticator-app.ts';
import { createVault, type Keyring } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { getInstallationValue, getOrSetInstallationValue } from '../../src/db/installation-values.ts';
import { KEY_CHECK } from '../../src/db/key-check.ts';
import { readSigningSecrets } from '../../src/endpoints/signing-secrets.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { readKeyStatus } from '../../src/keys/key-status.ts';
import { openVault } from '../../src/keys/open-vault.ts';
import { registerCurrentKey } from '../../src/keys/register-keys.ts';
import { rotateKeys } from '../../src/keys/rotate.ts';
import { SEALED_COLUMNS } from '../../src/keys/sealed-columns.ts';
import { EMAIL_SEAL_LABEL } from '../../src/mail/outbox.ts';
import { createCalendarFeed, findCalendarFeed } from '../../src/reminders/calendar-feed.ts';
import { createVapidIdentity } from '../../src/reminders/vapid.ts';
import { type DeliveryFixture, openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const NEXT = 'the next key for tests, thirty-two letters long';
const THIRD = 'a third key for tests, thirty-two letters long too';

let fixture: DeliveryFixture;
let receiver: Receiver;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** With these keys in SECRET_KEYS, or with one in SECRET_KEY. */
function open(secretKeys: readonly string[], hasKeyList = true): Promise<Keyring> {
  return openVault({ db: fixture.db, kind: 'postgres' }, { secretKeys, hasKeyList, dataDir: '' });
}

const rotate = (vault: Keyring) =>
  rotateKeys({ database: fixture.database, vault, config: { secretKeys: [NEXT], dataDir: '' } });

/** The database, where `act` happens after each transaction. */
function afterEachTransaction(act: () => Promise<void>): Db {
  const execute = async (work: never) => {
    const result = await fixture.db.transaction().execute(work);
    await act();
    return result;
  };
  return new Proxy(fixture.db, {
    get(db, name) {
      const own: unknown = Reflect.get(db, name, db);
      if (name === 'transaction') return () => ({ execute });
      return typeof own === 'function' ? own.bind(db) : own;
    },
  });
}

/** An installation of version 0.1.0 with a secret in every encrypted column. */
async function fill(emails = 1): Promise<{ listingId: string; secret: string }> {
  const { db, vault } = fixture;
  await getOrSetInstallationValue(db, KEY_CHECK.name, vault.encrypt('fits', KEY_CHECK.label).toString('base64'));
  const listingId = await fixture.listing();
  const secret = await fixture.webhook(listingId, receiver.url);
  await sql`update webhook set previous_secret_sealed = secret_sealed, previous_secret_until = plaudit_now() + interval '1 day'`.execute(
    db,
  );
  const server = await fixture.listing('minecraft');
  await fixture.listener(server, { host: '127.0.0.1', port: 1, token: 'sample-token', publicKey: '' });
  await createCalendarFeed(db, vault, 'usr_owner');
  const app = vault.encrypt('SAMPLE', appSealLabel('usr_owner'));
  const at = new Date();
  await db
    .insertInto('authenticator_app')
    .values({ person_id: 'usr_owner', secret_sealed: app, added_at: at, pending_sealed: app, pending_until: at })
    .execute();
  await createVapidIdentity(db, vault, 'https://votes.example')();
  const sealed = vault.encrypt('{"subject":"Sample","text":"Sample"}', EMAIL_SEAL_LABEL);
  await sql`
    insert into letter (kind, recipient, sealed, expires_at)
    select 'sample', 'somebody@sample.example', ${sealed}::bytea, plaudit_now() + interval '1 day'
    from generate_series(1, ${emails}::int)`.execute(db);
  return { listingId, secret };
}

describe('the list of encrypted columns', () => {
  test('P218 contains every column of bytes that is not a hash, a picture or a public value', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      join pg_class on relname = table_name and relnamespace = 'public'::regnamespace and not relispartition
      where table_schema = 'public' and (data_type = 'bytea' or column_name like '%sealed%')`.execute(fixture.db);
    const known = [
      'listing_icon.large',
      'import_draft.icon_large',
      'import_draft.icon_small',
      'site_image.content',
      'listing_icon.small',
      'listing_banner.large_avif',
      'listing_banner.large_webp',
      'listing_banner.small_avif',
      'listing_banner.small_webp',
      'listing_picture.large_avif',
      'listing_picture.large_webp',
      'listing_picture.thumbnail_avif',
      'listing_picture.thumbnail_webp',
      'text_image.picture',
      'push_subscription.p256dh',
      'push_subscription.auth',
      'passkey.public_key',
    ];
    const sealed = rows.map(({ name }) => name).filter((name) => !name.endsWith('_hash') && !known.includes(name));
    const listed = SEALED_COLUMNS.filter(({ encoding }) => encoding === 'bytea');
    expect(sealed.sort()).toEqual(listed.map(({ table, column }) => `${table}.${column}`).sort());
  });

  test('P218 covers every file that encrypts something', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..') });
    const encrypting = files.filter((file) =>
      /vault\.encrypt\(/.test(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')),
    );
    expect(encrypting.sort()).toEqual([
      'src/access/authenticator-app.ts',
      // In a cookie, so nothing is stored.
      'src/access/second-step.ts',
      'src/endpoints/listener-settings.ts',
      'src/endpoints/webhook-settings.ts',
      'src/keys/open-vault.ts',
      'src/keys/rotate.ts',
      'src/mail/outbox.ts',
      'src/reminders/calendar-feed.ts',
      'src/reminders/vapid.ts',
      // In cookies too.
      'src/web/discord-proof.ts',
      'src/web/flash.ts',
    ]);
  });
});

describe('rotation', () => {
  test('P218 re-encrypts every column with the current key, and the previous key is not needed afterwards', async () => {
    const { listingId, secret } = await fill();
    const feed = await findCalendarFeed(fixture.db, fixture.vault, 'usr_owner');
    const both = await open([NEXT, TEST_SECRET_KEY]);
    expect((await readKeyStatus(fixture.db, both)).isRotated).toBe(false);
    expect(await rotate(both)).toMatchObject({ ok: true, rotated: 11, unreadable: 0 });
    expect(await rotate(both)).toMatchObject({ ok: true, rotated: 0 });
    const [current, previous] = both.keyIds();
    expect(await readKeyStatus(fixture.db, both)).toEqual({
      keys: [
        { id: current, isCurrent: true, secrets: 11 },
        { id: previous, isCurrent: false, secrets: 0 },
      ],
      missing: [],
      unreadable: 0,
      isRotated: true,
    });
    const next = await open([NEXT], false);
    expect(next.derive('departed')).toEqual(fixture.vault.derive('departed'));
    expect((await readSigningSecrets(fixture.db, next, listingId))(new Date())).toContain(secret);
    expect(await findCalendarFeed(fixture.db, next, 'usr_owner')).toBe(feed);
    await createVapidIdentity(fixture.db, next, 'https://votes.example')();
    await expect(open([TEST_SECRET_KEY], false)).rejects.toThrow(/^The key in SECRET_KEY \(ID .+\) is not the key/);
  });

  test('P218 webhooks that are saved and votes that are delivered meanwhile are not disturbed', async () => {
    await fill(2_000);
    const both = await open([NEXT, TEST_SECRET_KEY]);
    const rotating = rotate(both);
    for (let number = 0; number < 10; number += 1) {
      const listingId = await fixture.listing();
      const { checkWebhookUrl, wake, db } = fixture;
      const saved = await saveWebhook(
        { db, vault: both, checkWebhookUrl, wake },
        { listingId, url: receiver.url, by: OPERATOR },
      );
      expect(saved.ok).toBe(true);
    }
    expect(await rotating).toMatchObject({ ok: true, rotated: 2_010, unreadable: 0 });
    const { byKey } = await counts(both);
    expect([...byKey.keys()]).toEqual([both.keyIds()[0]]);
  });

  test('P218 an interrupted rotation continues, and a key that is still needed cannot be left out', async () => {
    await fill();
    const both = await open([NEXT, TEST_SECRET_KEY]);
    const interrupted = rotateKeys(
      { database: fixture.database, vault: both, config: { secretKeys: [NEXT], dataDir: '' } },
      ({ title }) => {
        if (title === 'webhook secrets') throw new Error('interrupted');
      },
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    const before = await allSealed();
    await expect(open([NEXT])).rejects.toThrow('SECRET_KEYS');
    await expect(open([THIRD])).rejects.toThrow('SECRET_KEYS');
    expect(await allSealed()).toEqual(before);
    expect(await rotate(both)).toMatchObject({ ok: true, rotated: 9 });
    await open([NEXT]);
  });

  test('P218 a process that still encrypts with an older key prevents the end, and keeps that key required', async () => {
    await fill();
    const older = await open([TEST_SECRET_KEY, NEXT]);
    const both = await open([NEXT, TEST_SECRET_KEY]);
    const writing = afterEachTransaction(() => createCalendarFeed(fixture.db, older, 'usr_owner'));
    const context = { database: { db: writing }, vault: both, config: { secretKeys: [NEXT], dataDir: '' } };
    expect(await rotateKeys(context)).toMatchObject({ ok: false, reason: 'still_written' });
    await expect(open([NEXT])).rejects.toThrow('still encrypted with the key');
    expect(await rotate(both)).toMatchObject({ ok: true });
    await registerCurrentKey(fixture.db, older);
    await createCalendarFeed(fixture.db, older, 'usr_owner');
    await expect(open([NEXT])).rejects.toThrow('still encrypted with the key');
  });

  test('P218 a key that was configured by mistake and encrypted nothing can be left out again', async () => {
    await fill();
    await open([THIRD, TEST_SECRET_KEY]);
    const vault = await open([TEST_SECRET_KEY]);
    expect(await getInstallationValue(fixture.db, 'secret_keys')).toBe(vault.keyIds()[0]);
  });

  test('P218 what no key decrypts is counted and left as it is', async () => {
    await fill();
    const foreign = createVault(THIRD).encrypt('https://sample.example/', 'elsewhere');
    await sql`update webhook set url_sealed = ${foreign}::bytea`.execute(fixture.db);
    const both = await open([NEXT, TEST_SECRET_KEY]);
    expect(await rotate(both)).toMatchObject({ ok: true, rotated: 10, unreadable: 1 });
    expect(await readKeyStatus(fixture.db, both)).toMatchObject({ unreadable: 1, isRotated: true });
  });

  test('P217 with SECRET_KEY alone nothing is rotated, because version 0.1.0 may be running', async () => {
    await fill();
    const vault = await open([TEST_SECRET_KEY], false);
    expect(await rotate(vault)).toEqual({ ok: false, reason: 'no_key_ids' });
  });

  test('P216 processes that start at once agree on what hashes are derived from', async () => {
    await fill();
    const vaults = await Promise.all([
      open([TEST_SECRET_KEY], false),
      open([NEXT, TEST_SECRET_KEY]),
      open([TEST_SECRET_KEY, NEXT]),
    ]);
    for (const vault of vaults) expect(vault.derive('sessions')).toEqual(fixture.vault.derive('sessions'));
  });
});

async function counts(vault: Keyring) {
  const { keys } = await readKeyStatus(fixture.db, vault);
  return { byKey: new Map(keys.filter(({ secrets }) => secrets > 0).map(({ id, secrets }) => [id, secrets])) };
}

/** Every ciphertext in the database. */
async function allSealed(): Promise<unknown> {
  const texts = [];
  for (const { table, column } of SEALED_COLUMNS)
    texts.push(
      (await sql`select ${sql.ref(column)}::text as text from ${sql.table(table)} order by 1`.execute(fixture.db)).rows,
    );
  return texts;
}
