// GET and POST /staff/site/brand: the name, the accent color, and uploads of logo and icon (POST …/brand/image).
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../../access/person.ts';
import { PAGE_LIMITS } from '../../../../core/limits.ts';
import { consume } from '../../../../db/rate-limit.ts';
import type { FieldError } from '../../../../messages/field-error.ts';
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
  const errors = [...(parsed.success ? [] : zodFieldErrors(parsed.error)), ...accentErrors(typed, accent)];
  if (parsed.success && errors.length === 0)
    return previewChange(context, { part: 'brand', content: { ...parsed.data, accent }, edited });
  const { form: shown } = prefilled({ displayName: form.text('displayName'), accent: accent ?? typed });
  return brandPage(context, { brand: draft, edited, state: { form: shown, errors }, refused: accent });
}

function accentErrors(typed: string, accent: string | null): readonly FieldError[] {
  if (typed === '') return [];
  if (accent === null) return [{ field: 'accent', message: 'Enter a color such as #3260c9.' }];
  const checked = checkAccent(accent);
  if (checked.ok) return [];
  const reasons = checked.problems.map(explainProblem).join(' ');
  return [
    {
      field: 'accent',
      message: `${accent} is hard to see. ${reasons} The nearest color that passes is ${checked.nearest}.`,
    },
  ];
}

function explainProblem({ of, contrast, least }: AccentProblem): string {
  const ratio = `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
  switch (of) {
    case 'light':
      return `In the light theme, its contrast with the page is ${ratio}, and ${least}:1 is needed.`;
    case 'dark':
      return `In the dark theme, its contrast with the page is ${ratio}, and ${least}:1 is needed.`;
    case 'text':
      return `The contrast of text on it is ${ratio}, and ${least}:1 is needed.`;
  }
}

/** POST /staff/site/brand/image?of=logo: stores the image and previews the brand with it. */
export async function submitBrandImage(context: WebContext, staff: Person) {
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
  if (!file) return retry('Choose an image first.');
  const { db } = context.var.app;
  if (!(await consume(db, { key: `icon:${staff.id}`, ...PAGE_LIMITS.iconUploads })).ok)
    return retry('You have uploaded many images. Try again in an hour.');
  const stored = await uploadBrandImage(db, kind === 'icon' ? 'icon' : 'logo', file);
  if (!stored.ok) return retry(describeImageError(stored.reason, kind === 'icon' ? BRAND_ICON_LEAST : LOGO_LEAST));
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
  const draft = JSON.stringify(brand);
  const kinds: readonly ImageKind[] = ['logo', 'logoDark', 'icon'];
  return formPage(context, image?.state ?? state, {
    title: 'Brand',
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title="Brand" part="brand" />
        <form class="card stack close" method="post" action="/staff/site/brand" novalidate>
          <h2>Name and color</h2>
          {!image && <ErrorSummary />}
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="edited" value={String(edited)} />
          <input type="hidden" name="action" value="preview" />
          <Field
            name="displayName"
            label="Name"
            optional
            hint={`Up to ${DISPLAY_NAME_MAX_CHARACTERS} characters, for pages, emails and chat previews. Leave empty for ${context.var.app.config.serviceName}. Programs always see SERVICE_NAME.`}
          />
          <ColorField
            name="accent"
            label="Accent color"
            fallback={DESIGN_ACCENT}
            hint="For buttons, highlights and focus rings. Leave empty for the default color."
          />
          <div>
            <Button text="Preview" look="go" />
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
  const checked = refused === null ? null : checkAccent(refused);
  if (!checked || checked.ok) return null;
  return (
    <div class="row nearest">
      <Swatch color={refused ?? ''} text="Refused" />
      <Swatch color={checked.nearest} text="Nearest that passes" />
      <button class="btn" type="submit" name="use_accent" value={checked.nearest}>
        Use {checked.nearest}
      </button>
    </div>
  );
}

/** Drawn as an image, because the content security policy allows no inline styles. */
function Swatch({ color, text }: { color: string; text: string }) {
  return (
    <span class="row close">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={color} />
      </svg>
      <span class="note">
        {text}: <code>{color}</code>
      </span>
    </span>
  );
}
