// The catalogue's pages of listings with texts in several languages.
import type { AppContext } from '../../../src/context.ts';
import { BOT, MINECRAFT } from '../seed/sample-site.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/listings/${MINECRAFT.id}`;
const dashboard = `/dashboard/${MINECRAFT.id}`;

export const SAMPLE_TEXTS = [
  {
    language: 'de',
    name: 'Beispiel Überleben',
    summary: 'Eine ruhige Welt mit Städten und Märkten.',
    description: '## Was dich erwartet\n\nHäuser, Höhlen und **keine** Eile.',
  },
  { language: 'ja', name: null, summary: '町と市場のある静かなサバイバル。', description: null },
  { language: 'ar', name: null, summary: 'عالم هادئ فيه مدن وأسواق.', description: 'مرحبًا بكم في **عالمنا**.' },
] as const;

async function addTexts({ db }: AppContext): Promise<void> {
  await db.updateTable('listing').set({ text_language: 'en' }).where('id', '=', MINECRAFT.id).execute();
  for (const text of SAMPLE_TEXTS)
    await db
      .insertInto('listing_text')
      .values({ listing_id: MINECRAFT.id, ...text })
      .execute();
}

const FOR_VISITORS: SiteOptions = { as: null, arrange: addTexts };
const FOR_OWNER: SiteOptions = { as: 'owner', arrange: addTexts };
const FOR_STAFF: SiteOptions = {
  as: 'staff',
  arrange: async (app) => {
    await addTexts(app);
    await app.db.updateTable('listing').set({ state: 'pending' }).where('id', '=', MINECRAFT.id).execute();
  },
};

export const LANGUAGE_PAGES = [
  ...pagesOf(FOR_VISITORS, {
    'listing-also-in': server,
    'listing-in-german': `/de${server}`,
    'listing-in-arabic-on-english': `${server}?in=ar`,
    'listing-in-english-on-turkish': `/tr${server}`,
    'servers-in-german': '/de/servers',
  }),
  ...pagesOf(FOR_OWNER, {
    languages: `${dashboard}/languages`,
    'language-form': `${dashboard}/languages/de`,
    'language-form-new': `${dashboard}/languages/fr`,
    'language-form-refused': { path: `${dashboard}/languages/it`, status: 422, act: press('Save') },
    'language-remove': `${dashboard}/languages/ja/remove`,
    'languages-none': `/dashboard/${BOT.id}/languages`,
  }),
  ...pagesOf(FOR_STAFF, { 'approval-in-languages': '/staff/queue' }),
];
