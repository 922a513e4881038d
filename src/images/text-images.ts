// Images in Markdown texts: the service fetches them, so that no other host sees visitors, re-encodes them, and keeps
// them in a bounded cache in the database (decisions P491 to P493).
import type { Config } from '../config.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { ShownImage } from '../core/rich-markdown.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type FetchImageResult, fetchImage } from './fetch-image.ts';
import { createFetchQueue } from './fetch-queue.ts';
import { createImageAddresses, type ImageScope, SITE_SCOPE } from './image-address.ts';
import {
  type CachedImage,
  deleteLeastUsed,
  isTextShown,
  selectImage,
  selectKnownImages,
  upsertImage,
  upsertImageFailure,
} from './text-image-queries.ts';

export type ReadImageResult =
  | { readonly ok: true; readonly image: CachedImage }
  /** `busy`: it may work in a moment. */
  | { readonly ok: false; readonly reason: 'unknown' | 'broken' | 'busy' };

export interface TextImages {
  /**
   * How a page shows images; those that are missing become links. Starts what must be fetched again, and waits for
   * nothing.
   */
  describe(scope: ImageScope, urls: readonly string[]): Promise<ReadonlyMap<string, ShownImage>>;
  /** Reads an image from the cache, or else fetches it. */
  read(scope: ImageScope, signature: string, name: string): Promise<ReadImageResult>;
  /** Fetches what is not known yet, in the background, so that the first visitor gets sizes. */
  prepare(scope: ImageScope, urls: readonly string[]): void;
  /** Stops fetching, and waits for what is being recorded. */
  close(): Promise<void>;
}

export interface TextImageDependencies {
  readonly db: Db;
  readonly outbound: Pick<Outbound, 'get'>;
  readonly log: Log;
  /** Its key signs addresses. */
  readonly vault: Pick<Vault, 'derive'>;
  readonly config: Pick<Config, 'imageCacheBytes'>;
}

const QUEUE_LIMITS = { running: 4, runningOfSite: 2, waiting: 64 };
export const CACHED_IMAGES_MAX = 5_000;
export const CACHED_FAILURES_MAX = 2_000;
/** Of one listing's texts, so that nobody uses the service to send many requests to somebody else. */
export const IMAGE_FETCHES_PER_HOUR = 200;
const REFRESH_DAYS = 7;
const RETRY = { firstMinutes: 5, mostMinutes: 12 * 60, forgetDays: 30 };

export function createTextImages(dependencies: TextImageDependencies): TextImages {
  const { db, log, vault } = dependencies;
  const { imageCacheBytes: cacheBytes } = dependencies.config;
  const addresses = createImageAddresses(vault.derive('text-images'));
  const fetcher = createFetcher(dependencies);
  const inBackground = (scope: ImageScope, url: string) => {
    fetcher.fetch(scope, url).catch((error) => log.warn({ err: error }, 'An image could not be recorded.'));
  };
  return {
    async describe(scope, urls) {
      const shown = new Map<string, ShownImage>();
      if (cacheBytes === 0 || urls.length === 0) return shown;
      const known = new Map((await selectKnownImages(db, urls)).map((image) => [image.url, image]));
      for (const url of urls) {
        const image = known.get(url);
        if (image?.isDue) inBackground(scope, url);
        if (image?.size !== null) shown.set(url, { path: addresses.pathOf(scope, url), size: image?.size ?? null });
      }
      return shown;
    },

    async read(scope, signature, name) {
      const url = addresses.urlOf(scope, signature, name);
      if (url === null || cacheBytes === 0) return { ok: false, reason: 'unknown' };
      const [isShown, known] = await Promise.all([
        scope === SITE_SCOPE || isTextShown(db, scope),
        selectImage(db, url),
      ]);
      if (!isShown) return { ok: false, reason: 'unknown' };
      if (known?.isDue && known.picture) inBackground(scope, url);
      if (known?.picture && known.hash)
        return { ok: true, image: { ...known, hash: known.hash, picture: known.picture } };
      if (known && !known.isDue) return { ok: false, reason: 'broken' };
      const fetched = await fetcher.fetch(scope, url);
      if (!fetched) return { ok: false, reason: 'busy' };
      return fetched.ok ? { ok: true, image: { ...fetched.image, isDue: false } } : { ok: false, reason: 'broken' };
    },

    prepare(scope, urls) {
      if (cacheBytes === 0 || urls.length === 0) return;
      selectKnownImages(db, urls)
        .then((known) => {
          const skipped = known.filter(({ isDue }) => !isDue).map(({ url }) => url);
          for (const url of urls) if (!skipped.includes(url)) inBackground(scope, url);
        })
        .catch((error) => log.warn({ err: error }, 'Images could not be prepared.'));
    },

    close: fetcher.close,
  };
}

/** Fetches each image once at a time, and records the result. */
function createFetcher({ db, outbound, config }: TextImageDependencies) {
  const queue = createFetchQueue(QUEUE_LIMITS);
  const stopping = new AbortController();
  const current = new Map<string, Promise<FetchImageResult | null>>();

  const fetchNow = async (scope: ImageScope, url: string): Promise<FetchImageResult | null> => {
    if (stopping.signal.aborted) return null;
    const limit = { key: `images:${scope}`, limit: IMAGE_FETCHES_PER_HOUR, windowSeconds: HOUR_SECONDS };
    if (!(await consume(db, limit)).ok) return null;
    const result = await fetchImage(outbound, url, stopping.signal);
    if (stopping.signal.aborted || (!result.ok && result.reason === 'busy')) return null;
    if (result.ok) await upsertImage(db, url, result.image, REFRESH_DAYS);
    else await upsertImageFailure(db, url, result.reason, RETRY);
    await deleteLeastUsed(db, {
      images: CACHED_IMAGES_MAX,
      bytes: config.imageCacheBytes,
      failures: CACHED_FAILURES_MAX,
    });
    return result;
  };

  return {
    /** Null: it was not tried, because too much is going on. */
    fetch(scope: ImageScope, url: string): Promise<FetchImageResult | null> {
      const known = current.get(url);
      if (known) return known;
      const added = queue.add(siteOf(url), () => fetchNow(scope, url));
      if (!added) return Promise.resolve(null);
      const fetching = added.finally(() => current.delete(url));
      current.set(url, fetching);
      return fetching;
    },
    async close(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(current.values());
    },
  };
}

/** The end of the host's name, because a site can have any number of names below its own. */
function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.split('.').slice(-2).join('.') : url;
}
