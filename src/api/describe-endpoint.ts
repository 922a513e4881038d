// Describes an endpoint as an OpenAPI operation: parameters, responses, and all problems that it can return.
import { type RouteConfig, z } from '@hono/zod-openapi';
import { sufficientScopes } from '../access/permissions.ts';
import { SCOPES } from '../access/scopes.ts';
import { requestExamples, responseExamples, sampleProblem } from './describe-examples.ts';
import { type DeclaredEndpoint, isWrite } from './endpoint.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';

const Problem = z
  .object({
    type: z.string().describe('A path on this host that explains the code.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('One sentence about this request.'),
    code: z
      .enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]])
      .describe('For programs: its meaning never changes.'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('On 400: what is wrong with which field.'),
  })
  .openapi('Problem');

const text = { type: 'string' } as const;

/** Response headers, as OpenAPI components. */
export const HEADERS = {
  'RateLimit-Policy': {
    description: 'The limit: its name, its quota `q`, and its window `w` in seconds.',
    schema: text,
    example: '"vote-checks";q=120;w=60',
  },
  RateLimit: {
    description: 'What remains: `r` requests, and `t` seconds until the quota is full again.',
    schema: text,
    example: '"vote-checks";r=119;t=42',
  },
  'Retry-After': {
    description: 'Wait this many seconds before trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  'WWW-Authenticate': {
    description: 'What was wrong with the token (RFC 6750).',
    schema: text,
    example: 'Bearer error="invalid_token"',
  },
} as const;

type Responses = RouteConfig['responses'];

export function describeEndpoint(endpoint: DeclaredEndpoint): RouteConfig {
  const { id, method, path, tag, summary, description, action, params, query, body, response } = endpoint;
  const scopes = sufficientScopes(action);
  const parameters = params ?? (path.includes('{id}') ? z.object({ id: BotId }) : undefined);
  return {
    operationId: id,
    method,
    path,
    tags: [tag],
    summary,
    description: `${description}\n\nScope: ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
    security: scopes.map((scope) => ({ bearer: [scope] })),
    request: {
      ...(parameters && { params: parameters as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(body && {
        body: {
          required: true,
          content: { 'application/json': { schema: body, examples: requestExamples(id) } },
        },
      }),
    },
    responses: {
      200: {
        description: 'Done.',
        content: endpoint.eventStream
          ? { 'text/event-stream': { schema: response, examples: { usual: { value: endpoint.eventStream } } } }
          : { 'application/json': { schema: response, examples: responseExamples(id) } },
        ...(endpoint.refusals.includes('RATE_LIMITED') && {
          headers: named('RateLimit-Policy', 'RateLimit'),
        }),
      },
      ...describeRefusals(id, problemsOf(endpoint)),
    },
  };
}

const BotId = z.string().describe('The bot’s ID; it must be the token’s own bot.');

/** All problems that an endpoint can return, in the order of PROBLEMS. */
export function problemsOf(endpoint: DeclaredEndpoint): readonly ProblemCode[] {
  const { path, body, action, refusals } = endpoint;
  const needsScope = sufficientScopes(action).length < SCOPES.length;
  const possible = new Set<ProblemCode>([
    ...(['UNAUTHENTICATED', 'INTERNAL', 'UNAVAILABLE'] as const),
    ...(needsScope ? (['MISSING_SCOPE'] as const) : []),
    // Every endpoint refuses a query string that is not UTF-8.
    'VALIDATION_FAILED',
    ...refusals,
  ]);
  if (body) possible.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (path.includes('{id}')) possible.add('NOT_FOUND').add('FORBIDDEN');
  if (isWrite(endpoint)) possible.add('FORBIDDEN');
  return (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => possible.has(code));
}

function describeRefusals(id: string, codes: readonly ProblemCode[]): Responses {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
        ...(status in HEADERS_OF && { headers: HEADERS_OF[status] }),
        content: {
          'application/problem+json': {
            schema: Problem,
            examples: Object.fromEntries(sharing.map((code) => [code, { value: sampleProblem(id, code) }])),
          },
        },
      },
    ]),
  );
}

const HEADERS_OF: Readonly<Record<number, ReturnType<typeof named>>> = {
  401: named('WWW-Authenticate'),
  429: named('RateLimit-Policy', 'RateLimit', 'Retry-After'),
  503: named('Retry-After'),
};

function named(...names: readonly (keyof typeof HEADERS)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
