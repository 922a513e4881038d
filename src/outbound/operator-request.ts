// One request to an address that the operator configured (BASE_URL, Discord's API). There is no SSRF guard, because
// these addresses may be private on purpose and nobody else can choose them (decision P228). Never follows a redirect.
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';

export interface OperatorRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** The server's certificate, which is also read if it is not valid. */
export interface ServerCertificate {
  readonly isValid: boolean;
  /** Why it is not valid, such as `CERT_HAS_EXPIRED`; null if it is valid. */
  readonly error: string | null;
  readonly names: readonly string[];
  readonly issuer: string;
  readonly validTo: Date;
}

export type OperatorResponse =
  | {
      readonly ok: true;
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      /** The first bytes of the body. */
      readonly body: string;
      /** Null with plain HTTP. */
      readonly certificate: ServerCertificate | null;
    }
  /** `code`: of the failure, such as `ECONNREFUSED` or `ETIMEDOUT`. */
  | { readonly ok: false; readonly code: string };

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Also reads the response if the certificate is not valid, so send nothing secret. Never rejects.
 */
export async function requestAsOperator(request: OperatorRequest): Promise<OperatorResponse> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await send(request, signal);
    const certificate = response.socket instanceof TLSSocket ? readCertificate(response.socket) : null;
    const { statusCode = 0, headers } = response;
    return { ok: true, status: statusCode, headers, body: await readBody(response), certificate };
  } catch (error) {
    if (signal.aborted) return { ok: false, code: 'ETIMEDOUT' };
    return { ok: false, code: codeOf(error) };
  }
}

function send({ url, headers }: OperatorRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = new URL(url).protocol === 'https:';
  const options: RequestOptions = { headers: { ...headers }, signal };
  return new Promise((resolve, reject) => {
    const sent = isSecure
      ? requestHttps(url, { ...options, agent: false, rejectUnauthorized: false }, resolve)
      : requestHttp(url, { ...options, agent: false }, resolve);
    sent.on('error', reject);
    // Node ends the connection without an error if nobody listens for this.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('response 101'));
    });
    sent.end();
  });
}

function readCertificate(socket: TLSSocket): ServerCertificate {
  const { subject, subjectaltname = '', issuer, valid_to } = socket.getPeerCertificate();
  const alternative = [...subjectaltname.matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name = '']) => name);
  const error: unknown = socket.authorizationError;
  return {
    isValid: socket.authorized,
    error: socket.authorized ? null : error instanceof Error ? codeOf(error) : String(error),
    names: alternative.length > 0 ? alternative : [subject?.CN ?? ''].flat(),
    issuer: [issuer?.O ?? issuer?.CN ?? 'unknown'].flat().join(', '),
    validTo: new Date(valid_to),
  };
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

/** An attempt at several addresses fails with one error that holds all of them. */
function codeOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const { code, message } = first as NodeJS.ErrnoException;
  return code ?? message;
}

export interface OperatorForm extends OperatorRequest {
  readonly fields: Readonly<Record<string, string>>;
}

/** POSTs a form. Unlike `requestAsOperator`, it may contain secrets: the certificate must be valid. Never rejects. */
export async function postFormAsOperator({ url, headers, fields, timeoutMs }: OperatorForm): Promise<FormResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: true, status: response.status, body: (await response.text()).slice(0, MAX_BODY_BYTES) };
  } catch (error) {
    const { name, cause } = error as Error;
    return { ok: false, code: name === 'TimeoutError' ? 'ETIMEDOUT' : codeOf(cause ?? error) };
  }
}

export type FormResponse =
  | { readonly ok: true; readonly status: number; readonly body: string }
  | { readonly ok: false; readonly code: string };
