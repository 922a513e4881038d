// The frames of the stream that are not events: `ready`, `gap` and `ended`; and which interruptions are final.
import { PlauditError } from '../http/plaudit-error.ts';
import type { SseFrame } from './sse-parser.ts';
import type { StreamEnd } from './stream-status.ts';

/** Why a connection ended. */
export interface Interruption {
  readonly message: string;
  readonly error: PlauditError | null;
}

export type StreamNotice =
  | { readonly type: 'ready'; readonly position: string | null; readonly serverTime: string }
  | { readonly type: 'gap'; readonly message: string }
  | ({ readonly type: 'ended' } & Interruption);

/** Null for events, and for frames that a later version may add. */
export function readNotice({ event, data }: SseFrame): StreamNotice | null {
  if (event !== 'ready' && event !== 'gap' && event !== 'ended') return null;
  const fields = parseFields(data);
  const message = text(fields.message);
  if (event === 'ready')
    return { type: 'ready', position: text(fields.position) || null, serverTime: text(fields.serverTime) };
  if (event === 'gap') return { type: 'gap', message };
  return { type: 'ended', ...readEnded(text(fields.reason), message) };
}

function readEnded(reason: string, message: string): Interruption {
  const { advice, code } = ENDED[reason] ?? { advice: '', code: null };
  const sentence = [message, advice].filter(Boolean).join(' ');
  return { message: sentence, error: code ? new PlauditError(sentence, { status: 200, code }) : null };
}

const ENDED: Readonly<Record<string, { readonly advice: string; readonly code: string | null }>> = {
  revoked: {
    advice: 'The API token no longer works. Create a new one in the dashboard (Tokens).',
    code: 'STREAM_REVOKED',
  },
  replaced: {
    advice: 'Its name is the option `consumer`.',
    code: 'STREAM_REPLACED',
  },
};

/** How the stream ends because of this; null if connecting again can help. */
export function endFor({ message, error }: Interruption): StreamEnd | null {
  const reason = error && finalReason(error);
  return reason ? { state: 'ended', reason, message, error } : null;
}

function finalReason({ status, code }: PlauditError): StreamEnd['reason'] | null {
  if (code === 'STREAM_REPLACED') return 'replaced';
  if (code === 'STREAM_REVOKED' || code === 'UNAUTHENTICATED') return 'revoked';
  // Only responses of the API itself: a 403 of a firewall may be temporary.
  return [400, 401, 403].includes(status) && code !== 'INVALID_RESPONSE' ? 'refused' : null;
}

function parseFields(data: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
