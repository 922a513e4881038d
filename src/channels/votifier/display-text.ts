// Text from a listener, cleaned up for display: a single line without invisible characters, truncated. Pure.

/** At most `most` characters. Removes bytes that are not UTF-8. */
export function toDisplayText(text: string | Uint8Array, most: number): string {
  const words = typeof text === 'string' ? text.toWellFormed() : Buffer.from(text).toString('utf8');
  const visible = words
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]+/gu, '')
    .trim();
  return visible.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
