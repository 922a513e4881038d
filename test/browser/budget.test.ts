// What a first visit costs (decision P29): every byte over the wire with an empty cache, compressed as it comes, and that
// nothing is asked of any other place.
import { beforeAll, describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { BOT, MINECRAFT } from '../support/sample-data.ts';

const ALL_MOST_BYTES = 100_000;
const SCRIPT_MOST_BYTES = 40_000;

/** As many as a full page shows. */
const LISTINGS = Array.from({ length: 20 }, (_, number) => [
  { ...BOT, id: `lst_bot${number}`, name: `Sample Bot ${number}` },
  { ...MINECRAFT, id: `lst_server${number}`, name: `Sample Server ${number}` },
]).flat();

const stage = browserFixture();
let base = '';
beforeAll(async () => {
  ({ base } = await stage.serve({ listings: LISTINGS, challenge: true }));
});

interface Visit {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly elsewhere: readonly string[];
}

async function visit(path: string): Promise<Visit> {
  const page = await stage.open('about:blank');
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const urls: string[] = [];
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (/^https?:/.test(response.url)) urls.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  page.on('request', (request) => void (/^https?:/.test(request.url()) && urls.push(request.url())));
  await session.send('Network.enable');
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.close();
  return { bytes, scriptBytes, elsewhere: urls.filter((url) => !url.startsWith(base)) };
}

describe('P29 a first visit', { timeout: 60_000 }, () => {
  test.each(['/', '/bots', '/servers', '/listings/lst_server0', '/listings/lst_server0/vote', '/docs'])(
    '%s is small and stays here',
    async (path) => {
      const { bytes, scriptBytes, elsewhere } = await visit(path);
      expect(elsewhere).toEqual([]);
      expect(bytes).toBeGreaterThan(5_000);
      expect(scriptBytes).toBeGreaterThan(100);
      expect(bytes).toBeLessThanOrEqual(ALL_MOST_BYTES);
      expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_MOST_BYTES);
    },
  );
});
