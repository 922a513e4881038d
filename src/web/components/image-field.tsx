// The field for an image file, and messages for images that cannot be used.
import type { ImageError } from '../../images/render-upload.ts';
import { Field } from './field.tsx';

export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

interface LeastSize {
  readonly width: number;
  readonly height: number;
}

export function describeImageError(reason: ImageError, least: LeastSize): string {
  switch (reason) {
    case 'empty':
      return 'The file is empty. Choose another image.';
    case 'too_large':
      return 'The image is larger than 5 MB. Make it smaller and try again.';
    case 'not_a_picture':
      return 'This file type is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.';
    case 'too_small':
      return `The image is too small. Choose one that is at least ${least.width} pixels wide and ${least.height} pixels high.`;
    case 'too_many_pixels':
      return 'The image has more than 40 million pixels. Make it smaller and try again.';
    case 'unreadable':
      return 'The image cannot be read. It may be damaged or incomplete. Save it again, or choose another image.';
    case 'busy':
      return 'Too many images are being processed right now. Try again in a minute.';
    case 'unavailable':
      return 'Images cannot be processed because a library is missing. The operator of this service can install it.';
  }
}

interface ImageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly optional?: boolean;
  /** What is done with the image. */
  readonly hint: string;
}

export function ImageField({ name, label, optional = false, hint }: ImageFieldProps) {
  return (
    <Field
      name={name}
      label={label}
      type="file"
      accept={IMAGE_TYPES}
      optional={optional}
      hint={`PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. ${hint}`}
    />
  );
}
