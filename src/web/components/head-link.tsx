// A `<link>` of a page's head. Hono moves its own ones there: for each, it searches the whole page for all links before it.
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
