// A `<link>` of a page's head. Those of Hono move themselves there: each searches the whole page for all before it, which
// with one link per language takes longer than the rest of the page.
import { raw } from 'hono/html';
import { escapeXml } from '../escape-xml.ts';

interface HeadLinkProps {
  readonly rel: string;
  readonly href: string;
  readonly hreflang?: string;
  readonly type?: string;
  readonly title?: string;
  readonly sizes?: string;
  readonly as?: string;
  readonly crossorigin?: '';
}

export function HeadLink(attributes: HeadLinkProps) {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  return raw(`<link${text.join('')}/>`);
}
