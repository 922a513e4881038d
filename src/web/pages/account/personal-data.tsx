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

const WORD = 'delete';

export function showPersonalData(context: WebContext) {
  return showPage(context, {
    title: 'Your data',
    account: 'data',
    content: (
      <div class="narrow-page stack">
        <h1>Your data</h1>
        <Card title="Export data">
          <p>
            One JSON file with everything stored about you: your account, sign-in methods, sessions, votes and listings,
            the tokens you created, your reports, reviews and helpful marks, and your actions in listings.
          </p>
          <a class="btn" href="/account/export" download="">
            Download file
          </a>
        </Card>
        <Card title="Delete your account">
          <p>Your votes still count, but without your name. The next page lists exactly what will be deleted.</p>
          <ButtonLink text="Delete account" href="/account/delete" look="danger" />
        </Card>
      </div>
    ),
  });
}

/** Streamed, so that years of votes are never in memory at the same time. */
export async function downloadPersonalData(context: WebContext, person: Person) {
  const { app } = context.var;
  const limit = await consume(context.var.app.db, { key: `export:${person.id}`, ...PAGE_LIMITS.dataExports });
  if (!limit.ok) {
    const message = 'You have downloaded this file several times. Please try again in an hour.';
    return redirectWithError(context, '/account/data', message);
  }
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
  const form = await readForm(context);
  const refuse = (field: string, message: string) => deletePage(context, person, rejected(form, { field, message }));
  if (form.text('word').trim().toLowerCase() !== WORD) return refuse('word', `Type the word ${WORD}.`);
  const identity = await reauthenticate(context, person, form);
  if (!identity.ok) return deletePage(context, person, identity.state);
  const deleted = await deleteAccount(context.var.app, person.id, removeFromPublic);
  if (!deleted.ok && deleted.reason !== 'gone') return refuse('', REFUSALS[deleted.reason]);
  return redirectWithSuccess(context, '/', 'Your account was deleted.');
}

const REFUSALS = {
  only_staff: 'You are the only staff member. Make someone else staff first.',
  owns_listings: 'You still own listings. Transfer or delete them first.',
} as const;

async function deletePage(context: WebContext, person: Person, state: FormState) {
  const { db } = context.var.app;
  const [methods, listings] = await Promise.all([
    readSignInMethods(context.var.app, person.id),
    selectOwnedListings(db, person.id),
  ]);
  return formPage(context, state, {
    title: 'Delete your account',
    account: 'data',
    content:
      listings.length > 0 ? (
        <div class="narrow-page stack">
          <h1>Delete your account</h1>
          <WhatIsDeleted />
          <OwnedListings listings={listings} />
        </div>
      ) : (
        <FormCard
          title="Delete your account"
          intro={<WhatIsDeleted />}
          action="/account/delete"
          button="Delete account"
          danger
          back="/account/data"
        >
          <CurrentPasswordField hasPassword={methods.password} />
          <Field name="word" label={`Type the word ${WORD}`} />
        </FormCard>
      ),
  });
}

function WhatIsDeleted() {
  return (
    <Card title="What is deleted immediately">
      <p>
        Your name, address, password, connected accounts and sessions, the player names in your votes, your reviews and
        helpful marks, and your role as a manager. Vote checks no longer find your votes. This cannot be undone.
      </p>
      <h2>What stays</h2>
      <ul>
        <li>Your votes still count, under a random ID that cannot be traced back to you.</li>
        <li>
          Events that were sent to owners of bots and servers, and their logs. They keep the ID from your votes for 90
          days.
        </li>
        <li>
          What you reported stays without your name. The texts are deleted at once if staff has decided, and otherwise
          90 days after the decision.
        </li>
        <li>
          Tokens you created keep working for their listings, and your actions in listings stay in the audit log without
          your name.
        </li>
        <li>
          If you voted within the last day, hashes of your email address and connected accounts, until you would have
          been able to vote again. Until then, they cannot be used to create a new account.
        </li>
      </ul>
      <p>
        <a href="/account/export" download="">
          Download your data first
        </a>
      </p>
    </Card>
  );
}

function OwnedListings({ listings }: { listings: readonly OwnListing[] }) {
  return (
    <Card title={`You own ${listings.length === 1 ? 'a listing' : `${listings.length} listings`}`}>
      <p>Transfer or delete your listings first. Then you can delete your account.</p>
      <ul>
        {listings.map(({ id, name }) => (
          <li>
            <bdi>{name}</bdi>:{' '}
            <a href={`/dashboard/${id}/managers`} aria-label={`Transfer ${name}`}>
              Transfer
            </a>{' '}
            or{' '}
            <a href={`/dashboard/${id}/settings/delete`} aria-label={`Delete ${name}`}>
              delete
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
