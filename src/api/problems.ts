// All errors of the API in one table (decision A1), as RFC 9457 problem details.
import { type Scope, scopesFor } from '../access/scopes.ts';

export const PROBLEMS = {
  VALIDATION_FAILED: { status: 400, title: 'The request is not valid' },
  UNAUTHENTICATED: { status: 401, title: 'A valid API token is required' },
  MISSING_SCOPE: { status: 401, title: 'The API token lacks the required scope' },
  FORBIDDEN: { status: 403, title: 'The API token may not do this' },
  PREMIUM_REQUIRED: { status: 403, title: 'The plan does not include this' },
  NOT_FOUND: { status: 404, title: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This address does not accept this method' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request did not arrive in time' },
  ENTRY_REMOVED: { status: 409, title: 'Platform staff removed this entry' },
  CONFLICT: { status: 409, title: 'The current state does not allow this' },
  GONE: { status: 410, title: 'Too old' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be JSON' },
  MISDIRECTED_REQUEST: { status: 421, title: 'The request was meant for another address' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The address and headers are too long' },
  INTERNAL: { status: 500, title: 'A fault of ours' },
  UNAVAILABLE: { status: 503, title: 'Not available at the moment' },
} as const satisfies Readonly<Record<string, { status: number; title: string }>>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface ProblemExtras {
  /** For 400: what is wrong with which field. */
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers of every response; cacheable responses set their own Cache-Control. */
export const RESPONSE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' } as const;

/** A response before it is written. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function toResponse({ body, status, headers }: ResponseParts): Response {
  return new Response(body, { status, headers });
}

export function problem(...given: Parameters<typeof problemParts>): Response {
  return toResponse(problemParts(...given));
}

/** `detail`: one sentence about this request. It must not quote anything that could contain a secret. */
export function problemParts(
  code: ProblemCode,
  detail: string,
  { errors, headers }: ProblemExtras = {},
): ResponseParts {
  const { status, title } = PROBLEMS[code];
  // An absolute path, because the documentation is on the same host as the API.
  const type = `/docs/errors#${code}`;
  const body = { type, title, status, detail, code, ...(status === 400 && { errors: errors ?? [] }) };
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...RESPONSE_HEADERS, ...challenge, ...headers },
    body: JSON.stringify(body),
  };
}

/** A 400 response that names the invalid fields. */
export function validationProblem(errors: readonly FieldProblem[]): Response {
  const fields = [...new Set(errors.map((error) => error.field))].join(', ');
  return problem('VALIDATION_FAILED', `Not valid: ${fields}.`, { errors });
}

/**
 * Responds with 401, not 403 (§5.5). A game listing cannot have a token with a scope for bots (§5.4), so its message is
 * different.
 */
export function missingScope(scope: Scope, listingType: 'bot' | 'game'): Response {
  const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
  const detail = scopesFor(listingType).includes(scope)
    ? `This requires an API token with the scope ${scope}.`
    : `This is only for bots. This API token belongs to a game server, which cannot have the scope ${scope}.`;
  return problem('MISSING_SCOPE', detail, { headers: { 'WWW-Authenticate': challenge } });
}
