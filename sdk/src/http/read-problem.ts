// Turns a response that is not a success into a PlauditError whose message says what to do.
import { parseUrl } from './api-address.ts';
import { retryAfterSeconds } from './backoff.ts';
import { readBoundedText } from './bounded-body.ts';
import { type InvalidField, PlauditError } from './plaudit-error.ts';

const MAX_PROBLEM_BYTES = 65_536;

/** What to do about each code; other codes have a `detail` that says it. */
const ADVICE: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Create an API token in the dashboard (Tokens) and pass it as `token`; it may have been revoked.',
  MISSING_SCOPE: 'Create an API token with that scope in the dashboard (Tokens).',
  FORBIDDEN: 'An API token works only for the listing it was created for.',
  RATE_LIMITED: 'Send fewer requests, or wait as long as `retryAfter` says.',
};

export async function readProblem(response: Response): Promise<PlauditError> {
  const { status } = response;
  const retryAfter = retryAfterSeconds(response.headers.get('Retry-After'));
  if (isRedirect(response)) return redirected(response);
  const problem = parseProblem(await readBoundedText(response, MAX_PROBLEM_BYTES).catch(() => ''));
  if (!problem) {
    const message = `The service responded with ${status} and not with JSON. Check that \`baseUrl\` is the address of a Plaudit site and that no proxy or firewall blocks the request.`;
    return new PlauditError(message, { status, code: 'INVALID_RESPONSE', retryAfter });
  }
  const { code, fields } = problem;
  const message = [...sentences(problem), ...(ADVICE[code] ? [ADVICE[code]] : [])].join(' ');
  return new PlauditError(message, { status, code, fields, retryAfter });
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Redirects are not followed: they drop the token or turn a POST into a GET. */
function redirected(response: Response): PlauditError {
  const target = parseUrl(response.headers.get('Location') ?? '', response.url || undefined)?.origin;
  const message = `The service redirects${target ? ` to ${target}` : ''}. Use the address it redirects to as \`baseUrl\`.`;
  return new PlauditError(message, { status: response.status, code: 'INVALID_RESPONSE' });
}

interface ApiProblem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly fields: readonly InvalidField[];
}

function sentences({ title, detail, fields }: ApiProblem): readonly string[] {
  const named = fields.map(({ field, message }) => `${field}: ${message}`);
  return [title && `${title}.`, ...(named.length > 0 ? named : [detail])].filter((part) => part !== '');
}

function parseProblem(text: string): ApiProblem | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'string') return null;
  const { title, detail, errors } = value as { title?: unknown; detail?: unknown; errors?: unknown };
  return {
    code: value.code,
    title: typeof title === 'string' ? title : '',
    detail: typeof detail === 'string' ? detail : '',
    fields: Array.isArray(errors) ? errors.filter(isInvalidField) : [],
  };
}

function isInvalidField(value: unknown): value is InvalidField {
  const { field, message } = (value ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === 'string' && typeof message === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
