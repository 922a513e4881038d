// Decision P227: `plaudit doctor` on a good installation and on broken ones that run, each with the sentence and the exit status.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../support/command-line.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { type DoctorEnvironment, dataFolderOfTest, examine, expectOneProblem } from '../support/doctor-fixture.ts';
import { fakeDiscordRefusal } from '../support/fake-discord.ts';
import { freePort } from '../support/free-port.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { certificate, receiveHttp, receiveTls } from '../support/sockets.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';

const AUTHORITY = join(import.meta.dirname, '../support/certificates/authority.crt');
let database: TestDatabase;
let mail: MailServer;
let proxy: TlsProxy;
let server: ServerProcess;
/** The environment of a service on PostgreSQL that runs behind a TLS proxy. */
let good: DoctorEnvironment;

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
  [database, mail, proxy] = await Promise.all([
    freshDatabase(),
    startMailServer({ user: 'votes', password: 'sample', tls: 'starttls' }),
    startTlsProxy(),
  ]);
  good = {
    DATABASE_URL: database.url!,
    SECRET_KEY: TEST_SECRET_KEY,
    BASE_URL: proxy.url,
    SMTP_URL: mail.url,
    BACKUP_DIR: tmpdir(),
  };
  server = await startServer(good);
  proxy.forward(server.summary.port);
});

afterAll(async () => {
  await server?.stop();
  await Promise.all([proxy?.close(), mail?.close(), database?.drop()]);
  tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
});

describe('P227 a good installation', () => {
  test('has no problem while it runs, and everything that can be checked is checked', async () => {
    const { status, problems, checks } = await examine(good);
    expect(problems).toEqual([]);
    expect(status).toBe(0);
    const sure = ['schema', 'secret_key', 'connections', 'service', 'public_address', 'certificate'];
    for (const id of [...sure, 'mail_server', 'proxies', 'clock', 'configuration', 'disk_space', 'node'])
      expect(`${id} ${checks.get(id)?.status}`).toBe(`${id} ok`);
    expect(checks.get('proxies')?.found).toBe(
      'The service sees this request as coming from 203.0.113.9, through the proxy at 127.0.0.1.',
    );
    expect(checks.get('database')?.found).toMatch(/^PostgreSQL \d+.* responds in \d+\.\d ms\./);
    expect(mail.mails).toEqual([]);
    for (const check of checks.values()) expect(check.found).not.toMatch(/The check failed|within 5 seconds/);
  });

  test('fits a terminal of 80 columns, with problems first and each check once', async () => {
    const { out, status } = await runCommand('doctor', { ...good, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    const lines = out.split('\n');
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^Problem {2}Mail server {6}/);
    expect(lines.at(-1)).toMatch(/^1 problem, \d+ warnings\.$/);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const order = lines.map((line) => /^(Problem|Warning|Unknown|OK|-) /.exec(line)?.[1]).filter(Boolean);
    expect([...new Set(order)].join(' ')).toMatch(/^Problem Warning (Unknown )?OK -$/);
  });

  test('is examined while it is stopped, without being changed', async () => {
    const dataDir = await dataFolderOfTest();
    const { status, checks } = await examine({ DATA_DIR: dataDir, BASE_URL: `http://localhost:${await freePort()}` });
    expect(status).toBe(0);
    expect(checks.get('service')).toMatchObject({ status: 'warning', found: 'The service is not running.' });
    expect(checks.get('database')?.status).toBe('ok');
    expect(checks.get('public_address')?.status).toBe('unknown');
    expect(checks.get('secret_key')?.status).toBe('not_applicable');
    expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
  });

  test('before the first start, nothing is created and nothing is a problem', async () => {
    const dataDir = join(tmpdir(), 'plaudit-test-data-none');
    const { status, checks } = await examine({ DATA_DIR: dataDir, BASE_URL: `http://localhost:${await freePort()}` });
    expect(status).toBe(0);
    expect(checks.get('database')).toMatchObject({ status: 'not_applicable' });
    expect(checks.get('data_folder')?.found).toBe(`${dataDir} does not exist.`);
  });
});

describe('P227 a broken installation', () => {
  test('an invalid variable', async () => {
    const { status, problems } = await examine({ ...good, PORT: 'many' });
    expect([status, problems]).toEqual([1, ['configuration: PORT must be a whole number from 0 to 65535.']]);
  });

  test('the wrong port of PostgreSQL', async () => {
    const port = await freePort();
    await expectOneProblem(
      { ...good, DATABASE_URL: `postgres://plaudit@127.0.0.1:${port}/plaudit` },
      'database',
      'PostgreSQL does not respond at DATABASE_URL.',
    );
  });

  test('another secret key', async () => {
    const { status, problems } = await examine({ ...good, SECRET_KEY: 'another key, which is also long enough' });
    expect(status).toBe(1);
    expect(problems).toEqual([
      'secret_key: The secret key is not the one that this database is encrypted with.',
      expect.stringContaining('leads to another server, or to an installation with another secret key'),
    ]);
  });

  test('BASE_URL is another server', async () => {
    const other = await receiveHttp((response) => response.end('Hello'));
    await expectOneProblem(
      { ...good, BASE_URL: `http://127.0.0.1:${other.port}` },
      'public_address',
      'leads to another server, or to an installation with another secret key or version (status 200).',
    );
  });

  test.each([
    ['self-signed', 'is self-signed, so browsers reject it.'],
    ['expired', 'expired on 2020-02-01.'],
    ['other-name', 'The certificate is for other.test, and not for 127.0.0.1.'],
  ])('a certificate that is %s', async (name, sentence) => {
    const broken = await receiveTls(name, (socket) => void socket.end('HTTP/1.1 502 Bad\r\ncontent-length: 0\r\n\r\n'));
    const { status, problems } = await examine({ ...good, BASE_URL: `https://127.0.0.1:${broken.port}` });
    expect(status).toBe(1);
    expect(problems).toEqual([
      expect.stringContaining('responds with 502: it does not reach the service.'),
      expect.stringMatching(`^certificate: .*${sentence}`),
    ]);
  });

  test('no mail server', async () => {
    const port = await freePort();
    await expectOneProblem(
      { ...good, SMTP_URL: `smtp://127.0.0.1:${port}` },
      'mail_server',
      `127.0.0.1:${port}: The mail server cannot be reached.`,
    );
  });

  test('the wrong password for the mail server', async () => {
    const smtpUrl = mail.url.replace(':sample@', ':wrong@');
    await expectOneProblem(
      { ...good, SMTP_URL: smtpUrl },
      'mail_server',
      'The mail server rejected the user name and password in SMTP_URL.',
    );
  });

  test('the proxy sends another host', async () => {
    proxy.forward(server.summary.port, { host: 'inside.example' });
    onTestFinished(() => proxy.forward(server.summary.port));
    await expectOneProblem(good, 'public_address', 'because they arrive with another Host header.');
  });

  test('Discord rejects the client secret', async () => {
    const discord = fakeDiscordRefusal(401, { error: 'invalid_client' });
    onTestFinished(discord.close);
    const client = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'wrong' };
    await expectOneProblem(
      { ...good, ...client },
      'discord_client',
      'Discord rejects DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
    );
  });
});

describe('P227 with the embedded database, while the service has it open', () => {
  test('the doctor runs in the service, and sees that its proxy is not trusted', async () => {
    const own = await startTlsProxy();
    onTestFinished(() => own.close());
    const environment = { DATA_DIR: await dataFolderOfTest(), BASE_URL: own.url, TRUSTED_PROXIES: '10.0.0.0/8' };
    const running = await startServer({ ...environment, NODE_EXTRA_CA_CERTS: AUTHORITY, LOG_LEVEL: 'error' });
    onTestFinished(() => void running.kill());
    own.forward(running.summary.port);
    const { status, checks } = await examine(environment);
    expect(status).toBe(1);
    expect(checks.get('database')?.found).toMatch(/^The embedded database responds in /);
    expect(checks.get('public_address')?.status).toBe('ok');
    expect(checks.get('certificate')?.status).toBe('ok');
    expect(checks.get('proxies')).toMatchObject({
      status: 'problem',
      found: expect.stringContaining('Requests arrive through 127.0.0.1, which is not in TRUSTED_PROXIES.'),
    });
  });
});
