// The cards to upload the logo, its variant for the dark theme, and the icon.
import { ICON_SIDES, iconFile, LOGO_FILE } from '../../../../site/render-brand-image.ts';
import type { BrandImage } from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary, Field } from '../../../components/field.tsx';
import { IMAGE_TYPES } from '../../../components/image-field.tsx';
import { brandImagePath } from '../../../components/site-brand.tsx';

const KINDS = {
  logo: {
    title: 'Logo',
    hint: 'Shown instead of the name, 32 pixels high. PNG, JPEG, WebP, GIF or AVIF, at most 5 MB, best with a transparent background. SVG files are not accepted.',
  },
  logoDark: {
    title: 'Logo for the dark theme',
    hint: 'Only if the logo is hard to see on a dark page.',
  },
  icon: {
    title: 'Icon',
    hint: 'For browser tabs, home screens and previews in chats. A square of at least 128 pixels; other shapes are cropped.',
  },
} as const;
export type ImageKind = keyof typeof KINDS;

export function isImageKind(text: string): text is ImageKind {
  return Object.hasOwn(KINDS, text);
}

interface BrandImageCardProps {
  readonly kind: ImageKind;
  readonly image: BrandImage | null;
  /** The brand that the image is added to, as JSON. */
  readonly draft: string;
  readonly edited: number;
  readonly hasError: boolean;
}

export function BrandImageCard({ kind, image, draft, edited, hasError }: BrandImageCardProps) {
  const { title, hint } = KINDS[kind];
  return (
    <form
      class="card stack close"
      method="post"
      action={`/staff/site/brand/image?of=${kind}`}
      enctype="multipart/form-data"
      novalidate
    >
      <h2>{title}</h2>
      {hasError && <ErrorSummary />}
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="edited" value={String(edited)} />
      {image && <CurrentImage kind={kind} image={image} />}
      <Field name={kind} label="Image" type="file" accept={IMAGE_TYPES} optional={image !== null} hint={hint} />
      <div class="row">
        <Button text="Preview" unseen={title} />
        {image && (
          <button class="btn" type="submit" name="remove" value="yes">
            Preview without <span class="unseen">{title}</span>
          </button>
        )}
      </div>
    </form>
  );
}

function CurrentImage({ kind, image }: { kind: ImageKind; image: BrandImage }) {
  if (kind === 'icon')
    return (
      <p class="row brand-now">
        {ICON_SIDES.slice(0, 3).map((side) => (
          <img src={brandImagePath(image, iconFile(side))} width={side} height={side} alt={`At ${side} pixels`} />
        ))}
      </p>
    );
  return (
    <p class={kind === 'logoDark' ? 'brand-now on-dark' : 'brand-now on-light'}>
      <img
        src={brandImagePath(image, LOGO_FILE)}
        width={image.width}
        height={image.height}
        alt={kind === 'logo' ? 'The logo' : 'The logo for the dark theme'}
      />
    </p>
  );
}
