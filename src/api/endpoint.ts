// An endpoint is declared once: its path, its action, its request and its response. The declaration yields the route,
// the order of checks (decision A2: 401, 404, 403, 400, then the handler's own) and the OpenAPI description.
import type { IncomingMessage } from 'node:http';
import type { z } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import type { AccountContext } from '../access/account-context.ts';
import type { ApiAction } from '../access/permissions.ts';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import type { SiteValues } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { ClientIdentifier, NodeBindings } from '../core/client-address.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { TestDeliveryDependencies } from '../deliveries/deliver-test.ts';
import type { SaveWebhookDependencies } from '../endpoints/webhook-settings.ts';
import type { LiveStreams } from '../stream/live-streams.ts';
import type { StreamTestDependencies } from '../stream/send-stream-test.ts';
import {
  authenticate,
  type FirstCheckParts,
  recordRefusal,
  refuseOtherBot,
  refuseReadOnlyToken,
} from './authenticate.ts';
import { type FieldProblem, type ProblemCode, validationProblem } from './problems.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';

export interface ApiContext
  extends Delivering,
    Pick<AccountContext, 'outbox' | 'voterIdentities' | 'identityCodes' | 'securityLog'> {
  readonly db: Db;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'ownership'>;
  readonly site: SiteValues;
  readonly log: Log;
  readonly clients: Pick<ClientIdentifier, 'addressOf' | 'describe'>;
  readonly vault: Vault;
  readonly streams: Pick<LiveStreams, 'open'>;
}

/** The delivery dependencies that the API needs. */
type Delivering = Pick<SaveWebhookDependencies, 'checkWebhookUrl' | 'wake'> &
  Pick<TestDeliveryDependencies, 'loadTargets' | 'channelFor'> &
  Pick<StreamTestDependencies, 'changes'>;

export interface Endpoint<Params, Query, Body, Result> {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** In OpenAPI notation. A path with `{id}` names a bot, which must be the token's own. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly action: ApiAction;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly response: z.ZodType<Result>;
  /** The response is an event stream, such as this one. */
  readonly eventStream?: string;
  /** For a POST that changes nothing that the owner manages: it also works while the owner is suspended. */
  readonly readOnly?: true;
  /** The problems that the handler itself returns; the others follow from the declaration. */
  readonly refusals: readonly ProblemCode[];
  handle(asked: EndpointRequest<Params, Query, Body, Result>): Promise<Response>;
  /**
   * Tried first if the query is valid. Returns the whole response, including RESPONSE_HEADERS, or null to run all
   * checks instead.
   */
  fastPath?(authorization: string | null, query: Query): Promise<Response | null>;
}

export interface EndpointRequest<Params, Query, Body, Result> {
  readonly token: AuthenticatedToken;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: Request;
  respond(response: Result): Response;
}

/** An endpoint without its type parameters, for the router and the description. */
export interface DeclaredEndpoint extends Omit<Endpoint<unknown, unknown, unknown, unknown>, 'handle' | 'fastPath'> {
  readonly serve: (context: Context, parts: FirstCheckParts) => Promise<Response>;
  /** Resolves to null if `serve` must respond. */
  readonly serveFastPath?: (context: Context) => Promise<Response | null>;
}

/** Declares an endpoint, whose handler receives the request as parsed by the schemas. */
export function endpoint<Params = unknown, Query = unknown, Body = unknown, Result = unknown>(
  declared: Endpoint<Params, Query, Body, Result>,
): DeclaredEndpoint {
  return {
    ...declared,
    ...(declared.fastPath && { serveFastPath: (context: Context) => tryFastPath(declared, context) }),
    async serve(context, parts) {
      const { db } = parts;
      const refuse = (response: Response) => recordRefusal(parts, context, declared.action, response);
      const token = await authenticate(parts, context, declared);
      if (token instanceof Response) return refuse(token);
      const botId = context.req.param('id');
      const refusal = botId === undefined ? null : await refuseOtherBot(db, token, botId);
      const readOnlyProblem = (known: AuthenticatedToken) => (isWrite(declared) ? refuseReadOnlyToken(known) : null);
      const refused = refusal ?? readOnlyProblem(token);
      if (refused) return refuse(refused);
      const read = await readAll(declared, context);
      if (read instanceof Response) return read;
      // The token may have been revoked or made read-only while the body was arriving.
      const still = declared.body ? await authenticate(parts, context, declared) : token;
      if (still instanceof Response) return refuse(still);
      const suspendedMeanwhile = readOnlyProblem(still);
      if (suspendedMeanwhile) return refuse(suspendedMeanwhile);
      return declared.handle({
        token: still,
        ...read,
        request: context.req.raw,
        respond: (response) => Response.json(response),
      });
    },
  };
}

/**
 * Whether the endpoint changes something, and so is refused while the token's creator or the listing's owner is
 * suspended.
 */
export function isWrite({ method, readOnly }: Pick<DeclaredEndpoint, 'method' | 'readOnly'>): boolean {
  return method !== 'get' && !readOnly;
}

async function tryFastPath<Params, Query, Body, Result>(
  { fastPath, query }: Endpoint<Params, Query, Body, Result>,
  context: Context,
): Promise<Response | null> {
  const read = query?.safeParse(readQuery(context.req.url));
  return fastPath && read?.success ? fastPath(context.req.header('authorization') ?? null, read.data) : null;
}

/** Requests whose fast path would find nothing. */
const withoutFastPath = new WeakSet<IncomingMessage>();

/** For a request that was tried before it came to the router, so that it is not tried again. */
export function skipFastPath(request: IncomingMessage): void {
  withoutFastPath.add(request);
}

/** Adds an endpoint's fast path to the router, before the middleware that completes responses (see routes.ts). */
export function mountFastPath(api: Hono, { method, path, serveFastPath }: DeclaredEndpoint): void {
  if (!serveFastPath) return;
  api.on(method.toUpperCase(), routePath(path), async (context, next) => {
    const { incoming } = (context.env ?? {}) as NodeBindings;
    const isTried = incoming !== undefined && withoutFastPath.has(incoming);
    return (isTried ? null : await serveFastPath(context)) ?? next();
  });
}

/** Adds an endpoint to the router. */
export function mount(api: Hono, parts: FirstCheckParts, { method, path, serve }: DeclaredEndpoint): void {
  api.on(method.toUpperCase(), routePath(path), (context) => serve(context, parts));
}

export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function readAll<Params, Query, Body, Result>(
  declared: Endpoint<Params, Query, Body, Result>,
  context: Context,
): Promise<Pick<EndpointRequest<Params, Query, Body, Result>, 'params' | 'query' | 'body'> | Response> {
  const query = readQuery(context.req.url);
  if (!query) return validationProblem([{ field: 'query', message: 'Must be percent-encoded UTF-8.' }]);
  const body = declared.body ? await readBody(context.req.raw) : { ok: true as const, value: undefined };
  if (!body.ok) return body.response;
  const errors: FieldProblem[] = [];
  const read = {
    params: parse(declared.params, context.req.param(), errors) as Params,
    query: parse(declared.query, query, errors) as Query,
    body: parse(declared.body, body.value, errors) as Body,
  };
  return errors.length > 0 ? validationProblem(errors) : read;
}

const MAX_ERRORS = 20;

/** Parses a value; adds its problems to `errors`. */
function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, errors: FieldProblem[]): T | undefined {
  const parsed = schema?.safeParse(value, { error: issueMessage });
  if (!parsed || parsed.success) return parsed?.data;
  for (const { path, message } of parsed.error.issues.slice(0, MAX_ERRORS))
    errors.push({ field: path.map(String).join('.') || 'body', message });
  return undefined;
}

/** An issue reported by zod; each kind has some of these fields. */
interface Issue {
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly maximum?: unknown;
}

/** Zod's own messages name its types; these are written for API users. A schema's own message takes precedence. */
function issueMessage({ input, expected, values, maximum }: Issue): string {
  if (input === undefined) return 'Is required.';
  if (values) return `Must be one of ${values.join(', ')}.`;
  if (maximum !== undefined) return `At most ${maximum} characters.`;
  if (expected === undefined) return 'Is not valid.';
  return Array.isArray(input) ? `Must be one ${expected}, not a list.` : `Must be of type ${expected}.`;
}
