// Hostile requests for fast-check, generated from the OpenAPI description, so that endpoints added later are attacked
// too.
import fc from 'fast-check';
import { bodyOf, hostileBodyText } from './hostile-bodies.ts';

export interface AttackedOperation {
  readonly path: string;
  readonly method: string;
  readonly query: readonly string[];
  readonly fields: readonly string[];
  /** One of these is needed. */
  readonly scopes: readonly string[];
  /** The statuses in its documentation. */
  readonly statuses: readonly number[];
}

export interface HostileRequest {
  /** Null if the path or the method does not belong to an endpoint. */
  readonly operation: AttackedOperation | null;
  readonly method: string;
  /** Percent-encoded, with its query, below /api/v1. */
  readonly target: string;
  /** One of the available tokens. */
  readonly token: 'full' | 'underscoped' | 'foreign' | 'game' | 'revoked' | 'none' | 'nonsense';
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

interface Description {
  readonly paths: Record<string, Record<string, DescribedOperation>>;
}

interface DescribedOperation {
  readonly description: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: { 'application/json': { schema: { properties?: Record<string, unknown> } } };
  };
  readonly responses: Record<string, unknown>;
}

/** The endpoints of an OpenAPI description. */
export function readOperations(description: Description): readonly AttackedOperation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description, parameters = [], requestBody, responses }]) => ({
      path,
      method: method.toUpperCase(),
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      fields: Object.keys(requestBody?.content['application/json'].schema.properties ?? {}),
      scopes: /Scope: (.+)\.$/.exec(description)?.[1]?.replaceAll('`', '').split(' or ') ?? [],
      statuses: Object.keys(responses).map(Number),
    })),
  );
}

/** Node's parser and `Request` accept these methods; others never reach the program. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY', 'M-SEARCH'];

/** Inserted into a URL unchanged. */
const SEGMENTS = [
  ...['', '.', '..', '%2e%2e', '%2F', '%2f..%2f', '%5c', '\\', '%00', '%ff', '%', '%1', '%zz', '%E0%A4%A'],
  ...['%ED%A0%80', '%25', '%2525', '%0d%0a', '%20', ' ', '+', '*', ':id', '{id}', '__proto__', 'constructor'],
  ...['toString', '%F0%9F%92%A5', '💥', "'", '"', ';', "';--", '?', '#', '-', '_', '0', '-1', '1e400', 'null'],
  ...['test', 'redeliver', 'check', 'x'.repeat(33), 'x'.repeat(4_000), '0'.repeat(32), 'f'.repeat(32)],
];

const escaped = fc.oneof(
  hostileBodyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(...SEGMENTS.map((segment) => segment.replaceAll(/[#?]/g, ''))),
);

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const known = [...names, ...names, 'cursor', 'limit', '__proto__', 'a[b]', '%', 'token', 'access_token'];
  const pair = fc.tuple(fc.constantFrom(...known), escaped).map(([name, value]) => `${name}=${value}`);
  return fc
    .oneof(
      fc.array(pair, { maxLength: names.length + 1 }).map((pairs) => pairs.join('&')),
      fc.constantFrom('', '&&&', '=', '?', '%ff=%ff', 'x='.repeat(3_000), 'a=1&'.repeat(2_000)),
    )
    .map((query) => (query === '' ? '' : `?${query}`));
}

const CONTENT_TYPES = [
  ...['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'],
  ...['text/plain', 'application/json; charset=latin1', 'application/json, text/html', '', ';', 'json', '+json'],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json;;;charset'],
];

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('accept', 'x-http-method-override', 'x-forwarded-for', 'origin', 'cookie', 'if-none-match'),
      fc.constantFrom('*/*', 'DELETE', 'text/html', '\u00ff', '', '127.0.0.1', 'null', '"x"', 'x'.repeat(20_000)),
    ),
    fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'identity', '', 'br')),
    fc.tuple(fc.constant('content-length'), fc.constantFrom('0', '-1', '1e9', '99999999999', 'x')),
  ),
  { maxLength: 3 },
);

/** `own`: IDs that belong to the listing, by path parameter, so that not every request ends with 404. */
export function hostileRequests(
  operations: readonly AttackedOperation[],
  own: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<HostileRequest> {
  const addressed = (operation: AttackedOperation) => {
    const parts = operation.path.split('/').map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return fc.constant(part);
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(own[name] ?? ['x'])) },
        { weight: 1, arbitrary: fc.constantFrom(...SEGMENTS) },
        { weight: 1, arbitrary: escaped },
      );
    });
    return fc.tuple(...parts).map((segments) => segments.join('/'));
  };
  const known = fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      method: fc.constant(operation.method),
      target: fc.tuple(addressed(operation), queryOf(operation.query)).map((parts) => parts.join('')),
      body: operation.method === 'GET' ? fc.constant(null) : bodyOf(operation),
    }),
  );
  const stray = fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(null),
      method: fc.constantFrom(...METHODS),
      target: fc
        .tuple(
          fc.constantFrom('', '/', '//', '/./', '/%2f'),
          fc.oneof(
            addressed(operation),
            fc.array(fc.constantFrom(...SEGMENTS)).map((all) => `/${all.join('/')}`),
          ),
          fc.constantFrom('', '/', '//', '/..', '/%', '.json'),
          queryOf(operation.query),
        )
        .map((parts) => parts.join('')),
      body: fc.option(bodyOf(operation)),
    }),
  );
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constant<HostileRequest['token']>('full') },
    {
      weight: 4,
      arbitrary: fc.constantFrom<HostileRequest['token']>(
        ...(['underscoped', 'foreign', 'game', 'revoked', 'none', 'nonsense'] as const),
      ),
    },
  );
  const contentType = fc.oneof(
    { weight: 3, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  );
  return fc
    .tuple(fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: stray }), token, headers, contentType)
    .map(([asked, which, more, type]) => ({
      ...asked,
      token: which,
      headers: [['content-type', type] as const, ...more],
    }));
}
