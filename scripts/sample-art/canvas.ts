// The basics of the sample pictures: a size, colors, seeded chance, and SVG elements as text.
import { seededRandom } from '../../src/cli/demo/history.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
}

export interface Palette {
  /** The background from top to bottom. */
  readonly sky: readonly [string, string];
  /** The layers, from the farthest to the nearest. */
  readonly layers: readonly [string, string, string];
  readonly light: string;
}

/** Draws a scene without the background. */
export type Scene = (canvas: Canvas, palette: Palette) => string;

export function openCanvas(width: number, height: number, seed: string): Canvas {
  return { width, height, random: seededRandom(seed) };
}

/** A whole SVG file. */
export function drawSvg(canvas: Canvas, palette: Palette, scene: Scene): string {
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${scene(canvas, palette)}</svg>`;
}

export function between(random: () => number, least: number, most: number): number {
  return least + (most - least) * random();
}

/** `count` results, each with its index. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${alpha(opacity)}/>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rectangle({ x, y, width, height }: Box, fill: string, opacity = 1, corner = 0): string {
  const rounded = corner > 0 ? ` rx="${short(corner)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded} fill="${fill}"${alpha(opacity)}/>`;
}

export type Corner = readonly [x: number, y: number];

export function polygon(corners: readonly Corner[], fill: string, opacity = 1): string {
  const points = corners.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon points="${points}" fill="${fill}"${alpha(opacity)}/>`;
}

export function stroke(corners: readonly Corner[], color: string, width: number, opacity = 1): string {
  const points = corners.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`;
}

export function ring(x: number, y: number, radius: number, color: string, width: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}

function alpha(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}

/** Scattered points of light in the upper part. */
export function stars({ width, height, random }: Canvas, color: string, count: number): string {
  return many(count, () =>
    circle(random() * width, random() * height * 0.6, between(random, 0.6, 1.8), color, between(random, 0.4, 1)),
  );
}

export function cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
  return `<g fill="${fill}"${alpha(opacity)}>${[
    [0, 0, 1],
    [-0.9, 0.25, 0.7],
    [0.95, 0.2, 0.75],
    [1.7, 0.4, 0.45],
    [-1.6, 0.45, 0.42],
  ]
    .map(
      ([dx = 0, dy = 0, scale = 1]) =>
        `<circle cx="${short(x + dx * size)}" cy="${short(y + dy * size)}" r="${short(size * scale)}"/>`,
    )
    .join(
      '',
    )}${rectangle({ x: x - size * 1.7, y: y + size * 0.35, width: size * 3.5, height: size * 0.5 }, fill, 1, size * 0.25)}</g>`;
}

/** The ground from a wavy line down to the lower edge. */
export function land({ width, height, random }: Canvas, fill: string, at: number, rise: number): string {
  const [first, second] = [random() * 6.3, random() * 6.3];
  const corners: Corner[] = [];
  for (let x = 0; x <= width + 8; x += 8) {
    const wave = Math.sin((x / width) * 5 + first) * 0.6 + Math.sin((x / width) * 13 + second) * 0.4;
    corners.push([x, height * at + wave * height * rise]);
  }
  return polygon([...corners, [width + 8, height], [0, height]], fill);
}

/** A jagged line of peaks from the left edge to the right; with a negative `rise`, they hang down. */
export function ridge({ width, height, random }: Canvas, at: number, rise: number): readonly Corner[] {
  const corners: Corner[] = [];
  let isPeak = random() > 0.5;
  for (let x = -width * 0.05; x < width * 1.1; x += between(random, width * 0.04, width * 0.09)) {
    const level = isPeak ? between(random, 0.5, 1) : -between(random, 0.1, 0.5);
    corners.push([x, height * at - level * height * rise]);
    isPeak = !isPeak;
  }
  return corners;
}
