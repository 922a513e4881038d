// A foreign site with pictures, on loopback, for all tests of a file.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PictureHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Responds with 404 to other paths. */
export async function openPictureHost(pictures: Readonly<Record<string, Uint8Array>>): Promise<PictureHost> {
  const server = createServer(({ url = '' }, response) => {
    const picture = pictures[url];
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
