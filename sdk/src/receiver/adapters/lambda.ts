// AWS Lambda behind API Gateway (REST and HTTP APIs), a function URL or a load balancer.
import { decodeBase64 } from '../../contract/signature.ts';
import { type ReadBody, readGivenBody } from '../read-body.ts';
import type { HeaderSource } from '../read-headers.ts';
import { receive } from '../receive.ts';
import type { ReceiverState } from '../receiver-state.ts';
import { refuse } from '../refusals.ts';

/** Payload format 1.0 has httpMethod, format 2.0 and function URLs requestContext.http. */
export interface LambdaEvent {
  readonly httpMethod?: string | undefined;
  readonly requestContext?: { readonly http?: { readonly method?: string | undefined } | undefined } | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  readonly body?: unknown;
  readonly isBase64Encoded?: boolean | undefined;
}

export interface LambdaResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type LambdaAdapter = (event: LambdaEvent, context?: unknown) => Promise<LambdaResult>;

export function lambdaAdapter<Transaction>(state: ReceiverState<Transaction>): LambdaAdapter {
  return async (event) => {
    const received = await receive(
      {
        framework: 'lambda',
        request: event,
        response: undefined,
        method: (event.httpMethod ?? event.requestContext?.http?.method ?? '').toUpperCase(),
        headers: headersOf(event),
        readBody: async (maxBytes) => readLambdaBody(event, maxBytes),
        returnedStatus: statusOf,
      },
      state,
    );
    if (!('reply' in received)) return received.own as LambdaResult;
    const { status, headers, body } = received.reply;
    return { statusCode: status, headers, body };
  };
}

/** A load balancer has only one of the two. */
function headersOf({ headers, multiValueHeaders }: LambdaEvent): HeaderSource {
  return { ...multiValueHeaders, ...headers };
}

function readLambdaBody({ body, isBase64Encoded, ...event }: LambdaEvent, maxBytes: number): ReadBody {
  if (typeof body === 'string' && isBase64Encoded) return decodeBody(body, maxBytes);
  const { rawBody } = event as { readonly rawBody?: unknown };
  return readGivenBody([rawBody, body ?? ''], maxBytes) ?? refuse('body_missing');
}

function decodeBody(base64: string, maxBytes: number): ReadBody {
  // Four characters are three bytes.
  if (base64.length > (maxBytes * 4) / 3 + 4) return refuse('body_too_large');
  try {
    return readGivenBody([decodeBase64(base64)], maxBytes) ?? refuse('body_missing');
  } catch {
    return refuse('body_incomplete');
  }
}

function statusOf(result: unknown): number | null {
  const status = (result as { readonly statusCode?: unknown } | null | undefined)?.statusCode;
  return typeof status === 'number' ? status : null;
}
