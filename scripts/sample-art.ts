// `npm run sample-art`: draws the banners and gallery pictures of the demo's sample listings, and writes them as one
// archive, encoded as uploads are. It is in the repository, because encoding them takes longer than a demo may take to
// start.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SAMPLE_PICTURE_ARCHIVE, SAMPLE_PICTURE_SIZE } from '../src/cli/demo/sample-pictures.ts';
import { TAR_END, tarBlocks } from '../src/core/tar.ts';
import type { EncodedPicture } from '../src/images/encode-picture.ts';
import { BANNER_SIZES, renderBanner, renderPicture } from '../src/listings/render-pictures.ts';
import { drawSvg, openCanvas, type Palette, type Scene } from './sample-art/canvas.ts';
import { cards, charts, chat, coins, levels, sheets, shield, sound, waves, weather } from './sample-art/emblems.ts';
import { castle, cavern, desert, sea, space } from './sample-art/far-places.ts';
import { city, hills, islands, peaks, track } from './sample-art/landscapes.ts';

const PALETTES = {
  meadow: { sky: ['#bfe3f5', '#f6efcf'], layers: ['#8fbf86', '#5f9c62', '#2f6142'], light: '#f7c948' },
  dusk: { sky: ['#37306b', '#f08a5d'], layers: ['#7a4a7c', '#54346a', '#2c1f47'], light: '#ffd27d' },
  night: { sky: ['#0e1430', '#2b3a6b'], layers: ['#2a3560', '#1b2346', '#0d1226'], light: '#ffe7a3' },
  azure: { sky: ['#5fb6ee', '#d9f1fb'], layers: ['#2f7d5b', '#6fbf6a', '#7d5a3c'], light: '#fff2b0' },
  rose: { sky: ['#f9c5d1', '#fdf0e6'], layers: ['#e07a9a', '#b84a7b', '#6d2a55'], light: '#ffe08a' },
  ember: { sky: ['#3a0f18', '#c3402c'], layers: ['#8c2a2a', '#5d1a22', '#2b0c14'], light: '#ffb35c' },
  ice: { sky: ['#a9cfe6', '#eef6fa'], layers: ['#8aa9c0', '#5d7f9a', '#33495d'], light: '#fff6d6' },
  lagoon: { sky: ['#0f5c6e', '#33b0ad'], layers: ['#1f8f94', '#146673', '#0b3a45'], light: '#c9fff0' },
  sand: { sky: ['#f7d9a0', '#fdf3dc'], layers: ['#cf7f4a', '#e3a867', '#b86a3a'], light: '#fff8e0' },
  violet: { sky: ['#2b1a5a', '#7a4fc9'], layers: ['#9b78e6', '#6a45b8', '#3a2480'], light: '#ffd166' },
  forest: { sky: ['#123a37', '#2c7a68'], layers: ['#3c9a80', '#1f6b5c', '#0c2f2b'], light: '#d7f7c8' },
  slate: { sky: ['#2f3848', '#5b6a80'], layers: ['#7d8ca3', '#4d5b70', '#262e3c'], light: '#f2c14e' },
  coral: { sky: ['#7d2440', '#e8836b'], layers: ['#f2a07b', '#c4556a', '#6b2344'], light: '#ffe3b8' },
} as const satisfies Record<string, Palette>;

type PaletteName = keyof typeof PALETTES;

/** The scene of each listing, by its slug, with the colors of its banner and of its gallery pictures. */
const ART: Readonly<Record<string, readonly [scene: Scene, banner: PaletteName, ...gallery: PaletteName[]]>> = {
  'sample-survival': [hills, 'meadow', 'dusk', 'night', 'meadow'],
  'sample-skies': [islands, 'azure', 'rose', 'dusk'],
  'sample-arena': [castle, 'ember', 'night'],
  'sample-kingdoms': [castle, 'dusk', 'meadow', 'night'],
  'sample-dunes': [desert, 'sand', 'dusk'],
  'sample-orbit': [space, 'violet', 'night'],
  'sample-harbor': [sea, 'ice', 'dusk'],
  'sample-roleplay-city': [city, 'night', 'dusk', 'slate'],
  'sample-racing-club': [track, 'dusk', 'azure'],
  'sample-county': [hills, 'dusk', 'ice'],
  'sample-obby-towers': [levels, 'rose', 'violet'],
  'sample-tycoon-island': [islands, 'rose', 'azure'],
  'sample-pet-rescue': [hills, 'azure', 'rose'],
  'sample-gem-hunters': [cavern, 'lagoon', 'violet'],
  'sample-peaks': [peaks, 'ice', 'dusk', 'night'],
  'sample-voyage': [sea, 'coral', 'night'],
  'sample-music-bot': [sound, 'violet', 'lagoon'],
  'sample-moderation-bot': [shield, 'forest', 'slate'],
  'sample-trivia-bot': [cards, 'coral', 'violet'],
  'sample-weather-bot': [weather, 'ice'],
  'sample-polls-bot': [charts, 'coral', 'slate'],
  'sample-reminder-bot': [waves, 'slate'],
  'sample-coins-bot': [coins, 'forest', 'dusk'],
  'sample-levels-bot': [levels, 'violet', 'night'],
  'sample-stage-bot': [chat, 'dusk'],
  'sample-librarian-bot': [sheets, 'slate', 'forest'],
  'sample-anime-bot': [hills, 'rose'],
  'sample-logs-bot': [charts, 'slate'],
  'sample-welcome-bot': [chat, 'lagoon', 'rose'],
};

// All are painted before the first is encoded: encoding blocks every format that uploads must not have, SVG included.
const painted = new Map<string, Buffer>();
for (const [name, [scene, banner, ...gallery]] of Object.entries(ART)) {
  painted.set(`${name}/banner`, await paint(`${name}-banner`, BANNER_SIZES.large, [scene, banner]));
  for (const [index, palette] of gallery.entries())
    painted.set(`${name}/${index + 1}`, await paint(`${name}-${index + 1}`, SAMPLE_PICTURE_SIZE, [scene, palette]));
}
const blocks: Buffer[] = [];
const drawnAt = new Date(0);
for (const [folder, png] of painted) {
  for (const [size, formats] of Object.entries(await encode(folder, png)))
    for (const [format, bytes] of Object.entries(formats))
      blocks.push(...tarBlocks({ name: `${folder}/${size}.${format}`, content: Buffer.from(bytes) }, drawnAt));
}
await writeFile(SAMPLE_PICTURE_ARCHIVE, Buffer.concat([...blocks, TAR_END]));
console.log(`Wrote ${SAMPLE_PICTURE_ARCHIVE}.`);

async function encode(folder: string, png: Buffer): Promise<Readonly<Record<string, EncodedPicture>>> {
  if (folder.endsWith('/banner')) {
    const banner = await renderBanner(png);
    if (!banner.ok) throw new Error(banner.reason);
    return { large: banner.image.large, small: banner.image.small };
  }
  const picture = await renderPicture(png);
  if (!picture.ok) throw new Error(picture.reason);
  return { large: picture.image.large, thumbnail: picture.image.thumbnail };
}

function paint(
  seed: string,
  { width, height }: { readonly width: number; readonly height: number },
  [scene, palette]: readonly [Scene, PaletteName],
): Promise<Buffer> {
  const svg = drawSvg(openCanvas(width, height, seed), PALETTES[palette], scene);
  return sharp(Buffer.from(svg)).png().toBuffer();
}
