// The types of each call, taken from the OpenAPI description, and how a call becomes a request.
import { type RequestSettings, sendRequest } from '../http/send-request.ts';
import { type operations, ROUTES } from './api-types.ts';

/** The live stream has a client of its own, `@plaudit/sdk/stream`. */
export type OperationId = Exclude<keyof operations & keyof typeof ROUTES, 'streamEvents'>;

/** The body of an operation's response. */
export type ResultOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { readonly 'application/json': infer Result } } };
}
  ? Result
  : unknown;

type PathOf<Id extends OperationId> = operations[Id] extends { parameters: { path: infer Path } }
  ? { readonly path: Readonly<Path> }
  : unknown;

/** The query of an operation. */
export type QueryOf<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : unknown;

/** The body of an operation's request. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } } | undefined;
}
  ? Body
  : unknown;

type QueryPart<Id extends OperationId> = operations[Id] extends { parameters: { query: infer Query } }
  ? { readonly query: Readonly<Query> }
  : operations[Id] extends { parameters: { query?: infer Query } }
    ? { readonly query?: Readonly<Query> | undefined }
    : unknown;

type BodyPart<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? { readonly body: Body }
  : operations[Id] extends { readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } } }
    ? { readonly body?: Body | undefined }
    : unknown;

/** What an operation is called with, apart from the token. */
export type CallInput<Id extends OperationId> = PathOf<Id> & QueryPart<Id> & BodyPart<Id> & CallOptions;

export interface CallOptions {
  /** Ends the call, its pauses included. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls any operation of the API. */
export type Call = <Id extends OperationId>(id: Id, input: CallInput<Id>) => Promise<ResultOf<Id>>;

/** POST requests that change nothing, or the same when repeated. */
const REPEATABLE: readonly string[] = [
  'acknowledgeEvent',
  'checkVotes',
  'claimVotes',
  'pauseWebhook',
  'reportStats',
  'resumeWebhook',
];

export function createCall(settings: RequestSettings): Call {
  return async (id, input) => {
    const [method, template] = ROUTES[id];
    const { path = {}, query = {}, body, signal } = input as LooseInput;
    const isRepeatable = method !== 'POST' || REPEATABLE.includes(id);
    const address = fillPath(template, path) + writeQuery(query);
    return (await sendRequest(settings, { method, path: address, body, isRepeatable, signal })) as never;
  };
}

interface LooseInput extends CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    // The URL parser would take these as steps in the path, even encoded.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`\`${name}\` must not be empty.`);
    return encodeURIComponent(value);
  });
}

function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(
    given.map(([name, value]) => [name, writeValue(value)] as [string, string]),
  ).toString();
  return text && `?${text}`;
}

function writeValue(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
