// The cards to upload the logo, its variant for the dark theme, and the icon.
import type { MessageKey } from '../../../../messages/message.ts';
import { ICON_SIDES, iconFile, LOGO_FILE } from '../../../../site/render-brand-image.ts';
import type { BrandImage } from '../../../../site/site-parts.ts';
import { Button, unseen } from '../../../components/button.tsx';
import { ErrorSummary, Field } from '../../../components/field.tsx';
import { IMAGE_TYPES } from '../../../components/image-field.tsx';
import { brandImagePath } from '../../../components/site-brand.tsx';
import { useTranslations } from '../../../translations.ts';

const KINDS = {
  logo: { title: 'site.logo', hint: 'site.logoHint' },
  logoDark: { title: 'site.logoDark', hint: 'site.logoDarkHint' },
  icon: { title: 'site.icon', hint: 'site.iconHint' },
} as const satisfies Record<string, { readonly title: MessageKey; readonly hint: MessageKey }>;
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
  const t = useTranslations();
  const title = t(KINDS[kind].title);
  const hint = t(KINDS[kind].hint);
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
      <Field
        name={kind}
        label={t('site.image')}
        type="file"
        accept={IMAGE_TYPES}
        optional={image !== null}
        hint={hint}
      />
      <div class="row">
        <Button text={t('buttons.preview')} unseen={title} />
        {image && (
          <button class="btn" type="submit" name="remove" value="yes">
            {t.rich('site.previewWithoutImage', {
              unseen,
              image: title,
            })}
          </button>
        )}
      </div>
    </form>
  );
}

function CurrentImage({ kind, image }: { kind: ImageKind; image: BrandImage }) {
  const t = useTranslations();
  if (kind === 'icon')
    return (
      <p class="row brand-now">
        {ICON_SIDES.slice(0, 3).map((side) => (
          <img
            src={brandImagePath(image, iconFile(side))}
            width={side}
            height={side}
            alt={t('site.iconAlt', { side })}
          />
        ))}
      </p>
    );
  return (
    <p class={kind === 'logoDark' ? 'brand-now on-dark' : 'brand-now on-light'}>
      <img
        src={brandImagePath(image, LOGO_FILE)}
        width={image.width}
        height={image.height}
        alt={kind === 'logo' ? t('site.logoAlt') : t('site.logoDarkAlt')}
      />
    </p>
  );
}
