// The pages for errors: what happened, what to do next, and a code for support.
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from '../../../db/database-errors.ts';
import { type Message, message } from '../../../messages/message.ts';
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
  readonly title: Message;
  readonly text: Message | string;
}

const CLIENT_ERRORS: readonly ErrorText[] = [
  { status: 403, title: message('errors.noAccess'), text: message('errors.noAccessText') },
  { status: 404, title: message('errors.notFound'), text: message('errors.notFoundText') },
  { status: 413, title: message('errors.tooMuchData'), text: message('errors.tooMuchDataText') },
  { status: 415, title: message('errors.unreadableForm'), text: message('errors.unreadableFormText') },
  { status: 429, title: message('errors.tooManyRequests'), text: message('errors.tooManyRequestsText') },
];

const SERVER_ERROR: ErrorText = { status: 500, title: message('errors.failed'), text: message('errors.failedText') };

const DATABASE_LOST: ErrorText = {
  status: 503,
  title: message('errors.unavailable'),
  text: message('errors.unavailableText'),
};

const CSRF_REFUSED: ErrorText = {
  status: 403,
  title: message('errors.foreignForm'),
  text: message('errors.foreignFormText'),
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
    return errorPage(context, {
      status: error.status,
      title: message('errors.tooManyRequests'),
      text: error.sentence,
    });
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
  const { app, requestId, t } = context.var;
  return showPage(context, {
    title: t.text(title),
    status,
    content: (
      <div class="narrow-page stack failure">
        <p class="failure-status">{status}</p>
        <h1>{t.text(title)}</h1>
        <p class="lead">{t.text(text)}</p>
        {status === 404 && <SearchAllForm />}
        <div class="row">
          <a class={status === 404 ? 'btn' : 'btn go'} href="/">
            {t('errors.home')}
          </a>
          <ButtonLink text={t('errors.bots')} href="/bots" />
          <ButtonLink text={t('errors.servers')} href="/servers" />
        </div>
        <p class="dim note">
          {t.rich('errors.supportCode', {
            contact: (words) => <ContactLink contact={app.site.contact}>{words}</ContactLink>,
            code: <code>{requestId}</code>,
          })}
        </p>
      </div>
    ),
  });
}
