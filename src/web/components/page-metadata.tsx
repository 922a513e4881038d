// The tags in a page's head for search engines and for link previews in chats.
import { raw } from 'hono/html';
import { LANGUAGE_CODES, type Language } from '../../messages/languages.ts';
import type { WebContext } from '../context.ts';
import { languageAddress } from '../language-path.ts';
import { sitePreviewPath } from '../site-preview-path.ts';
import { type StructuredData, writeJsonLd } from '../structured-data.ts';
import { HeadLink } from './head-link.tsx';

export interface PageMetadata {
  /** The path of the page's canonical URL. */
  readonly path: string;
  readonly previous?: string;
  readonly next?: string;
  /** Search engines should not index it. */
  readonly hidden?: boolean;
  /** The path of an image of 1200 × 630 pixels; by default the site's own. */
  readonly image?: string | undefined;
  readonly data?: StructuredData;
}

interface MetadataTagsProps {
  readonly context: WebContext;
  readonly metadata: PageMetadata;
  readonly title: string;
  readonly description: string | undefined;
}

export function MetadataTags({ context, metadata, title, description }: MetadataTagsProps) {
  const { site, t, app } = context.var;
  const { defaultLanguage } = app.config;
  const { path, previous, next, hidden, data, image = sitePreviewPath(site) } = metadata;
  const url = (path: string) => `${site.baseUrl}${path}`;
  const inLanguage = (path: string, language: Language = t.language) =>
    url(languageAddress(path, language, defaultLanguage));
  const canonical = inLanguage(path);
  return (
    <>
      <HeadLink rel="canonical" href={canonical} />
      {previous && <HeadLink rel="prev" href={inLanguage(previous)} />}
      {next && <HeadLink rel="next" href={inLanguage(next)} />}
      {!hidden && LANGUAGE_CODES.length > 1 && (
        <>
          {LANGUAGE_CODES.map((language) => (
            <HeadLink rel="alternate" hreflang={language} href={inLanguage(path, language)} />
          ))}
          <HeadLink rel="alternate" hreflang="x-default" href={url(path)} />
        </>
      )}
      {hidden && <meta name="robots" content="noindex, follow" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.displayName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={url(image)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {data && <script type="application/ld+json">{raw(writeJsonLd(data))}</script>}
    </>
  );
}
