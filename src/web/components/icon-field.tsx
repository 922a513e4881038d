// Icon uploads: the field, the card in the settings, and messages for images that cannot be used.
import type { ImageError } from '../../images/render-upload.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import { Button } from './button.tsx';
import { ErrorSummary, Field } from './field.tsx';
import { ListingIcon } from './listing-icon.tsx';

export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

const MESSAGES: Readonly<Record<ImageError, string>> = {
  empty: 'The file is empty. Choose another image.',
  too_large: 'The image is larger than 5 MB. Make it smaller and try again.',
  not_a_picture: 'This file type is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  too_small: 'The image is too small. Choose one that is at least {side} pixels wide and high.',
  too_many_pixels: 'The image has more than 40 million pixels. Make it smaller and try again.',
  unreadable: 'The image cannot be read. It may be damaged or incomplete. Save it again, or choose another image.',
  busy: 'Too many images are being processed right now. Try again in a minute.',
  unavailable: 'Images cannot be processed because a library is missing. The operator of this service can install it.',
};

/** `minSide`: how wide and high it must be at least. */
export function describeImageError(reason: ImageError, minSide = 64): string {
  return MESSAGES[reason].replace('{side}', String(minSide));
}

export function IconField({ optional }: { optional: boolean }) {
  return (
    <Field
      name="icon"
      label={optional ? 'Icon' : 'Image'}
      type="file"
      accept={IMAGE_TYPES}
      optional={optional}
      hint="PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. The image is cropped to a square. Only the first frame of an animation is used."
    />
  );
}

export function IconCard({ listing }: { listing: ShownListing }) {
  const action = `/dashboard/${listing.id}/settings/icon`;
  return (
    <form
      class="card stack close"
      method="post"
      action={action}
      enctype="multipart/form-data"
      id="icon-form"
      novalidate
    >
      <h2>Icon</h2>
      <ErrorSummary />
      <div class="icon-now">
        <ListingIcon listing={listing} large />
        <p class="dim note">
          {listing.icon
            ? 'Shown in lists and on the listing’s page.'
            : 'The first letter of the name is shown until you upload an image.'}
        </p>
      </div>
      <IconField optional={false} />
      <div class="row">
        <Button text="Save icon" />
        {listing.icon && <a href={`${action}/remove`}>Remove icon</a>}
      </div>
    </form>
  );
}
