// Reads a JSON body, or returns the problem with it (decision A12): 415, 413, 400.
import { BODY_MAX_BYTES } from '../core/limits.ts';
import { problem } from './problems.ts';

export type BodyResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly response: Response };

/** Reads JSON in UTF-8, at most 64 KiB. A byte order mark is ignored; of duplicate keys, the last one counts. */
export async function readBody(request: Request): Promise<BodyResult> {
  if (!isJson(request.headers))
    return refuse('UNSUPPORTED_MEDIA_TYPE', 'Send `Content-Type: application/json`, in UTF-8 and not compressed.');
  const bytes = await readBytes(request);
  if (bytes === 'too_large') return refuse('PAYLOAD_TOO_LARGE', `A body has at most ${BODY_MAX_BYTES} bytes.`);
  if (bytes === 'broken') return refuse('VALIDATION_FAILED', 'The body did not arrive in full.');
  if (bytes.length === 0) return refuse('VALIDATION_FAILED', 'The body is empty: send JSON.');
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return refuse('VALIDATION_FAILED', 'The body is not JSON in UTF-8.');
  }
}

function refuse(
  code: 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE' | 'VALIDATION_FAILED',
  detail: string,
): BodyResult {
  const errors = [{ field: 'body', message: detail }];
  return { ok: false, response: problem(code, detail, code === 'VALIDATION_FAILED' ? { errors } : {}) };
}

function isJson(headers: Headers): boolean {
  const [mediaType = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return /^application\/([a-z0-9.+-]+\+)?json$/.test(mediaType.trim()) && isUtf8 && encoding === 'identity';
}

/** Stops reading when the limit is exceeded, whatever Content-Length states. */
async function readBytes(request: Request): Promise<Uint8Array | 'too_large' | 'broken'> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX_BYTES) return 'too_large';
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.length;
      if (length > BODY_MAX_BYTES) return 'too_large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken';
  }
  return Buffer.concat(chunks);
}
