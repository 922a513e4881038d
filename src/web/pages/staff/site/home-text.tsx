// GET and POST /staff/site/home: the title, the lead and a text above the lists of the home page.
import { readPart } from '../../../../site/save-part.ts';
import { type HomeText, parsePart } from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary, Field } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import type { WebContext } from '../../../context.ts';
import { type FormState, prefilled, rejected } from '../../../form-state.ts';
import { readForm, zodFieldErrors } from '../../../read-form.ts';
import { previewChange, sentDraft, toVersion } from './preview.tsx';
import { SiteHeading } from './site-heading.tsx';

const NO_TEXT: HomeText = { title: null, lead: null, text: '' };

export async function showHomeForm(context: WebContext) {
  const { version, content } = await readPart(context.var.app.db, 'home');
  return homePage(context, version, prefilledWith(content ?? NO_TEXT));
}

function prefilledWith({ title, lead, text }: HomeText): FormState {
  return prefilled({ title: title ?? '', lead: lead ?? '', text });
}

export async function submitHomeForm(context: WebContext) {
  const form = await readForm(context);
  const edited = toVersion(form.text('edited'));
  const draft = sentDraft(form, 'home');
  if (draft) return homePage(context, edited, prefilledWith(draft));
  const typed = { title: form.text('title') || null, lead: form.text('lead') || null, text: form.text('text') };
  const parsed = parsePart('home', typed);
  if (!parsed.success) return homePage(context, edited, rejected(form, zodFieldErrors(parsed.error)));
  return previewChange(context, { part: 'home', content: parsed.data, edited });
}

function homePage(context: WebContext, edited: number, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('site.home'),
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title={t('site.home')} part="home" />
        <form class="card stack close" method="post" action="/staff/site/home" novalidate>
          <ErrorSummary />
          <input type="hidden" name="edited" value={String(edited)} />
          <Field name="title" label={t('site.homeTitle')} optional hint={t('site.homeTitleHint')} />
          <Field name="lead" label={t('site.homeLead')} optional rows={3} hint={t('site.homeLeadHint')} />
          <Field name="text" label={t('site.homeText')} optional rows={10} hint={t('site.homeTextHint')} />
          <div>
            <Button text={t('buttons.preview')} look="go" />
          </div>
        </form>
      </div>
    ),
  });
}
