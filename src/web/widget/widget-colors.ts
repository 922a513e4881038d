// The colors of widgets, which appear on other sites and cannot use the stylesheet. Each is a pair: light and dark.
import { DESIGN_ACCENT, SURFACES } from '../../site/accent.ts';
import type { Widget, WidgetTheme } from './read-widget.ts';

const COLORS = {
  card: [SURFACES.light.card, SURFACES.dark.card],
  line: ['#e4dfd3', '#322f29'],
  ink: ['#1c1a16', '#efebe2'],
  dim: ['#5d574b', '#b1a998'],
  accent: [DESIGN_ACCENT, '#ffbf2e'],
  'on-accent': ['#1c1a16', '#1c1a16'],
} as const;

const TINTS = [
  ['#1a7340', '#e4f4ea', '#6fd39a', '#15281d'],
  ['#2450b8', '#e8eefb', '#8fb0ff', '#19213a'],
  ['#b3261e', '#fce8e6', '#ff9b92', '#331a18'],
  ['#8a5200', '#fdf0d9', '#f0b45e', '#2e2312'],
  ['#6b3fa0', '#f1eafa', '#c7a5f2', '#261c35'],
  ['#0b6e7c', '#e0f3f6', '#6fcfdd', '#10292d'],
  ['#9c2b6b', '#fbe8f2', '#f29bc9', '#331a29'],
  ['#4f6100', '#eff4d9', '#bfd35f', '#242a10'],
] as const;

export type WidgetColors = Pick<Widget, 'tint' | 'accent'>;
export const PLAIN_COLORS: WidgetColors = { tint: 0, accent: null };

/**
 * Rules that set a property for the class of each color, such as `.ink{fill:#1c1a16}`. The classes `letter` and
 * `letter-back` have those of the drawn icon. The site’s accent is the same in both themes.
 */
export function colorRules(
  theme: WidgetTheme,
  { tint, accent }: WidgetColors,
  property: (name: string) => string,
): string {
  const [lightInk, lightBack, darkInk, darkBack] = TINTS[tint] ?? TINTS[0];
  const all = {
    ...COLORS,
    ...(accent && { accent: [accent.accent, accent.accent], 'on-accent': [accent.ink, accent.ink] }),
    letter: [lightInk, darkInk],
    'letter-back': [lightBack, darkBack],
  };
  const rules = (index: 0 | 1) =>
    Object.entries(all)
      .map(([name, pair]) => `.${name}{${property(name)}:${pair[index]}}`)
      .join('');
  if (theme !== 'auto') return rules(theme === 'light' ? 0 : 1);
  return `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`;
}
