// The banners and gallery pictures of the demo's listings, encoded as uploads are. `npm run sample-art` draws them.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readTar } from '../../core/tar.ts';
import type { EncodedPicture } from '../../images/encode-picture.ts';
import { imageHash } from '../../images/render-upload.ts';
import type { Banner, RenderedPicture } from '../../listings/render-pictures.ts';

export const SAMPLE_PICTURE_ARCHIVE = join(import.meta.dirname, 'pictures.tar');
export const SAMPLE_PICTURE_SIZE = { width: 1120, height: 630 } as const;

/** Files by their paths, such as `sample-survival/banner/large.webp` and `sample-survival/1/thumbnail.avif`. */
export type SamplePictures = ReadonlyMap<string, Uint8Array>;

export async function readSamplePictures(): Promise<SamplePictures> {
  const files = new Map<string, Uint8Array>();
  for await (const { name, content } of readTar(createReadStream(SAMPLE_PICTURE_ARCHIVE))) files.set(name, content);
  return files;
}

/** Null if the listing has none. */
export function findSampleBanner(files: SamplePictures, listing: string): Banner | null {
  const [large, small] = [readEncoded(files, `${listing}/banner/large`), readEncoded(files, `${listing}/banner/small`)];
  return large && small && { hash: imageHash(large.webp), large, small };
}

/** In their order. */
export function findSampleGallery(files: SamplePictures, listing: string): readonly RenderedPicture[] {
  const pictures: RenderedPicture[] = [];
  for (let number = 1; ; number += 1) {
    const large = readEncoded(files, `${listing}/${number}/large`);
    const thumbnail = readEncoded(files, `${listing}/${number}/thumbnail`);
    if (!large || !thumbnail) return pictures;
    pictures.push({ hash: imageHash(large.webp), ...SAMPLE_PICTURE_SIZE, large, thumbnail });
  }
}

function readEncoded(files: SamplePictures, path: string): EncodedPicture | null {
  const [avif, webp] = [files.get(`${path}.avif`), files.get(`${path}.webp`)];
  return avif && webp ? { avif, webp } : null;
}
