// A listing with a management token and a receiver for its webhook: the fixture of management tests.
import { OPERATOR } from '../../src/access/audit.ts';
import { createToken } from '../../src/access/tokens.ts';
import { type ApiTestClient, type ApiTestResponse, createApiClient } from './api.ts';
import { type DeliveryFixture, openDeliveryFixture } from './delivery-fixture.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export interface ManagedListing {
  readonly fixture: DeliveryFixture;
  readonly receiver: Receiver;
  readonly listingId: string;
  readonly ask: ApiTestClient;
  /** Creates another token, by default for this listing. */
  aToken(scopes: readonly string[], listing?: string): Promise<string>;
  get(path: string): Promise<ApiTestResponse>;
  send(method: string, path: string, json?: unknown): Promise<ApiTestResponse>;
  /** Sets the URL of the webhook, by default to the receiver's. */
  save(url?: string): Promise<ApiTestResponse>;
  close(): Promise<void>;
}

export async function aManagedListing(): Promise<ManagedListing> {
  const fixture = await openDeliveryFixture();
  const receiver = await startReceiver();
  const listingId = await fixture.listing();
  const ask = createApiClient(fixture.db, fixture);
  const aToken = async (scopes: readonly string[], listing = listingId) => {
    const wanted = { listingId: listing, name: 'Sample', scopes, by: OPERATOR };
    const made = await createToken(fixture.db, wanted);
    if (!made.ok) throw new Error(made.reason);
    return made.token;
  };
  const token = await aToken(['webhooks:write', 'votes:read']);
  const send = (method: string, path: string, json?: unknown) => ask(path, { method, token, json });
  return {
    fixture,
    receiver,
    listingId,
    ask,
    aToken,
    send,
    get: (path) => ask(path, { token }),
    save: (url = receiver.url) => send('PUT', '/webhooks/config', { url }),
    async close() {
      await receiver.close();
      await fixture.close();
    },
  };
}
