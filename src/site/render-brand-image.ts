// Re-encodes uploaded logos and icons, in the sizes that pages, browsers and home screens need. SVG files are rejected,
// like everything that is not a raster image.
import type { Db } from '../db/database.ts';
import { imageHash, type Picture, type RenderResult, renderUpload } from '../images/render-upload.ts';
import { type SiteImageFile, upsertImageFiles } from './queries.ts';
import type { BrandImage } from './site-parts.ts';

/** Twice as high as it is shown, for screens with small pixels. */
const LOGO = { height: 80, width: 640 } as const;
export const LOGO_LEAST = { width: 24, height: 24 } as const;
/** The sizes of icons: browser tabs, the top bar, Apple’s home screen, and the web app manifest. */
export const ICON_SIDES = [32, 64, 180, 192, 512] as const;
export const BRAND_ICON_LEAST = { width: 128, height: 128 } as const;
export const LOGO_FILE = 'logo.webp';
const QUALITY = 90;

interface Rendered {
  readonly image: BrandImage;
  readonly files: readonly SiteImageFile[];
}

export function iconFile(side: (typeof ICON_SIDES)[number]): string {
  return `icon-${side}.png`;
}

/** Renders and stores it; nobody sees it until a version of the brand refers to it. */
export async function uploadBrandImage(
  db: Db,
  kind: 'logo' | 'icon',
  file: Uint8Array,
): Promise<RenderResult<BrandImage>> {
  const rendered = await (kind === 'logo' ? renderLogo(file) : renderSiteIcon(file));
  if (!rendered.ok) return rendered;
  const { image, files } = rendered.image;
  await upsertImageFiles(db, image.hash, files);
  return { ok: true, image };
}

function renderLogo(file: Uint8Array): Promise<RenderResult<Rendered>> {
  return renderUpload(file, {
    least: LOGO_LEAST,
    draw: async (picture) => {
      const { data, info } = await withoutEdges(picture)
        .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY, alphaQuality: 100 })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return {
        image: { hash: imageHash(data), width, height },
        files: [{ name: LOGO_FILE, content: data, width, height }],
      };
    },
  });
}

/** Transparent edges would make the logo small. */
function withoutEdges(picture: Picture): Picture {
  return picture.ensureAlpha().trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 });
}

function renderSiteIcon(file: Uint8Array): Promise<RenderResult<Rendered>> {
  return renderUpload(file, {
    least: BRAND_ICON_LEAST,
    draw: async (picture, sharp) => {
      const most = Math.max(...ICON_SIDES);
      const square = await picture.resize(most, most, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
      const files = await Promise.all(
        ICON_SIDES.map(async (side): Promise<SiteImageFile> => {
          const content = await sharp(square).resize(side).png({ palette: true, quality: QUALITY }).toBuffer();
          return { name: iconFile(side), content, width: side, height: side };
        }),
      );
      const hash = imageHash(Buffer.concat(files.map(({ content }) => content)));
      return { image: { hash, width: most, height: most }, files };
    },
  });
}
