// Text a listener sent, made fit to be shown: one line, nothing invisible, cut. Pure.

/** At most `most` characters of it; bytes that are no UTF-8 are left out. */
export function toDisplayText(text: string | Uint8Array, most: number): string {
  const words = typeof text === 'string' ? text.toWellFormed() : Buffer.from(text).toString('utf8');
  const visible = words
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]+/gu, '')
    .trim();
  return visible.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
