// Decision P229: the doctor recognizes this installation at BASE_URL, and strangers learn nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVault } from '../../src/core/secrets.ts';
import { requestSelf } from '../../src/doctor/self-check.ts';
import { SELF_CHECK_HEADER, SELF_CHECK_PATH, signSelfCheck } from '../../src/doctor/self-check-protocol.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app?.stop());

const STRANGER = createVault('another key, which is also thirty-two letters long');

test('P229 the service tells the doctor how it sees the request', async () => {
  const { config, vault } = app.context;
  expect(await requestSelf(config, vault)).toMatchObject({
    kind: 'responded',
    status: 200,
    certificate: null,
    service: { observed: { peer: '127.0.0.1', isPeerTrusted: true, client: '127.0.0.1', forwardedFor: null } },
  });
});

test('P229 without a signature, or with an old one or another key, the path does not exist', async () => {
  const request = async (signed?: string) => {
    const headers = signed === undefined ? {} : { [SELF_CHECK_HEADER]: signed };
    const response = await fetch(`${app.url}${SELF_CHECK_PATH}`, { headers });
    return { status: response.status, text: await response.text() };
  };
  const now = Date.now();
  const { vault } = app.context;
  const genuine = signSelfCheck(vault, new Date(now));
  expect((await request(genuine)).status).toBe(200);
  for (const signed of [
    undefined,
    '',
    '.',
    `${now}.x.y`,
    `${genuine}x`,
    signSelfCheck(STRANGER, new Date(now)),
    signSelfCheck(vault, new Date(now - 601_000)),
    signSelfCheck(vault, new Date(now + 660_000)),
  ]) {
    const { status, text } = await request(signed);
    expect(status).toBe(404);
    expect(text).not.toContain('127.0.0.1');
  }
});

test('P229 another installation is not taken for this one', async () => {
  const result = await requestSelf({ baseUrl: app.url }, STRANGER);
  expect(result).toMatchObject({ kind: 'responded', status: 404, service: null });
});
