// Choosing a picture: the field, the card in the settings, and what is said of a picture that cannot be used.
import type { IconError } from '../icon-parts.ts';
import type { FieldError, Listing } from '../web-parts.ts';
import { ErrorSummary } from './field.tsx';
import { ListingIcon } from './listing-icon.tsx';

const SENTENCES: Readonly<Record<IconError, string>> = {
  empty: 'The file is empty. Choose another picture.',
  too_large: 'The picture has more than 5 MB. Save it smaller and choose it again.',
  not_a_picture: 'This is no picture that can be used here. Choose a PNG, JPEG, WebP, GIF or AVIF.',
  too_small: 'The picture is too small. Choose one of at least 64 pixels in width and height.',
  too_many_pixels: 'The picture has more than 40 million pixels. Save it smaller and choose it again.',
  unreadable:
    'The picture cannot be read; it may be damaged or not complete. Save it again, or choose another.',
  busy: 'Many pictures are being drawn just now. Please send yours again in a minute.',
  unavailable:
    'Pictures cannot be taken here: this installation lacks what draws them. Its operator can mend that.',
};

export function describeIconError(reason: IconError): string {
  return SENTENCES[reason];
}

export function IconField({ errors, optional }: { errors: readonly FieldError[]; optional: boolean }) {
  const error = errors.find(({ field }) => field === 'icon')?.message;
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for="icon">
        {optional ? 'Icon' : 'Picture'} {optional && <span class="optional">optional</span>}
      </label>
      <span class="hint" id="icon-hint">
        PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. It is cut to a square; of an animation the first picture
        is shown.
      </span>
      {error && (
        <span class="complaint" id="icon-error">
          {error}
        </span>
      )}
      <input
        id="icon"
        name="icon"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-describedby={error ? 'icon-hint icon-error' : 'icon-hint'}
        aria-invalid={error ? 'true' : undefined}
        required={!optional}
      />
    </div>
  );
}

export function IconCard({ listing, errors }: { listing: Listing; errors: readonly FieldError[] }) {
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
      <ErrorSummary errors={errors} />
      <div class="icon-now">
        <ListingIcon listing={listing} large />
        <p class="dim note">
          {listing.icon
            ? 'What lists and the page show now.'
            : 'A letter stands here until you choose a picture.'}
        </p>
      </div>
      <IconField errors={errors} optional={false} />
      <div class="row">
        <button class="btn" type="submit">
          Save the icon
        </button>
        {listing.icon && <a href={`${action}/remove`}>Remove it</a>}
      </div>
    </form>
  );
}
