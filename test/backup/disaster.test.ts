// The service loses its machine: votes are cast while a backup is made, the service is killed, and the backup is restored
// into the other kind of database. Every vote that was accepted before the backup began is there, and the same checks
// and pages are served.
import { expect, test } from 'vitest';
import {
  backUp,
  type InstallationEnvironment,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
} from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';
import { startServer } from '../support/server-process.ts';

const VOTERS_BEFORE = 10;
const LANES = 3;
const SETTINGS = { PLAYER_COUNTS: 'off', BASE_URL: 'http://127.0.0.1:8787' };
const OWNER = 'owner@disaster.example';

/** Casts votes until `stop` is called, which returns the voters whose vote was accepted. */
function castSteadily(environment: Readonly<Record<string, string>>) {
  const accepted: string[] = [];
  let next = 0;
  let isStopped = false;
  const lane = async () => {
    while (!isStopped) {
      const voter = `load_${next++}`;
      const { status } = await runCommand(`vote cast --listing lst_1 --user-id ${voter}`, environment);
      if (status === 0) accepted.push(voter);
    }
  };
  const lanes = Array.from({ length: LANES }, lane);
  return {
    accepted,
    async stop() {
      isStopped = true;
      await Promise.all(lanes);
    },
  };
}

/** Two listings: votes go to the first while the backup is made, and the second stays as it is. */
async function fill(environment: Readonly<Record<string, string>>): Promise<string> {
  await commandJson(`user create --email ${OWNER} --password sample-password`, environment);
  for (const id of ['lst_1', 'lst_2']) {
    await commandJson(`listing create --owner ${OWNER} --type bot --name Sample-${id} --id ${id}`, environment);
    for (let voter = 0; voter < VOTERS_BEFORE; voter += 1)
      await commandJson(`vote cast --listing ${id} --user-id before_${voter}`, environment);
  }
  return (await commandJson('token create --listing lst_1 --scopes votes:read', environment)).token;
}

/** What the service on this database says about these voters, and its pages. */
async function whatIsServed(environment: Record<string, string>, token: string, voters: readonly string[]) {
  const server = await startServer(environment);
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.summary.port}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    // Times are shown relative to now.
    const text = (await response.text()).replaceAll(/>(\d+ \w+ ago|just now)</g, '><');
    return { status: response.status, text };
  };
  const checks: Record<string, unknown> = {};
  for (const voter of voters)
    checks[voter] = JSON.parse((await read(`/api/v1/webhooks/votes/check?userId=${voter}`)).text);
  const pages = [];
  for (const path of ['/listings/lst_2', '/listings/lst_2/changelog', '/servers']) pages.push(await read(path));
  await server.stop();
  return { checks, pages };
}

test.each(['embedded', 'PostgreSQL'] as const)(
  'the %s database is lost under load',
  async (kind) => {
    const postgres = onPostgres(await newPostgresDatabase());
    const folder = onFolder(temporaryFolder());
    const [source, target]: readonly InstallationEnvironment[] =
      kind === 'embedded' ? [folder, postgres] : [postgres, folder];
    const lost = { ...(source as InstallationEnvironment), ...SETTINGS };
    const replacement = { ...(target as InstallationEnvironment), ...SETTINGS };

    const server = await startServer(lost);
    const token = await fill(lost);
    const load = castSteadily(lost);
    await expect.poll(() => load.accepted.length).toBeGreaterThan(LANES);
    const before = [...load.accepted];
    const file = await backUp(lost as InstallationEnvironment);
    expect(load.accepted.length).toBeGreaterThan(before.length);
    await Promise.all([server.kill(), load.stop()]);

    expect(await restore(file, replacement)).toMatchObject({ status: 0, error: '' });
    const voters = [...before, ...Array.from({ length: VOTERS_BEFORE }, (_, voter) => `before_${voter}`)].slice(-100);
    const restored = await whatIsServed(replacement, token, voters);
    for (const voter of voters) expect(restored.checks[voter]).toMatchObject({ voted: true });
    expect(restored).toEqual(await whatIsServed(lost, token, voters));
  },
  240_000,
);
