// The API as clients use it: mounted at its path, requested without a socket.
import { Hono } from 'hono';
import { expect } from 'vitest';
import { createIdentityCodes } from '../../src/access/identity-codes.ts';
import { createVoterIdentities } from '../../src/access/voter-identities.ts';
import type { ApiContext } from '../../src/api/endpoint.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { createApi } from '../../src/api/routes.ts';
import { createClientIdentifier } from '../../src/core/client-address.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { createSecurityLog } from '../../src/core/security-log.ts';
import type { Db } from '../../src/db/database.ts';
import { createDeliveryChanges } from '../../src/deliveries/delivery-changes.ts';
import { createLiveStreams } from '../../src/stream/live-streams.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { SITE_VALUES } from './site-values.ts';

export interface ApiTestResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
}

export type ApiTestClient = (
  path: string,
  init?: RequestInit & { token?: string; json?: unknown },
) => Promise<ApiTestResponse>;

/** `path` is relative to /api/v1; `json` is sent as a body; every response must be JSON. */
export function createApiClient(db: Db, more: Partial<ApiContext> = {}): ApiTestClient {
  const app = new Hono().route('/api/v1', createApi({ ...createApiContext(db), ...more }));
  return async (path, { token, json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    const response = await app.request(`/api/v1${path}`, {
      ...init,
      headers,
      ...(body !== undefined && { body }),
    });
    // A stream has no end.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? await response.body?.cancel() : await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
}

/** The dependencies of the API; it can deliver only with a delivery fixture. */
export function createApiContext(db: Db): ApiContext {
  const nowhere = () =>
    Promise.reject(new Error('This test cannot deliver: pass a delivery fixture to createApiClient.'));
  const vault = createVault(TEST_SECRET_KEY);
  const config = {
    serviceName: 'Plaudit',
    baseUrl: 'http://localhost:3000',
    ownership: 'optional' as const,
  };
  const log = createLog('silent');
  const notifier = {
    notify: () => undefined,
    listen: () => undefined,
    isListening: true,
    isSingleProcess: true,
    presence: null,
    close: async () => undefined,
  };
  const changes = createDeliveryChanges(notifier);
  const stopping = new AbortController().signal;
  return {
    db,
    config,
    site: SITE_VALUES,
    log,
    changes,
    streams: createLiveStreams({ db, config, log, notifier, changes, stopping }),
    vault,
    outbox: null,
    voterIdentities: createVoterIdentities(vault, () => true),
    identityCodes: createIdentityCodes(vault),
    clients: createClientIdentifier(vault.derive('visitors'), {
      trustedProxies: ['127.0.0.0/8'],
      logsAddresses: false,
    }),
    securityLog: createSecurityLog(log),
    checkWebhookUrl: nowhere,
    wake: () => {},
    loadTargets: nowhere,
    channelFor: () => ({ attempt: nowhere }),
  };
}

/** Decision A1: the form of every error response. */
export function expectProblem(answer: ApiTestResponse, code: keyof typeof PROBLEMS): void {
  expect(answer.body).toMatchObject({ code, status: PROBLEMS[code].status, title: PROBLEMS[code].title });
  expect(answer.status).toBe(PROBLEMS[code].status);
  expect(answer.body.detail).toMatch(/\S/);
  expect(answer.body.type).toBe(`/docs/errors#${code}`);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}
