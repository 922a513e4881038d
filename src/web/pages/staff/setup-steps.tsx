// GET /staff: the remaining setup steps. POST /staff/start/…: the two steps that are completed here.
import type { Child } from 'hono/jsx';
import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { PROGRAM } from '../../../core/version.ts';
import { consume } from '../../../db/rate-limit.ts';
import {
  confirmBackups,
  readSetupProgress,
  type SetupProgress,
  sendTestEmail,
} from '../../../system/setup-progress.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

export async function showSetupSteps(context: WebContext, person: Person) {
  const steps = listSetupSteps(await readSetupProgress(context.var.app), person);
  const required = steps.filter(({ optional }) => !optional);
  const done = required.filter((step) => step.done).length;
  return showPage(context, {
    title: 'Getting started',
    staff: 'start',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Getting started</h1>
          <span class="dim">
            {done} of {required.length} done
          </span>
        </div>
        <PendingListings count={context.var.waitingCount} />
        <section class="card stack close" aria-label="Steps">
          <ol class="todo">
            {steps.map((step) => (
              <StepItem step={step} />
            ))}
          </ol>
        </section>
        <p class="dim">
          This list updates automatically. <a href="/staff/health">System</a> shows the configuration, warnings and
          load.
        </p>
      </div>
    ),
  });
}

function PendingListings({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink text={`${formatCount(count, 'listing')} waiting for approval`} href="/staff/queue" />
    </p>
  );
}

interface SetupStep {
  readonly done: boolean;
  readonly title: string;
  /** The page where the step is completed, if there is one. */
  readonly path?: string;
  readonly text: Child;
  readonly optional?: true;
  readonly action?: Child;
}

function StepItem({ step: { done, title, path, text, optional, action } }: { step: SetupStep }) {
  return (
    <li class={done ? 'done' : undefined}>
      <span>
        {path ? <a href={path}>{title}</a> : <b>{title}</b>}
        {optional && <span class="optional"> optional</span>}
        <span class="unseen">{done ? ' (done)' : ' (not done)'}</span>
      </span>
      <span class="dim">{text}</span>
      {action}
    </li>
  );
}

/** In the order in which an operator needs them. */
export function listSetupSteps(progress: SetupProgress, { email }: Pick<Person, 'email'>): readonly SetupStep[] {
  const { isPublic, baseUrl, canPeopleVote, hasContact, hasListing, approval, staffCount } = progress;
  return [
    {
      done: isPublic,
      title: 'Set the public address',
      text: isPublic
        ? `People reach this site at ${baseUrl}.`
        : `BASE_URL is ${baseUrl}, which works only on this machine. Set it to the https address that people use.`,
    },
    mailStep(progress, email),
    {
      done: canPeopleVote,
      title: 'Let people vote',
      text: canPeopleVote
        ? 'People who sign up can vote.'
        : 'Nobody can vote yet, because voting requires a confirmed address or a Discord account. Set SMTP_URL, set up signing in with Discord, or set REQUIRE_CONFIRMED_EMAIL=off.',
    },
    {
      done: hasContact,
      title: 'Add a contact address',
      text: hasContact
        ? 'Every page links to your contact address.'
        : 'Set CONTACT to an email address or a web page. People who cannot sign in have no other way to reach you.',
    },
    {
      done: hasListing,
      title: 'Add the first listing',
      path: '/dashboard/new',
      text: hasListing
        ? 'The site has listings.'
        : `Add a bot or a server. To explore with sample data instead, run “${PROGRAM} demo”, which uses its own data directory.`,
    },
    backupStep(progress),
    {
      done: approval,
      optional: true,
      title: 'Review new listings',
      path: '/staff/queue',
      text: approval
        ? 'New listings wait for approval before they are public.'
        : 'New listings are public immediately. To approve each one first, set LISTING_APPROVAL=on.',
    },
    {
      done: staffCount > 1,
      optional: true,
      title: 'Add another staff member',
      path: '/staff/people',
      text:
        staffCount > 1
          ? `${staffCount} people are staff.`
          : 'You are the only staff member. Ask someone to sign up, then make them staff on their page under People.',
    },
  ];
}

function mailStep({ mail }: SetupProgress, email: string): SetupStep {
  return {
    done: mail.isSet && mail.acceptedAt !== null && mail.error === null,
    title: 'Check that email works',
    path: '/staff/mail',
    text: <MailState mail={mail} />,
    ...(mail.isSet && { action: <TestMailForm email={email} /> }),
  };
}

function MailState({ mail: { isSet, error, acceptedAt } }: Pick<SetupProgress, 'mail'>) {
  if (!isSet) return <>Set SMTP_URL. Without it, nobody can confirm an address or reset a password.</>;
  if (error) return <>Email is waiting: {error} Check SMTP_URL and the mail server.</>;
  if (!acceptedAt) return <>SMTP_URL is set, but no email has been sent yet. Send yourself a test email.</>;
  return (
    <>
      The mail server last accepted an email <Time at={acceptedAt} />.
    </>
  );
}

function TestMailForm({ email }: { email: string }) {
  return (
    <form method="post" action="/staff/start/test-mail">
      <Button text="Send test email" look="small" />{' '}
      <span class="dim note">
        to <bdi>{email}</bdi>
      </span>
    </form>
  );
}

function backupStep({ backupsSince }: SetupProgress): SetupStep {
  return {
    done: backupsSince !== null,
    title: 'Back up the data',
    path: '/staff/health',
    text: backupsSince ? (
      <>
        A staff member confirmed backups <Time at={backupsSince} />. Plaudit cannot check this.
      </>
    ) : (
      'Plaudit does not make backups and cannot see yours. The System page explains how to make them. Confirm here once you have set them up.'
    ),
    action: (
      <PostButton
        action="/staff/start/backups"
        values={{ made: backupsSince ? 'no' : 'yes' }}
        text={backupsSince ? 'Mark as not done' : 'Confirm backups'}
        look="small"
      />
    ),
  };
}

export async function submitBackupsConfirmed(context: WebContext) {
  const areMade = (await readForm(context)).text('made') === 'yes';
  await confirmBackups(context.var.app, areMade);
  const message = areMade ? 'Backups are marked as done.' : 'Backups are marked as not done.';
  return redirectWithSuccess(context, '/staff', message);
}

const TEST_MAIL_REFUSALS = {
  no_mail: 'No email was sent, because SMTP_URL is not set. Set it and restart.',
  mail_full: 'No email was sent, because too many emails are waiting. The Email tab shows the reason.',
} as const;

export async function submitTestMail(context: WebContext, person: Person) {
  const { app } = context.var;
  const refuse = (message: string) => redirectWithError(context, '/staff', message);
  if (!app.outbox) return refuse(TEST_MAIL_REFUSALS.no_mail);
  const limit = await consume(context.var.app.db, { key: `test-mail:${person.id}`, ...PAGE_LIMITS.testMails });
  if (!limit.ok)
    return refuse(`You have sent several test emails. Try again in ${formatDuration(limit.resetSeconds)}.`);
  const sent = await sendTestEmail(app, person.email);
  if (!sent.ok) return refuse(TEST_MAIL_REFUSALS[sent.reason]);
  const message = `A test email is on its way to ${person.email}. This step is done once the mail server accepts it.`;
  return redirectWithSuccess(context, '/staff', message);
}
