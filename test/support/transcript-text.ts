// A call and its response as text: the curl command to type, and its output.
import { STATUS_CODES } from 'node:http';

export interface TranscriptCall {
  /** The file's name: endpoint and outcome, such as `checkVote.200`. */
  readonly name: string;
  readonly method: string;
  /** The path below /api/v1. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly json?: unknown;
  /** Instead of `json`: a body of another type, and how the command refers to it. */
  readonly file?: { readonly name: string; readonly type: string; readonly text: string };
}

export interface TranscriptResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const WIDTH = 92;
/** The headers that matter to readers, capitalized as curl should show them. */
const SHOWN_HEADERS = ['Content-Type', 'Allow', 'WWW-Authenticate', 'RateLimit-Policy', 'RateLimit', 'Retry-After'];

/** Yields calls one by one; the caller passes the response to each call back. */
export type TranscriptCalls = AsyncGenerator<TranscriptCall, void, TranscriptResponse>;

export function writeTranscript(base: string, call: TranscriptCall, response: TranscriptResponse): string {
  return `${writeCommand(base, call)}\n\n${writeResponse(response)}\n`;
}

function writeCommand(base: string, { method, path, token, json, file }: TranscriptCall): string {
  const parts = [`curl -i${method === 'GET' ? '' : ` -X ${method}`} '${base}/api/v1${path}'`];
  if (token !== undefined) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (json !== undefined) parts.push("-H 'Content-Type: application/json'");
  if (file) parts.push(`-H 'Content-Type: ${file.type}'`, `--data-binary @${file.name}`);
  if (json !== undefined) parts.push(`-d '${writeJson(json).replaceAll("'", "'\\''")}'`);
  return parts.join(' \\\n  ');
}

function writeResponse({ status, headers, text }: TranscriptResponse): string {
  const lines = SHOWN_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const body = text === '' ? '' : writeJson(JSON.parse(text));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\n');
}

/** Formatted as people write JSON: a value that fits on one line is on one line. */
function writeJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => deeper + writeJson(item, deeper))
    : Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${writeJson(item, deeper)}`);
  return `${isList ? '[' : '{'}\n${items.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}
