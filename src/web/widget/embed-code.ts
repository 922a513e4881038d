// The code that owners and fans copy to show a badge or a widget on other sites. Its URLs contain the listing's ID, so
// that the code still works after the listing is renamed.
import type { SiteIdentity } from '../../config/settings.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { Translations } from '../../messages/translations.ts';
import { escapeXml } from '../escape-xml.ts';
import { cleanLine } from './fit-text.ts';
import { WIDGET_SIZE, type WidgetTheme } from './read-widget.ts';

export interface EmbeddedImage {
  /** Complete URLs. */
  readonly image: string;
  readonly target: string;
  readonly alt: string;
  readonly width?: number;
  readonly height: number;
}

export function markdownCode({ image, target, alt }: EmbeddedImage): string {
  return `[![${alt.replaceAll(/[\\[\]`*_<>!]/g, '\\$&')}](${image})](${target})`;
}

export function htmlCode({ image, target, alt, width, height }: EmbeddedImage): string {
  const size = `${width === undefined ? '' : ` width="${width}"`} height="${height}"`;
  return `<a href="${escapeXml(target)}"><img src="${escapeXml(image)}" alt="${escapeXml(alt)}"${size}></a>`;
}

/** Forums that know no `alt` show the image alone. */
export function bbCode({ image, target }: EmbeddedImage): string {
  return `[url=${target}][img]${image}[/img][/url]`;
}

export interface Frame {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

interface FramedWidget {
  readonly listing: Pick<Listing, 'id' | 'name'>;
  readonly site: Pick<SiteIdentity, 'baseUrl' | 'displayName'>;
  readonly theme?: WidgetTheme;
}

export function widgetFrame(t: Translations, { listing, site, theme = 'auto' }: FramedWidget): Frame {
  const { id, name } = listing;
  const { baseUrl, displayName } = site;
  const src = `${baseUrl}${listingPath({ id }, '/widget')}${theme === 'auto' ? '' : `?theme=${theme}`}`;
  return {
    src,
    title: t('embeds.nameOnSite', { name: cleanLine(name), site: cleanLine(displayName) }),
    ...WIDGET_SIZE,
  };
}

/** What is in the frame may open links in new tabs, and do nothing else. */
export function frameCode({ src, title, width, height }: Frame): string {
  const attributes = [
    `src="${escapeXml(src)}"`,
    `width="${width}" height="${height}"`,
    `title="${escapeXml(title)}"`,
    'sandbox="allow-popups allow-popups-to-escape-sandbox"',
    'loading="lazy" referrerpolicy="no-referrer" style="border:0;border-radius:14px;max-width:100%"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
