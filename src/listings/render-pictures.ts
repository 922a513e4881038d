// Renders a listing's banner and the images of its gallery from uploaded files (decisions P470 and P471).
import { decodePixels, type EncodedPicture, encodePicture } from '../images/encode-picture.ts';
import { imageHash, type RenderResult, renderUpload } from '../images/render-upload.ts';

export const BANNER_SIZES = { large: { width: 1280, height: 320 }, small: { width: 640, height: 160 } } as const;
export const THUMBNAIL_SIZE = { width: 480, height: 270 } as const;
export const BANNER_LEAST = BANNER_SIZES.small;
export const PICTURE_LEAST = { width: 240, height: 135 } as const;
const PICTURE_SIDE_MOST = 1600;

export interface Banner {
  /** A hash of the content, used in its URLs. */
  readonly hash: string;
  readonly large: EncodedPicture;
  readonly small: EncodedPicture;
}

export interface RenderedPicture {
  readonly hash: string;
  /** Of the large image. */
  readonly width: number;
  readonly height: number;
  readonly large: EncodedPicture;
  readonly thumbnail: EncodedPicture;
}

/** Crops the image to the banner's shape. */
export function renderBanner(file: Uint8Array): Promise<RenderResult<Banner>> {
  return renderUpload(file, {
    least: BANNER_LEAST,
    draw: async (picture, sharp) => {
      const { width, height } = BANNER_SIZES.large;
      const pixels = await decodePixels(picture.resize(width, height, { fit: 'cover' }));
      const large = await encodePicture(sharp, pixels);
      const small = await encodePicture(sharp, pixels, BANNER_SIZES.small);
      return { hash: imageHash(large.webp), large, small };
    },
  });
}

/** Keeps the image's shape and never enlarges it; the thumbnail is cropped. */
export function renderPicture(file: Uint8Array): Promise<RenderResult<RenderedPicture>> {
  return renderUpload(file, {
    least: PICTURE_LEAST,
    draw: async (picture, sharp) => {
      const fitted = picture.resize(PICTURE_SIDE_MOST, PICTURE_SIDE_MOST, { fit: 'inside', withoutEnlargement: true });
      const pixels = await decodePixels(fitted);
      const large = await encodePicture(sharp, pixels);
      const thumbnail = await encodePicture(sharp, pixels, THUMBNAIL_SIZE);
      return { hash: imageHash(large.webp), width: pixels.width, height: pixels.height, large, thumbnail };
    },
  });
}
