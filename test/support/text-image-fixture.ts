// Images of descriptions on a database of their own, with hosts on loopback.
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { createImageAddresses, SITE_SCOPE } from '../../src/images/image-address.ts';
import { createTextImages, type TextImages } from '../../src/images/text-images.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { receiveHttp } from './sockets.ts';
import { openTestOutbound } from './test-outbound.ts';

const KEY = Buffer.alloc(32, 7);
export const imageAddresses = createImageAddresses(KEY);

/** Called once per test file, outside of its tests. */
export function textImageFixture() {
  let database: TestDatabase | undefined;
  const open = () => {
    if (!database) throw new Error('The database can be used only in tests and hooks, not before.');
    return database;
  };
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    await open().db.deleteFrom('text_image').execute();
    await open().db.deleteFrom('spending').execute();
  });
  afterAll(() => database?.close());
  return {
    database: open,
    /** Closed when the test ends. */
    openImages(imageCacheBytes = 10_000_000): TextImages {
      const images = createTextImages({
        db: open().db,
        log: createLog('silent'),
        vault: { derive: () => KEY },
        config: { imageCacheBytes },
        outbound: openTestOutbound(),
      });
      onTestFinished(() => images.close());
      return images;
    },
    /** The value of the only image. */
    async column(name: 'problem' | 'failures' | 'bytes') {
      const row = await open().db.selectFrom('text_image').select(name).executeTakeFirst();
      return row?.[name];
    },
  };
}

/** Requests the image as a browser does that got the page. */
export function readImage(images: TextImages, url: string, scope = SITE_SCOPE) {
  const [, , , signature = '', name = ''] = imageAddresses.pathOf(scope, url).split('/');
  return images.read(scope, signature, name);
}

export function imageUrl({ port }: { readonly port: number }, path = '/x.png'): string {
  return `http://127.0.0.1:${port}${path}`;
}

export function hostImage(file: Uint8Array, type = 'image/png') {
  return receiveHttp((response) => response.writeHead(200, { 'content-type': type }).end(file));
}
