// What a page's head says to search engines, and to chats that show a preview of a link.
import { raw } from 'hono/html';
import { assetUrl } from '../assets.ts';
import { type StructuredData, writeJsonLd } from '../structured-data.ts';
import type { Site } from '../web-parts.ts';

export interface PageMetadata {
  /** The page's one address, from the root. */
  readonly path: string;
  readonly previous?: string;
  readonly next?: string;
  /** Not to be kept by search engines. */
  readonly hidden?: boolean;
  /** Of 1200 by 630, from the root; absent: the site's own. */
  readonly picture?: string | undefined;
  readonly data?: StructuredData;
}

interface ForMachinesProps {
  readonly site: Site;
  readonly machines: PageMetadata;
  readonly title: string;
  readonly description: string | undefined;
}

export function MetadataTags({ site, machines, title, description }: ForMachinesProps) {
  const { path, previous, next, hidden, data, picture = assetUrl('preview.png') } = machines;
  const url = (place: string) => `${site.baseUrl}${place}`;
  return (
    <>
      <link rel="canonical" href={url(path)} />
      {previous && <link rel="prev" href={url(previous)} />}
      {next && <link rel="next" href={url(next)} />}
      {hidden && <meta name="robots" content="noindex, follow" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.serviceName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url(path)} />
      <meta property="og:image" content={url(picture)} />
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
