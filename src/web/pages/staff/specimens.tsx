// GET /staff/parts: every part of the pages and every style, in all its states, with long and hostile texts, light and
// dark beside each other. A test holds that no part is missing.
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { showPage } from '../../components/layout.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import type { WebContext } from '../../context.ts';
import { DELIVERIES } from '../../specimens/deliveries.tsx';
import { FORMS } from '../../specimens/forms.tsx';
import { OWNERS } from '../../specimens/owners.tsx';
import type { Specimen, SpecimenState } from '../../specimens/specimen.ts';
import { STYLES } from '../../specimens/styles.tsx';
import { VOTERS } from '../../specimens/voters.tsx';
import { WORDS } from '../../specimens/words.tsx';

const GROUPS = [
  { title: 'Styles', specimens: STYLES },
  { title: 'Words, numbers and notices', specimens: WORDS },
  { title: 'Forms', specimens: FORMS },
  { title: 'What voters see', specimens: VOTERS },
  { title: 'What owners see', specimens: OWNERS },
  { title: 'Deliveries, docs and frames', specimens: DELIVERIES },
] as const;

export async function showSpecimens(context: WebContext) {
  const groups = await Promise.all(
    GROUPS.map(async ({ title, specimens }) => ({ title, shown: await showAll(context, specimens) })),
  );
  return showPage(context, {
    title: 'Parts · Staff',
    section: 'staff',
    code: true,
    content: (
      <StaffFrame tab="health">
        <div class="stack" id="parts">
          <div>
            <h1>Parts</h1>
            <p class="dim">What every page is made of, light and dark beside each other.</p>
          </div>
          {groups.map(({ title, shown }) => (
            <section class="stack">
              <h2>{title}</h2>
              {shown}
            </section>
          ))}
        </div>
      </StaffFrame>
    ),
  });
}

function showAll(context: WebContext, specimens: readonly Specimen[]): Promise<readonly Child[]> {
  return Promise.all(
    specimens.map(async ({ part, states }) => (
      <section class="specimens" id={`part-${part}`} data-part={part} aria-label={part}>
        <h3>{part}</h3>
        {await Promise.all(states.map((one, index) => both(context, part, one, index)))}
      </section>
    )),
  );
}

async function both(context: WebContext, part: string, { name, show }: SpecimenState, index: number) {
  const html = `${await (<Shown content={show(context)} />)}`;
  return (
    <div>
      <p class="dim note">{name}</p>
      <div class="schemes">
        {(['light', 'dark'] as const).map((scheme) => (
          <div class={`specimen in-${scheme}`}>{raw(distinct(html, `${part}-${index}-${scheme}`))}</div>
        ))}
      </div>
    </div>
  );
}

const REFERENCES = /\s(id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
const LANDMARK = /(<(?:nav|section|aside)\b[^>]*\saria-label=")([^"]*)"/g;

function Shown({ content }: { content: Child }) {
  return <>{content}</>;
}

/**
 * Shown many times on one page, a part must not name things twice: IDs, what refers to them, and landmarks get the place's
 * name; nor may it take the page's focus. In text a quotation mark is escaped, so only attributes are met.
 */
function distinct(html: string, place: string): string {
  const named = (ids: string) =>
    ids
      .split(' ')
      .map((id) => `${place}-${id}`)
      .join(' ');
  return html
    .replaceAll(' autofocus=""', '')
    .replace(REFERENCES, (_, attribute: string, ids: string) => ` ${attribute}="${named(ids)}"`)
    .replace(/\shref="#([^"]+)"/g, (_, id: string) => ` href="#${id === 'parts' ? id : named(id)}"`)
    .replace(LANDMARK, (_, before: string, label: string) => `${before}${label}, ${place}"`);
}
