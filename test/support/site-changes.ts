// Changes of the site by staff in the browser, as tests make them: preview, then publish.
import { expect } from 'vitest';
import { type Fields, openSite, type Site } from './site.ts';

/** The value of a hidden field, as a browser reads it. */
export function fieldValue(page: string, name: string): string | undefined {
  const escaped = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
  return escaped
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export const openAsStaff = (environment: Record<string, string> = {}) => openSite({ as: 'staff', environment });
export const pagesForVisitor = (site: Site) => (path: string) => site.get(path, { cookie: 'none=1' });

/** What the preview’s form would publish. */
export function changeIn(page: string): Fields {
  return Object.fromEntries(['part', 'content', 'edited'].map((name) => [name, fieldValue(page, name) ?? '']));
}

export async function publish(site: Site, path: string, fields: Fields) {
  const preview = await site.post(path, fields);
  expect(preview.status, preview.page.slice(0, 200)).toBe(200);
  return site.postAndFollow('/staff/site/publish', changeIn(preview.page));
}
