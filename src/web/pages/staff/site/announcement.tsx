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
  const { app, t } = context.var;
  return formPage(context, state, {
    title: t('site.announcement'),
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title={t('site.announcement')} part="announcement" />
        <form class="card stack close" method="post" action="/staff/site/announcement" novalidate>
          <ErrorSummary />
          <input type="hidden" name="edited" value={String(edited)} />
          <Field name="text" label={t('site.announcementText')} hint={t('site.announcementTextHint')} />
          <Choices
            name="tone"
            legend={t('site.tone')}
            kind="radio"
            choices={[
              { value: 'info', text: t('site.toneInfo') },
              { value: 'good', text: t('site.toneGood') },
              { value: 'warn', text: t('site.toneWarn') },
            ]}
          />
          <fieldset class="link-row">
            <legend>{t('site.announcementLink')}</legend>
            <Field name="label" label={t('site.announcementLinkText')} optional />
            <Field
              name="url"
              label={t('site.announcementLinkAddress')}
              optional
              inputmode="url"
              placeholder={t('site.addressStarts')}
            />
          </fieldset>
          <div class="fields-row">
            <FilterField
              name="from"
              label={t('site.announcementFrom')}
              type="datetime-local"
              value={state.form.text('from')}
            />
            <FilterField
              name="until"
              label={t('site.announcementUntil')}
              type="datetime-local"
              value={state.form.text('until')}
            />
          </div>
          <p class="dim note">{t('site.announcementNote')}</p>
          <div>
            <Button text={t('buttons.preview')} look="go" />
          </div>
        </form>
        {app.site.announcement && (
          <form class="card row between" method="post" action="/staff/site/publish">
            <ChangeFields part="announcement" content={null} edited={edited} />
            <p>{t('site.removeAnnouncementText')}</p>
            <Button text={t('site.removeAnnouncement')} look="danger" />
          </form>
        )}
      </div>
    ),
  });
}
