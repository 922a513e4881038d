// The routes of what visitors see of a listing: its texts and links in each language, its icon, banner and images.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { confirmRemoveBanner, submitBanner, submitRemoveBanner } from './pages/dashboard/banner.tsx';
import * as gallery from './pages/dashboard/gallery.tsx';
import { confirmRemoveIcon, submitIcon, submitRemoveIcon } from './pages/dashboard/icon.tsx';
import { submitPageImport } from './pages/dashboard/import.tsx';
import * as languages from './pages/dashboard/languages.tsx';
import * as listingTexts from './pages/dashboard/listing-texts.tsx';
import { redirectToPage, showPageForm, submitDescriptionPreview, submitPageForm } from './pages/dashboard/page.tsx';
import { redirectToPictures, showPictures } from './pages/dashboard/pictures.tsx';
import { LONG_TEXT_FORM, UPLOAD_FORM } from './request-body.ts';

export function addContentRoutes(web: Hono<WebEnv>): void {
  const { form, post } = pageRoutes(web);
  const page = '/dashboard/:id/page';
  form(page, 'listing.edit', [showPageForm, submitPageForm], { limit: LONG_TEXT_FORM });
  post(`${page}/preview`, 'listing.edit', submitDescriptionPreview, { limit: LONG_TEXT_FORM });
  form(`${page}/import`, 'listing.edit', [redirectToPage, submitPageImport], { limit: LONG_TEXT_FORM });
  addPictureRoutes(web);
  addLanguageRoutes(web);
  addFormerRoutes(web);
}

/** A refused form is shown at the address that it was sent to, so that address leads to the form. */
function addPictureRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/dashboard/:id/pictures';
  get(path, 'listing.edit', showPictures);
  form(`${path}/icon`, 'listing.edit', [redirectToPictures, submitIcon], { limit: UPLOAD_FORM });
  form(`${path}/icon/remove`, 'listing.edit', [confirmRemoveIcon, submitRemoveIcon]);
  form(`${path}/banner`, 'listing.edit', [redirectToPictures, submitBanner], { limit: UPLOAD_FORM });
  form(`${path}/banner/remove`, 'listing.edit', [confirmRemoveBanner, submitRemoveBanner]);
  form(`${path}/images`, 'listing.edit', [redirectToPictures, gallery.submitPicture], { limit: UPLOAD_FORM });
  form(`${path}/images/:hash/text`, 'listing.edit', [redirectToPictures, gallery.submitPictureText]);
  post(`${path}/images/:hash/move`, 'listing.edit', gallery.submitPictureMove);
  form(`${path}/images/:hash/remove`, 'listing.edit', [gallery.confirmRemovePicture, gallery.submitRemovePicture]);
}

function addLanguageRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/dashboard/:id/languages';
  get(path, 'listing.edit', languages.showLanguages);
  get(`${path}/add`, 'listing.edit', languages.redirectToLanguage);
  form(`${path}/main`, 'listing.edit', [languages.redirectToLanguages, languages.submitMainLanguage]);
  const texts = `${path}/:language`;
  form(texts, 'listing.edit', [listingTexts.showTextForm, listingTexts.submitTextForm], { limit: LONG_TEXT_FORM });
  post(`${texts}/preview`, 'listing.edit', submitDescriptionPreview, { limit: LONG_TEXT_FORM });
  form(`${texts}/remove`, 'listing.edit', [listingTexts.confirmRemoveTexts, listingTexts.submitRemoveTexts]);
}

/** Until version 0.1.0, these were part of the settings: for pages that were open during the update. */
function addFormerRoutes(web: Hono<WebEnv>): void {
  const { form, post } = pageRoutes(web);
  const path = '/dashboard/:id/settings';
  post(path, 'listing.edit', submitPageForm, { limit: LONG_TEXT_FORM });
  post(`${path}/preview`, 'listing.edit', submitDescriptionPreview, { limit: LONG_TEXT_FORM });
  post(`${path}/icon`, 'listing.edit', submitIcon, { limit: UPLOAD_FORM });
  form(`${path}/icon/remove`, 'listing.edit', [redirectToPictures, submitRemoveIcon]);
}
