// GET and POST /staff/site/announcement: a line above every page, for a while.

import type { FieldError } from '../../../../messages/field-error.ts';
import { messageOfIssue } from '../../../../messages/zod-messages.ts';
import { readPart } from '../../../../site/save-part.ts';
import { type Announcement, parsePart } from '../../../../site/site-parts.ts';
import { Button } from '../../../components/button.tsx';
import { Choices, ErrorSummary, Field, FilterField } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import type { WebContext } from '../../../context.ts';
import { type FormState, prefilled, rejected } from '../../../form-state.ts';
import { parseDateTime } from '../../../log-filters.ts';
import { type Form, readForm } from '../../../read-form.ts';
import { ChangeFields, previewChange, sentDraft, toVersion } from './preview.tsx';
import { SiteHeading } from './site-heading.tsx';

export async function showAnnouncementForm(context: WebContext) {
  const { version, content } = await readPart(context.var.app.db, 'announcement');
  return announcementPage(context, version, content ? prefilledWith(content) : prefilled({ tone: 'info' }));
}

function prefilledWith({ text, tone, link, from, until }: Announcement): FormState {
  const [label, url] = [link?.label ?? '', link?.url ?? ''];
  return prefilled({ text, tone, label, url, from: from ?? '', until: until ?? '' });
}

export async function submitAnnouncementForm(context: WebContext) {
  const form = await readForm(context);
  const edited = toVersion(form.text('edited'));
  const draft = sentDraft(form, 'announcement');
  if (draft) return announcementPage(context, edited, prefilledWith(draft));
  const parsed = parsePart('announcement', typedAnnouncement(form));
  if (parsed.success) return previewChange(context, { part: 'announcement', content: parsed.data, edited });
  const errors = parsed.error.issues.map(
    (issue): FieldError => ({ field: String(issue.path.at(-1) ?? ''), message: messageOfIssue(issue) }),
  );
  return announcementPage(context, edited, rejected(form, errors));
}

/** Times are in UTC. What cannot be read is an error of its field. */
function typedAnnouncement(form: Form): unknown {
  const time = (name: string) => {
    const typed = form.text(name).trim();
    return typed === '' ? null : (parseDateTime(typed)?.toISOString() ?? typed);
  };
  const [label, url] = [form.text('label').trim(), form.text('url').trim()];
  const link = label === '' && url === '' ? null : { label, url };
  return { text: form.text('text'), tone: form.text('tone'), link, from: time('from'), until: time('until') };
}

function announcementPage(context: WebContext, edited: number, state: FormState) {
  return formPage(context, state, {
    title: 'Announcement',
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title="Announcement" part="announcement" />
        <form class="card stack close" method="post" action="/staff/site/announcement" novalidate>
          <ErrorSummary />
          <input type="hidden" name="edited" value={String(edited)} />
          <Field
            name="text"
            label="Text"
            hint="One line of plain text above every page, at most 200 characters. A link has its own fields below."
          />
          <Choices
            name="tone"
            legend="Tone"
            kind="radio"
            choices={[
              { value: 'info', text: 'Information' },
              { value: 'good', text: 'Good news' },
              { value: 'warn', text: 'Warning' },
            ]}
          />
          <fieldset class="link-row">
            <legend>Link</legend>
            <Field name="label" label="Link text" optional />
            <Field name="url" label="Link address" optional inputmode="url" placeholder="https:// or mailto:" />
          </fieldset>
          <div class="fields-row">
            <FilterField
              name="from"
              label="Starts (UTC; now if empty)"
              type="datetime-local"
              value={state.form.text('from')}
            />
            <FilterField
              name="until"
              label="Ends (UTC; never if empty)"
              type="datetime-local"
              value={state.form.text('until')}
            />
          </div>
          <p class="dim note">Visitors can dismiss it. Only their browser remembers that.</p>
          <div>
            <Button text="Preview" look="go" />
          </div>
        </form>
        {context.var.app.site.announcement && (
          <form class="card row between" method="post" action="/staff/site/publish">
            <ChangeFields part="announcement" content={null} edited={edited} />
            <p>You can restore it from the history later.</p>
            <Button text="Remove announcement" look="danger" />
          </form>
        )}
      </div>
    ),
  });
}
