// The API as a client meets it: mounted where it will be, asked without a socket.
import { Hono } from 'hono';
import { expect } from 'vitest';
import { PROBLEMS } from '../../src/api/errors.ts';
import { createApi } from '../../src/api/routes.ts';
import { createLog } from '../../src/core/log.ts';
import type { Db } from '../../src/db/database.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
}

export type Ask = (path: string, init?: RequestInit & { token?: string; json?: unknown }) => Promise<Answer>;

/** `path` is relative to /api/v1; `json` is sent as a body; every answer must be JSON. */
export function apiOver(db: Db): Ask {
  const config = { serviceName: 'Plaudit', baseUrl: 'http://localhost:3000' };
  const app = new Hono().route('/api/v1', createApi({ db, config, log: createLog('silent') }));
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
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
}

/** Decision A1: what every refusal looks like. */
export function expectProblem(answer: Answer, code: keyof typeof PROBLEMS): void {
  expect(answer.body).toMatchObject({ code, status: PROBLEMS[code].status, title: PROBLEMS[code].title });
  expect(answer.status).toBe(PROBLEMS[code].status);
  expect(answer.body.detail).toMatch(/\S/);
  expect(answer.body.type).toBe(`/docs/errors#${code}`);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}
