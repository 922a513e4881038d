// Shows a change of the site before it is published, and publishes it. The preview is the response to the form: the
// change is in it and nowhere else, so nobody but its sender can see it.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../../access/audit.ts';
import type { Person } from '../../../../access/person.ts';
import { type Message, message } from '../../../../messages/message.ts';
import { listPartVersions, nameOfPart, type SavePartResult, savePart } from '../../../../site/save-part.ts';
import { withPart } from '../../../../site/site.ts';
import {
  isSitePart,
  OWN_PAGES_MOST,
  type PartContent,
  parsePart,
  type SitePart,
  slugOfPart,
} from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import type { WebContext } from '../../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../../flash.ts';
import { type Form, readForm } from '../../../read-form.ts';
import { prepareSiteText } from '../../../site-text.ts';
import { useTranslations } from '../../../translations.ts';
import { showHome } from '../../public/home.tsx';
import { ownPage } from '../../public/own-page.tsx';

export interface PreviewedChange<Part extends SitePart> {
  readonly part: Part;
  readonly content: PartContent<Part>;
  /** The version that was edited; 0 for none. */
  readonly edited: number;
}

/** The page that shows the change best: the page that it is, or the home page. */
export function previewChange<Part extends SitePart>(
  context: WebContext,
  change: PreviewedChange<Part>,
): Response | Promise<Response> {
  const { part, content } = change;
  const { app } = context.var;
  context.set('site', withPart(app.site.snapshot(), app, { part, version: 0, content }));
  context.set('previewBar', <PreviewBar change={change} />);
  const slug = slugOfPart(part);
  return slug === null ? showHome(context) : ownPage(context, slug, content as PartContent<`page/${string}`>);
}

function PreviewBar({ change: { part, content, edited } }: { change: PreviewedChange<SitePart> }) {
  const t = useTranslations();
  const name = t.text(nameOfPart(part, content));
  return (
    <section class="preview-bar" aria-label={t('buttons.preview')}>
      <div class="wrap">
        <p>{t.rich('site.previewBar', { b: (text) => <b>{text}</b>, part: name })}</p>
        <div class="row">
          <form method="post" action="/staff/site/publish">
            <ChangeFields part={part} content={content} edited={edited} />
            <Button text={t('site.publish')} look="go small" />
          </form>
          <form method="post" action={editPathOf(part)}>
            <input type="hidden" name="draft" value={JSON.stringify(content)} />
            <input type="hidden" name="edited" value={String(edited)} />
            <Button text={t('site.keepEditing')} look="small" />
          </form>
        </div>
      </div>
    </section>
  );
}

interface ChangeFieldsProps {
  readonly part: SitePart;
  /** Null removes the part. */
  readonly content: unknown;
  readonly edited: number;
}

export function ChangeFields({ part, content, edited }: ChangeFieldsProps) {
  return (
    <>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="content" value={JSON.stringify(content)} />
      <input type="hidden" name="edited" value={String(edited)} />
    </>
  );
}

/** Where a part is edited. */
export function editPathOf(part: SitePart): string {
  const slug = slugOfPart(part);
  return slug === null ? `/staff/site/${part}` : `/staff/site/pages/${slug}`;
}

/** POST /staff/site/publish: the form carries what was previewed, and it is checked again. */
export async function submitPublish(context: WebContext, staff: Person) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const part = form.text('part');
  // Settings have rules of their own, and ask for a confirmed session.
  if (!isSitePart(part) || part === 'settings') throw new HTTPException(404);
  const content = parseJson(form.text('content'));
  const parsed = content === null ? null : parsePart(part, content);
  const path = content === null && slugOfPart(part) !== null ? '/staff/site/pages' : editPathOf(part);
  if (parsed && !parsed.success) return redirectWithError(context, path, t('site.cannotPublish'));
  const change = { part, content: parsed?.data ?? null, edited: toVersion(form.text('edited')) };
  const saved = await savePart(app, change, byPerson(staff));
  if (!saved.ok) return redirectWithError(context, path, t.text(SAVE_REFUSALS[saved.reason]));
  prepareSiteText(app, change.content);
  return redirectWithSuccess(context, path, content === null ? t('site.removedNow') : t('site.publishedNow'));
}

export const SAVE_REFUSALS: Readonly<Record<Extract<SavePartResult, { ok: false }>['reason'], Message>> = {
  changed_meanwhile: message('site.changedMeanwhile'),
  image_gone: message('site.imageGone'),
  too_many_pages: message('site.tooManyPages', { max: OWN_PAGES_MOST }),
  unchanged: message('site.unchanged'),
};

/** POST /staff/site/preview: shows an older version as it would look now. */
export async function previewVersion(context: WebContext) {
  const form = await readForm(context);
  const part = form.text('part');
  if (!isSitePart(part) || part === 'settings') throw new HTTPException(404);
  const versions = await listPartVersions(context.var.app.db, part);
  const found = versions.find(({ version }) => String(version) === form.text('version'));
  const parsed = found?.content ? parsePart(part, found.content) : null;
  if (!parsed?.success) throw new HTTPException(404);
  return previewChange(context, { part, content: parsed.data, edited: versions[0]?.version ?? 0 });
}

/** What the form carries from the preview, to go on editing it; null if it carries nothing that can be published. */
export function sentDraft<Part extends SitePart>(form: Form, part: Part): PartContent<Part> | null {
  const text = form.text('draft');
  const parsed = text === '' ? null : parsePart(part, parseJson(text));
  return parsed?.success ? parsed.data : null;
}

/** Null if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function toVersion(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
