// Icon uploads: the field, and the card that replaces the icon.
import type { ShownListing } from '../../listings/shown-listings.ts';
import { Button } from './button.tsx';
import { ErrorSummary } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { ListingIcon } from './listing-icon.tsx';

export function IconField({ optional }: { optional: boolean }) {
  return (
    <ImageField
      name="icon"
      label={optional ? 'Icon' : 'Icon image'}
      optional={optional}
      hint="The image is cropped to a square. Only the first frame of an animation is used."
    />
  );
}

export function IconCard({ listing }: { listing: ShownListing }) {
  const action = `/dashboard/${listing.id}/pictures/icon`;
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
