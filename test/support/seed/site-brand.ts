// A site that staff have branded: sample names, a drawn logo and icon, own pages, an announcement.
import sharp from 'sharp';
import { byPerson } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { uploadBrandImage } from '../../../src/site/render-brand-image.ts';
import { savePart } from '../../../src/site/save-part.ts';
import { type BrandImage, NO_BRAND, type PartContent, pagePart, type SitePart } from '../../../src/site/site-parts.ts';
import { STAFF } from './sample-site.ts';

export const BRAND_NAME = 'Sample Vote Harbor';
export const BRAND_ACCENT = '#0f7b6c';

/** A wave on a disc: white, or the accent. */
export async function aBrandPicture(width: number, height: number, color = BRAND_ACCENT): Promise<Buffer> {
  const rounded = await sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();
  const bar = await sharp({
    create: { width: Math.round(width * 0.6), height: Math.round(height * 0.18), channels: 4, background: '#ffffff' },
  })
    .png()
    .toBuffer();
  return sharp(rounded)
    .composite([{ input: bar, gravity: 'centre' }])
    .png()
    .toBuffer();
}

export async function anUploadedImage({ db }: AppContext, kind: 'logo' | 'icon', file: Buffer): Promise<BrandImage> {
  const stored = await uploadBrandImage(db, kind, file);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.image;
}

export async function savedAsStaff<Part extends SitePart>(
  app: AppContext,
  part: Part,
  content: PartContent<Part> | null,
): Promise<void> {
  const saved = await savePart(app, { part, content }, byPerson(STAFF));
  if (!saved.ok) throw new Error(saved.reason);
}

export async function brandSite(app: AppContext): Promise<void> {
  const logo = await anUploadedImage(app, 'logo', await aBrandPicture(480, 96));
  const logoDark = await anUploadedImage(app, 'logo', await aBrandPicture(480, 96, '#7fd8c8'));
  const icon = await anUploadedImage(app, 'icon', await aBrandPicture(512, 512));
  await savedAsStaff(app, 'brand', { ...NO_BRAND, displayName: BRAND_NAME, accent: '#8b3fd1' });
  await savedAsStaff(app, 'brand', { displayName: BRAND_NAME, accent: BRAND_ACCENT, logo, logoDark, icon });
  await savedAsStaff(app, 'home', {
    title: 'Find your next sample server',
    lead: 'Sample text: every listing here is invented.',
    text: 'Welcome to **Sample Vote Harbor**. Read the [rules](https://votes.example/pages/rules) first.',
  });
  await savedAsStaff(app, 'footer', {
    links: [
      { label: 'Status', url: 'https://status.example/' },
      { label: 'Write to us', url: 'mailto:votes@mail.example' },
    ],
  });
  await savedAsStaff(app, pagePart('rules'), {
    title: 'Rules',
    text:
      '## Voting\n\nOne vote per person.\n\n- Sample rule\n- Another sample rule\n\n## Listings\n\nNothing hidden.\n\n' +
      '| Case | What happens |\n|---|---:|\n| First | A sample reminder |\n| Second | A sample pause |\n\nMore: https://status.example/',
    isPublished: true,
  });
  await savedAsStaff(app, pagePart('imprint'), { title: 'Imprint', text: 'A sample draft.', isPublished: false });
  await savedAsStaff(app, 'announcement', {
    text: 'Sample maintenance on Saturday.',
    tone: 'warn',
    link: { label: 'Details', url: 'https://status.example/' },
    from: null,
    until: null,
  });
}

/** Names and texts that try to break pages. */
export const HOSTILE_SITE_TEXT = `<script>alert(1)</script> "'&\u{1F600} ${'x'.repeat(20)}`;

export async function brandSiteWithHostileTexts(app: AppContext): Promise<void> {
  await savedAsStaff(app, 'brand', { ...NO_BRAND, displayName: HOSTILE_SITE_TEXT.slice(0, 60), accent: '#c2410c' });
  await savedAsStaff(app, 'home', {
    title: HOSTILE_SITE_TEXT,
    lead: HOSTILE_SITE_TEXT,
    text: `${HOSTILE_SITE_TEXT}\n\n${'x'.repeat(500)}`,
  });
  await savedAsStaff(app, 'footer', {
    links: Array.from({ length: 8 }, (_, place) => ({
      label: `${'w'.repeat(30)} ${place}`,
      url: `https://links.example/${'x'.repeat(300)}`,
    })),
  });
  await savedAsStaff(app, pagePart('hostile'), {
    title: HOSTILE_SITE_TEXT,
    text: `# ${HOSTILE_SITE_TEXT}\n\n[click](javascript:alert(1)) ${'y'.repeat(600)}\n\n| ${'z'.repeat(300)} | b |\n|---|---|\n| <b> | ![<b>](javascript:alert(1)) |`,
    isPublished: true,
  });
  await savedAsStaff(app, 'announcement', {
    text: `${HOSTILE_SITE_TEXT} ${'z'.repeat(100)}`,
    tone: 'info',
    link: null,
    from: null,
    until: null,
  });
}
