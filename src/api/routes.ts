// All endpoints of /api/v1, and the responses when none matches. Every response is JSON, including errors.
import { Hono } from 'hono';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { changelog } from './changelog.ts';
import { deliveries } from './deliveries.ts';
import { type Description, describeApi } from './description.ts';
import { type ApiContext, type DeclaredEndpoint, mount, mountFastPath, routePath } from './endpoint.ts';
import { identityLinks } from './identity-links.ts';
import { ownToken } from './own-token.ts';
import { problem, RESPONSE_HEADERS } from './problems.ts';
import { serverStats } from './server-stats.ts';
import { stream } from './stream.ts';
import { streamConsumers } from './stream-consumers.ts';
import { streamTests } from './stream-tests.ts';
import { tokens } from './tokens.ts';
import { voteChecks } from './vote-checks.ts';
import { voteClaims } from './vote-claims.ts';
import { voteLists } from './vote-lists.ts';
import { voteStats } from './vote-stats.ts';
import { webhookConfig } from './webhook-config.ts';

/** In the order in which the OpenAPI description lists them. */
const FAMILIES = [
  voteChecks,
  voteClaims,
  voteLists,
  voteStats,
  serverStats,
  changelog,
  webhookConfig,
  deliveries,
  stream,
  streamConsumers,
  streamTests,
  ownToken,
  identityLinks,
  tokens,
];

export function declareEndpoints(context: ApiContext): readonly DeclaredEndpoint[] {
  return FAMILIES.flatMap((family) => family(context));
}

/** Creates the API, to be mounted at /api/v1. */
export function createApi(parts: ApiContext): Hono {
  const endpoints = declareEndpoints(parts);
  const api = new Hono();
  // First, so that fast paths skip the middleware below: setting headers later and inspecting the request's body would
  // allocate objects that these responses do not need.
  for (const endpoint of endpoints) mountFastPath(api, endpoint);
  api.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(RESPONSE_HEADERS))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    // A body that was not read blocks the connection for the next request, so the client must open a new one.
    const { body, bodyUsed } = context.req.raw;
    if ((body && !bodyUsed) || context.res.status === 413) context.res.headers.set('Connection', 'close');
  });
  for (const endpoint of endpoints) mount(api, parts, endpoint);
  serveDescription(api, parts, endpoints);
  refuseOtherMethods(api, [...endpoints, { path: '/openapi.json', method: 'get' }]);
  // Not api.notFound, because Hono never calls that of a mounted app.
  api.all('*', (context) => problem('NOT_FOUND', `There is no ${context.req.path}.`));
  api.onError((error, context) => {
    if (isDatabaseUnavailable(error)) {
      parts.log.warn({ part: 'api', reason: error.message }, 'The database cannot be reached.');
      return problem('UNAVAILABLE', 'Please try again.', { headers: { 'Retry-After': '5' } });
    }
    // Only message and stack: the other fields of a database error may contain personal data.
    const { message, stack } = error;
    parts.log.error({ part: 'api', method: context.req.method, reason: message, stack }, 'A request failed.');
    return problem('INTERNAL', 'This is not your fault; it has been logged.');
  });
  return api;
}

/** Only the OpenAPI description, for the pages that show it. */
export function describeRoutes(parts: ApiContext): Description {
  return describeApi(parts, declareEndpoints(parts));
}

function serveDescription(api: Hono, parts: ApiContext, endpoints: readonly DeclaredEndpoint[]): void {
  let described: string | null = null;
  api.get('/openapi.json', (context) => {
    described ??= JSON.stringify(describeApi(parts, endpoints));
    context.header('Cache-Control', 'public, max-age=300');
    context.header('Content-Type', 'application/json');
    return context.body(described);
  });
}

/** Responds with 405 and Allow for every path that has endpoints (RFC 9110 §15.5.6). */
function refuseOtherMethods(api: Hono, known: readonly { readonly path: string; readonly method: string }[]): void {
  for (const [path, sharing] of Map.groupBy(known, (endpoint) => endpoint.path)) {
    const methods = sharing.map((endpoint) => endpoint.method.toUpperCase());
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    api.all(routePath(path), (context) =>
      problem('METHOD_NOT_ALLOWED', `Not ${context.req.method}: this address takes ${allow}.`, {
        headers: { Allow: allow },
      }),
    );
  }
}
