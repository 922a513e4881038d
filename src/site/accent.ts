// Whether a color can be the site's accent. It is the background of buttons, the focus ring and the marks of tabs and
// charts, so WCAG AA asks for 4.5:1 between it and the text on it, and for 3:1 between it and what is around it, in
// both themes. A color that does not pass is refused, with the nearest one that does (decision P532). Pure.
import { fromOklch, type Oklch, toChannels, toLinear, toOklch } from './oklch.ts';

/** The surfaces of both themes, as in web/style/tokens.css; a test compares them. */
export const SURFACES = {
  light: { paper: '#fbfaf6', card: '#ffffff', sunk: '#f3f0e8' },
  dark: { paper: '#141311', card: '#1c1a17', sunk: '#100f0d' },
} as const;
/** The accent of the design, in the light theme. */
export const DESIGN_ACCENT = '#f5b301';
/** The text on the accent: whichever of the two is easier to read. */
export const INKS = ['#ffffff', '#1c1a16'] as const;

export const TEXT_CONTRAST_LEAST = 4.5;
export const MARK_CONTRAST_LEAST = 3;

export interface AccentTheme {
  readonly accent: string;
  /** While a button is pointed at. */
  readonly hover: string;
  /** The text on both. */
  readonly ink: string;
}

export type AccentCheck =
  | { readonly ok: true; readonly theme: AccentTheme }
  | { readonly ok: false; readonly problems: readonly AccentProblem[]; readonly nearest: string };

export interface AccentProblem {
  readonly of: 'light' | 'dark' | 'text';
  readonly contrast: number;
  readonly least: number;
}

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** `#rrggbb` in lower case, from what a person may type; null if it is no such color. */
export function parseColor(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

export function checkAccent(accent: string): AccentCheck {
  const problems = problemsOf(accent);
  if (problems.length > 0) return { ok: false, problems, nearest: nearestAccent(accent) };
  const ink = inkOn(accent);
  return { ok: true, theme: { accent, hover: hoverOf(accent, ink), ink } };
}

/** Null if the color is the design’s own, or does not pass. */
export function accentTheme(accent: string | null): AccentTheme | null {
  const checked = accent === null ? null : checkAccent(accent);
  return checked?.ok ? checked.theme : null;
}

/** The WCAG contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = toChannels(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function problemsOf(accent: string): readonly AccentProblem[] {
  const worst = (colors: readonly string[]) => Math.min(...colors.map((color) => contrast(accent, color)));
  const found: readonly AccentProblem[] = [
    { of: 'light', contrast: worst(Object.values(SURFACES.light)), least: MARK_CONTRAST_LEAST },
    { of: 'dark', contrast: worst(Object.values(SURFACES.dark)), least: MARK_CONTRAST_LEAST },
    { of: 'text', contrast: contrast(accent, inkOn(accent)), least: TEXT_CONTRAST_LEAST },
  ];
  return found.filter(({ contrast: ratio, least }) => ratio < least);
}

function inkOn(accent: string): string {
  const [light, dark] = INKS;
  return contrast(accent, light) >= contrast(accent, dark) ? light : dark;
}

const HOVER_STEP = 0.05;

/** Away from the text, so that it stays readable. */
function hoverOf(accent: string, ink: string): string {
  const color = toOklch(accent);
  return fromOklch(withLightness(color, color.lightness + (ink === INKS[0] ? -HOVER_STEP : HOVER_STEP)));
}

function withLightness(color: Oklch, lightness: number): Oklch {
  return { ...color, lightness: Math.min(1, Math.max(0, lightness)) };
}

const SEARCH_STEPS = 500;

/** The color with the nearest lightness that passes, with the same hue. Grays of two ranges pass, so there is one. */
function nearestAccent(accent: string): string {
  const color = toOklch(accent);
  for (let step = 1; step <= SEARCH_STEPS; step += 1)
    for (const side of [-1, 1]) {
      const candidate = fromOklch(withLightness(color, color.lightness + (side * step) / SEARCH_STEPS));
      if (problemsOf(candidate).length === 0) return candidate;
    }
  throw new Error('This is a bug in Plaudit: no lightness makes an accent that passes.');
}
