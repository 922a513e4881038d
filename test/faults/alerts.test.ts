// Each alert rule fires because of its fault, produced in a real service whose /metrics is scraped before and after,
// and it does not fire without it (decision O23). The delays of `for:` are not waited for.
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { alertRules } from '../support/alert-rules.ts';
import { type DeliveryFixture, openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { freePort } from '../support/free-port.ts';
import { fires } from '../support/promql.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { type Scrape, scrape, totalOf } from '../support/scrape.ts';
import { waitUntil } from '../support/wait.ts';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy.ts';

const rules = alertRules();
/** Rules whose fault was produced. */
const seen = new Set<string>();
/** Gauges read from the database are cached for five seconds. */
const LOOK_AGAIN = '6s';
/** A scrape that waits for the driver's own timeout of a minute is abandoned. */
const SOON = 50_000;

let fixture: DeliveryFixture;
let receiver: Receiver;
let proxy: PostgresProxy;
let apps: App[];
let voters = 0;

beforeEach(async () => {
  apps = [];
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  proxy = await startPostgresProxy(fixture.database.url!);
});

afterEach(async () => {
  await proxy.close();
  for (const app of apps) await app.stop();
  shiftClock(0);
  await receiver.close();
  await fixture.close();
});

afterAll(() => expect([...seen].sort()).toEqual(rules.map(({ alert }) => alert).sort()));

/** The whole service in this process; its connection to the database goes through the proxy. */
async function serve(role: 'all' | 'web'): Promise<string> {
  const config = readConfig({
    PORT: '0',
    ROLE: role,
    METRICS: 'on',
    LOG_LEVEL: 'silent',
    DATABASE_URL: proxy.url,
    SECRET_KEY: TEST_SECRET_KEY,
    ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
    PLAYER_COUNTS: 'off',
  });
  const app = await startApp(config);
  apps.push(app);
  return app.context.config.baseUrl;
}

async function endService(): Promise<void> {
  for (const app of apps.splice(0)) await app.stop();
}

/** The alerts that fire after these scrapes. */
function firing(...scrapes: readonly Scrape[]): readonly string[] {
  return rules.filter(({ expr }) => fires(expr, scrapes)).map(({ alert }) => alert);
}

function expectFires(alert: string, ...scrapes: readonly Scrape[]): void {
  seen.add(alert);
  expect(firing(...scrapes)).toContain(alert);
}

/** Scrapes until `enough` returns true. */
async function until(url: string, enough: (now: Scrape) => boolean): Promise<Scrape> {
  let last: Scrape = [];
  const look = async () => {
    last = await scrape(url);
    return enough(last);
  };
  await waitUntil(look);
  return last;
}

/** Casts one vote for each of that many new listings. */
async function votes(count: number, url = receiver.url): Promise<readonly string[]> {
  const listings: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, url);
    listings.push(listingId);
  }
  for (const listingId of listings) await vote(listingId);
  return listings;
}

async function vote(listingId: string): Promise<void> {
  voters += 1;
  expect((await fixture.vote(listingId, `voter${voters}`)).ok).toBe(true);
}

test('a process that exited', async () => {
  const url = await serve('all');
  expect(firing(await scrape(url))).toEqual([]);
  await endService();
  expectFires('PlauditDown', await scrape(url));
});

test('a service that is not scraped', async () => {
  const url = await serve('all');
  expect(firing(await scrape(url))).toEqual([]);
  expectFires('PlauditNotScraped', await scrape(url, 'other'));
});

test('an unreachable database', async () => {
  const url = await serve('all');
  expect(firing(await scrape(url))).toEqual([]);
  await proxy.close();
  shiftClock(6_000);
  const after = await scrape(url);
  expectFires('PlauditDatabaseDown', after);
  expect(after.find(({ name }) => name === 'plaudit_oldest_due_seconds')).toBeUndefined();
});

test('a database that has stopped responding: everything else responds', { timeout: SOON }, async () => {
  const url = await serve('web');
  expect(firing(await scrape(url))).toEqual([]);
  proxy.fallSilent();
  shiftClock(6_000);
  const both = await Promise.all([scrape(url), scrape(url)]);
  for (const after of both) {
    expectFires('PlauditDatabaseDown', after);
    expect(totalOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  }
  await proxy.close();
});

test('no process delivers', async () => {
  const url = await serve('web');
  await votes(1);
  expect(firing(await scrape(url))).toEqual([]);
  await fixture.clock.advance('59s');
  expect(firing(await scrape(url))).toEqual([]);
  await fixture.clock.advance(LOOK_AGAIN);
  expectFires('PlauditDeliveriesLate', await scrape(url));
  await fixture.tick();
  await fixture.clock.advance(LOOK_AGAIN);
  expect(firing(await scrape(url))).toEqual([]);
});

test('receivers that are down', async () => {
  const url = await serve('all');
  const attempts = (count: number) => (now: Scrape) => totalOf(now, 'plaudit_attempts_total') >= count;
  const closed = `http://127.0.0.1:${await freePort()}/votes`;
  await votes(1);
  await votes(1, closed);
  const before = await until(url, attempts(2));
  await votes(25);
  const healthy = await until(url, attempts(27));
  expect(firing(before, healthy)).toEqual([]);
  await votes(30, closed);
  expectFires('PlauditAttemptsFailing', healthy, await until(url, attempts(57)));
});

test('results that the database rejects', async () => {
  const url = await serve('all');
  const release = holdFirst(receiver);
  await votes(1);
  await receiver.until(1);
  const before = await scrape(url);
  expect(firing(before)).toEqual([]);
  await proxy.close();
  release();
  const failed = await until(url, (now) => totalOf(now, 'plaudit_result_write_failures_total') > 0);
  expect(firing(before, failed)).not.toContain('PlauditResultsNotWritten');
  shiftClock(31_000);
  expectFires('PlauditResultsNotWritten', before, await scrape(url));
});

test('a stalled process with a lease, and only that one', async () => {
  const url = await serve('web');
  const release = holdFirst(receiver);
  await votes(1);
  await fixture.engine.startDue();
  await receiver.until(1);
  const before = await scrape(url);
  expect(totalOf(before, 'plaudit_leases')).toBe(1);
  expect(firing(before)).toEqual([]);
  await fixture.clock.advance('31s');
  const after = await scrape(url);
  expect(totalOf(after, 'plaudit_leases')).toBe(0);
  expectFires('PlauditLeasesNotMoving', after);
  const ended = fixture.engine.nextRelease();
  release();
  await ended;
});

test('many webhooks that fail for the twentieth time', async () => {
  const url = await serve('all');
  const disabled = (count: number) => (now: Scrape) => totalOf(now, 'plaudit_endpoints_disabled_total') === count;
  const listings = await votes(11);
  // Released, and therefore in the database: a result written later would overwrite the values set below.
  const before = await until(
    url,
    (now) => totalOf(now, 'plaudit_attempts_total') === 11 && totalOf(now, 'plaudit_process_leases') === 0,
  );
  receiver.answer = 404;
  await fixture.db.updateTable('endpoint').set({ consecutive_failures: 19 }).execute();
  for (const listingId of listings.slice(0, 10)) await vote(listingId);
  const ten = await until(url, disabled(10));
  expect(firing(before, ten)).not.toContain('PlauditManyEndpointsDisabled');
  await vote(listings[10]!);
  expectFires('PlauditManyEndpointsDisabled', before, await until(url, disabled(11)));
});
