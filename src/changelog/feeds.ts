// A changelog as feeds (decision C6): Atom (RFC 4287) and JSON Feed 1.1, from the same entries.
import { renderMarkdown } from '../core/markdown.ts';
import type { ChangelogEntry } from './entry.ts';

export interface Feed {
  /** The bot's name. */
  readonly name: string;
  /** The absolute URL of the changelog's page; the feeds' URLs append `.atom` and `.json`. */
  readonly pageUrl: string;
  readonly changedAt: Date;
  /** Newest first. */
  readonly entries: readonly ChangelogEntry[];
}

export function atomFeed({ name, pageUrl, changedAt, entries }: Feed): string {
  const parts = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xml(pageUrl)}</id>`,
    `<title>${xml(feedTitle(name))}</title>`,
    `<updated>${changedAt.toISOString()}</updated>`,
    `<author><name>${xml(name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xml(pageUrl)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(`${pageUrl}.atom`)}"/>`,
    ...entries.map((entry) => atomEntry(entry, pageUrl)),
    '</feed>',
  ];
  return `${parts.join('\n')}\n`;
}

function atomEntry(entry: ChangelogEntry, pageUrl: string): string {
  const url = entryUrl(entry, pageUrl);
  return [
    '<entry>',
    `<id>${xml(url)}</id>`,
    `<title>${xml(entryTitle(entry))}</title>`,
    `<published>${entry.publishedAt.toISOString()}</published>`,
    `<updated>${(entry.editedAt ?? entry.publishedAt).toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `<content type="html">${xml(renderMarkdown(entry.body))}</content>`,
    '</entry>',
  ].join('\n');
}

export function jsonFeed({ name, pageUrl, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(name),
    home_page_url: pageUrl,
    feed_url: `${pageUrl}.json`,
    authors: [{ name }],
    items: entries.map((entry) => ({
      id: entryUrl(entry, pageUrl),
      url: entryUrl(entry, pageUrl),
      title: entryTitle(entry),
      content_html: renderMarkdown(entry.body),
      date_published: entry.publishedAt.toISOString(),
      ...(entry.editedAt && { date_modified: entry.editedAt.toISOString() }),
    })),
  });
}

function feedTitle(name: string): string {
  return `${name} changelog`;
}

function entryTitle({ version, title }: ChangelogEntry): string {
  return title ? `${version}: ${title}` : version;
}

/** The entry's anchor on the page, and its ID in feeds: an entry that is deleted and published again is a new one. */
function entryUrl({ id }: ChangelogEntry, pageUrl: string): string {
  return `${pageUrl}#${id}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** Escapes text and attributes. XML does not allow most control characters, not even escaped. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? character);
}
