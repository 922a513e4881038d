// Fetches an image from another site and re-encodes it, so that visitors get only pixels that this service rendered.
import type { FailureCode } from '../outbound/failure-codes.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type ImageError, imageHash, renderUpload, UPLOADED_FILE_MAX_BYTES } from './render-upload.ts';

export interface FetchedImage {
  readonly hash: string;
  /** WebP. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type ImageProblem = ImageError | FailureCode | 'bad_status' | 'bad_redirect' | 'too_many_redirects' | 'cut';

export type FetchImageResult =
  | { readonly ok: true; readonly image: FetchedImage }
  | { readonly ok: false; readonly reason: ImageProblem };

const WHOLE_MS = 10_000;
const CONNECT_MS = 5_000;
const MAX_REDIRECTS = 3;
export const PROXIED_WIDTH_MAX = 1_200;
const HEIGHT_MAX = 2_400;
const QUALITY = 80;
const HEADERS = { 'User-Agent': 'Plaudit', Accept: 'image/webp,image/avif,image/png,image/jpeg,image/gif' };

/** Each redirect is checked like the first URL. All together have ten seconds. */
export async function fetchImage(
  { get }: Pick<Outbound, 'get'>,
  url: string,
  signal: AbortSignal,
): Promise<FetchImageResult> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)]);
  let next = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const limits = { mostBytes: UPLOADED_FILE_MAX_BYTES, connectMs: CONNECT_MS, wholeMs: WHOLE_MS };
    const result = await get({ url: withoutFragment(next), headers: HEADERS, asBytes: true, ...limits, signal: whole });
    // The limit for all requests ends one like a shutdown does.
    if (!result.ok) return refused(result.code === 'shutdown' && !signal.aborted ? 'timeout_headers' : result.code);
    const { status, headers, bytes, whole: isWhole } = result;
    if (status === 200) return isWhole && bytes ? draw(bytes) : refused(bytes ? whyCut(bytes) : 'empty');
    if (!isRedirect(status)) return refused('bad_status');
    const target = headers.location === undefined ? null : URL.parse(headers.location, next);
    if (!target) return refused('bad_redirect');
    next = target.href;
  }
  return refused('too_many_redirects');
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** It never reaches a server. */
function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}

function whyCut(bytes: Uint8Array): ImageProblem {
  return bytes.length >= UPLOADED_FILE_MAX_BYTES ? 'too_large' : 'cut';
}

async function draw(file: Uint8Array): Promise<FetchImageResult> {
  return renderUpload(file, {
    least: { width: 1, height: 1 },
    draw: async (picture) => {
      const { data, info } = await picture
        .resize(PROXIED_WIDTH_MAX, HEIGHT_MAX, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { hash: imageHash(data), picture: data, width: info.width, height: info.height };
    },
  });
}

function refused(reason: ImageProblem): FetchImageResult {
  return { ok: false, reason };
}
