// The catalogue's pages that an import fills in.
import { addImports, NEW_DRAFT, UPDATE_DRAFT } from '../seed/imports.ts';
import { MINECRAFT } from '../seed/sample-site.ts';
import { pagesOf, press } from './catalogue-page.ts';

export const IMPORT_PAGES = pagesOf(
  { as: 'owner', arrange: addImports },
  {
    'new-bot': '/dashboard/new?kind=bot',
    'new-listing-imported': `/dashboard/new?kind=bot&import=${NEW_DRAFT}`,
    'new-listing-import-refused': {
      path: '/dashboard/new?kind=bot',
      status: 422,
      act: press('Import', { from: 'no application' }),
    },
    'page-form-imported': `/dashboard/${MINECRAFT.id}/page?import=${UPDATE_DRAFT}`,
  },
);
