// D16, P108: which hosts are served, over real sockets, and how trial mode ends before the request that ends it is
// served.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildHttp, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';
import { type RawHttpResponse, sendRawBytes } from '../support/raw-client.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

interface Sent {
  readonly method?: string;
  readonly target?: string;
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(app: RunningApp, sent: Sent): Promise<RawHttpResponse> {
  const { method = 'GET', target = '/', version = '1.1', headers = {}, body } = sent;
  const all = {
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': `${body.length}` }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = `${method} ${target} HTTP/${version}\r\n${lines.join('')}\r\n${body ?? ''}`;
  const [answer] = await sendRawBytes(app.port, bytes).answers(1);
  if (!answer) throw new Error('No answer came.');
  return answer;
}

const get = (app: RunningApp, host: string, more: Sent = {}) =>
  ask(app, { ...more, headers: { host, ...more.headers } });

describe('D16 trial mode ends before the request that ends it is served', () => {
  let app: RunningApp;
  let receiver: Receiver;
  let headers: Record<string, string>;
  beforeEach(async () => {
    app = await runApp({ LOG_LEVEL: 'silent' });
    receiver = await startReceiver();
    const { db } = app.context;
    const { token } = await aToken(db, await aBot(db), ['webhooks:write']);
    headers = { authorization: `Bearer ${token}` };
    const saved = await save('localhost', {});
    expect(saved.status).toBe(200);
  });
  afterEach(async () => {
    await app.stop();
    await receiver.close();
  });
  const save = (host: string, more: Record<string, string>) => {
    const body = JSON.stringify({ url: receiver.url });
    const target = '/api/v1/webhooks/config';
    return get(app, host, { method: 'PUT', target, headers: { ...headers, ...more }, body });
  };
  const sendTest = (more: Record<string, string>, version = '1.1') =>
    get(app, 'localhost', {
      method: 'POST',
      target: '/api/v1/webhooks/test',
      version,
      headers: { ...headers, ...more },
      body: '{}',
    });

  test.each([
    ['X-Forwarded-For', '203.0.113.9', '1.1'],
    ['X-Forwarded-Host', 'localhost', '1.1'],
    ['Via', '1.1 proxy', '1.1'],
    ['Connection', 'close', '1.0'],
  ])('with %s: %s in HTTP/%s nothing is sent to this machine any more', async (name, value, version) => {
    expect(JSON.parse((await sendTest({})).text)).toMatchObject({ delivered: true });
    expect(receiver.received).toHaveLength(1);
    const answer = JSON.parse((await sendTest({ [name]: value }, version)).text);
    expect(answer).toMatchObject({ delivered: false, code: 'blocked_address' });
    expect(JSON.parse((await sendTest({})).text)).toMatchObject({ delivered: false });
    expect(receiver.received).toHaveLength(1);
    expect((await save('localhost', {})).status).toBe(400);
  });

  test('a foreign Host ends it and is referred to BASE_URL, as is every other Host from then on', async () => {
    expect((await get(app, `127.0.0.1:${app.port}`)).status).toBe(200);
    const foreign = await get(app, 'votes.example', {
      method: 'POST',
      target: '/api/v1/webhooks/test',
      headers,
      body: '{}',
    });
    expect(foreign.status).toBe(421);
    expect(JSON.parse((await sendTest({})).text)).toMatchObject({ delivered: false });
    expect(receiver.received).toHaveLength(0);
    expect((await get(app, `127.0.0.1:${app.port}`)).status).toBe(421);
    expect((await get(app, 'localhost')).status).toBe(200);
  });

  test('a health check ends it, too, and gets a response', async () => {
    expect((await get(app, '10.0.0.5', { target: '/livez' })).status).toBe(200);
    expect(app.context.trial.isActive()).toBe(false);
  });
});

describe('P108 behind a public BASE_URL', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ BASE_URL: 'https://votes.example', LOG_LEVEL: 'silent', METRICS: 'on' });
  });
  afterAll(() => app.stop());

  test.each(['votes.example', 'Votes.EXAMPLE', 'votes.example:443', 'votes.example:3000', 'votes.example.'])(
    'the Host %s is served',
    async (host) => {
      expect((await get(app, host)).status).toBe(200);
    },
  );

  test.each([
    ...['evil.example', 'localhost', '127.0.0.1', '[::1]', 'votes.example.evil.example', 'xvotes.example'],
    ...['203.0.113.9:3000', 'www.votes.example'],
  ])('the Host %s gets 421', async (host) => {
    const answer = await get(app, host);
    expect(answer.status).toBe(421);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.text).toContain('<a href="https://votes.example">https://votes.example</a>');
    expect(answer.text).toContain('pass the Host header on unchanged');
    expect(answer.text).not.toContain('evil');
  });

  test('an API client gets a problem response', async () => {
    const answer = await get(app, 'evil.example', { target: '/api/v1/tokens' });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 421,
      code: 'MISDIRECTED_REQUEST',
      type: '/docs/errors#MISDIRECTED_REQUEST',
      detail: expect.stringContaining('https://votes.example'),
    });
  });

  test.each(['/livez', '/readyz', '/metrics'])('%s is served under an IP address', async (target) => {
    expect((await get(app, `10.0.0.5:${app.port}`, { target })).status).toBe(200);
  });

  test.each(['/livez/', '/livezz', '//livez', '/metrics/..%2f', '/auth/callback/discord?code=x', '/assets/x/site.css'])(
    '%s is not',
    async (target) => {
      expect((await get(app, '10.0.0.5', { target })).status).toBe(421);
    },
  );

  test('an absolute URL counts like the Host header: both must be valid', async () => {
    const to = (host: string, target: string) => get(app, host, { target }).then(({ status }) => status);
    expect(await to('votes.example', 'http://votes.example/')).toBe(200);
    expect(await to('votes.example', 'http://evil.example/')).toBe(421);
    expect(await to('evil.example', 'http://votes.example/')).toBe(421);
    expect(await to('evil.example', 'http://evil.example/livez')).toBe(200);
  });

  test('HTTP/1.0 without a Host is not one of our hosts', async () => {
    expect((await ask(app, { version: '1.0' })).status).toBe(421);
    expect((await ask(app, { version: '1.0', headers: { host: 'votes.example' } })).status).toBe(200);
    expect((await ask(app, { version: '1.0', target: '/livez' })).status).toBe(200);
  });

  test('a form is rejected before its body is read and its sender is identified', async () => {
    const cookie = 'plaudit.session_token=x';
    const headers = { cookie, origin: 'https://votes.example' };
    const answer = await get(app, 'evil.example', {
      method: 'POST',
      target: '/sign-in',
      headers,
      body: '{}',
    });
    expect(answer.status).toBe(421);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('the same holds without a socket', async () => {
    const http = buildHttp(app.context);
    expect((await http.request('https://votes.example/')).status).toBe(200);
    expect((await http.request('/')).status).toBe(421);
    const head = await http.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([421, '']);
  });
});

describe('D16 a HOST that others can reach requires a BASE_URL that they can open', () => {
  test.each([
    ['0.0.0.0', 'all'],
    ['::', 'all'],
    ['192.168.0.5', 'web'],
    ['votes.example', 'all'],
    ['0.0.0.0', 'worker'],
  ])('HOST=%s does not start with role %s, and says what to set', async (host, role) => {
    const config = readConfig({ HOST: host, ROLE: role, DATA_DIR: '/nonexistent/plaudit' });
    await expect(startApp(config)).rejects.toThrow(
      `HOST is ${host}, so other machines can reach this service, but BASE_URL is http://localhost:3000, which works only on this machine. Set BASE_URL to the address that people use, such as BASE_URL=https://votes.example, or leave HOST at 127.0.0.1.`,
    );
  });

  test('with one it starts, and a connection from another machine ends no trial mode', async () => {
    const app = await runApp({ HOST: '0.0.0.0', BASE_URL: 'http://192.168.0.5:3000', LOG_LEVEL: 'silent' });
    expect((await get(app, '192.168.0.5:3000')).status).toBe(200);
    expect(app.context.trial.isActive()).toBe(false);
    await app.stop();
  });
});
