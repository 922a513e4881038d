// GET /dashboard/:id/languages: the languages that a listing has texts in. POST …/main sets that of its main texts, and
// GET …/add leads to the form of another one.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { selectListingTexts } from '../../../listings/listing-text-queries.ts';
import { setTextLanguage } from '../../../listings/save-listing-texts.ts';
import { toTextLanguage } from '../../../messages/languages.ts';
import { formPage } from '../../components/form-page.tsx';
import {
  AddLanguageCard,
  ListingTextCard,
  languagesPath,
  MainLanguageCard,
} from '../../components/listing-languages.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { FormContext, type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { redirectToContent } from './redirect-to-content.ts';

export function showLanguages(context: WebContext, place: DashboardContext) {
  return showLanguagesPage(context, place, prefilled({ textLanguage: place.listing.textLanguage ?? '' }));
}

async function showLanguagesPage(context: WebContext, { listing }: DashboardContext, main: FormState) {
  const texts = await selectListingTexts(context.var.app.db, listing.id);
  const { t } = context.var;
  return formPage(context, main, {
    title: t('listingLanguages.title'),
    dashboard: { listing, tab: 'languages' },
    content: (
      <div class="stack">
        <div>
          <h1>{t('listingLanguages.title')}</h1>
          <p class="dim">{t('listingLanguages.lead')}</p>
        </div>
        <div class="split">
          <div class="stack">
            {texts.length === 0 && <p class="card dim">{t('listingLanguages.noTexts')}</p>}
            {texts.map((text) => (
              <ListingTextCard listing={listing} text={text} />
            ))}
          </div>
          <div class="stack">
            <AddLanguageCard listing={listing} texts={texts} />
            <FormContext.Provider value={main}>
              <MainLanguageCard listing={listing} />
            </FormContext.Provider>
          </div>
        </div>
      </div>
    ),
  });
}

/** A refused form was shown at the address that it was sent to. */
export function redirectToLanguages(context: WebContext, { listing }: DashboardContext) {
  return seeOther(context, languagesPath(listing));
}

export function redirectToLanguage(context: WebContext, { listing }: DashboardContext) {
  const language = toTextLanguage(context.req.query('language'));
  return seeOther(context, language === null ? languagesPath(listing) : `${languagesPath(listing)}/${language}`);
}

export async function submitMainLanguage(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { app, t } = context.var;
  const form = await readForm(context);
  const given = form.text('textLanguage');
  const language = toTextLanguage(given);
  const refuse = (message: string) =>
    showLanguagesPage(context, place, rejected(form, { field: 'textLanguage', message }));
  if (given !== '' && language === null) return refuse(t('listingLanguages.chooseLanguage'));
  const saved = await setTextLanguage(app.db, listing.id, language, byPerson(person));
  if (!saved.ok && saved.reason === 'unknown_listing') throw new HTTPException(404);
  if (!saved.ok) return refuse(t('listingLanguages.mainLanguageTaken'));
  return redirectToContent(context, place, {
    path: languagesPath(listing),
    done: t('listingLanguages.mainLanguageSaved'),
  });
}
