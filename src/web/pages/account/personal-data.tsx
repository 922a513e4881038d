// GET /account/data, GET /account/export, GET and POST /account/delete: taking everything along, and leaving.
import { stream } from 'hono/streaming';
import type { OwnListing } from '../../account-parts.ts';
import { AccountFormPage } from '../../components/account-form.tsx';
import { AccountFrame } from '../../components/account-frame.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';
import type { FieldError, Person } from '../../web-parts.ts';

const EXPORTS = 10;
const HOUR_SECONDS = 3_600;
const WORD = 'delete';

export function showPersonalData(context: WebContext, _person: Person) {
  return showPage(context, {
    title: 'Your data',
    section: 'account',
    content: (
      <AccountFrame tab="data">
        <div class="narrow-page stack">
          <h1>Your data</h1>
          <section class="card stack close">
            <h2>Take it along</h2>
            <p>
              One JSON file with all that is kept of you: your account, how you sign in, your sessions, your
              votes, your listings, the tokens you made and what you did in listings.
            </p>
            <a class="btn" href="/account/export" download="">
              Download the file
            </a>
          </section>
          <section class="card stack close">
            <h2>Delete your account</h2>
            <p>Your votes stay counted, without your name. You are told exactly what goes before it does.</p>
            <a class="btn danger" href="/account/delete">
              Delete your account
            </a>
          </section>
        </div>
      </AccountFrame>
    ),
  });
}

/** Piece by piece: years of votes never stand in memory at once. */
export async function downloadPersonalData(context: WebContext, person: Person) {
  const { account, spend, log } = context.var.parts;
  const spent = await spend(`export:${person.id}`, EXPORTS, HOUR_SECONDS);
  if (!spent.ok) {
    const message = 'The file was downloaded several times just now. Please try again in an hour.';
    return redirectWithFlash(context, '/account/data', { tone: 'bad', message });
  }
  context.header('Content-Type', 'application/json; charset=utf-8');
  context.header('Content-Disposition', 'attachment; filename="account.json"');
  context.header('Cache-Control', 'private, no-store');
  return stream(
    context,
    async (out) => {
      for await (const piece of account.personalData(person.id)) {
        if (out.aborted) return;
        await out.write(piece);
      }
    },
    async (error, out) => {
      // What was cut off is no JSON, so nobody takes it for the whole.
      log.error({ err: error }, 'A person’s data could not be written to the end.');
      out.abort();
    },
  );
}

export function confirmDeleteAccount(context: WebContext, person: Person) {
  return deletePage(context, person, EMPTY_FORM, []);
}

export async function submitDeleteAccount(context: WebContext, person: Person) {
  const form = await readForm(context);
  if (form.text('word').trim().toLowerCase() !== WORD)
    return deletePage(context, person, form, [{ field: 'word', message: `Type the word ${WORD}.` }]);
  const proven = await reauthenticate(context, person, form);
  if (!proven.ok) return deletePage(context, person, form, proven.errors, proven.status);
  const ended = await context.var.parts.account.close(person.id);
  if (ended.ok || ended.reason === 'gone')
    return redirectWithFlash(context, '/', {
      tone: 'good',
      message: 'Your account is deleted. Goodbye, and thank you.',
    });
  const message =
    ended.reason === 'only_staff'
      ? 'You are the only one of the staff. Make somebody else staff first.'
      : 'You still own listings. Hand them over or delete them first.';
  return deletePage(context, person, form, [{ field: '', message }]);
}

async function deletePage(
  context: WebContext,
  person: Person,
  form: Form,
  errors: readonly FieldError[],
  status: Page['status'] = errors.length > 0 ? 422 : 200,
) {
  const { account } = context.var.parts;
  const [ways, listings] = await Promise.all([account.waysIn(person.id), account.ownedListings(person.id)]);
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Delete your account' : 'Delete your account',
    section: 'account',
    status,
    content: (
      <AccountFrame tab="data">
        {listings.length > 0 ? (
          <div class="narrow-page stack">
            <h1>Delete your account</h1>
            <WhatGoes />
            <OwnedFirst listings={listings} />
          </div>
        ) : (
          <AccountFormPage
            title="Delete your account"
            intro={<WhatGoes />}
            action="/account/delete"
            errors={errors}
            button="Delete the account for good"
            danger
            back="/account/data"
          >
            <CurrentPasswordField has={ways.password} errors={errors} />
            <Field name="word" label={`Type the word ${WORD}`} value={form.text('word')} errors={errors} />
          </AccountFormPage>
        )}
      </AccountFrame>
    ),
  });
}

function WhatGoes() {
  return (
    <section class="card stack close">
      <h2>What goes, at once</h2>
      <p>
        Your name, your address, your password, your connection to Discord, your sessions, the player names in
        your votes, and your place as a manager. Whoever asks whether you voted is told no. Nobody can bring
        any of it back.
      </p>
      <h2>What stays</h2>
      <ul>
        <li>Your votes count as before, under an invented ID that leads back to nobody.</li>
        <li>
          What was sent to owners of bots and servers, and the log of it: with the ID your votes carried, for
          90 days.
        </li>
        <li>
          Tokens that you made keep working for their listing, and what you did in a listing is told without a
          name.
        </li>
        <li>
          If you voted within the last day, a hash of your address and of your Discord ID, until you could
          vote again. Until then no new account can be made with them.
        </li>
      </ul>
      <p>
        <a href="/account/export" download="">
          Download your data first
        </a>
      </p>
    </section>
  );
}

function OwnedFirst({ listings }: { listings: readonly OwnListing[] }) {
  return (
    <section class="card stack close">
      <h2>You own {listings.length === 1 ? 'a listing' : `${listings.length} listings`}</h2>
      <p>Hand them over to somebody else, or delete them. Then you can delete your account.</p>
      <ul>
        {listings.map(({ id, name }) => (
          <li>
            <bdi>{name}</bdi>:{' '}
            <a href={`/dashboard/${id}/managers`} aria-label={`Hand over ${name}`}>
              Hand over
            </a>{' '}
            or{' '}
            <a href={`/dashboard/${id}/settings/delete`} aria-label={`Delete ${name}`}>
              Delete
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
