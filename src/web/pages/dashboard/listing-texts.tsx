// GET and POST /dashboard/:id/languages/:language: the texts of a listing in one language; …/remove removes them.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { selectListingTexts } from '../../../listings/listing-text-queries.ts';
import { removeListingText, type SaveTextResult, saveListingText } from '../../../listings/save-listing-texts.ts';
import { type Language, toTextLanguage } from '../../../messages/languages.ts';
import { SaveOrPreview } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { bothNames, ListingTextFields, languagesPath } from '../../components/listing-languages.tsx';
import { MarkdownPreview } from '../../components/markdown-preview.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { prepareDescription } from '../../listing-description.ts';
import { type Form, readForm } from '../../read-form.ts';
import { renderDraft } from './page.tsx';
import { redirectToContent } from './redirect-to-content.ts';

function languageInPath(context: WebContext): Language {
  const language = toTextLanguage(context.req.param('language'));
  if (language === null) throw new HTTPException(404);
  return language;
}

export async function showTextForm(context: WebContext, place: DashboardContext) {
  const language = languageInPath(context);
  const text = await storedText(context, place, language);
  const { name, summary, description } = text ?? {};
  const state = prefilled({ name: name ?? '', summary: summary ?? '', description: description ?? '' });
  return textFormPage(context, place, { language, state });
}

async function storedText(context: WebContext, { listing }: DashboardContext, wanted: Language) {
  const texts = await selectListingTexts(context.var.app.db, listing.id);
  return texts.find(({ language }) => language === wanted);
}

export async function submitTextForm(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { app, t } = context.var;
  const language = languageInPath(context);
  const form = await readForm(context);
  if (form.text('act') === 'preview')
    return textFormPage(context, place, { language, state: { form, errors: [] }, isPreview: true });
  const [name, summary, description] = [form.text('name'), form.text('summary'), form.text('description')];
  const given = { language, name, summary, description };
  const saved = await saveListingText(app.db, listing.id, given, byPerson(person));
  if (!saved.ok) return textFormPage(context, place, { language, state: refusedState(context, form, saved) });
  app.listingTexts.noteUsed(language);
  prepareDescription(app, { id: listing.id, description });
  const done = t('listingLanguages.saved', { language: t.languageName(language) });
  return redirectToContent(context, place, { path: languagesPath(listing), done });
}

function refusedState(context: WebContext, form: Form, refusal: Extract<SaveTextResult, { ok: false }>): FormState {
  const { t } = context.var;
  switch (refusal.reason) {
    case 'invalid':
      return rejected(form, refusal.errors);
    case 'empty':
      return rejected(form, { field: 'name', message: t('listingLanguages.textRequired') });
    case 'main_language':
      return rejected(form, { field: '', message: t('listingLanguages.isMainLanguage') });
    case 'unknown_listing':
      throw new HTTPException(404);
  }
}

interface TextForm {
  readonly language: Language;
  readonly state: FormState;
  readonly isPreview?: boolean;
}

async function textFormPage(context: WebContext, place: DashboardContext, { language, state, isPreview }: TextForm) {
  const { listing } = place;
  const { t } = context.var;
  const path = `${languagesPath(listing)}/${language}`;
  const title = t('listingLanguages.textsIn', { language: bothNames(t, language) });
  const rendered = await renderDraft(context, place, state.form.text('description'));
  return formPage(context, state, {
    title,
    dashboard: { listing, tab: 'languages' },
    scripts: ['preview'],
    content: (
      <div class="stack">
        <h1>{title}</h1>
        <form class="stack" method="post" action={path} novalidate>
          <Card title={t('listingForm.about')}>
            <ListingTextFields listing={listing} />
          </Card>
          <SaveOrPreview />
        </form>
        <MarkdownPreview
          action={`${path}/preview`}
          field="description"
          rendered={rendered}
          isShown={isPreview ?? false}
          look="notes described"
        />
      </div>
    ),
  });
}

export async function confirmRemoveTexts(context: WebContext, place: DashboardContext) {
  const language = languageInPath(context);
  if (!(await storedText(context, place, language))) throw new HTTPException(404);
  const { t } = context.var;
  const path = languagesPath(place.listing);
  return confirmPage(context, {
    title: t('listingLanguages.removeButton'),
    dashboard: { listing: place.listing, tab: 'languages' },
    question: t('listingLanguages.removeQuestion', { language: t.languageName(language) }),
    action: `${path}/${language}/remove`,
    button: t('listingLanguages.removeButton'),
    back: path,
    text: t('listingLanguages.removeText'),
  });
}

export async function submitRemoveTexts(context: WebContext, place: DashboardContext) {
  const language = languageInPath(context);
  const { app, t } = context.var;
  await removeListingText(app.db, place.listing.id, language, byPerson(place.person));
  const done = t('listingLanguages.removed', { language: t.languageName(language) });
  return redirectToContent(context, place, { path: languagesPath(place.listing), done });
}
