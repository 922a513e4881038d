// The field for an image file, and messages for images that cannot be used.
import type { ImageError } from '../../images/render-upload.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';

export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

interface LeastSize {
  readonly width: number;
  readonly height: number;
}

export function describeImageError(t: Translations, reason: ImageError, least: LeastSize): string {
  switch (reason) {
    case 'empty':
      return t('forms.imageEmpty');
    case 'too_large':
      return t('forms.imageTooLarge');
    case 'not_a_picture':
      return t('forms.imageType');
    case 'too_small':
      return t('forms.imageTooSmall', { width: least.width, height: least.height });
    case 'too_many_pixels':
      return t('forms.imageTooManyPixels');
    case 'unreadable':
      return t('forms.imageUnreadable');
    case 'busy':
      return t('forms.imagesBusy');
    case 'unavailable':
      return t('forms.imagesUnavailable');
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
  const t = useTranslations();
  return (
    <Field
      name={name}
      label={label}
      type="file"
      accept={IMAGE_TYPES}
      optional={optional}
      hint={t('forms.imageHint', { what: hint })}
    />
  );
}
