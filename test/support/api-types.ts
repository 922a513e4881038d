// The types of the SDK's client, generated from the OpenAPI description of this version.
import { join } from 'node:path';
import openapiTypes from 'openapi-typescript';
import { describeRoutes } from '../../src/api/routes.ts';

export const API_TYPES = join(import.meta.dirname, '../../sdk/src/client/api-types.ts');

const HEAD = `// Generated from the OpenAPI description by \`npm run transcripts\`. Do not edit it.
`;

interface Operation {
  readonly operationId: string;
  responses: Record<string, { readonly content?: unknown }>;
}
type Description = Parameters<typeof openapiTypes>[0];

/** The text of the file: the requests and successful responses of all operations, with their methods and paths. */
export async function writeApiTypes(): Promise<string> {
  const context = { config: { serviceName: 'Plaudit', baseUrl: 'https://votes.example' } };
  const served = JSON.parse(JSON.stringify(describeRoutes(context as Parameters<typeof describeRoutes>[0])));
  const paths: Record<string, Record<string, Operation>> = served.paths;
  const routes: string[] = [];
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      // Errors are all PlauditError.
      operation.responses = { 200: { content: operation.responses[200]?.content } };
      routes.push(`  ${operation.operationId}: ['${method.toUpperCase()}', '${path}'],`);
    }
  // The webhook's types are in the SDK's contract.
  const { VotePayload: _vote, AnnulmentPayload: _annulment, ...schemas } = served.components.schemas;
  const used = { ...served, webhooks: undefined, components: { schemas } };
  const types = await openapiTypes(JSON.parse(JSON.stringify(used)) as Description, {
    immutableTypes: true,
    exportType: true,
  });
  return `${HEAD}${typesOf(types)}\nexport const ROUTES = {\n${routes.join('\n')}\n} as const;\n`;
}

/** Without the exports that the client does not use. */
function typesOf(text: string): string {
  const start = text.indexOf('/** OneOf type helpers */');
  const from = (name: string) => text.indexOf(`export type ${name} =`);
  const isNeeded = start >= 0 && text.indexOf('OneOf<', from('components')) >= 0;
  const helpers = isNeeded ? text.slice(start, from('paths')) : '';
  return [helpers, text.slice(from('components'), from('$defs')), text.slice(from('operations'))]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
