// GET /listings/:id/widget.svg and /listings/:id/widget: a listing's card for other sites, as an image and as a page
// for frames, at most a minute old (decisions P494 and P495).
import { createHash } from 'node:crypto';
import type { WebContext } from '../../context.ts';
import { sendPublicImage } from '../../public-image.ts';
import { drawMissingWidget, drawWidget } from '../../widget/draw-widget.ts';
import { parseWidgetTheme, readWidget } from '../../widget/read-widget.ts';
import { renderWidgetPage } from '../../widget/widget-page.ts';

const MAX_AGE_SECONDS = 60;

export async function serveWidgetImage(context: WebContext): Promise<Response> {
  const theme = parseWidgetTheme(context.req.query('theme'));
  const { t } = context.var;
  const widget = await readWidget(context);
  const { svg: body, styleHash } = widget ? drawWidget(t, widget, theme) : drawMissingWidget(t, theme);
  return sendPublicImage(context, {
    body,
    contentType: 'image/svg+xml; charset=utf-8',
    hash: hashOf(body),
    maxAgeSeconds: MAX_AGE_SECONDS,
    status: widget ? 200 : 404,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; sandbox`,
  });
}

export async function serveWidgetPage(context: WebContext): Promise<Response> {
  const theme = parseWidgetTheme(context.req.query('theme'));
  const { t } = context.var;
  const widget = await readWidget(context);
  const { text, policy } = renderWidgetPage(t, widget, theme);
  return sendPublicImage(context, {
    body: text,
    contentType: 'text/html; charset=utf-8',
    hash: hashOf(text),
    maxAgeSeconds: MAX_AGE_SECONDS,
    status: widget ? 200 : 404,
    policy,
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
