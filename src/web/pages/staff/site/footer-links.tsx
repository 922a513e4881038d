// GET and POST /staff/site/footer: up to eight links at the end of every page.

import type { FieldError } from '../../../../messages/field-error.ts';
import { message } from '../../../../messages/message.ts';
import { messageOfIssue } from '../../../../messages/zod-messages.ts';
import { readPart } from '../../../../site/save-part.ts';
import { FOOTER_LINKS_MOST, type FooterLinks, parsePart } from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary, Field } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import type { WebContext } from '../../../context.ts';
import { type FormState, prefilled, rejected } from '../../../form-state.ts';
import { readForm } from '../../../read-form.ts';
import { previewChange, sentDraft, toVersion } from './preview.tsx';
import { SiteHeading } from './site-heading.tsx';

const ROWS = Array.from({ length: FOOTER_LINKS_MOST }, (_, row) => row);

export async function showFooterForm(context: WebContext) {
  const { version, content } = await readPart(context.var.app.db, 'footer');
  return footerPage(context, version, prefilledWith(content ?? { links: [] }));
}

function prefilledWith({ links }: FooterLinks): FormState {
  return prefilled(
    Object.fromEntries(
      links.flatMap(({ label, url }, row) => [
        [`label${row}`, label],
        [`url${row}`, url],
      ]),
    ),
  );
}

export async function submitFooterForm(context: WebContext) {
  const form = await readForm(context);
  const edited = toVersion(form.text('edited'));
  const draft = sentDraft(form, 'footer');
  if (draft) return footerPage(context, edited, prefilledWith(draft));
  const rows = ROWS.filter((row) => form.text(`label${row}`).trim() || form.text(`url${row}`).trim());
  const links = rows.map((row) => ({ label: form.text(`label${row}`), url: form.text(`url${row}`) }));
  const parsed = parsePart('footer', { links });
  if (parsed.success) return previewChange(context, { part: 'footer', content: parsed.data, edited });
  const errors = parsed.error.issues.map((issue): FieldError => {
    const [, place, name] = issue.path;
    const row = rows[Number(place)] ?? 0;
    return {
      field: `${String(name ?? 'label')}${row}`,
      message: message('site.linkProblem', { number: row + 1, problem: messageOfIssue(issue) }),
    };
  });
  return footerPage(context, edited, rejected(form, errors));
}

function footerPage(context: WebContext, edited: number, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('site.footer'),
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title={t('site.footer')} part="footer" />
        <form class="card stack close" method="post" action="/staff/site/footer" novalidate>
          <ErrorSummary />
          <p class="dim">{t.rich('site.footerIntro', { pages: (text) => <a href="/staff/site/pages">{text}</a> })}</p>
          <input type="hidden" name="edited" value={String(edited)} />
          {ROWS.map((row) => (
            <fieldset class="link-row">
              <legend>{t('site.linkNumber', { number: row + 1 })}</legend>
              <Field name={`label${row}`} label={t('site.linkText')} optional />
              <Field name={`url${row}`} label={t('site.linkAddress')} optional inputmode="url" />
            </fieldset>
          ))}
          <div>
            <Button text={t('buttons.preview')} look="go" />
          </div>
        </form>
      </div>
    ),
  });
}
