// The page that other sites show in a frame: a listing's card, without script, cookies or any other file.
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Translations } from '../../messages/translations.ts';
import { cleanLine } from './fit-text.ts';
import type { Widget, WidgetTheme } from './read-widget.ts';
import { colorRules, PLAIN_COLORS } from './widget-colors.ts';

export interface WidgetPage {
  readonly text: string;
  /** Allows the page’s own style and images in it, and nothing else; every site may frame it. */
  readonly policy: string;
}

const SHAPE = [
  '*{box-sizing:border-box;margin:0}',
  'html,body{height:100%}',
  "body{font:500 14px/1.4 Inter,'Segoe UI',system-ui,sans-serif}",
  '.box{display:flex;align-items:center;gap:16px;height:100%;max-height:160px;padding:10px 18px;border-width:1px;border-style:solid;',
  'border-radius:14px;overflow:hidden}',
  '.icon{flex:none;display:grid;place-items:center;width:72px;height:72px;border-radius:18px;font-size:31px;font-weight:700}',
  '.words{min-width:0}',
  '.site{flex:none;align-self:flex-end;width:24px;height:24px;margin-inline-start:auto}',
  '.cut{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;text-decoration:none}',
  '.name{font-size:19px;font-weight:700;line-height:1.3}',
  '.vote{display:inline-block;max-width:100%;margin-top:6px;padding:3px 14px;border-radius:99px;font-size:13px;',
  'font-weight:650}',
  '.cut:hover{text-decoration:underline}',
  ':focus-visible{outline:2px solid;outline-offset:2px}',
  '@media(max-width:19rem){.site{display:none}.icon{width:48px;height:48px;border-radius:12px;font-size:21px}.box{padding:8px;gap:10px}}',
  '@media(max-height:6rem){.vote,.paused,.site{display:none}.icon{width:44px;height:44px;border-radius:11px;font-size:20px}}',
].join('');

/** Backgrounds, borders and text. */
function propertyOf(name: string): string {
  if (name === 'line') return 'border-color';
  return ['card', 'accent', 'letter-back'].includes(name) ? 'background' : 'color';
}

export function renderWidgetPage(t: Translations, widget: Widget | null, theme: WidgetTheme): WidgetPage {
  const style = SHAPE + colorRules(theme, widget ?? PLAIN_COLORS, propertyOf);
  const title = widget
    ? t('embeds.nameOnSite', { name: cleanLine(widget.name), site: widget.siteName })
    : t('embeds.notFound');
  const page = html`<!doctype html>
<html lang="${t.language}"${t.direction === 'rtl' ? html` dir="rtl"` : ''} class="card"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body><main class="box card line">${widget ? contentOf(t, widget) : html`<p class="dim">${t('embeds.notFound')}</p>`}</main></body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  const own = `style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return { text: String(page), policy: `default-src 'none'; ${own}; frame-ancestors *` };
}

/** Links open in a new tab, because the page that opens may not be framed. */
function contentOf(t: Translations, widget: Widget) {
  const { name, facts, icon, letter, isPaused, siteName, siteIcon, pageUrl, voteUrl } = widget;
  const target = html`target="_blank" rel="noopener"`;
  return html`${
    icon === null
      ? html`<span class="icon letter letter-back" aria-hidden="true">${letter}</span>`
      : html`<img class="icon" src="${icon}" alt="" width="72" height="72">`
  }<div class="words"><h1 class="name"><a class="cut ink" href="${pageUrl}" ${target} dir="auto">${cleanLine(name)}</a></h1>
<p class="cut dim">${facts.join(' · ')}</p>${
    isPaused
      ? html`<p class="paused dim">${t('embeds.votingPaused')}</p>`
      : html`<a class="cut vote accent on-accent" href="${voteUrl}" ${target}>${t('embeds.voteOn', { site: siteName })}</a>`
  }</div>${siteIcon === null ? '' : html`<img class="site" src="${siteIcon}" alt="" width="24" height="24">`}`;
}
