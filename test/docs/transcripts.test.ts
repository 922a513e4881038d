// The transcripts in the docs are what the API answers today: every call is made again, and every word compared.
import { beforeAll, describe, expect, test } from 'vitest';
import { transcripts } from '../../src/docs/transcripts.ts';
import { sendInProcess, takeTranscripts } from '../support/transcripts.ts';

let taken: ReadonlyMap<string, string>;
beforeAll(async () => {
  taken = await takeTranscripts(sendInProcess);
}, 60_000);

describe('the transcripts (write them anew with `npm run transcripts`)', () => {
  test('are those of the calls there are', () => {
    expect([...taken.keys()].sort()).toEqual([...transcripts.keys()].sort());
  });

  test.each([...transcripts.keys()])('%s is what the API answers', (name) => {
    const { command, response } = transcripts.get(name)!;
    expect(taken.get(name)?.trim()).toBe(`${command}\n\n${response}`);
  });
});
