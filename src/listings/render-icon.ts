// Renders a listing's icon from an uploaded image (decision P33).
import { imageHash, type RenderResult, renderUpload } from '../images/render-upload.ts';

export interface Icon {
  /** A hash of the content, used in its URL. */
  readonly hash: string;
  /** WebP, 256×256 and 64×64 pixels. */
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

export const ICON_SIZES = { large: 256, small: 64 } as const;
export const ICON_LEAST = { width: 64, height: 64 };
const QUALITY = 82;

export function renderIcon(file: Uint8Array): Promise<RenderResult<Icon>> {
  return renderUpload(file, {
    least: ICON_LEAST,
    draw: async (picture, sharp) => {
      const side = ICON_SIZES.large;
      const square = await picture.resize(side, side, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
      const large = await sharp(square).webp({ quality: QUALITY }).toBuffer();
      const small = await sharp(square).resize(ICON_SIZES.small).webp({ quality: QUALITY }).toBuffer();
      return { hash: imageHash(large), large, small };
    },
  });
}
