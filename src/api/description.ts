// The OpenAPI 3.1 description (decision A13), made from the declarations that also validate.
import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { ApiParts, DeclaredEndpoint } from './endpoint.ts';
import { PROBLEMS, type ProblemCode } from './errors.ts';
import { deliveryHeadersSchema, VotePayloadSchema } from './vote-payload.ts';

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .openapi({ description: 'On 400: what is wrong with which field.' }),
  })
  .openapi('Problem');

type Responses = RouteConfig['responses'];

/** The whole description, as it is served. */
export function describeApi({ config }: ApiParts, endpoints: readonly DeclaredEndpoint[]) {
  const book = new OpenAPIHono();
  const registry = book.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token of one listing, made in its dashboard under Integrations.',
  });
  for (const endpoint of endpoints) registry.registerPath(describeEndpoint(endpoint));
  registry.registerWebhook(describeWebhook(config.serviceName));
  return book.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${config.serviceName} API`,
      version: '1',
      description: 'Vote checks, webhooks, statistics and changelogs. Refusals are RFC 9457 problem details.',
    },
    servers: [{ url: `${config.baseUrl}/api/v1` }],
  });
}

function describeEndpoint(endpoint: DeclaredEndpoint): RouteConfig {
  const { id, method, path, tag, summary, description, scope, params, query, body, answer } = endpoint;
  const parameters = params ?? (path.includes('{id}') ? z.object({ id: z.string() }) : undefined);
  return {
    operationId: id,
    method,
    path,
    tags: [tag],
    summary,
    description: `${description}\n\nScope: \`${scope}\`.`,
    security: [{ bearer: [] }],
    request: {
      ...(parameters && { params: parameters as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: answer } },
        ...limitHeaders(endpoint),
      },
      ...describeRefusals(refusalsOf(endpoint)),
    },
  };
}

/** What an endpoint can answer besides success, in the order of the table. */
export function refusalsOf({ path, body, refusals }: DeclaredEndpoint): readonly ProblemCode[] {
  const possible = new Set<ProblemCode>([
    // Of every endpoint: a query string that is no percent-encoded UTF-8 is never read as something else (A16).
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'MISSING_SCOPE',
    'INTERNAL',
    'UNAVAILABLE',
    ...refusals,
  ]);
  if (body) possible.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (path.includes('{id}')) possible.add('NOT_FOUND').add('FORBIDDEN');
  return (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => possible.has(code));
}

function describeRefusals(codes: readonly ProblemCode[]): Responses {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  );
}

function limitHeaders({ refusals }: DeclaredEndpoint) {
  if (!refusals.includes('RATE_LIMITED')) return {};
  return { headers: z.object({ RateLimit: z.string(), 'RateLimit-Policy': z.string() }) };
}

function describeWebhook(serviceName: string): RouteConfig {
  return {
    operationId: 'voteCreated',
    method: 'post',
    path: 'vote.created',
    tags: ['Webhooks'],
    summary: 'A vote was cast',
    description:
      'Sent to the endpoint set in the dashboard, at least once. Deduplicate on eventId, verify the signature over the raw body, answer 2xx within 10 seconds.',
    request: {
      headers: deliveryHeadersSchema(serviceName),
      body: { required: true, content: { 'application/json': { schema: VotePayloadSchema } } },
    },
    responses: {
      '2XX': { description: 'Delivered.' },
      '4XX': { description: 'Failed for good; not retried.' },
      '5XX': { description: 'Retried up to five times, with growing delays.' },
    },
  };
}
