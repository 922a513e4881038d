// Tells the service how far a consumer has come (`POST …/stream/acknowledge`).
import { PlauditError } from '../http/plaudit-error.ts';
import { readProblem } from '../http/read-problem.ts';
import type { StreamSettings } from './stream-options.ts';

const TIMEOUT_MS = 15_000;

/** Rejects with a PlauditError. */
export async function storePosition(
  { url, token, fetch }: Pick<StreamSettings, 'url' | 'token' | 'fetch'>,
  consumer: string,
  eventId: string,
): Promise<void> {
  const response = await fetch(`${url}/acknowledge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ consumer, eventId }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const message = 'The service did not respond. It is tried again.';
    throw new PlauditError(message, { status: 0, code: 'NETWORK_ERROR', cause: error });
  });
  if (!response.ok) throw await readProblem(response);
  await response.body?.cancel();
}
