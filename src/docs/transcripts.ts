// Recorded API calls: one file for each call and outcome, written by `npm run transcripts` and checked against the API
// by a test. The guides show them, and the OpenAPI description takes its examples from them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TRANSCRIPTS = join(import.meta.dirname, 'transcripts');

export interface Transcript {
  /** The operation ID in the OpenAPI description; `any` for responses that every endpoint can return. */
  readonly operation: string;
  /** `200`, a problem code, or a name for another successful response. */
  readonly outcome: string;
  /** The command to type. */
  readonly command: string;
  /** Status line, headers, an empty line, body. */
  readonly response: string;
}

/** The parts of a transcript, parsed. */
export interface ParsedTranscript {
  /** The path relative to the API's base URL, with its query. */
  readonly path: string;
  /** The JSON that was sent, or null. */
  readonly requestBody: unknown;
  readonly status: number;
  readonly responseBody: unknown;
}

const SEPARATOR = '\n\nHTTP/1.1 ';

/** Transcripts by name, such as `checkVote.200`, sorted by name. */
export const transcripts: ReadonlyMap<string, Transcript> = readAll();

function readAll(): Map<string, Transcript> {
  const names = readdirSync(TRANSCRIPTS)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();
  return new Map(
    names.map((name) => [name, readTranscript(name, readFileSync(join(TRANSCRIPTS, `${name}.txt`), 'utf8'))]),
  );
}

function readTranscript(name: string, text: string): Transcript {
  const [operation = '', outcome = ''] = name.split('.');
  const cut = text.indexOf(SEPARATOR);
  return { operation, outcome, command: text.slice(0, cut), response: text.slice(cut).trim() };
}

export function transcriptsFor(operation: string): readonly Transcript[] {
  return [...transcripts.values()].filter((transcript) => transcript.operation === operation);
}

/** Parses the request and the response. */
export function parseTranscript({ command, response }: Transcript): ParsedTranscript {
  const [, url = ''] = /'(https:[^']+)'/.exec(command) ?? [];
  const [, data] = /-d '([\s\S]*)'$/.exec(command) ?? [];
  const [head = '', body = ''] = response.split('\n\n', 2);
  return {
    path: url.replace(/^https:\/\/[^/]+\/api\/v1/, ''),
    requestBody: data === undefined ? null : readJson(data.replaceAll("'\\''", "'")),
    status: Number(head.split(' ')[1]),
    responseBody: readJson(body),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
