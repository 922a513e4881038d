// Bodies that come from another by a usual mistake. Some undo what was done to the body that was given, the others do
// to it what a receiver may have done before it computed the HMAC. Pure.
import { asGoWrites, asPhpWrites, asPythonWrites, inOurOrder, sortKeys } from './json-writers.ts';
import type { Mistake } from './mistake.ts';

export interface BodyVariant {
  readonly body: Buffer;
  /** Null: the body as it was given. */
  readonly mistake: Mistake | null;
}

const RAW = 'Verify the bytes as they arrive, before anything parses or changes them.';

type Change = (text: string) => string | readonly string[];

/** The given body first. */
export function bodyVariants(body: Buffer): readonly BodyVariant[] {
  const text = body.toString('utf8');
  const seen = new Set([body.toString('latin1')]);
  const changed = CHANGES.flatMap(([mistake, change]) =>
    [change(text)].flat().map((written) => ({ body: Buffer.from(written, 'utf8'), mistake })),
  ).filter((variant) => {
    const key = variant.body.toString('latin1');
    return !seen.has(key) && seen.add(key);
  });
  return [{ body, mistake: null }, ...changed, ...binaryVariants(body)];
}

/** The order decides between explanations of the same bytes: the simplest first. */
const CHANGES: readonly (readonly [Mistake, Change])[] = [
  [mistake('trailing_newline', 'a line break was added at its end'), (text) => text.replace(/[\r\n]+$/, '')],
  [mistake('newline_lost', 'the line break at its end was lost'), (text) => [`${text}\n`, `${text}\r\n`]],
  [mistake('crlf', 'its line breaks were turned into CRLF'), (text) => text.replaceAll('\r\n', '\n')],
  [mistake('lf', 'its line breaks were turned from CRLF into LF'), (text) => text.replace(/\r?\n/g, '\r\n')],
  [mistake('bom', 'a byte order mark was added at its beginning'), (text) => text.replace(/^\uFEFF/, '')],
  [mistake('bom_lost', 'the byte order mark at its beginning was lost'), (text) => `\uFEFF${text}`],
  [mistake('surrounding_space', 'spaces were added around it'), (text) => text.trim()],
  [
    serialized('json_spaces', 'with other spaces'),
    json((value) => [
      JSON.stringify(value),
      asPythonWrites(value, false),
      ...[2, 4, '\t'].map((indent) => JSON.stringify(value, null, indent)),
    ]),
  ],
  [
    serialized('json_escapes', 'with other escapes of Unicode or slashes'),
    json((value) => [
      asPythonWrites(value, true),
      asPhpWrites(value, true),
      asPhpWrites(value, false),
      asGoWrites(value),
    ]),
  ],
  [
    serialized('json_key_order', 'with its fields in another order'),
    json((value) => {
      const sorted = sortKeys(value);
      const ours = JSON.stringify(inOurOrder(value));
      return [
        ours,
        JSON.stringify(sorted),
        asPythonWrites(sorted, true),
        asPythonWrites(sorted, false),
        asGoWrites(sorted),
      ];
    }),
  ],
];

/** Bodies that are not the UTF-8 of any text. */
function binaryVariants(body: Buffer): readonly BodyVariant[] {
  const twice = { body: Buffer.from(body.toString('latin1'), 'utf8'), mistake: ENCODED_TWICE };
  const once = { body: Buffer.from(body.toString('utf8'), 'latin1'), mistake: NOT_UTF8 };
  const base64 = { body: Buffer.from(body.toString('latin1'), 'base64'), mistake: BODY_BASE64 };
  const empty = { body: Buffer.alloc(0), mistake: EMPTY_BODY };
  return [twice, once, base64, empty].filter((variant) => !variant.body.equals(body));
}

function mistake(code: string, change: string): Mistake {
  return { code, what: `The body was changed: ${change}.`, todo: RAW };
}

function serialized(code: string, how: string): Mistake {
  return {
    code,
    what: `The body was parsed and written again as JSON, ${how}.`,
    todo: `${RAW} In Express, use express.raw({ type: 'application/json' }) for this route; in Flask, request.get_data(); in PHP, php://input.`,
  };
}

function json(write: (value: unknown) => readonly string[]): Change {
  return (text) => {
    try {
      return write(JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch {
      return [];
    }
  };
}

const ENCODED_TWICE: Mistake = {
  code: 'encoded_twice',
  what: 'The body was read as Latin-1 and encoded as UTF-8 again, so every letter outside of ASCII changed.',
  todo: RAW,
};

const NOT_UTF8: Mistake = {
  code: 'not_utf8',
  what: 'The body was encoded as Latin-1; Plaudit sends UTF-8.',
  todo: RAW,
};

const BODY_BASE64: Mistake = {
  code: 'body_base64',
  what: 'The body that was given here is base64 of the body that was signed.',
  todo: 'Decode it first: AWS Lambda sets isBase64Encoded when it passes a body like this.',
};

const EMPTY_BODY: Mistake = {
  code: 'body_empty',
  what: 'The signature was made for an empty body.',
  todo: 'The body had been read before: a stream can be read only once. Verify before any body parser runs.',
};
