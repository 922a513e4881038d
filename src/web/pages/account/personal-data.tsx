// GET /account/data, GET /account/export, GET and POST /account/delete: export your data, delete the account.
import { stream } from 'hono/streaming';
import { readSignInMethods } from '../../../access/connected-account.ts';
import { deleteAccount } from '../../../access/delete-account.ts';
import type { Person } from '../../../access/person.ts';
import { exportPersonalData } from '../../../access/personal-data.ts';
import { type OwnListing, selectOwnedListings } from '../../../access/personal-data-queries.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { removeFromPublic } from '../../../moderation/remove-from-public.ts';
import { exportOwnVotes } from '../../../votes/own-votes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';
import { useTranslations } from '../../translations.ts';

export function showPersonalData(context: WebContext) {
  const { t } = context.var;
  return showPage(context, {
    title: t('profileSettings.data'),
    account: 'data',
    content: (
      <div class="narrow-page stack">
        <h1>{t('profileSettings.data')}</h1>
        <Card title={t('profileSettings.exportData')}>
          <p>{t('profileSettings.exportText')}</p>
          <a class="btn" href="/account/export" download="">
            {t('profileSettings.downloadFile')}
          </a>
        </Card>
        <Card title={t('profileSettings.deleteTitle')}>
          <p>{t('profileSettings.deleteText')}</p>
          <ButtonLink text={t('profileSettings.deleteAccount')} href="/account/delete" look="danger" />
        </Card>
      </div>
    ),
  });
}

/** Streamed, so that years of votes are never in memory at the same time. */
export async function downloadPersonalData(context: WebContext, person: Person) {
  const { app } = context.var;
  const limit = await consume(context.var.app.db, { key: `export:${person.id}`, ...PAGE_LIMITS.dataExports });
  if (!limit.ok) return redirectWithError(context, '/account/data', context.var.t('profileSettings.exportLimited'));
  context.header('Content-Type', 'application/json; charset=utf-8');
  context.header('Content-Disposition', 'attachment; filename="account.json"');
  context.header('Cache-Control', 'private, no-store');
  return stream(
    context,
    async (out) => {
      for await (const piece of exportPersonalData(app, person.id, exportOwnVotes)) {
        if (out.aborted) return;
        await out.write(piece);
      }
    },
    async (error, out) => {
      // A truncated file is not valid JSON, so nobody mistakes it for a complete export.
      app.log.error({ err: error }, 'The export of personal data failed.');
      out.abort();
    },
  );
}

export function confirmDeleteAccount(context: WebContext, person: Person) {
  return deletePage(context, person, BLANK_FORM);
}

export async function submitDeleteAccount(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const refuse = (field: string, message: string) => deletePage(context, person, rejected(form, { field, message }));
  const word = t('profileSettings.deletionWord');
  if (form.text('word').trim().toLocaleLowerCase(t.locale) !== word)
    return refuse('word', t('profileSettings.typeWordProblem', { word }));
  const identity = await reauthenticate(context, person, form);
  if (!identity.ok) return deletePage(context, person, identity.state);
  const deleted = await deleteAccount(app, person.id, removeFromPublic);
  if (!deleted.ok && deleted.reason !== 'gone') return refuse('', t(REFUSALS[deleted.reason]));
  return redirectWithSuccess(context, '/', t('profileSettings.accountDeleted'));
}

const REFUSALS = {
  only_staff: 'profileSettings.onlyStaff',
  owns_listings: 'profileSettings.stillOwns',
} as const;

async function deletePage(context: WebContext, person: Person, state: FormState) {
  const { app, t } = context.var;
  const [methods, listings] = await Promise.all([
    readSignInMethods(app, person.id),
    selectOwnedListings(app.db, person.id),
  ]);
  return formPage(context, state, {
    title: t('profileSettings.deleteTitle'),
    account: 'data',
    content:
      listings.length > 0 ? (
        <div class="narrow-page stack">
          <h1>{t('profileSettings.deleteTitle')}</h1>
          <WhatIsDeleted />
          <OwnedListings listings={listings} />
        </div>
      ) : (
        <FormCard
          title={t('profileSettings.deleteTitle')}
          intro={<WhatIsDeleted />}
          action="/account/delete"
          button={t('profileSettings.deleteAccount')}
          danger
          back="/account/data"
        >
          <CurrentPasswordField hasPassword={methods.password} />
          <Field name="word" label={t('profileSettings.typeWord', { word: t('profileSettings.deletionWord') })} />
        </FormCard>
      ),
  });
}

function WhatIsDeleted() {
  const t = useTranslations();
  return (
    <Card title={t('profileSettings.whatIsDeleted')}>
      <p>{t('profileSettings.whatIsDeletedText')}</p>
      <h2>{t('profileSettings.whatStays')}</h2>
      <ul>
        <li>{t('profileSettings.votesStay')}</li>
        <li>{t('profileSettings.eventsStay')}</li>
        <li>{t('profileSettings.reportsStay')}</li>
        <li>{t('profileSettings.tokensStay')}</li>
        <li>{t('profileSettings.hashesStay')}</li>
      </ul>
      <p>
        <a href="/account/export" download="">
          {t('profileSettings.downloadFirst')}
        </a>
      </p>
    </Card>
  );
}

function OwnedListings({ listings }: { listings: readonly OwnListing[] }) {
  const t = useTranslations();
  return (
    <Card title={t('profileSettings.youOwn', { count: listings.length })}>
      <p>{t('profileSettings.transferFirst')}</p>
      <ul>
        {listings.map(({ id, name }) => (
          <li>
            {t.rich('profileSettings.transferOrDelete', {
              name: <bdi>{name}</bdi>,
              transfer: (text) => (
                <a href={`/dashboard/${id}/managers`} aria-label={t('profileSettings.transferNamed', { name })}>
                  {text}
                </a>
              ),
              remove: (text) => (
                <a href={`/dashboard/${id}/settings/delete`} aria-label={t('profileSettings.deleteNamed', { name })}>
                  {text}
                </a>
              ),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
