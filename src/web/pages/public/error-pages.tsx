// The pages for errors: what happened, what to do next, and a code for support.
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from '../../../db/database-errors.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ContactLink } from '../../components/contact-link.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { SearchAllForm } from '../../components/search-form.tsx';
import type { WebContext } from '../../context.ts';
import { redirectToMoved } from '../../flash.ts';
import { PageMoved } from '../../redirect.ts';
import { TooManyRequests } from '../../too-many-requests.ts';

interface ErrorText {
  readonly status: NonNullable<Page['status']>;
  readonly title: string;
  readonly text: string;
}

const CLIENT_ERRORS: readonly ErrorText[] = [
  {
    status: 403,
    title: 'You do not have access',
    text: 'You are signed in, but this listing belongs to someone else.',
  },
  { status: 404, title: 'Page not found', text: 'The address may be mistyped, or the listing was removed.' },
  { status: 413, title: 'Too much data', text: 'The data you sent is too large. Make it smaller and send it again.' },
  {
    status: 415,
    title: 'We could not read this form',
    text: 'Go back, reload the page and send the form again.',
  },
  { status: 429, title: 'Too many requests', text: 'Wait a few minutes, then go back and try again.' },
];

const SERVER_ERROR: ErrorText = {
  status: 500,
  title: 'Something went wrong',
  text: 'The problem is on our side, and nothing was lost. Try again in a moment.',
};

const DATABASE_LOST: ErrorText = {
  status: 503,
  title: 'The service is temporarily unavailable',
  text: 'The database cannot be reached. Try again in a minute. Votes that were counted are not lost.',
};

const CSRF_REFUSED: ErrorText = {
  status: 403,
  title: 'This form was not sent from this site',
  text: 'To protect your account, forms are accepted only from this site. Go back, reload the page and send the form again.',
};

export function showNotFound(context: WebContext) {
  return errorPage(context, textFor(404));
}

/** Paths that end in a secret, which must not appear in the log. */
const SECRET_IN_PATH = /^\/(invitations|calendar)\/[^/]+/;

export function showErrorPage(error: Error, context: WebContext) {
  if (error instanceof PageMoved) return redirectToMoved(context, error);
  if (error instanceof TooManyRequests) {
    context.header('Retry-After', String(error.retryAfterSeconds));
    return errorPage(context, { status: error.status, title: 'Too many requests', text: error.message });
  }
  if (error instanceof HTTPException && error.status < 500) {
    // The CSRF check throws with a response of its own; pages throw without one.
    return errorPage(context, error.res && error.status === 403 ? CSRF_REFUSED : textFor(error.status));
  }
  const { requestId } = context.var;
  const { log } = context.var.app;
  const path = context.req.path.replace(SECRET_IN_PATH, '/$1/…');
  if (context.req.raw.signal.aborted) {
    log.info({ requestId, path, reason: error.message }, 'The client disconnected before the response.');
  } else if (isDatabaseUnavailable(error)) {
    log.warn({ requestId, path, reason: error.message }, 'The database cannot be reached.');
    return errorPage(context, DATABASE_LOST);
  } else {
    log.error({ requestId, path, err: error }, 'A page failed.');
  }
  return errorPage(context, SERVER_ERROR);
}

function textFor(status: number): ErrorText {
  return CLIENT_ERRORS.find((one) => one.status === status) ?? SERVER_ERROR;
}

function errorPage(context: WebContext, { status, title, text }: ErrorText) {
  const { app, requestId } = context.var;
  return showPage(context, {
    title,
    status,
    content: (
      <div class="narrow-page stack failure">
        <p class="failure-status">{status}</p>
        <h1>{title}</h1>
        <p class="lead">{text}</p>
        {status === 404 && <SearchAllForm />}
        <div class="row">
          <a class={status === 404 ? 'btn' : 'btn go'} href="/">
            Home
          </a>
          <ButtonLink text="Bots" href="/bots" />
          <ButtonLink text="Servers" href="/servers" />
        </div>
        <p class="dim note">
          If you ask <ContactLink contact={app.site.contact}>support</ContactLink> for help, include this code:{' '}
          <code>{requestId}</code>
        </p>
      </div>
    ),
  });
}
