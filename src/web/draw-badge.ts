// Draws a badge as SVG: a label and a message, for READMEs and other sites.
import type { AccentTheme } from '../site/accent.ts';
import { escapeXml } from './escape-xml.ts';

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'idle';

export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly tone: BadgeTone;
}

/** White text has a contrast of at least 4.5 : 1 on each. */
const COLORS: Readonly<Record<BadgeTone, string>> = {
  plain: '#2450b8',
  good: '#1a7340',
  warn: '#8a5200',
  bad: '#b3261e',
  idle: '#5d574b',
};

export interface BadgeColors {
  readonly back: string;
  readonly text: string;
}

/** Numbers have the site's accent; other colors have a meaning. */
export function badgeColors(tone: BadgeTone, accent: AccentTheme | null): BadgeColors {
  if (tone === 'plain' && accent) return { back: accent.accent, text: accent.ink };
  return { back: COLORS[tone], text: '#fff' };
}

const MAX_CHARACTERS = 40;
const PADDING = 7;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** One line of at most 40 characters, without characters that XML forbids or that change the direction of text. */
export function cleanBadgeText(raw: string): string {
  const text = raw.replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '').trim();
  const characters = [...text.normalize('NFC')];
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

export function drawBadge({ label, message }: Badge, { back, text }: BadgeColors): string {
  const left = widthOf(label) + 2 * PADDING;
  const right = widthOf(message) + 2 * PADDING;
  const title = escapeXml(`${label}: ${message}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="20" rx="4"/></clipPath><g clip-path="url(#r)">`,
    `<path fill="#35332d" d="M0 0h${left}v20H0z"/>`,
    `<path fill="${back}" d="M${left} 0h${right}v20H${left}z"/></g>`,
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    textElement(label, PADDING),
    `<g fill="${text}">${textElement(message, left + PADDING)}</g>`,
    '</g></svg>',
  ].join('');
}

/** `textLength` fits the text to the space, whatever font is used. */
function textElement(text: string, x: number): string {
  return `<text x="${x}" y="14" textLength="${widthOf(text)}">${escapeXml(text)}</text>`;
}

/** The approximate width in Verdana at 11 pixels. */
function widthOf(text: string): number {
  const widths = [...text].map((character) => {
    if (/[il.,:;|!' ]/.test(character)) return 4;
    if (/[fjrt()[\]/-]/.test(character)) return 5;
    if (/[mwMW%@]/.test(character)) return 10.5;
    if (/[A-Z#]/.test(character)) return 8;
    return character < '\u0250' ? 7 : 11;
  });
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0));
}
