// Requests of somebody who wishes ill: for fast-check, made from the endpoints' own description, so that an endpoint that
// is added later is attacked as well.
import fc from 'fast-check';

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly query: readonly string[];
  readonly fields: readonly string[];
  /** The statuses it says it may answer with. */
  readonly statuses: readonly number[];
}

export interface HostileRequest {
  /** Null where the address or the method was not an endpoint's own. */
  readonly operation: Operation | null;
  readonly method: string;
  /** Percent-encoded, with its query, below /api/v1. */
  readonly target: string;
  /** Which of the tokens at hand. */
  readonly token: 'full' | 'underscoped' | 'foreign' | 'game' | 'revoked' | 'none' | 'nonsense';
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

interface Description {
  readonly paths: Record<string, Record<string, DescribedOperation>>;
}

interface DescribedOperation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: { 'application/json': { schema: { properties?: Record<string, unknown> } } };
  };
  readonly responses: Record<string, unknown>;
}

/** The endpoints of an OpenAPI description. */
export function readOperations(description: Description): readonly Operation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      path,
      method: method.toUpperCase(),
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      fields: Object.keys(requestBody?.content['application/json'].schema.properties ?? {}),
      statuses: Object.keys(responses).map(Number),
    })),
  );
}

/** Node's parser and `Request` take these; others never reach the program. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY', 'M-SEARCH'];

/** Written into an address as they stand. */
const SEGMENTS = [
  ...['', '.', '..', '%2e%2e', '%2F', '%2f..%2f', '%5c', '\\', '%00', '%ff', '%', '%1', '%zz', '%E0%A4%A'],
  ...['%ED%A0%80', '%25', '%2525', '%0d%0a', '%20', ' ', '+', '*', ':id', '{id}', '__proto__', 'constructor'],
  ...[
    'toString',
    '%F0%9F%92%A5',
    '💥',
    "'",
    '"',
    ';',
    "';--",
    '?',
    '#',
    '-',
    '_',
    '0',
    '-1',
    '1e400',
    'null',
  ],
  ...['test', 'redeliver', 'check', 'x'.repeat(33), 'x'.repeat(4_000), '0'.repeat(32), 'f'.repeat(32)],
];

const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00\ud800', '\ufeff', '\u202e', '\u2028', '💥', '💥'.repeat(121)],
  ...[
    '__proto__',
    'constructor',
    'undefined',
    'null',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '0x10',
    "'; --",
  ],
  ...['x'.repeat(65), 'x'.repeat(2_001), 'x'.repeat(8_001), '%', '%00', '\r\nX: y', '1.0.0', 'u', 'Steve'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '1970-01-01T00:00:00Z', '2026-02-30T00:00:00Z'],
  ...[
    '0001-01-01T00:00:00+23:59',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-01-01T00:00:60Z',
  ],
  ...[
    'votes:read',
    'webhooks:write',
    'stats:write',
    'failed',
    'undelivered',
    'delivered',
    'held',
    '1',
    '100',
  ],
  ...[
    'https://[::1]/',
    'https://127.1/',
    'http://0/',
    'https://a:b@c/',
    'https://\u0000/',
    'https://x:99999/',
  ],
  ...[
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'javascript:alert(1)',
    'https://',
    '//x',
    'https://a..b/',
  ],
  ...['https://xn--/', 'https://%00/', 'https://\u3002/', 'file:///etc/passwd', 'https://10.0.0.1:0/'],
];

const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

const NUMBERS = [
  '0',
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '0.1',
  '-1',
  '2147483648',
  '1E5',
];

/** JSON as a text, because what `JSON.stringify` never writes counts: keys twice, 1e400, lone surrogates as bytes. */
const { json } = fc.letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('null', 'true', 'false', ...NUMBERS),
    hostileText.map((text) => JSON.stringify(text)),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
  object: fc
    .array(fc.tuple(hostileText, tie('json')), { maxLength: 4 })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
}));

const deep = fc
  .constantFrom<[string, string]>(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}'])
  .map(([open, close]) => `${open.repeat(6_000)}1${close.repeat(6_000)}`);

const encoder = new TextEncoder();

function bodyOf({ fields }: { readonly fields: readonly string[] }): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const names = fields.length > 0 ? fields : ['body'];
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toJSON', 'length', '') },
  );
  const shaped = fc
    .array(fc.tuple(key, fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: deep })), {
      minLength: 1,
      maxLength: names.length + 2,
    })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`);
  const text = fc.oneof(
    { weight: 8, arbitrary: shaped },
    { weight: 2, arbitrary: json },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: shaped.map((body) => `\ufeff${body}`) },
    { weight: 1, arbitrary: shaped.map((body) => body.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '\0', 'x'.repeat(65_537), '['.repeat(65_000), '{"body":"\\ud800"}'),
    },
  );
  return fc.oneof(
    { weight: 8, arbitrary: text.map((body) => encoder.encode(body)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    { weight: 1, arbitrary: shaped.map((body) => new Uint8Array(Buffer.from(body, 'utf16le'))) },
  ) as fc.Arbitrary<Uint8Array<ArrayBuffer>>;
}

const escaped = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
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
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/merge-patch+json',
  ],
  ...[
    'text/plain',
    'application/json; charset=latin1',
    'application/json, text/html',
    '',
    ';',
    'json',
    '+json',
  ],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json;;;charset'],
];

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'accept',
        'x-http-method-override',
        'x-forwarded-for',
        'origin',
        'cookie',
        'if-none-match',
      ),
      fc.constantFrom(
        '*/*',
        'DELETE',
        'text/html',
        '\u00ff',
        '',
        '127.0.0.1',
        'null',
        '"x"',
        'x'.repeat(20_000),
      ),
    ),
    fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'identity', '', 'br')),
    fc.tuple(fc.constant('content-length'), fc.constantFrom('0', '-1', '1e9', '99999999999', 'x')),
  ),
  { maxLength: 3 },
);

/** `own`: what names a thing of the listing, by the word in the path, so that not all ends at 404. */
export function hostileRequests(
  operations: readonly Operation[],
  own: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<HostileRequest> {
  const addressed = (operation: Operation) => {
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
    .tuple(
      fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: stray }),
      token,
      headers,
      contentType,
    )
    .map(([asked, which, more, type]) => ({
      ...asked,
      token: which,
      headers: [['content-type', type] as const, ...more],
    }));
}
