// The preview images that chat apps show with links, with the site's accent, its logo and its icon. They contain no
// text, because a server may have no fonts: the name is in the link's title, and in the logo if the site has one
// (decision P534).
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Sharp } from '../images/image-library.ts';
import { PREVIEW_ICON, type PreviewLook } from '../listings/social-preview.ts';
import { DESIGN_ACCENT, SURFACES } from './accent.ts';
import { PREVIEW_SIZE, paintPreview, type Shape } from './paint-preview.ts';
import { selectImageFile } from './queries.ts';
import { iconFile, LOGO_FILE } from './render-brand-image.ts';
import type { Brand } from './site-parts.ts';

/** Around a listing's icon. */
const MARGIN = 24;
const TILE: Shape = {
  left: PREVIEW_ICON.left - MARGIN,
  top: PREVIEW_ICON.top - MARGIN,
  width: PREVIEW_ICON.side + 2 * MARGIN,
  height: PREVIEW_ICON.side + 2 * MARGIN,
  radius: 64,
};
const BADGE = { left: 1_080, top: 506, side: 84 } as const;
const BADGE_TILE: Shape = { left: 1_070, top: 496, width: 104, height: 104, radius: 26 };
const MARK = { top: 110, side: 304, logoWidth: 760, logoHeight: 260 } as const;

/** Null if the site has neither a color, nor a logo, nor an icon of its own. It changes with what a preview shows. */
export function lookOf({ accent, logo, icon }: Brand): string | null {
  if (!accent && !logo && !icon) return null;
  const shown = JSON.stringify([accent, logo?.hash ?? null, icon?.hash ?? null]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 8);
}

/** How previews of listings look; null: as the design has them. */
export function listingLook(db: Db, brand: Brand): PreviewLook | null {
  const key = lookOf(brand);
  if (key === null) return null;
  return {
    key,
    async ground(sharp, hasBanner) {
      const ground = await drawGround(sharp, brand, [
        ...(hasBanner ? [] : [TILE]),
        ...(brand.icon ? [BADGE_TILE] : []),
      ]);
      const badge = brand.icon && (await selectImageFile(db, brand.icon.hash, iconFile(180)));
      if (!badge) return ground;
      const input = await sharp(badge).resize(BADGE.side, BADGE.side).png().toBuffer();
      return sharp(ground)
        .composite([{ input, left: BADGE.left, top: BADGE.top }])
        .png()
        .toBuffer();
    },
  };
}

/** What the preview of all pages without one of their own shows; null if the site has neither logo nor icon. */
export async function readSiteMark(db: Db, { logo, icon }: Brand): Promise<Uint8Array | null> {
  if (logo) return selectImageFile(db, logo.hash, LOGO_FILE);
  return icon && selectImageFile(db, icon.hash, iconFile(512));
}

export async function drawSitePreview(sharp: Sharp, image: Uint8Array, brand: Brand): Promise<Buffer> {
  const [width, height] = brand.logo ? [MARK.logoWidth, MARK.logoHeight] : [MARK.side, MARK.side];
  const { data: input, info } = await sharp(image)
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((PREVIEW_SIZE.width - info.width) / 2);
  const top = Math.round(MARK.top + (MARK.side - info.height) / 2);
  return sharp(await drawGround(sharp, brand, []))
    .composite([{ input, left, top }])
    .png({ palette: true, colours: 256 })
    .toBuffer();
}

function drawGround(sharp: Sharp, { accent }: Brand, tiles: readonly Shape[]): Promise<Buffer> {
  const { paper, card, sunk } = SURFACES.light;
  const waves = [
    { color: sunk, top: 470, swing: 42, phase: 0.9 },
    { color: accent ?? DESIGN_ACCENT, top: 540, swing: 30, phase: 0.4 },
  ];
  const pixels = paintPreview({ ground: paper, waves, tiles, tile: card, edge: '#e4dfd3' });
  return sharp(pixels, { raw: { ...PREVIEW_SIZE, channels: 3 } })
    .png()
    .toBuffer();
}
