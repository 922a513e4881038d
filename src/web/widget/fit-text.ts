// Fits one line of untrusted text into a width, for drawings in which nothing wraps: the widths of characters are
// estimated, because the font is the reader's.

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What XML forbids, and what changes the direction of text. Joiners stay, because words and emoji need them. */
const UNWANTED = /[[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]--[\u200c\u200d]]/gv;
/** Dozens of marks on one letter would cover the lines above and below. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

export function cleanLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(UNWANTED, '').replaceAll(MARKS, '$1').trim();
}

/** The text, or as many of its characters as fit with an ellipsis. `size` is that of the font. */
export function fitText(text: string, size: number, width: number): string {
  const line = cleanLine(text);
  if (textWidth(line, size) <= width) return line;
  const most = width - textWidth('…', size);
  let fitted = '';
  let used = 0;
  for (const { segment } of GRAPHEMES.segment(line)) {
    used += textWidth(segment, size);
    if (used > most) break;
    fitted += segment;
  }
  return `${fitted.trimEnd()}…`;
}

/** Rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const { segment } of GRAPHEMES.segment(text)) ems += graphemeEms(segment);
  return Math.ceil(ems * size);
}

function graphemeEms(grapheme: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme) && grapheme > '\u00ff') return 1.4;
  return [...grapheme].reduce((sum, character) => sum + characterEms(character), 0);
}

function characterEms(character: string): number {
  if (/[\p{M}\u200c\u200d]/u.test(character)) return 0;
  if (/[il.,:;|!' j]/.test(character)) return 0.33;
  if (/[frt()[\]{}/\\"-]/.test(character)) return 0.45;
  if (/[mwMW%@]/.test(character)) return 1;
  if (/[a-z0-9]/.test(character)) return 0.62;
  if (character <= '\u024f') return 0.78;
  // A whole sentence, and cuneiform.
  if (character === '\ufdfd' || /\p{Script=Cuneiform}/u.test(character)) return 11;
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character) ? 0.85 : 1.15;
}
