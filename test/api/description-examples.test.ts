// Every example of the OpenAPI description matches its schema (decision A29).
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createApi } from '../../src/api/routes.ts';
import type { Db } from '../../src/db/database.ts';
import { createApiContext } from '../support/api.ts';

type Content = Record<string, { readonly examples?: Record<string, { readonly value: unknown }> }>;
interface Operation {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
}
type Section = Record<string, Record<string, Operation>>;

test('A29 every example of the description matches its schema', async () => {
  const described = await createApi(createApiContext({} as Db)).request('/openapi.json');
  const description = (await described.json()) as { readonly paths: Section; readonly webhooks: Section };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'description', ...description });
  let count = 0;
  for (const { place, content } of contentsOf(description))
    for (const [type, { examples = {} }] of Object.entries(content)) {
      const $ref = `description#/${[...place, 'content', type, 'schema'].map(pointer).join('/')}`;
      const fits = ajv.compile({ $ref });
      for (const [name, { value }] of Object.entries(examples)) {
        expect(fits(value), `${place.join(' ')} ${name}: ${ajv.errorsText(fits.errors)}`).toBe(true);
        count++;
      }
    }
  expect(count).toBeGreaterThan(200);
});

function contentsOf({ paths, webhooks }: { readonly paths: Section; readonly webhooks: Section }) {
  return Object.entries({ paths, webhooks }).flatMap(([part, section]) =>
    Object.entries(section).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) => [
        { place: [part, path, method, 'requestBody'], content: requestBody?.content ?? {} },
        ...Object.entries(responses).map(([status, { content = {} }]) => ({
          place: [part, path, method, 'responses', status],
          content,
        })),
      ]),
    ),
  );
}

/** RFC 6901, in a URL. */
function pointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
