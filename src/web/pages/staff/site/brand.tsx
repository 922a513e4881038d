// GET and POST /staff/site/brand: the name, the accent color, and uploads of logo and icon (POST …/brand/image).
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../../access/person.ts';
import { PAGE_LIMITS } from '../../../../core/limits.ts';
import { consume } from '../../../../db/rate-limit.ts';
import type { FieldError } from '../../../../messages/field-error.ts';
import type { Translations } from '../../../../messages/translations.ts';
import { type AccentProblem, checkAccent, DESIGN_ACCENT, parseColor } from '../../../../site/accent.ts';
import { BRAND_ICON_LEAST, LOGO_LEAST, uploadBrandImage } from '../../../../site/render-brand-image.ts';
import { readPart } from '../../../../site/save-part.ts';
import { type Brand, DISPLAY_NAME_MAX_CHARACTERS, NO_BRAND, parsePart } from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import { ColorField, readColorField } from '../../../components/color-field.tsx';
import { ErrorSummary, Field } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import { describeImageError } from '../../../components/image-field.tsx';
import type { WebContext } from '../../../context.ts';
import { type FormState, prefilled } from '../../../form-state.ts';
import { type Form, readForm, zodFieldErrors } from '../../../read-form.ts';
import { readUpload } from '../../../read-upload.ts';
import { useTranslations } from '../../../translations.ts';
import { BrandImageCard, type ImageKind, isImageKind } from './brand-images.tsx';
import { previewChange, sentDraft, toVersion } from './preview.tsx';
import { SiteHeading } from './site-heading.tsx';

export async function showBrandForm(context: WebContext) {
  const { version, content } = await readPart(context.var.app.db, 'brand');
  const brand = content ?? NO_BRAND;
  return brandPage(context, { brand, edited: version, state: prefilledWith(brand) });
}

function prefilledWith({ displayName, accent }: Brand): FormState {
  return prefilled({ displayName: displayName ?? '', accent: accent ?? '' });
}

export async function submitBrandForm(context: WebContext) {
  const form = await readForm(context);
  const { draft, edited } = await readDraft(context, form);
  // From the preview, to go on editing.
  if (form.text('action') === '') return brandPage(context, { brand: draft, edited, state: prefilledWith(draft) });
  const typed = form.text('use_accent') || readColorField(form, 'accent');
  const displayName = form.text('displayName').trim();
  const accent = typed === '' ? null : parseColor(typed);
  const parsed = parsePart('brand', { ...draft, displayName: displayName || null, accent: null });
  const errors = [
    ...(parsed.success ? [] : zodFieldErrors(parsed.error)),
    ...accentErrors(context.var.t, typed, accent),
  ];
  if (parsed.success && errors.length === 0)
    return previewChange(context, { part: 'brand', content: { ...parsed.data, accent }, edited });
  const { form: shown } = prefilled({ displayName: form.text('displayName'), accent: accent ?? typed });
  return brandPage(context, { brand: draft, edited, state: { form: shown, errors }, refused: accent });
}

const SAMPLE_COLOR = '#3260c9';

function accentErrors(t: Translations, typed: string, accent: string | null): readonly FieldError[] {
  if (typed === '') return [];
  if (accent === null) return [{ field: 'accent', message: t('site.accentUnreadable', { color: SAMPLE_COLOR }) }];
  const checked = checkAccent(accent);
  if (checked.ok) return [];
  const reasons = checked.problems
    .map((problem) => explainProblem(t, problem))
    .reduce((before, next) => t('site.sentences', { before, next }));
  return [{ field: 'accent', message: t('site.accentRefused', { color: accent, reasons, nearest: checked.nearest }) }];
}

function explainProblem(t: Translations, { of, contrast, least }: AccentProblem): string {
  const ratio = t.number(Math.floor(contrast * 10) / 10, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  switch (of) {
    case 'light':
      return t('site.accentInLight', { ratio, least });
    case 'dark':
      return t('site.accentInDark', { ratio, least });
    case 'text':
      return t('site.accentText', { ratio, least });
  }
}

/** POST /staff/site/brand/image?of=logo: stores the image and previews the brand with it. */
export async function submitBrandImage(context: WebContext, staff: Person) {
  const { app, t } = context.var;
  const kind = context.req.query('of') ?? '';
  if (!isImageKind(kind)) throw new HTTPException(404);
  const { form, file } = await readUpload(context, kind);
  const { draft, edited } = await readDraft(context, form);
  const retry = (message: string) =>
    brandPage(context, {
      brand: draft,
      edited,
      state: prefilledWith(draft),
      image: { kind, state: { ...prefilledWith(draft), errors: [{ field: kind, message }] } },
    });
  if (form.text('remove') !== '')
    return previewChange(context, { part: 'brand', content: { ...draft, [kind]: null }, edited });
  if (!file) return retry(t('site.imageMissing'));
  const { db } = app;
  if (!(await consume(db, { key: `icon:${staff.id}`, ...PAGE_LIMITS.iconUploads })).ok)
    return retry(t('site.imagesTooMany'));
  const stored = await uploadBrandImage(db, kind === 'icon' ? 'icon' : 'logo', file);
  if (!stored.ok)
    return retry(describeImageError(context.var.t, stored.reason, kind === 'icon' ? BRAND_ICON_LEAST : LOGO_LEAST));
  return previewChange(context, { part: 'brand', content: { ...draft, [kind]: stored.image }, edited });
}

/** What was previewed before, if the form carries it; what is in effect otherwise. */
async function readDraft(context: WebContext, form: Form): Promise<{ draft: Brand; edited: number }> {
  const sent = sentDraft(form, 'brand');
  if (sent) return { draft: sent, edited: toVersion(form.text('edited')) };
  const { version, content } = await readPart(context.var.app.db, 'brand');
  return { draft: content ?? NO_BRAND, edited: version };
}

interface BrandPage {
  readonly brand: Brand;
  readonly edited: number;
  readonly state: FormState;
  /** The color that was refused. */
  readonly refused?: string | null;
  readonly image?: { readonly kind: ImageKind; readonly state: FormState };
}

function brandPage(context: WebContext, { brand, edited, state, refused = null, image }: BrandPage) {
  const { app, t } = context.var;
  const draft = JSON.stringify(brand);
  const kinds: readonly ImageKind[] = ['logo', 'logoDark', 'icon'];
  return formPage(context, image?.state ?? state, {
    title: t('site.brand'),
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title={t('site.brand')} part="brand" />
        <form class="card stack close" method="post" action="/staff/site/brand" novalidate>
          <h2>{t('site.nameAndColor')}</h2>
          {!image && <ErrorSummary />}
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="edited" value={String(edited)} />
          <input type="hidden" name="action" value="preview" />
          <Field
            name="displayName"
            label={t('site.name')}
            optional
            hint={t('site.nameHint', { max: DISPLAY_NAME_MAX_CHARACTERS, name: app.config.serviceName })}
          />
          <ColorField name="accent" label={t('site.accent')} fallback={DESIGN_ACCENT} hint={t('site.accentHint')} />
          <div>
            <Button text={t('buttons.preview')} look="go" />
          </div>
          <NearestAccent refused={refused} />
        </form>
        {kinds.map((kind) => (
          <BrandImageCard
            kind={kind}
            image={brand[kind]}
            draft={draft}
            edited={edited}
            hasError={image?.kind === kind}
          />
        ))}
      </div>
    ),
  });
}

/** One click takes the nearest color that passes. */
function NearestAccent({ refused }: { refused: string | null }) {
  const t = useTranslations();
  const checked = refused === null ? null : checkAccent(refused);
  if (!checked || checked.ok) return null;
  return (
    <div class="row nearest">
      <Swatch color={refused ?? ''} label="site.refusedColor" />
      <Swatch color={checked.nearest} label="site.nearestColor" />
      <button class="btn" type="submit" name="use_accent" value={checked.nearest}>
        {t('site.useColor', { color: checked.nearest })}
      </button>
    </div>
  );
}

interface SwatchProps {
  readonly color: string;
  readonly label: 'site.refusedColor' | 'site.nearestColor';
}

/** Drawn as an image, because the content security policy allows no inline styles. */
function Swatch({ color, label }: SwatchProps) {
  const t = useTranslations();
  return (
    <span class="row close">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={color} />
      </svg>
      <span class="note">{t.rich(label, { color: <code>{color}</code> })}</span>
    </span>
  );
}
