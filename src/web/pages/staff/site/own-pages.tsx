// GET /staff/site/pages: the pages that staff wrote. GET and POST …/new and …/:slug write one.
import { HTTPException } from 'hono/http-exception';
import type { FieldError } from '../../../../messages/field-error.ts';
import { ownPagePath, readOwnPage } from '../../../../site/own-pages.ts';
import { readPart } from '../../../../site/save-part.ts';
import { type OwnPage, pagePart, parsePart, SLUG_PATTERN } from '../../../../site/site-parts.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Choices, ErrorSummary, Field } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import { showPage } from '../../../components/layout.tsx';
import { Pill } from '../../../components/pill.tsx';
import type { WebContext } from '../../../context.ts';
import { type FormState, prefilled, rejected } from '../../../form-state.ts';
import { readForm, zodFieldErrors } from '../../../read-form.ts';
import { ChangeFields, previewChange, sentDraft, toVersion } from './preview.tsx';
import { historyPath, SiteHeading } from './site-heading.tsx';

const PATH = '/staff/site/pages';
/** The end of the address of the form, so no page can have it. */
const FORM_NAME = 'new';
/** How an image is written in Markdown. */
const IMAGE_EXAMPLE = '![Map](https://…/map.png)';

export function showOwnPages(context: WebContext) {
  const { app, t } = context.var;
  const { ownPages } = app.site;
  return showPage(context, {
    title: t('site.pages'),
    staff: 'site',
    content: (
      <div class="stack">
        <div class="row between">
          <SiteHeading title={t('site.pages')} />
          <ButtonLink text={t('site.writePage')} href={`${PATH}/${FORM_NAME}`} look="go" />
        </div>
        <p class="dim">{t('site.pagesIntro')}</p>
        {ownPages.length === 0 ? (
          <EmptyState title={t('site.noPages')} text={t('site.noPagesText')} />
        ) : (
          <ul class="list">
            {ownPages.map(({ slug, title, isPublished }) => (
              <li class="card row between">
                <span>
                  <a href={`${PATH}/${slug}`}>
                    <bdi>{title}</bdi>
                  </a>{' '}
                  <span class="dim">{ownPagePath(slug)}</span>
                </span>
                <Pill tone={isPublished ? 'good' : 'idle'}>{isPublished ? t('site.published') : t('site.draft')}</Pill>
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
  });
}

export function showNewOwnPage(context: WebContext) {
  return pageForm(context, { slug: null, edited: 0, state: prefilled({ isPublished: 'yes' }) });
}

export async function showOwnPageForm(context: WebContext) {
  const { slug, page } = await ownPageInPath(context);
  const { version } = await readPart(context.var.app.db, pagePart(slug));
  return pageForm(context, { slug, edited: version, state: prefilledWith(page) });
}

/** Also one that is not published. */
async function ownPageInPath(context: WebContext) {
  const slug = context.req.param('slug') ?? '';
  const page = await readOwnPage(context.var.app.db, slug, true);
  if (!page) throw new HTTPException(404);
  return { slug, page };
}

function prefilledWith({ title, text, isPublished }: OwnPage, slug = ''): FormState {
  return prefilled({ title, text, slug, isPublished: isPublished ? 'yes' : 'no' });
}

export async function submitNewOwnPage(context: WebContext) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const slug = form.text('slug').trim().toLowerCase();
  const isUsable = SLUG_PATTERN.test(slug) && slug !== FORM_NAME;
  const { version, content } = isUsable ? await readPart(app.db, pagePart(slug)) : { version: 0, content: null };
  const problem = !isUsable
    ? t('site.pageAddressInvalid', { address: FORM_NAME })
    : content && t('site.pageAddressTaken');
  return submitPage(context, { slug: isUsable ? slug : null, edited: version, isNew: true, problem: problem || null });
}

export function submitOwnPageForm(context: WebContext) {
  const slug = context.req.param('slug') ?? '';
  if (!SLUG_PATTERN.test(slug)) throw new HTTPException(404);
  return submitPage(context, { slug, edited: null, isNew: false, problem: null });
}

interface SubmittedPage {
  readonly slug: string | null;
  /** Null: the form says it. */
  readonly edited: number | null;
  readonly isNew: boolean;
  /** What is wrong with the address. */
  readonly problem: string | null;
}

async function submitPage(context: WebContext, { slug, edited: known, isNew, problem }: SubmittedPage) {
  const form = await readForm(context);
  const edited = known ?? toVersion(form.text('edited'));
  // From the preview, to go on editing: a page that is not published yet has its address in the path.
  const draft = slug === null ? null : sentDraft(form, pagePart(slug));
  if (draft) {
    const isPublishedYet = edited > 0;
    return pageForm(context, {
      slug: isPublishedYet ? slug : null,
      edited,
      state: prefilledWith(draft, slug ?? ''),
    });
  }
  const typed = { title: form.text('title'), text: form.text('text'), isPublished: form.text('isPublished') === 'yes' };
  const parsed = parsePart(pagePart(slug ?? FORM_NAME), typed);
  const errors: FieldError[] = [
    ...(parsed.success ? [] : zodFieldErrors(parsed.error)),
    ...(problem ? [{ field: 'slug', message: problem }] : []),
  ];
  if (slug !== null && parsed.success && errors.length === 0)
    return previewChange(context, { part: pagePart(slug), content: parsed.data, edited });
  return pageForm(context, { slug: isNew ? null : slug, edited, state: rejected(form, errors) });
}

interface PageForm {
  /** Null for a new page. */
  readonly slug: string | null;
  readonly edited: number;
  readonly state: FormState;
}

function pageForm(context: WebContext, { slug, edited, state }: PageForm) {
  const { t } = context.var;
  const title = slug === null ? t('site.writePage') : t('site.editPage');
  return formPage(context, state, {
    title,
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading
          title={title}
          back={{ href: PATH, text: t('site.pages') }}
          {...(slug !== null && { part: pagePart(slug) })}
        />
        <form class="card stack close" method="post" action={`${PATH}/${slug ?? FORM_NAME}`} novalidate>
          <ErrorSummary />
          <input type="hidden" name="edited" value={String(edited)} />
          <Field name="title" label={t('site.pageTitle')} hint={t('site.pageTitleHint')} />
          {slug === null ? (
            <Field name="slug" label={t('site.pageAddress')} hint={t('site.pageAddressHint')} />
          ) : (
            <p class="dim">
              {t.rich('site.pageAddressNow', { address: <a href={ownPagePath(slug)}>{ownPagePath(slug)}</a> })}
            </p>
          )}
          <Field
            name="text"
            label={t('site.pageText')}
            rows={18}
            hint={t('site.pageTextHint', { example: IMAGE_EXAMPLE })}
          />
          <Choices
            name="isPublished"
            legend={t('site.visibility')}
            kind="radio"
            choices={[
              {
                value: 'yes',
                text: t('site.published'),
                hint: t('site.publishedHint'),
              },
              { value: 'no', text: t('site.draft'), hint: t('site.draftHint') },
            ]}
          />
          <div>
            <Button text={t('buttons.preview')} look="go" />
          </div>
        </form>
        {slug !== null && edited > 0 && (
          <form class="card row between" method="post" action="/staff/site/publish">
            <ChangeFields part={pagePart(slug)} content={null} edited={edited} />
            <p>{t.rich('site.removePageText', { link: (text) => <a href={historyPath(pagePart(slug))}>{text}</a> })}</p>
            <Button text={t('site.removePage')} look="danger" />
          </form>
        )}
      </div>
    ),
  });
}
