// The image that chats show with links: with the site's accent, and its logo or icon. It contains no text, because a
// server may have no fonts: the name is in the link's title, and in the logo if the site has one (decision P534).
import type { Sharp } from '../images/image-library.ts';
import { SURFACES } from './accent.ts';
import { toChannels } from './oklch.ts';

export const PREVIEW_WIDTH = 1_200;
export const PREVIEW_HEIGHT = 630;

/** A wave across the image, given by the heights of its crests. */
interface Wave {
  readonly color: string;
  readonly top: number;
  readonly swing: number;
  readonly phase: number;
}

/** The ground of all previews, as PNG. */
export function drawGround(sharp: Sharp, accent: string): Promise<Buffer> {
  const { paper, sunk } = SURFACES.light;
  const waves: readonly Wave[] = [
    { color: sunk, top: 470, swing: 42, phase: 0.9 },
    { color: accent, top: 540, swing: 30, phase: 0.4 },
  ];
  const pixels = Buffer.alloc(PREVIEW_WIDTH * PREVIEW_HEIGHT * 3);
  for (let x = 0; x < PREVIEW_WIDTH; x += 1) paintColumn(pixels, x, paper, waves);
  const raw = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3 } as const;
  return sharp(pixels, { raw }).png().toBuffer();
}

function paintColumn(pixels: Buffer, x: number, paper: string, waves: readonly Wave[]): void {
  const edges = waves.map(({ color, top, swing, phase }) => ({
    color: toChannels(color),
    edge: top - swing * Math.sin(((x / PREVIEW_WIDTH) * 1.9 + phase) * Math.PI),
  }));
  const ground = toChannels(paper);
  for (let y = 0; y < PREVIEW_HEIGHT; y += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      let value = ground[channel] ?? 0;
      for (const { color, edge } of edges) {
        const share = Math.min(1, Math.max(0, y - edge + 0.5));
        value += ((color[channel] ?? 0) - value) * share;
      }
      pixels[(y * PREVIEW_WIDTH + x) * 3 + channel] = Math.round(value * 255);
    }
}
