// Staff's own pages: rules, privacy policy, legal notice or any other.
import type { Connection } from '../db/database.ts';
import type { Translations } from '../messages/translations.ts';
import { readPart } from './save-part.ts';
import type { SiteView } from './site.ts';
import { type OwnPage, pagePart, type SiteLink, SLUG_PATTERN } from './site-parts.ts';

export function ownPagePath(slug: string): string {
  return `/pages/${slug}`;
}

/** The links to published pages, and to what PRIVACY_URL and TERMS_URL name instead of them. */
export function ownPageLinks(t: Translations, { ownPages, privacyUrl, termsUrl }: SiteView): readonly SiteLink[] {
  const replaced = [...(privacyUrl ? ['privacy'] : []), ...(termsUrl ? ['terms'] : [])];
  return [
    ...ownPages
      .filter(({ slug, isPublished }) => isPublished && !replaced.includes(slug))
      .map(({ slug, title }) => ({ label: title, url: ownPagePath(slug) })),
    ...(privacyUrl ? [{ label: t('site.privacy'), url: privacyUrl }] : []),
    ...(termsUrl ? [{ label: t('site.terms'), url: termsUrl }] : []),
  ];
}

/** With its text; null if there is none, or if it is a draft and `drafts` is not set. */
export async function readOwnPage(db: Connection, slug: string, drafts: boolean): Promise<OwnPage | null> {
  if (!SLUG_PATTERN.test(slug)) return null;
  const { content } = await readPart(db, pagePart(slug));
  return content && (content.isPublished || drafts) ? content : null;
}
