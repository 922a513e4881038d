// GET /staff: what is left to set up, as it is now. POST /staff/start/…: the two steps that are done here.
import type { Child } from 'hono/jsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { StartState } from '../../start-parts.ts';
import type { Person } from '../../web-parts.ts';

const TEST_MAILS_PER_HOUR = 5;

export async function showSetupSteps(context: WebContext, person: Person) {
  const { start } = context.var.parts;
  const steps = listSetupSteps(await start.state(), person);
  const required = steps.filter(({ optional }) => !optional);
  const done = required.filter((step) => step.done).length;
  return showPage(context, {
    title: 'Getting started · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="start">
        <div class="stack">
          <div class="row between">
            <h1>Getting started</h1>
            <span class="dim">
              {done} of {required.length} done
            </span>
          </div>
          <Waiting count={context.var.waitingCount} />
          <section class="card stack close" aria-label="Steps">
            <ol class="todo">
              {steps.map((step) => (
                <StepItem step={step} />
              ))}
            </ol>
          </section>
          <p class="dim">
            These steps are read from the running service. <a href="/staff/health">System</a> shows its
            configuration, warnings and load.
          </p>
        </div>
      </StaffFrame>
    ),
  });
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <a class="btn" href="/staff/queue">
        {formatCount(count, 'listing')} waiting for approval
      </a>
    </p>
  );
}

interface Step {
  readonly done: boolean;
  readonly title: string;
  /** Where it is done, if it is done on a page. */
  readonly path?: string;
  readonly text: Child;
  readonly optional?: true;
  readonly action?: Child;
}

function StepItem({ step: { done, title, path, text, optional, action } }: { step: Step }) {
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
export function listSetupSteps(state: StartState, person: Person): readonly Step[] {
  return [
    addressStep(state),
    mailStep(state, person),
    votersStep(state),
    contactStep(state),
    listingStep(state),
    backupStep(state),
    approvalStep(state),
    staffStep(state),
  ];
}

function addressStep({ isPublic, serviceUrl }: StartState): Step {
  return {
    done: isPublic,
    title: 'Set the public address',
    text: isPublic
      ? `People use ${serviceUrl}.`
      : `BASE_URL is ${serviceUrl}, which only this machine can open. Set it to the address people use, with https.`,
  };
}

function mailStep({ mail }: StartState, person: Person): Step {
  const done = mail.isSet && mail.acceptedAt !== null && mail.trouble === null;
  return {
    done,
    title: 'Check that mail works',
    path: '/staff/mail',
    text: <MailWords mail={mail} />,
    ...(mail.isSet && { action: <TestMail email={person.email} /> }),
  };
}

function MailWords({ mail: { isSet, trouble, acceptedAt } }: Pick<StartState, 'mail'>) {
  if (!isSet) return <>Set SMTP_URL. Without it nobody can confirm an address or reset a password.</>;
  if (trouble) return <>Mail is waiting: {trouble} Check SMTP_URL and the mail server.</>;
  if (!acceptedAt) return <>SMTP_URL is set, but no mail has been sent yet. Send yourself a test mail.</>;
  return (
    <>
      The mail server last accepted a mail <Time at={acceptedAt} />.
    </>
  );
}

function TestMail({ email }: { email: string }) {
  return (
    <form method="post" action="/staff/start/test-mail">
      <button class="btn small" type="submit">
        Send a test mail
      </button>{' '}
      <span class="dim note">
        to <bdi>{email}</bdi>
      </span>
    </form>
  );
}

function votersStep({ voters }: StartState): Step {
  return {
    done: voters === 'anybody',
    title: 'Let people vote',
    text:
      voters === 'anybody'
        ? 'People who sign up can vote.'
        : 'Nobody can vote yet: votes need a confirmed address or a Discord account. Set SMTP_URL, or set up sign-in with Discord, or set REQUIRE_CONFIRMED_EMAIL=off.',
  };
}

function contactStep({ hasContact }: StartState): Step {
  return {
    done: hasContact,
    title: 'Say how people reach you',
    text: hasContact
      ? 'Every page links to your contact address.'
      : 'Set CONTACT to an e-mail address or a web page. People who cannot sign in have no other way to reach you.',
  };
}

function listingStep({ hasListing }: StartState): Step {
  return {
    done: hasListing,
    title: 'Add the first listing',
    path: '/dashboard/new',
    text: hasListing
      ? 'There are listings.'
      : 'Add a bot or a server. To look around with sample data instead, run “npm run demo”, which uses a data directory of its own.',
  };
}

function backupStep({ backupsSince }: StartState): Step {
  return {
    done: backupsSince !== null,
    title: 'Back up the data',
    path: '/staff/health',
    text: backupsSince ? (
      <>
        Staff said <Time at={backupsSince} /> that backups are made. The service cannot check this.
      </>
    ) : (
      'The service makes no backups and cannot see whether you do. System says how; confirm here once they are made.'
    ),
    action: (
      <form method="post" action="/staff/start/backups">
        <input type="hidden" name="made" value={backupsSince ? 'no' : 'yes'} />
        <button class="btn small" type="submit">
          {backupsSince ? 'Mark as not done' : 'Backups are made'}
        </button>
      </form>
    ),
  };
}

function approvalStep({ approval }: StartState): Step {
  return {
    done: approval,
    optional: true,
    title: 'Review new listings',
    path: '/staff/queue',
    text: approval
      ? 'New listings wait for approval before they are public.'
      : 'New listings are public at once. Set LISTING_APPROVAL=on to approve each one first.',
  };
}

function staffStep({ staffCount }: StartState): Step {
  return {
    done: staffCount > 1,
    optional: true,
    title: 'Add another member of staff',
    path: '/staff/people',
    text:
      staffCount > 1
        ? `${staffCount} people are staff.`
        : 'You are the only one. Ask somebody to sign up, then make them staff on their page under People.',
  };
}

export async function submitBackupsConfirmed(context: WebContext) {
  const made = (await readForm(context)).text('made') === 'yes';
  await context.var.parts.start.confirmBackups(made);
  const message = made ? 'Marked as done: backups are made.' : 'Marked as not done.';
  return redirectWithFlash(context, '/staff', { tone: 'good', message });
}

export async function submitTestMail(context: WebContext, person: Person) {
  const { start, spend } = context.var.parts;
  const refuse = (message: string) => redirectWithFlash(context, '/staff', { tone: 'bad', message });
  if (!start.sendTestMail)
    return refuse('No mail was sent, because SMTP_URL is not set. Set it and restart.');
  const spent = await spend(`test-mail:${person.id}`, TEST_MAILS_PER_HOUR, 3600);
  if (!spent.ok)
    return refuse(`You sent several test mails. Try again in ${formatDuration(spent.resetSeconds)}.`);
  if (!(await start.sendTestMail(person.email)))
    return refuse('No mail was sent, because too much mail is waiting. See Mail for the reason.');
  const message = `A test mail is on its way to ${person.email}. This step is done once the mail server accepts it.`;
  return redirectWithFlash(context, '/staff', { tone: 'good', message });
}
