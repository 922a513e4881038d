// What is shown when a page is not there, not allowed, or broke: what to do next, and a number to give to staff.
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from '../../../db/database-errors.ts';
import { ContactLink } from '../../components/contact-link.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { SearchAllForm } from '../../components/search-form.tsx';
import type { WebContext } from '../../context.ts';
import { TooManyRequests } from '../../too-many-requests.ts';

interface Words {
  readonly status: NonNullable<Page['status']>;
  readonly title: string;
  readonly text: string;
}

const SENTENCES: readonly Words[] = [
  {
    status: 403,
    title: 'This is not yours to open',
    text: 'You are signed in, but this listing belongs to somebody else.',
  },
  {
    status: 404,
    title: 'There is nothing here',
    text: 'The address may have a slip in it, or the listing was removed.',
  },
  {
    status: 413,
    title: 'That is too much at once',
    text: 'What you sent is too long. Shorten it and send it again.',
  },
  {
    status: 415,
    title: 'This form cannot be read',
    text: 'Go back, reload the page, and send the form again.',
  },
  {
    status: 429,
    title: 'That was often',
    text: 'Please wait a few minutes, then go back and try again.',
  },
];

const BROKEN: Words = {
  status: 500,
  title: 'Something broke on our side',
  text: 'It is not your fault, and nothing was lost. Try again in a moment.',
};

const AWAY: Words = {
  status: 503,
  title: 'We cannot reach our records just now',
  text: 'This passes by itself. Try again in a minute; a vote that was counted is not lost.',
};

const FOREIGN_FORM: Words = {
  status: 403,
  title: 'This form did not come from here',
  text: 'To protect your account, forms are only taken from this site. Go back, reload the page, and send it again.',
};

export function showNotFound(context: WebContext) {
  return failurePage(context, wordsFor(404));
}

/** Addresses whose last part is a key: whoever reads the log must not be let in by it. */
const KEY_IN_PATH = /^\/(invitations|calendar)\/[^/]+/;

export function showErrorPage(error: Error, context: WebContext) {
  if (error instanceof TooManyRequests) {
    context.header('Retry-After', String(error.retryAfterSeconds));
    return failurePage(context, { status: error.status, title: 'Too much at once', text: error.message });
  }
  if (error instanceof HTTPException && error.status < 500) {
    // The check of the form's origin brings an answer of its own; a page's refusal does not.
    return failurePage(context, error.res && error.status === 403 ? FOREIGN_FORM : wordsFor(error.status));
  }
  const { parts, requestId } = context.var;
  const about = { requestId, path: context.req.path.replace(KEY_IN_PATH, '/$1/…') };
  if (context.req.raw.signal.aborted) {
    parts.log.info({ ...about, reason: error.message }, 'A visitor left before the answer.');
  } else if (isDatabaseUnavailable(error)) {
    parts.log.warn({ ...about, reason: error.message }, 'The database cannot be reached.');
    return failurePage(context, AWAY);
  } else {
    parts.log.error({ ...about, err: error }, 'A page broke.');
  }
  return failurePage(context, BROKEN);
}

function wordsFor(status: number): Words {
  return SENTENCES.find((one) => one.status === status) ?? BROKEN;
}

function failurePage(context: WebContext, { status, title, text }: Words) {
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
            Go to the start
          </a>
          <a class="btn" href="/bots">
            Bots
          </a>
          <a class="btn" href="/servers">
            Servers
          </a>
        </div>
        <p class="dim note">
          If you ask <ContactLink contact={context.var.parts.site.contact}>whoever runs this</ContactLink> for
          help, give this number: <code>{context.var.requestId}</code>
        </p>
      </div>
    ),
  });
}
