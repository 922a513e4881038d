// verify() on the vectors that the receivers of every language share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@plaudit/sdk';
import { describe, expect, test } from 'vitest';

interface ReceiverVector {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly now: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly bodyBase64?: string;
  readonly expected:
    | { readonly ok: true; readonly kind: 'vote' | 'test'; readonly eventId: string }
    | { readonly ok: false; readonly reason: string; readonly status: number };
}

const { cases } = JSON.parse(readFileSync(join(import.meta.dirname, '../../spec/receiver-vectors.json'), 'utf8')) as {
  readonly cases: readonly ReceiverVector[];
};

async function outcome({ secrets, now, headers, body, bodyBase64 }: ReceiverVector) {
  const content = body ?? Buffer.from(bodyBase64 ?? '', 'base64');
  const verified = await verify(content, headers, secrets, { now: new Date(now * 1000) });
  if (verified.ok) return { ok: true, kind: verified.isTest ? 'test' : 'vote', eventId: verified.event.eventId };
  return { ok: false, reason: verified.reason, status: verified.status };
}

describe('P241 the vectors of receivers', () => {
  test.each(cases)('$name', async (vector) => {
    expect(await outcome(vector)).toEqual(vector.expected);
  });

  test('have unique names', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });
});
