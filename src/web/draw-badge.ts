// A badge as a small picture: a word, and what there is to say of it. For places that show pictures of other sites.

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'idle';

export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly tone: BadgeTone;
}

/** White text stands on each of them with a contrast of at least 4.5 : 1. */
export const BADGE_COLORS: Readonly<Record<BadgeTone, string>> = {
  plain: '#2450b8',
  good: '#1a7340',
  warn: '#8a5200',
  bad: '#b3261e',
  idle: '#5d574b',
};

const TEXT_MOST = 40;
const SPACE = 7;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** In one line, without signs that XML forbids or that turn other text round, at most 40 characters. */
export function cleanBadgeText(given: string): string {
  const text = given.replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '').trim();
  const signs = [...text.normalize('NFC')];
  return signs.length <= TEXT_MOST ? signs.join('') : `${signs.slice(0, TEXT_MOST - 1).join('')}…`;
}

/** Told to people who do not see it by its title. */
export function drawBadge({ label, message, tone }: Badge): string {
  const left = widthOf(label) + 2 * SPACE;
  const right = widthOf(message) + 2 * SPACE;
  const spoken = escapeXml(`${label}: ${message}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${spoken}">`,
    `<title>${spoken}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="20" rx="4"/></clipPath><g clip-path="url(#r)">`,
    `<path fill="#35332d" d="M0 0h${left}v20H0z"/>`,
    `<path fill="${BADGE_COLORS[tone]}" d="M${left} 0h${right}v20H${left}z"/></g>`,
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    words(label, SPACE),
    words(message, left + SPACE),
    '</g></svg>',
  ].join('');
}

/** `textLength`: whatever font is there, the words end where the picture expects them to. */
function words(text: string, x: number): string {
  return `<text x="${x}" y="14" textLength="${widthOf(text)}">${escapeXml(text)}</text>`;
}

/** Nearly what Verdana takes at 11 pixels. */
function widthOf(text: string): number {
  const widths = [...text].map((sign) => {
    if (/[il.,:;|!' ]/.test(sign)) return 4;
    if (/[fjrt()[\]/-]/.test(sign)) return 5;
    if (/[mwMW%@]/.test(sign)) return 10.5;
    if (/[A-Z#]/.test(sign)) return 8;
    return sign < '\u0250' ? 7 : 11;
  });
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0));
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
