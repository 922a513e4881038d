// Draws a listing's card as SVG, for READMEs and other sites that show images but no frames.
import { createHash } from 'node:crypto';
import type { Translations } from '../../messages/translations.ts';
import { escapeXml } from '../escape-xml.ts';
import { fitText, textWidth } from './fit-text.ts';
import { WIDGET_SIZE, type Widget, type WidgetTheme } from './read-widget.ts';
import { colorRules, PLAIN_COLORS, type WidgetColors } from './widget-colors.ts';

const { width: WIDTH, height: HEIGHT } = WIDGET_SIZE;
const FONT = "Inter,'Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif";
const ICON = { x: 20, y: 24, side: 72, radius: 18 };
const TEXT_X = 110;
const TEXT_WIDTH = WIDTH - TEXT_X - 18;
const NAME_SIZE = 19;
const FACTS_SIZE = 13.5;
const SITE_ICON = { y: 79, side: 24, gap: 10 };
const BUTTON = { y: 78, height: 26, padding: 12, size: 13 };

export interface DrawnWidget {
  readonly svg: string;
  /** Of the style in it, for the content security policy. */
  readonly styleHash: string;
}

export function drawWidget(t: Translations, widget: Widget, theme: WidgetTheme): DrawnWidget {
  const title = escapeXml(describe(t, widget));
  return card(title, theme, widget, [
    iconOf(widget),
    line({ text: widget.name, y: 24, size: NAME_SIZE, look: 'ink', weight: 700 }),
    line({ text: widget.facts.join(' · '), y: 51, size: FACTS_SIZE, look: 'dim', weight: 500 }),
    widget.isPaused
      ? line({ text: t('embeds.votingPaused'), y: BUTTON.y + 4, size: BUTTON.size, look: 'dim', weight: 500 })
      : buttonOf(t, widget),
    siteIconOf(widget),
  ]);
}

/** For a listing that does not exist, or that not everyone may see. */
export function drawMissingWidget(t: Translations, theme: WidgetTheme): DrawnWidget {
  const text = t('embeds.notFound');
  return card(text, theme, PLAIN_COLORS, [line({ text, y: 47, size: NAME_SIZE, look: 'dim', weight: 600 })]);
}

function describe(t: Translations, { name, facts, siteName }: Widget): string {
  return t('embeds.cardText', { name: fitText(name, 1, 80), site: siteName, facts: facts.join(', ') });
}

function card(title: string, theme: WidgetTheme, colors: WidgetColors, parts: readonly string[]): DrawnWidget {
  const style = colorRules(theme, colors, (name) => (name === 'line' ? 'stroke' : 'fill'));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` role="img" aria-label="${title}" font-family="${FONT}"><title>${title}</title><style>${style}</style>`,
    `<rect class="card line" x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="14"/>`,
    ...parts,
    '</svg>',
  ].join('');
  return { svg, styleHash: createHash('sha256').update(style).digest('base64') };
}

function iconOf({ icon, letter }: Widget): string {
  const { x, y, side, radius } = ICON;
  if (icon !== null) {
    const shape = `<clipPath id="i"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}"/></clipPath>`;
    return `${shape}<image x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#i)" href="${icon}"/>`;
  }
  const middle = x + side / 2;
  return [
    `<rect class="letter-back" x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}"/>`,
    `<text class="letter" x="${middle}" y="${y + side / 2 + 11}" text-anchor="middle" font-size="31"`,
    ` font-weight="700">${escapeXml(letter)}</text>`,
  ].join('');
}

interface Line {
  readonly text: string;
  /** The top. */
  readonly y: number;
  readonly size: number;
  readonly look: 'ink' | 'dim';
  readonly weight: number;
}

/** In a box of its own, which cuts off what is wider or higher than it was estimated. */
function line({ text, y, size, look, weight }: Line): string {
  const height = Math.ceil(size * 1.35);
  const box = `<svg x="${TEXT_X}" y="${y}" width="${TEXT_WIDTH}" height="${height}">`;
  const fitted = escapeXml(fitText(text, size, TEXT_WIDTH));
  return `${box}<text class="${look}" y="${size}" font-size="${size}" font-weight="${weight}">${fitted}</text></svg>`;
}

function buttonOf(t: Translations, { siteName, siteIcon }: Widget): string {
  const { y, height, padding, size } = BUTTON;
  const most = TEXT_WIDTH - (siteIcon === null ? 0 : SITE_ICON.side + SITE_ICON.gap);
  const text = fitText(t('embeds.voteOn', { site: siteName }), size, most - 2 * padding);
  const width = textWidth(text, size) + 2 * padding;
  return [
    `<rect class="accent" x="${TEXT_X}" y="${y}" width="${width}" height="${height}" rx="${height / 2}"/>`,
    `<text class="on-accent" x="${TEXT_X + width / 2}" y="${y + 17.5}" text-anchor="middle" font-size="${size}"`,
    ` font-weight="650">${escapeXml(text)}</text>`,
  ].join('');
}

/** In the corner, beside the button. */
function siteIconOf({ siteIcon }: Widget): string {
  const { side, y } = SITE_ICON;
  const x = TEXT_X + TEXT_WIDTH - side;
  return siteIcon === null ? '' : `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${siteIcon}"/>`;
}
