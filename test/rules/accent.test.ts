// P532 the accent color: its contrast in both themes, and the nearest color that passes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAccent, contrast, DESIGN_ACCENT, INKS, parseColor, SURFACES } from '../../src/site/accent.ts';
import { brandStylesheet, stylesheetOfFile } from '../../src/site/brand-stylesheet.ts';
import { fromOklch, toOklch } from '../../src/site/oklch.ts';

const aColor = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);
const AROUND = [...Object.values(SURFACES.light), ...Object.values(SURFACES.dark)];

/** The color that a person ends up with: their own, or the nearest that passes. */
function accepted(color: string): string {
  const checked = checkAccent(color);
  return checked.ok ? color : checked.nearest;
}

describe('P532 an accent color', () => {
  test('is measured like WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('is refused if it is hard to see, and the nearest one always passes', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        const checked = checkAccent(accepted(color));
        expect(checked.ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('that passes has 3:1 with every surface of both themes, and 4.5:1 with the text on it', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        const checked = checkAccent(accepted(color));
        if (!checked.ok) throw new Error(`${color} is refused`);
        const { accent, hover, ink } = checked.theme;
        for (const surface of AROUND) expect(contrast(accent, surface)).toBeGreaterThanOrEqual(3);
        for (const ground of [accent, hover]) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
        expect(INKS).toContain(ink);
      }),
      { numRuns: 300 },
    );
  });

  test('that is offered has the hue of the refused one', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        const [before, after] = [toOklch(color), toOklch(accepted(color))];
        fc.pre(before.chroma > 0.08 && after.chroma > 0.08);
        const turned = Math.abs(Math.atan2(Math.sin(after.hue - before.hue), Math.cos(after.hue - before.hue)));
        expect(turned).toBeLessThan(0.08);
      }),
      { numRuns: 300 },
    );
  });

  test('survives the way through OKLCH', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        expect(fromOklch(toOklch(color))).toBe(color);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read as people type it', () => {
    expect(['#ABC', ' 0F7B6C ', '#0f7b6c'].map(parseColor)).toEqual(['#aabbcc', '#0f7b6c', '#0f7b6c']);
    expect(['', 'red', '#12345', 'url(x)', '#12345g', 'rgb(0,0,0)'].map(parseColor)).toEqual(Array(6).fill(null));
  });

  test('is checked against the surfaces of the design', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../src/web/style/tokens.css'), 'utf8');
    for (const name of ['paper', 'card', 'sunk'] as const)
      expect(tokens).toContain(`--${name}: light-dark(${SURFACES.light[name]}, ${SURFACES.dark[name]});`);
    expect(tokens).toContain(`--accent: light-dark(${DESIGN_ACCENT}, `);
    expect(tokens).toContain(`--accent-ink: ${INKS[1]};`);
  });
});

describe('the stylesheet of the brand', () => {
  test('is absent without a color, and its path depends on its content', () => {
    expect(brandStylesheet(null)).toBeNull();
    expect(brandStylesheet('#ffe94d')).toBeNull();
    const sheet = brandStylesheet('#0f7b6c')!;
    expect(sheet.css).toContain('--accent:#0f7b6c');
    expect(sheet.path).toMatch(/^\/site\/brand-0f7b6c-[\w-]{8}\.css$/);
    expect(stylesheetOfFile(sheet.path.slice('/site/'.length))).toEqual(sheet);
  });

  test('colors the icons of games and categories, which have no edge to be seen by', () => {
    expect(brandStylesheet('#0f7b6c')?.css).toContain('--glyph:#0f7b6c');
  });

  test('has no other path', () => {
    for (const file of ['brand-0f7b6c-AAAAAAAA.css', 'brand-ffe94d-AAAAAAAA.css', 'brand-.css', '../tokens.css'])
      expect(stylesheetOfFile(file)).toBeNull();
  });
});
