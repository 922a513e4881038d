// Paints the background of a preview image pixel by pixel: two waves, and rounded tiles with an edge. Pure, because the
// image library must not read SVG (decision P33).
import { toChannels } from './oklch.ts';

export const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;
const EDGE_WIDTH = 3;

/** A rounded rectangle. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** From its line to the bottom. */
interface Wave {
  readonly color: string;
  readonly top: number;
  readonly swing: number;
  readonly phase: number;
}

interface Painting {
  readonly ground: string;
  readonly waves: readonly Wave[];
  readonly tiles: readonly Shape[];
  /** The colors of tiles and of their edges. */
  readonly tile: string;
  readonly edge: string;
}

/** Three bytes for each pixel. */
export function paintPreview({ ground, waves, tiles, tile, edge }: Painting): Buffer {
  const pixels = Buffer.alloc(PREVIEW_SIZE.width * PREVIEW_SIZE.height * 3, fullRow(ground));
  for (const wave of waves) paint(pixels, wave.color, PREVIEW_AREA, (x, y) => y - lineOf(wave, x) + 0.5);
  for (const shape of tiles) {
    paint(pixels, edge, shape, (x, y) => 0.5 - distance(shape, x, y));
    paint(pixels, tile, shape, (x, y) => 0.5 - EDGE_WIDTH - distance(shape, x, y));
  }
  return pixels;
}

const PREVIEW_AREA: Shape = { left: 0, top: 0, ...PREVIEW_SIZE, radius: 0 };

function fullRow(color: string): Buffer {
  return Buffer.from(toChannels(color).map((channel) => Math.round(channel * 255)));
}

function lineOf({ top, swing, phase }: Wave, x: number): number {
  return top - swing * Math.sin(((x / PREVIEW_SIZE.width) * 1.9 + phase) * Math.PI);
}

/** How far outside the shape a pixel is; negative inside. */
function distance({ left, top, width, height, radius }: Shape, x: number, y: number): number {
  const beyond = (at: number, from: number, length: number) =>
    Math.abs(at + 0.5 - from - length / 2) - length / 2 + radius;
  const [across, down] = [beyond(x, left, width), beyond(y, top, height)];
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
}

/** `share`: how much of a pixel has the color; below 0 none, above 1 all of it. */
function paint(pixels: Buffer, color: string, area: Shape, share: (x: number, y: number) => number): void {
  const channels = [...fullRow(color)];
  for (let y = area.top; y < area.top + area.height; y += 1)
    for (let x = area.left; x < area.left + area.width; x += 1) {
      const part = Math.min(1, share(x, y));
      if (part <= 0) continue;
      const at = (y * PREVIEW_SIZE.width + x) * 3;
      for (const [channel, value] of channels.entries()) {
        const before = pixels[at + channel] ?? 0;
        pixels[at + channel] = Math.round(before + (value - before) * part);
      }
    }
}
