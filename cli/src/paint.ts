// Colors and signs of the output. Without colors, the signs alone carry the meaning.

export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  caution(text: string): string;
  faint(text: string): string;
  strong(text: string): string;
}

export function createPaint(hasColors: boolean): Paint {
  const color = (code: number, end: number) => (text: string) =>
    hasColors ? `\u001b[${code}m${text}\u001b[${end}m` : text;
  return {
    good: color(32, 39),
    bad: color(31, 39),
    caution: color(33, 39),
    faint: color(2, 22),
    strong: color(1, 22),
  };
}

/** Without control characters, which text from outside could use to take over the terminal. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
