// An endpoint is declared once: its address, scope, what it takes and gives. From the declaration come the route, the
// order of refusals (decision A2: 401, 404, 403, 400, then what the handler refuses) and the OpenAPI description.
import type { z } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import type { AuthenticatedToken } from '../access/authenticate-token.ts';
import type { ApiAction } from '../access/permissions.ts';
import type { Config } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { TestDeliveryDependencies } from '../deliveries/deliver-test.ts';
import type { SaveWebhookDependencies } from '../endpoints/webhook-settings.ts';
import { authenticate, refuseOtherBot, refuseReadOnlyToken } from './authenticate.ts';
import { type FieldProblem, type ProblemCode, validationProblem } from './problems.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';

export interface ApiContext extends Delivering {
  readonly db: Db;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'planWeights' | 'contact'>;
  readonly log: Log;
  readonly vault: Vault;
}

/** What of the delivery side the API needs. */
type Delivering = Pick<SaveWebhookDependencies, 'judgeUrl' | 'wake'> &
  Pick<TestDeliveryDependencies, 'loadTargets' | 'channelFor'>;

export interface Endpoint<Params, Query, Body, Answer> {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it. A path with `{id}` names a bot, which must be the token's own. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly action: ApiAction;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  /** A POST that changes nothing: it goes on while the listing's owner is suspended. */
  readonly readOnly?: true;
  /** What the handler itself can refuse with; the rest follows from the declaration. */
  readonly refusals: readonly ProblemCode[];
  handle(asked: EndpointRequest<Params, Query, Body, Answer>): Promise<Response>;
  /**
   * Tried first for a query that is valid: the whole answer, with ALWAYS among its headers, or null to go the long way
   * with all its refusals.
   */
  fastPath?(authorization: string | null, query: Query): Promise<Response | null>;
}

export interface EndpointRequest<Params, Query, Body, Answer> {
  readonly token: AuthenticatedToken;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  answer(answer: Answer): Response;
}

/** An endpoint whose types nobody needs to know any more. */
export interface DeclaredEndpoint
  extends Omit<Endpoint<unknown, unknown, unknown, unknown>, 'handle' | 'shortcut'> {
  readonly serve: (context: Context, db: Db) => Promise<Response>;
  /** Null: it is for `serve` to answer. */
  readonly serveFastPath?: (context: Context) => Promise<Response | null>;
}

/** Binds what is read to what is declared. */
export function endpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  declared: Endpoint<Params, Query, Body, Answer>,
): DeclaredEndpoint {
  return {
    ...declared,
    ...(declared.fastPath && { serveFastPath: (context: Context) => serveShort(declared, context) }),
    async serve(context, db) {
      const token = await authenticate(db, context.req.raw, declared);
      if (token instanceof Response) return token;
      const botId = context.req.param('id');
      const refusal = botId === undefined ? null : await refuseOtherBot(db, token, botId);
      const frozen = (known: AuthenticatedToken) => (isWrite(declared) ? refuseReadOnlyToken(known) : null);
      const refused = refusal ?? frozen(token);
      if (refused) return refused;
      const read = await readAll(declared, context);
      if (read instanceof Response) return read;
      // A body may take its time, and the token may have been revoked or frozen meanwhile.
      const still = declared.body ? await authenticate(db, context.req.raw, declared) : token;
      if (still instanceof Response) return still;
      const frozenNow = frozen(still);
      if (frozenNow) return frozenNow;
      return declared.handle({ token: still, ...read, answer: (answer) => Response.json(answer) });
    },
  };
}

/** Whether it changes something, and so is refused while somebody behind the token is suspended. */
export function isWrite({ method, readOnly }: Pick<DeclaredEndpoint, 'method' | 'readOnly'>): boolean {
  return method !== 'get' && !readOnly;
}

async function serveShort<Params, Query, Body, Answer>(
  { fastPath, query }: Endpoint<Params, Query, Body, Answer>,
  context: Context,
): Promise<Response | null> {
  const read = query?.safeParse(readQuery(context.req.url));
  return fastPath && read?.success ? fastPath(context.req.header('authorization') ?? null, read.data) : null;
}

/** Puts the short way of an endpoint on the router, if it has one: before all that makes answers whole (see routes.ts). */
export function mountFastPath(api: Hono, { method, path, serveFastPath }: DeclaredEndpoint): void {
  if (!serveFastPath) return;
  api.on(method.toUpperCase(), routePath(path), async (context, next) => {
    const answer = await serveFastPath(context);
    if (answer) return answer;
    return next();
  });
}

/** Puts an endpoint on the router. */
export function mount(api: Hono, { db }: ApiContext, { method, path, serve }: DeclaredEndpoint): void {
  api.on(method.toUpperCase(), routePath(path), (context) => serve(context, db));
}

export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function readAll<Params, Query, Body, Answer>(
  declared: Endpoint<Params, Query, Body, Answer>,
  context: Context,
): Promise<Pick<EndpointRequest<Params, Query, Body, Answer>, 'params' | 'query' | 'body'> | Response> {
  const query = readQuery(context.req.url);
  if (!query) return validationProblem([{ field: 'query', message: 'Must be percent-encoded UTF-8.' }]);
  const body = declared.body ? await readBody(context.req.raw) : { ok: true as const, value: undefined };
  if (!body.ok) return body.response;
  const errors: FieldProblem[] = [];
  const read = {
    params: judge(declared.params, context.req.param(), errors) as Params,
    query: judge(declared.query, query, errors) as Query,
    body: judge(declared.body, body.value, errors) as Body,
  };
  return errors.length > 0 ? validationProblem(errors) : read;
}

const ERRORS_MOST = 20;

/** What the schema makes of a value; what it minds is added to `errors`. */
function judge<T>(schema: z.ZodType<T> | undefined, value: unknown, errors: FieldProblem[]): T | undefined {
  const judged = schema?.safeParse(value, { error: wording });
  if (!judged || judged.success) return judged?.data;
  for (const { path, message } of judged.error.issues.slice(0, ERRORS_MOST))
    errors.push({ field: path.map(String).join('.') || 'body', message });
  return undefined;
}

/** As zod tells it; each kind of issue has some of these. */
interface Minded {
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly maximum?: unknown;
}

/** Zod's own words name its types; these are for whoever wrote the request. A schema's own message comes first. */
function wording({ input, expected, values, maximum }: Minded): string {
  if (input === undefined) return 'Is required.';
  if (values) return `Must be one of ${values.join(', ')}.`;
  if (maximum !== undefined) return `At most ${maximum} characters.`;
  if (expected === undefined) return 'Is not valid.';
  return Array.isArray(input) ? `Must be one ${expected}, not a list.` : `Must be of type ${expected}.`;
}
