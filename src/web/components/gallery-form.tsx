// The forms for the images of a listing: adding one, describing, moving and removing it.
import { useContext } from 'hono/jsx';
import { PICTURE_TEXT_MAX_CHARACTERS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import type { GalleryPicture } from '../../listings/picture-queries.ts';
import { PICTURE_LEAST } from '../../listings/render-pictures.ts';
import { FormContext } from '../form-state.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorSummary, Field } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { Thumbnail } from './listing-gallery.tsx';

interface AddPictureCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly isFull: boolean;
}

export function AddPictureCard({ listing, isFull }: AddPictureCardProps) {
  const { errors } = useContext(FormContext);
  if (isFull && errors.length === 0)
    return (
      <Card title="Add an image">
        <p class="dim">The gallery is full. Remove an image to add another.</p>
      </Card>
    );
  return (
    <form
      class="card stack close"
      method="post"
      action={`/dashboard/${listing.id}/pictures/images`}
      enctype="multipart/form-data"
      novalidate
    >
      <h2>Add an image</h2>
      <ErrorSummary />
      <ImageField
        name="image"
        label="Image"
        hint={`At least ${PICTURE_LEAST.width} by ${PICTURE_LEAST.height} pixels. Only the first frame of an animation is used.`}
      />
      <Field
        name="alt"
        label="Alternative text"
        hint={`Required. Say what the image shows, for people who cannot see it. At most ${PICTURE_TEXT_MAX_CHARACTERS} characters.`}
      />
      <div>
        <Button text="Add image" look="go" />
      </div>
    </form>
  );
}

interface PictureRowProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly picture: GalleryPicture;
  /** Starting at 0. */
  readonly place: number;
  readonly count: number;
}

export function PictureRow({ listing, picture, place, count }: PictureRowProps) {
  const { form, errors } = useContext(FormContext);
  const { hash, alt } = picture;
  const path = `/dashboard/${listing.id}/pictures/images/${hash}`;
  const field = `alt-${hash}`;
  return (
    <section class="card gallery-form" id={`picture-${hash}`} aria-label={`Image ${place + 1} of ${count}`}>
      <Thumbnail listingId={listing.id} picture={picture} />
      <div class="stack close">
        <form id={`text-${hash}`} method="post" action={`${path}/text`} novalidate>
          <Field
            name={field}
            label="Alternative text"
            hint="Required."
            value={errors.length > 0 ? form.text(field) : alt}
          />
        </form>
        <div class="row">
          <button class="btn small" type="submit" form={`text-${hash}`}>
            Save text <span class="unseen">of image {place + 1}</span>
          </button>
          {place > 0 && <MoveButton path={path} to="up" place={place} />}
          {place < count - 1 && <MoveButton path={path} to="down" place={place} />}
          <ButtonLink text="Remove" look="small danger" href={`${path}/remove`} unseen={`image ${place + 1}`} />
        </div>
      </div>
    </section>
  );
}

function MoveButton({ path, to, place }: { path: string; to: 'up' | 'down'; place: number }) {
  return (
    <form method="post" action={`${path}/move`}>
      <input type="hidden" name="to" value={to} />
      <Button text={`Move ${to}`} look="small" unseen={`image ${place + 1}`} />
    </form>
  );
}
