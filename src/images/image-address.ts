// The signed addresses of proxied images: the service fetches only images that a text of a listing or of the operator
// contains, never one that a visitor made up (decision P491).
import { equalInConstantTime, keyedHash } from '../core/secrets.ts';

/** Whose text an image is in: a listing's ID, or `site` for the operator's pages. */
export type ImageScope = string;
export const SITE_SCOPE: ImageScope = 'site';

export interface ImageAddresses {
  pathOf(scope: ImageScope, url: string): string;
  /** The image's URL; null if this site did not sign the address. */
  urlOf(scope: ImageScope, signature: string, name: string): string | null;
}

const SIGNATURE_CHARACTERS = 22;

export function createImageAddresses(key: Uint8Array): ImageAddresses {
  const sign = (scope: ImageScope, url: string) => keyedHash(key, `${scope} ${url}`).slice(0, SIGNATURE_CHARACTERS);
  return {
    pathOf(scope, url) {
      const name = Buffer.from(url).toString('base64url');
      return `/images/${scope}/${sign(scope, url)}/${name}.webp`;
    },
    urlOf(scope, signature, name) {
      const encoded = /^([A-Za-z0-9_-]+)\.webp$/.exec(name)?.[1];
      if (!encoded) return null;
      const url = Buffer.from(encoded, 'base64url').toString();
      const isOurs = equalInConstantTime(Buffer.from(sign(scope, url)), Buffer.from(signature));
      return isOurs ? url : null;
    },
  };
}
