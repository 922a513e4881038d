// The types of the SDK's client are those of this version's OpenAPI description.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_TYPES, writeApiTypes } from '../support/api-types.ts';

it('the types of the API client are up to date: `npm run transcripts` writes them', async () => {
  expect(readFileSync(API_TYPES, 'utf8')).toBe(await writeApiTypes());
});
