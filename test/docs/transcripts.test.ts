// The transcripts in the docs match the API: every call is repeated, and every word compared.
import { beforeAll, describe, expect, test } from 'vitest';
import { transcripts } from '../../src/docs/transcripts.ts';
import { sendInProcess, takeTranscripts } from '../support/transcripts.ts';

let taken: ReadonlyMap<string, string>;
beforeAll(async () => {
  taken = await takeTranscripts(sendInProcess);
});

describe('the transcripts (update them with `npm run transcripts`)', () => {
  test('are those of the existing calls', () => {
    expect([...taken.keys()].sort()).toEqual([...transcripts.keys()].sort());
  });

  test.each([...transcripts.keys()])('%s matches the API’s response', (name) => {
    const { command, response } = transcripts.get(name)!;
    expect(taken.get(name)?.trim()).toBe(`${command}\n\n${response}`);
  });
});
