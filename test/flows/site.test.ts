// P530, P531 what staff change of the site: versions, restoring, the settings, and every process seeing a change.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/core/log.ts';
import { type PgNotifier, postgresNotifier } from '../../src/db/notifications.ts';
import { listPartVersions, ORIGINAL, readPart, restorePart, savePart } from '../../src/site/save-part.ts';
import { listSettings, saveSettings } from '../../src/site/save-settings.ts';
import { type CurrentSite, openCurrentSite } from '../../src/site/site.ts';
import { NO_BRAND, pagePart } from '../../src/site/site-parts.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { waitUntil } from '../support/wait.ts';

const log = createLog('silent');
const NAMED = { ...NO_BRAND, displayName: 'Sample Harbor' };

let database: TestDatabase;
let site: CurrentSite;
let staff: Person;
beforeEach(async () => {
  database = await freshDatabase();
  site = await open();
  staff = await aPerson(database.db, { name: 'Sample Staff' });
});
afterEach(() => database.close());

/** What another process has open. */
const open = (environment: Record<string, string> = {}) =>
  openCurrentSite({ db: database.db, config: readConfig(environment), log });
const changes = () => ({ db: database.db, site });
const rename = (displayName: string) =>
  savePart(changes(), { part: 'brand', content: { ...NO_BRAND, displayName } }, byPerson(staff));

describe('P530 a part of the site', () => {
  test('is in effect as soon as it is saved, with who saved it in the history and the audit log', async () => {
    expect(site.displayName).toBe('Plaudit');
    expect(await rename('Sample Harbor')).toMatchObject({ ok: true });
    expect([site.displayName, site.serviceName]).toEqual(['Sample Harbor', 'Plaudit']);
    expect(await listPartVersions(database.db, 'brand')).toMatchObject([{ content: NAMED, savedBy: 'Sample Staff' }]);
    const { rows } = await sql`select act, person_id, subject, detail from audit_entry`.execute(database.db);
    expect(rows).toEqual([
      {
        act: 'site.changed',
        person_id: staff.id,
        subject: 'Brand',
        detail: { part: 'brand', changed: ['accent', 'displayName', 'icon', 'logo', 'logoDark'].slice(1, 2) },
      },
    ]);
  });

  test('is undone and brought back again, and the last 20 versions are stored', async () => {
    for (let number = 1; number <= 25; number += 1) await rename(`Sample ${number}`);
    const versions = await listPartVersions(database.db, 'brand');
    expect(versions).toHaveLength(20);
    expect(await sql`select from site_version`.execute(database.db)).toMatchObject({ rows: { length: 20 } });
    const older = versions[3]!;
    expect(await restorePart(changes(), { part: 'brand', version: older.version }, byPerson(staff))).toMatchObject({
      ok: true,
    });
    expect(site.displayName).toBe('Sample 22');
    const [, undone] = await listPartVersions(database.db, 'brand');
    expect(await restorePart(changes(), { part: 'brand', version: undone!.version }, byPerson(staff))).toMatchObject({
      ok: true,
    });
    expect(site.displayName).toBe('Sample 25');
    expect(await restorePart(changes(), { part: 'home', version: undone!.version }, byPerson(staff))).toEqual({
      ok: false,
      reason: 'unknown_version',
    });
  });

  test('goes back to its original, which is recorded and can be undone', async () => {
    await rename('Sample Harbor');
    const [first] = await listPartVersions(database.db, 'brand');
    const original = { part: 'brand', version: ORIGINAL } as const;
    expect(await restorePart(changes(), original, byPerson(staff))).toMatchObject({ ok: true });
    expect(site.displayName).toBe('Plaudit');
    expect(await listPartVersions(database.db, 'brand')).toMatchObject([{ content: null }, { content: NAMED }]);
    const { rows } = await sql`select act, person_id from audit_entry order by id desc limit 1`.execute(database.db);
    expect(rows).toEqual([{ act: 'site.restored', person_id: staff.id }]);
    expect(await restorePart(changes(), original, byPerson(staff))).toEqual({ ok: false, reason: 'unchanged' });
    expect(await restorePart(changes(), { ...original, part: 'page/rules' }, byPerson(staff))).toEqual({
      ok: false,
      reason: 'unknown_version',
    });
    await restorePart(changes(), { part: 'brand', version: first!.version }, byPerson(staff));
    expect(site.displayName).toBe('Sample Harbor');
  });

  test('is not saved over a newer version, nor without a change', async () => {
    const first = await rename('Sample 1');
    const edited = first.ok ? first.version : 0;
    await rename('Sample 2');
    const late = { part: 'brand', content: NAMED, edited } as const;
    expect(await savePart(changes(), late, byPerson(staff))).toEqual({ ok: false, reason: 'changed_meanwhile' });
    expect(await rename('Sample 2')).toEqual({ ok: false, reason: 'unchanged' });
    expect(site.displayName).toBe('Sample 2');
  });

  test('is not restored over a version that its history did not show', async () => {
    for (const name of ['One', 'Two', 'Three']) await rename(name);
    const [newest, seen, oldest] = await listPartVersions(database.db, 'brand');
    const late = { part: 'brand', version: oldest!.version, edited: seen!.version } as const;
    const refused = { ok: false, reason: 'changed_meanwhile' };
    expect(await restorePart(changes(), late, byPerson(staff))).toEqual(refused);
    expect(site.displayName).toBe('Three');
    const twice = [1, 2].map(() => restorePart(changes(), { ...late, edited: newest!.version }, byPerson(staff)));
    expect((await Promise.all(twice)).toSorted((a, b) => Number(b.ok) - Number(a.ok))).toMatchObject([
      { ok: true },
      refused,
    ]);
    expect(site.displayName).toBe('One');
  });

  test('is saved once if two people save it at the same time', async () => {
    const save = (displayName: string) =>
      savePart(changes(), { part: 'brand', content: { ...NO_BRAND, displayName }, edited: 0 }, OPERATOR);
    const results = await Promise.all([save('One'), save('Two'), save('Three')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(['One', 'Two', 'Three']).toContain(site.displayName);
  });

  test('refers only to images that are stored', async () => {
    const logo = { hash: 'abcdefghijklmnop', width: 10, height: 10 };
    const change = { part: 'brand', content: { ...NO_BRAND, logo } } as const;
    expect(await savePart(changes(), change, OPERATOR)).toEqual({ ok: false, reason: 'image_gone' });
  });

  test('can be removed, and removed pages are forgotten after 90 days', async () => {
    const rules = { title: 'Rules', text: 'Sample rules.', isPublished: true };
    await savePart(changes(), { part: pagePart('rules'), content: rules }, OPERATOR);
    expect(site.ownPages).toEqual([{ slug: 'rules', title: 'Rules', isPublished: true }]);
    await savePart(changes(), { part: pagePart('rules'), content: null }, OPERATOR);
    expect(site.ownPages).toEqual([]);
    expect(await listPartVersions(database.db, pagePart('rules'))).toHaveLength(2);
    await database.clock.advance('91d');
    await rename('Sample');
    expect(await listPartVersions(database.db, pagePart('rules'))).toHaveLength(0);
  });

  test('has at most 20 own pages', async () => {
    const save = (slug: string) =>
      savePart(changes(), { part: pagePart(slug), content: { title: slug, text: 'x', isPublished: true } }, OPERATOR);
    for (let number = 0; number < 20; number += 1) expect(await save(`page-${number}`)).toMatchObject({ ok: true });
    expect(await save('one-more')).toEqual({ ok: false, reason: 'too_many_pages' });
  });

  test('that another version stored in its own way does not break the site', async () => {
    await sql`insert into site_version (part, content) values
      ('brand', '{"name": 1}'), ('settings', '{"listingApproval": "maybe", "unknown": "on", "contact": "a@mail.example"}'),
      ('page/x', '{"title": ""}'), ('weather', '{}')`.execute(database.db);
    await site.changed();
    expect(site).toMatchObject({
      displayName: 'Plaudit',
      listingApproval: false,
      contact: 'a@mail.example',
      ownPages: [],
    });
  });

  test('names nobody once the account of its author is deleted, and is in their data export before', async () => {
    await rename('Sample Harbor');
    let exported = '';
    const parts = { db: database.db, config: { serviceName: 'Sample' } };
    for await (const piece of exportPersonalData(parts, staff.id, async function* () {})) exported += piece;
    expect(JSON.parse(exported).siteChanges).toMatchObject([{ part: 'brand', content: NAMED }]);
    await database.db.deleteFrom('person').where('id', '=', staff.id).execute();
    expect(await listPartVersions(database.db, 'brand')).toMatchObject([{ content: NAMED, savedBy: null }]);
  });
});

describe('P531 a setting', () => {
  const settings = (environment: Record<string, string> = {}) => ({
    db: database.db,
    site,
    config: readConfig(environment),
  });

  test('applies without a restart, and its default is not stored', async () => {
    const texts = { listingApproval: 'on', votesPerNetwork: 'off', planNames: 'free=A,verified=B,enterprise=C' };
    expect(await saveSettings(settings(), texts, byPerson(staff))).toMatchObject({ ok: true });
    expect(site).toMatchObject({
      listingApproval: true,
      votesPerNetwork: null,
      planNames: { free: 'A', verified: 'B', enterprise: 'C' },
    });
    await saveSettings(settings(), { listingApproval: 'off', votesPerNetwork: '' }, byPerson(staff));
    expect(site).toMatchObject({ listingApproval: false, votesPerNetwork: 5 });
    expect((await readPart(database.db, 'settings')).content).toEqual({ planNames: 'free=A,verified=B,enterprise=C' });
  });

  test('is not lost if another one is saved at the same time', async () => {
    const results = await Promise.all([
      saveSettings(settings(), { contact: 'one@mail.example' }, OPERATOR),
      saveSettings(settings(), { listingApproval: 'on' }, OPERATOR),
      saveSettings(settings(), { votesPerNetwork: '7' }, OPERATOR),
    ]);
    const stored = Object.keys((await readPart(database.db, 'settings')).content ?? {});
    expect(stored).toHaveLength(results.filter(({ ok }) => ok).length);
    for (const result of results) if (!result.ok) expect(result.reason).toBe('changed_meanwhile');
  });

  test('that is not changed makes no version', async () => {
    const unchanged = { ok: false, reason: 'unchanged' };
    expect(await saveSettings(settings(), {}, OPERATOR)).toEqual(unchanged);
    expect(await saveSettings(settings(), { listingApproval: 'off', contact: '' }, OPERATOR)).toEqual(unchanged);
    expect(await listPartVersions(database.db, 'settings')).toEqual([]);
  });

  test('that the environment sets wins, is shown as such and cannot be changed', async () => {
    await saveSettings(settings(), { contact: 'stored@mail.example' }, OPERATOR);
    const environment = { CONTACT: 'set@mail.example', VOTES_PER_NETWORK: 'off' };
    const other = await open(environment);
    expect(other).toMatchObject({ contact: 'set@mail.example', votesPerNetwork: null });
    const shown = (await listSettings(settings(environment))).settings;
    const found = (key: string) => shown.find((setting) => setting.key === key);
    expect(found('contact')).toMatchObject({ source: 'environment', text: 'set@mail.example' });
    expect(found('votesPerNetwork')).toMatchObject({ source: 'environment', text: 'off' });
    expect(found('listingApproval')).toMatchObject({ source: 'default', text: 'off' });
    expect(await saveSettings(settings(environment), { contact: 'x@mail.example' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'overridden',
      variable: 'CONTACT',
    });
  });

  test('is refused with the reason of its variable, and nothing is saved', async () => {
    const texts = { listingApproval: 'on', planWeights: 'free=0,verified=1,enterprise=1', contact: 'x\r\nBcc: y' };
    const saved = await saveSettings(settings(), texts, OPERATOR);
    expect(saved).toMatchObject({
      ok: false,
      reason: 'invalid',
      errors: [{ field: 'contact' }, { field: 'planWeights' }],
    });
    // Only the environment has the keys of other providers.
    expect(await saveSettings(settings(), { voteCaptcha: 'turnstile' }, OPERATOR)).toMatchObject({ ok: false });
    expect(site.listingApproval).toBe(false);
  });
});

describe('P531 several processes', () => {
  test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
    'see a change at once through notifications',
    async () => {
      const notifiers: PgNotifier[] = [];
      const pools: pg.Pool[] = [];
      onTestFinished(async () => {
        for (const notifier of notifiers) await notifier.close();
        for (const pool of pools) await pool.end();
      });
      const listen = (process: CurrentSite) => {
        const pool = new pg.Pool({ connectionString: database.url ?? '' });
        pool.on('error', () => undefined);
        pools.push(pool);
        const notifier = postgresNotifier({ send: pool, listen: pool }, log);
        notifiers.push(notifier);
        process.listen(notifier);
        return waitUntil(() => notifier.isListening);
      };
      const other = await open();
      await listen(site);
      await listen(other);
      await rename('Sample Harbor');
      await waitUntil(() => other.displayName === 'Sample Harbor');
    },
  );

  test('see a change without notifications at their next check', async () => {
    const other = await open();
    await rename('Sample Harbor');
    expect(other.displayName).toBe('Plaudit');
    const loop = other.startSync();
    onTestFinished(() => loop.stop());
    loop.wake();
    await waitUntil(() => other.displayName === 'Sample Harbor');
  });

  test('read nothing for a page, and a snapshot stays as it is', async () => {
    const before = site.snapshot();
    await rename('Sample Harbor');
    expect([before.displayName, site.snapshot().displayName]).toEqual(['Plaudit', 'Sample Harbor']);
  });
});
