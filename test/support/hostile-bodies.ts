// Values and bodies that break parsers: wrong types, deep nesting, duplicate keys, huge numbers, invalid UTF-8.
import fc from 'fast-check';

const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00\ud800', '\ufeff', '\u202e', '\u2028', '💥', '💥'.repeat(121)],
  ...['__proto__', 'constructor', 'undefined', 'null', 'true', 'NaN', 'Infinity', '-0', '1e400', '0x10', "'; --"],
  ...['x'.repeat(65), 'x'.repeat(2_001), 'x'.repeat(8_001), '%', '%00', '\r\nX: y', '1.0.0', 'u', 'Steve'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '1970-01-01T00:00:00Z', '2026-02-30T00:00:00Z'],
  ...['0001-01-01T00:00:00+23:59', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-01-01T00:00:60Z'],
  ...['votes:read', 'webhooks:write', 'stats:write', 'failed', 'undelivered', 'delivered', 'held', '1', '100'],
  ...['https://[::1]/', 'https://127.1/', 'http://0/', 'https://a:b@c/', 'https://\u0000/', 'https://x:99999/'],
  ...['https://[::ffff:10.0.0.1]/', 'https://0x7f000001/', 'javascript:alert(1)', 'https://', '//x', 'https://a..b/'],
  ...['https://xn--/', 'https://%00/', 'https://\u3002/', 'file:///etc/passwd', 'https://10.0.0.1:0/'],
];

export const hostileBodyText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

const NUMBERS = ['0', '-0', '1e400', '-1e400', '1e-400', '9007199254740993', '0.1', '-1', '2147483648', '1E5'];

/** JSON as text, to include what `JSON.stringify` never produces: duplicate keys, 1e400, lone surrogates as bytes. */
const { json } = fc.letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('null', 'true', 'false', ...NUMBERS),
    hostileBodyText.map((text) => JSON.stringify(text)),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
  object: fc
    .array(fc.tuple(hostileBodyText, tie('json')), { maxLength: 4 })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
}));

const deep = fc
  .constantFrom<[string, string]>(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}'])
  .map(([open, close]) => `${open.repeat(6_000)}1${close.repeat(6_000)}`);

const encoder = new TextEncoder();

/** Bodies with an endpoint's fields, other JSON, and malformed JSON. */
export function bodyOf({ fields }: { readonly fields: readonly string[] }): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
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
