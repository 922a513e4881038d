// Tells the service how far a consumer has come (`POST …/stream/acknowledge`).
import { sendRequest } from '../http/send-request.ts';
import type { StreamSettings } from './stream-options.ts';

/** One attempt; rejects with a PlauditError. */
export async function storePosition(
  { url, token, fetch }: Pick<StreamSettings, 'url' | 'token' | 'fetch'>,
  consumer: string,
  eventId: string,
): Promise<void> {
  const settings = {
    apiUrl: url,
    token,
    fetch,
    timeoutMs: 15_000,
    maxRetries: 0,
    maxWaitMs: 0,
    maxResponseBytes: 65_536,
  };
  const body = { consumer, eventId };
  await sendRequest(settings, { method: 'POST', path: '/acknowledge', body, isRepeatable: false });
}
