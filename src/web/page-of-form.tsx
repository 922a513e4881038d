// Says to which page a form of the frame returns.
import type { WebContext } from './context.ts';
import { pathOfReferer } from './local-path.ts';

/**
 * The page with the form, if this page is the response to it, because forms may have addresses that are no pages. From
 * other pages, the browser says where the choice was made, so nothing of an address gets into them.
 */
export function PageOfForm({ context: { req } }: { context: WebContext }) {
  const referer = req.header('referer');
  if (req.method === 'GET' || !referer) return null;
  return <input type="hidden" name="page" value={pathOfReferer(referer)} />;
}
