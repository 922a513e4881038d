// Receives the body of a form. Its maximum length depends on the route, and it is read only after the route has checked
// the sender's permission (see `guarded` in context.ts). The number of bodies in memory is limited per process and per
// sender.
import { HTTPException } from 'hono/http-exception';
import { type ConcurrencyLimit, type ConcurrencySlot, createConcurrencyLimit } from '../core/concurrency-limit.ts';
import { BODY_MAX_BYTES } from '../core/limits.ts';
import { UPLOADED_FILE_MAX_BYTES } from '../images/render-upload.ts';
import { message } from '../messages/message.ts';
import { type Multipart, parseMultipart } from './multipart.ts';
import { TooManyRequests } from './too-many-requests.ts';

export interface BodyLimit {
  readonly maxBytes: number;
  /** Whether the form may be multipart and contain a file. */
  readonly acceptsFile?: true;
}

/** Forms that need no session: an address, a password, a token, a player's name. */
export const PUBLIC_FORM: BodyLimit = { maxBytes: 16 * 1024 };
export const FORM: BodyLimit = { maxBytes: BODY_MAX_BYTES };
/** Release notes, and listings with their descriptions: up to 10,000 characters, of up to twelve bytes each as sent. */
export const LONG_TEXT_FORM: BodyLimit = { maxBytes: 128 * 1024 };
/** Pages that staff write: up to 30,000 characters. */
export const OWN_PAGE_FORM: BodyLimit = { maxBytes: 384 * 1024 };
export const UPLOAD_FORM: BodyLimit = {
  maxBytes: UPLOADED_FILE_MAX_BYTES + 2 * BODY_MAX_BYTES,
  acceptsFile: true,
};

/** At most 12 × 5.1 MB, and twice that while the pieces of a file are joined. */
const UPLOADS = { most: 12, mostEach: 2 };
/** A form arrives within milliseconds, so many at the same time come from clients that send slowly on purpose. */
const FORMS = { most: 1_024, mostEach: 128 };

export interface BodySlots {
  readonly uploads: ConcurrencyLimit;
  readonly forms: ConcurrencyLimit;
}

export function createBodySlots(): BodySlots {
  return { uploads: createConcurrencyLimit(UPLOADS), forms: createConcurrencyLimit(FORMS) };
}

export interface ReceivedBody {
  readonly text: string;
  /** Null for any other form. */
  readonly multipart: Multipart | null;
}

/**
 * Receives the body, then runs `work` with it. `sender` is the person's ID, or the network of a visitor who is not
 * signed in. An upload keeps its slot until the work is done, because its file is in memory until then.
 */
export async function receiveBody<Result>(
  request: Request,
  { limit, slots, sender }: { limit: BodyLimit; slots: BodySlots; sender: () => string },
  work: (body: ReceivedBody) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = limit.acceptsFile === true && /^multipart\/form-data\b/i.test(type);
  const mostBytes = limit.acceptsFile && !isMultipart ? FORM.maxBytes : limit.maxBytes;
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new HTTPException(413);
  const release = releaseOf(isMultipart ? slots.uploads.acquire(sender()) : slots.forms.acquire(sender()), isMultipart);
  try {
    const bytes = pieces(request, mostBytes);
    if (isMultipart) return await work({ text: '', multipart: await parseMultipart(bytes, type, FILE_MOST_BYTES) });
    const text = await textOf(bytes);
    release();
    return await work({ text, multipart: null });
  } finally {
    release();
  }
}

/** One byte more than allowed, so that a file that is too large is recognized. */
const FILE_MOST_BYTES = UPLOADED_FILE_MAX_BYTES + 1;

/** Whether the client sends a body; without one there is nothing to wait for. */
export function hasBody({ headers }: Request): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
}

function releaseOf(slot: ConcurrencySlot, isUpload: boolean): () => void {
  if (slot.ok) return slot.leave;
  const isOwn = slot.reason === 'key_full';
  const sentence = isUpload
    ? isOwn
      ? message('forms.uploadsInProgress')
      : message('forms.tooManyUploads')
    : message('forms.tooManyForms');
  throw new TooManyRequests(isOwn ? 429 : 503, sentence, RETRY_AFTER_SECONDS);
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Stops reading at the limit without canceling the request: the response closes the connection, and the rest of the
 * body is discarded.
 */
async function* pieces({ body }: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  let length = 0;
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      length += read.value.length;
      if (length > mostBytes) throw new HTTPException(413);
      yield read.value;
    }
  } finally {
    reader?.releaseLock();
  }
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const piece of bytes) read.push(piece);
  return new TextDecoder().decode(Buffer.concat(read));
}
