// Examples for the OpenAPI description: real requests and responses, taken from the transcripts.
import { parseTranscript, type Transcript, transcripts, transcriptsFor } from '../docs/transcripts.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';

type Examples = Record<string, { value: unknown }>;

/** Examples of valid requests to an endpoint, by name. */
export function requestExamples(id: string): Examples {
  return examplesOf(
    validCalls(id).filter((transcript) => parseTranscript(transcript).requestBody !== null),
    ({ requestBody }) => requestBody,
  );
}

export function responseExamples(id: string): Examples {
  return examplesOf(validCalls(id), ({ responseBody }) => responseBody);
}

function validCalls(id: string): readonly Transcript[] {
  return transcriptsFor(id).filter((transcript) => parseTranscript(transcript).status === 200);
}

function examplesOf(
  chosen: readonly Transcript[],
  pick: (words: ReturnType<typeof parseTranscript>) => unknown,
): Examples {
  return Object.fromEntries(
    chosen.map((transcript) => [
      transcript.outcome === '200' ? 'usual' : transcript.outcome,
      { value: pick(parseTranscript(transcript)) },
    ]),
  );
}

/** Problems without a transcript, because no request can provoke them. */
const WITHOUT_TRANSCRIPT: Partial<Record<ProblemCode, string>> = {
  INTERNAL: 'This is not your fault; it has been logged.',
  UNAVAILABLE: 'Please try again.',
};
const WRONG_QUERY = { field: 'query', message: 'Must be percent-encoded UTF-8.' };

/** An example of a problem, from this endpoint's transcripts or otherwise from another's. */
export function sampleProblem(id: string, code: ProblemCode): unknown {
  const own = transcripts.get(`${id}.${code}`);
  if (own) return parseTranscript(own).responseBody;
  if (code === 'VALIDATION_FAILED') return { ...sampleBody(code, 'Not valid: query.'), errors: [WRONG_QUERY] };
  const others = [...transcripts.values()].find(({ outcome }) => outcome === code);
  return others ? parseTranscript(others).responseBody : sampleBody(code, WITHOUT_TRANSCRIPT[code] ?? '');
}

function sampleBody(code: ProblemCode, detail: string) {
  const { title, status } = PROBLEMS[code];
  return { type: `/docs/errors#${code}`, title, status, detail, code };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  example?: unknown;
}

/** Fills in path and query parameters from the first valid call that has them. */
export function fillParameters(description: { paths?: unknown }): void {
  const paths = (description.paths ?? {}) as Record<string, Record<string, Described>>;
  for (const [template, operations] of Object.entries(paths))
    for (const { operationId, parameters = [] } of Object.values(operations)) {
      const calls = validCalls(operationId).map((transcript) => valuesIn(template, parseTranscript(transcript).path));
      for (const parameter of parameters) {
        const found = calls.map((values) => values.get(parameter.name)).find((value) => value !== undefined);
        if (found !== undefined && parameter.example === undefined)
          parameter.example = /^\d{1,9}$/.test(found) ? Number(found) : found;
      }
    }
}

interface Described {
  readonly operationId: string;
  readonly parameters?: Parameter[];
}

function valuesIn(template: string, path: string): ReadonlyMap<string, string> {
  const { pathname, searchParams } = new URL(path, 'https://any.example');
  const given = pathname.split('/');
  const named = template
    .split('/')
    .flatMap((part, place): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[place] ?? '')]] : [],
    );
  return new Map([...named, ...searchParams]);
}
