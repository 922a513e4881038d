// The components of a site that staff have branded.
import { parseRichMarkdown } from '../../../src/core/rich-markdown.ts';
import { AnnouncementText } from '../../../src/web/components/announcement-bar.tsx';
import { ColorField } from '../../../src/web/components/color-field.tsx';
import { MarkdownText } from '../../../src/web/components/markdown-text.tsx';
import { planName } from '../../../src/web/components/plan-names.ts';
import { BrandLink } from '../../../src/web/components/site-brand.tsx';
import { SiteLinks } from '../../../src/web/components/site-links.tsx';
import { FormContext, prefilled, rejected } from '../../../src/web/form-state.ts';
import { HOSTILE_SITE_TEXT } from '../seed/site-brand.ts';
import { type Specimen, state } from './specimen.ts';

const ANNOUNCEMENT = {
  text: 'Sample maintenance on Saturday.',
  tone: 'info',
  link: null,
  from: null,
  until: null,
} as const;
const LINK = { label: 'Details', url: 'https://status.example/' };
const rendered = (markdown: string) => parseRichMarkdown(markdown).render(() => null);
const HINT = 'For buttons, marks and the focus.';

/** In the order of the components' files. */
export const SITE: readonly Specimen[] = [
  {
    part: 'announcement-bar',
    states: [
      state('information', () => <AnnouncementText announcement={ANNOUNCEMENT} next="/" />),
      state('good news, with a link', () => (
        <AnnouncementText announcement={{ ...ANNOUNCEMENT, tone: 'good', link: LINK }} next="/" />
      )),
      state('warning, hostile', () => (
        <AnnouncementText announcement={{ ...ANNOUNCEMENT, tone: 'warn', text: HOSTILE_SITE_TEXT }} next="/" />
      )),
    ],
  },
  {
    part: 'color-field',
    states: [
      state('a color', () => (
        <FormContext.Provider value={prefilled({ sample_color: '#0f7b6c' })}>
          <ColorField name="sample_color" label="Accent color" hint={HINT} fallback="#f5b301" />
        </FormContext.Provider>
      )),
      state('refused', () => (
        <FormContext.Provider
          value={rejected(prefilled({ sample_refused: 'red' }).form, {
            field: 'sample_refused',
            message: 'Enter a color such as #3260c9.',
          })}
        >
          <ColorField name="sample_refused" label="Accent color" hint={HINT} fallback="#f5b301" />
        </FormContext.Provider>
      )),
    ],
  },
  {
    part: 'markdown-text',
    states: [
      state('a text', () => <MarkdownText html={rendered('Be **kind**.\n\n- One\n- Two')} />),
      state('hostile', () => <MarkdownText html={rendered(HOSTILE_SITE_TEXT)} />),
    ],
  },
  { part: 'plan-names', states: [state('a plan', () => <PlanNameSpecimen />)] },
  {
    part: 'site-brand',
    states: [
      state('a name', ({ var: { site } }) => <BrandLink theme="system" site={site} />),
      state('a hostile name', ({ var: { site } }) => (
        <BrandLink theme="system" site={{ ...site, displayName: HOSTILE_SITE_TEXT }} />
      )),
    ],
  },
  {
    part: 'site-links',
    states: [
      state('a contact, a page and a link', ({ var: { site } }) => (
        <SiteLinks
          site={{
            ...site,
            contact: 'votes@mail.example',
            ownPages: [{ slug: 'rules', title: 'Rules', isPublished: true }],
            footerLinks: [LINK],
          }}
        />
      )),
    ],
  },
];

function PlanNameSpecimen() {
  return <span>A listing of the plan {planName('verified')}.</span>;
}
