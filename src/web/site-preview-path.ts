// The path of the preview image of pages that have none of their own.
import { lookOf } from '../site/brand-preview.ts';
import type { SiteView } from '../site/site.ts';
import { assetUrl } from './assets.ts';

/** It changes with the brand, because chats keep what they have loaded once. */
export function sitePreviewPath({ brand }: SiteView): string {
  const look = brand.logo || brand.icon ? lookOf(brand) : null;
  return look === null ? assetUrl('preview.png') : `/site/preview/${look}.png`;
}
