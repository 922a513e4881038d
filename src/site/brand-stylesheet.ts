// The stylesheet with the site's accent color. The content security policy allows no styles in pages, so it is a file
// of its own, whose URL changes with its content. Pure.
import { imageHash } from '../images/render-upload.ts';
import { accentTheme } from './accent.ts';

export interface BrandStylesheet {
  readonly path: string;
  readonly css: string;
}

/** Null if the color is the design’s own, or does not pass. */
export function brandStylesheet(accent: string | null): BrandStylesheet | null {
  const theme = accentTheme(accent);
  if (!theme) return null;
  const { accent: color, hover, ink } = theme;
  const properties = [
    `--accent:${color}`,
    `--accent-hover:${hover}`,
    `--accent-ink:${ink}`,
    `--focus:${color}`,
    `--glyph:${color}`,
    '--bar-edge:transparent',
  ];
  // The mark under the name is below its letters, because their contrast with the accent is not checked.
  const mark = '.brand b{background:linear-gradient(transparent 86%,var(--accent) 86% 98%,transparent 98%)}';
  const css = `:root{${properties.join(';')}}\n${mark}\n`;
  return { css, path: `/site/brand-${color.slice(1)}-${imageHash(Buffer.from(css)).slice(0, 8)}.css` };
}

/** The stylesheet of a path, which anybody may ask for: its content depends on nothing but the color in it. */
export function stylesheetOfFile(file: string): BrandStylesheet | null {
  const color = /^brand-([0-9a-f]{6})-[\w-]{8}\.css$/.exec(file)?.[1];
  const sheet = color === undefined ? null : brandStylesheet(`#${color}`);
  return sheet?.path === `/site/${file}` ? sheet : null;
}
