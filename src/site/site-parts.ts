// The parts of the site that staff can change. Each is saved, previewed and undone on its own, and has its rules here,
// once, for forms, restored versions and imports.

import { z } from 'zod';
import { countCharacters, isStorable } from '../core/text.ts';
import { type Message, message } from '../messages/message.ts';
import { validateName } from '../messages/validate-name.ts';
import { zodIssue, zodMessage } from '../messages/zod-messages.ts';
import { checkAccent, isColor } from './accent.ts';

export const DISPLAY_NAME_MAX_CHARACTERS = 60;
export const FOOTER_LINKS_MOST = 8;
export const OWN_PAGES_MOST = 20;
export const PAGE_TEXT_MAX_CHARACTERS = 30_000;
const HOME_TEXT_MAX_CHARACTERS = 5_000;
const HOME_LEAD_MAX_CHARACTERS = 300;
const HOME_TITLE_MAX_CHARACTERS = 80;
const PAGE_TITLE_MAX_CHARACTERS = 80;
const LINK_LABEL_MAX_CHARACTERS = 40;
const LINK_MAX_CHARACTERS = 500;
const ANNOUNCEMENT_MAX_CHARACTERS = 200;

type Label = `validation.label${'Text' | 'Name' | 'Title' | 'Lead'}`;

function labelledIssue(label: Label, problem: Message) {
  return zodIssue(message('validation.labelled', { label: message(label), problem }));
}

/** On one line, and something of it can be seen. */
const line = (label: Label, most: number) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = validateName(text, most);
      if (problem) context.addIssue(labelledIssue(label, problem));
    });

const optionalLine = (label: Label, most: number) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = text === '' ? null : validateName(text, most);
      if (problem) context.addIssue(labelledIssue(label, problem));
    })
    .transform((text) => text || null)
    .nullable();

const longText = (label: Label, most: number) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (!isStorable(text)) context.addIssue(labelledIssue(label, message('validation.unstorable')));
      const length = countCharacters(text);
      if (length > most) context.addIssue(labelledIssue(label, message('validation.tooLong', { max: most, length })));
    });

const LINK_PROBLEM = zodMessage('validation.siteLink');

/** Only https and mailto. The URL is kept as it is parsed, so nothing in it can end an attribute or a header. */
const link = z
  .string()
  .trim()
  .max(LINK_MAX_CHARACTERS, zodMessage('validation.atMostCharacters', { max: LINK_MAX_CHARACTERS }))
  .refine((text) => /^(https:\/\/|mailto:)[^\s]+$/i.test(text) && URL.canParse(text), LINK_PROBLEM)
  .transform((text) => new URL(text).href);

const labelled = z.strictObject({ label: line('validation.labelText', LINK_LABEL_MAX_CHARACTERS), url: link });
export type SiteLink = z.infer<typeof labelled>;

const hash = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
const image = z.strictObject({ hash, width: z.int().positive().max(2_000), height: z.int().positive().max(2_000) });
export type BrandImage = z.infer<typeof image>;

const brandSchema = z.strictObject({
  /** Null: SERVICE_NAME. */
  displayName: optionalLine('validation.labelName', DISPLAY_NAME_MAX_CHARACTERS),
  /** Null: the color of the design. */
  accent: z
    .string()
    .refine((text) => isColor(text) && checkAccent(text).ok, zodMessage('validation.accentUnreadable'))
    .nullable(),
  logo: image.nullable(),
  /** For the dark theme; null: the same. */
  logoDark: image.nullable(),
  icon: image.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

const homeSchema = z.strictObject({
  title: optionalLine('validation.labelTitle', HOME_TITLE_MAX_CHARACTERS),
  lead: optionalLine('validation.labelLead', HOME_LEAD_MAX_CHARACTERS),
  /** Markdown. */
  text: longText('validation.labelText', HOME_TEXT_MAX_CHARACTERS),
});
export type HomeText = z.infer<typeof homeSchema>;

const footerSchema = z.strictObject({
  links: z.array(labelled).max(FOOTER_LINKS_MOST, zodMessage('validation.atMostLinks', { max: FOOTER_LINKS_MOST })),
});
export type FooterLinks = z.infer<typeof footerSchema>;

export const ANNOUNCEMENT_TONES = ['info', 'good', 'warn'] as const;
const time = z.iso.datetime({ error: zodMessage('validation.dateMissing') }).nullable();
const announcementSchema = z
  .strictObject({
    text: line('validation.labelText', ANNOUNCEMENT_MAX_CHARACTERS),
    tone: z.enum(ANNOUNCEMENT_TONES),
    link: labelled.nullable(),
    from: time,
    until: time,
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: zodMessage('validation.endBeforeStart'),
  });
export type Announcement = z.infer<typeof announcementSchema>;

export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const pageSchema = z.strictObject({
  title: line('validation.labelTitle', PAGE_TITLE_MAX_CHARACTERS),
  /** Markdown. */
  text: longText('validation.labelText', PAGE_TEXT_MAX_CHARACTERS).refine(
    (text) => text !== '',
    zodMessage('validation.textMissing'),
  ),
  isPublished: z.boolean(),
});
export type OwnPage = z.infer<typeof pageSchema>;

/** Texts in the form of the environment variables, by key; `save-settings.ts` checks them. */
const settingsSchema = z.record(z.string(), z.string());

const SCHEMAS = {
  brand: brandSchema,
  home: homeSchema,
  footer: footerSchema,
  announcement: announcementSchema,
  settings: settingsSchema,
} as const;
export type FixedPart = keyof typeof SCHEMAS;
export type PagePart = `page/${string}`;
export type SitePart = FixedPart | PagePart;
export type PartContent<Part extends SitePart> = Part extends FixedPart
  ? z.infer<(typeof SCHEMAS)[Part]>
  : Part extends PagePart
    ? OwnPage
    : never;

export const NO_BRAND: Brand = { displayName: null, accent: null, logo: null, logoDark: null, icon: null };

export function isFixedPart(text: string): text is FixedPart {
  return Object.hasOwn(SCHEMAS, text);
}

export function isSitePart(text: string): text is SitePart {
  return isFixedPart(text) || slugOfPart(text) !== null;
}

export function pagePart(slug: string): PagePart {
  return `page/${slug}`;
}

/** Null if the part is not an own page. */
export function slugOfPart(part: string): string | null {
  const slug = part.startsWith('page/') ? part.slice('page/'.length) : '';
  return SLUG_PATTERN.test(slug) ? slug : null;
}

export function parsePart<Part extends SitePart>(
  part: Part,
  content: unknown,
): z.ZodSafeParseResult<PartContent<Part>> {
  const schema: z.ZodType = isFixedPart(part) ? SCHEMAS[part] : pageSchema;
  return schema.safeParse(content) as z.ZodSafeParseResult<PartContent<Part>>;
}
