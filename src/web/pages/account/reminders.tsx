// GET /reminders, and its forms: notifications in browsers, and the calendar feed of next votes.
import type { Person } from '../../../access/person.ts';
import { createCalendarFeed, findCalendarFeed } from '../../../reminders/calendar-feed.ts';
import { deleteCalendarFeed } from '../../../reminders/calendar-queries.ts';
import { countBrowsers, selectReminders } from '../../../reminders/push-queries.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { formatCount } from '../../components/figures.tsx';
import { ConfirmCard } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';

const PATH = '/reminders';
type PersonId = Pick<Person, 'id'>;

export async function showReminders(context: WebContext, { id }: PersonId) {
  const { db, vault, config } = context.var.app;
  const [secret, listings, browserCount] = await Promise.all([
    findCalendarFeed(db, vault, id),
    selectReminders(db, id),
    countBrowsers(db, id),
  ]);
  return showPage(context, {
    title: 'Reminders',
    account: 'reminders',
    scripts: ['copy'],
    content: (
      <div class="narrow-page stack">
        <div class="stack close">
          <h1>Reminders</h1>
          <p class="lead">Manage how you are reminded to vote again.</p>
        </div>
        <BrowsersCard listings={listings} browserCount={browserCount} />
        <CalendarCard address={secret && `${config.baseUrl}/calendar/${secret}.ics`} />
      </div>
    ),
  });
}

interface BrowsersCardProps {
  readonly listings: Awaited<ReturnType<typeof selectReminders>>;
  readonly browserCount: number;
}

function BrowsersCard({ listings, browserCount }: BrowsersCardProps) {
  if (listings.length === 0)
    return (
      <Card title="Browser notifications">
        <p class="dim">None yet. After you vote, you can choose to be notified when you can vote again.</p>
      </Card>
    );
  return (
    <Card
      title={`Notifications in ${formatCount(browserCount, 'browser')}`}
      beside={<PostButton action={`${PATH}/browsers/off`} text="Stop all" look="small" />}
    >
      <ul class="reminded">
        {listings.map(({ listingId, name }) => (
          <li>
            <NameLink name={name} href={`/listings/${listingId}/vote`} />
            <PostButton
              action={`/listings/${listingId}/vote/remind/off`}
              text="Stop"
              unseen={`notifications for ${name}`}
              look="small"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CalendarCard({ address }: { address: string | null }) {
  return (
    <section class="card stack close" id="calendar">
      <h2>Calendar</h2>
      <p>Your calendar app can show when you can next vote for each listing, and remind you.</p>
      {address ? (
        <>
          <CopyField value={address} label="calendar address" wide />
          <p class="dim note">
            Subscribe to this address in your calendar app. Keep it private: anyone who has it can see what you vote
            for. If someone else gets it, create a new one.
          </p>
          <div class="row">
            <ButtonLink text="Open in calendar app" href={address.replace(/^https?:/, 'webcal:')} />
            <a href={`${PATH}/calendar/renew`}>Create a new address</a>
            <a href={`${PATH}/calendar/remove`}>Disable calendar</a>
          </div>
        </>
      ) : (
        <PostButton action={`${PATH}/calendar`} text="Create calendar address" />
      )}
    </section>
  );
}

/** If the button is pressed twice, the first address is kept, because it may already be in use. */
export async function submitCreateCalendarFeed(context: WebContext, { id }: PersonId) {
  const { db, vault } = context.var.app;
  if (!(await findCalendarFeed(db, vault, id))) await createCalendarFeed(db, vault, id);
  return redirectWithSuccess(context, PATH, 'Your calendar address is ready.');
}

export function confirmRenewCalendarFeed(context: WebContext) {
  return confirmPage(context, {
    action: 'renew',
    title: 'Create a new calendar address?',
    button: 'Create new address',
    text: 'The current address will stop working. Enter the new one in every calendar app that uses it.',
  });
}

export async function submitRenewCalendarFeed(context: WebContext, { id }: PersonId) {
  const { db, vault } = context.var.app;
  await createCalendarFeed(db, vault, id);
  return redirectWithSuccess(context, PATH, 'Your calendar has a new address.');
}

export function confirmRemoveCalendarFeed(context: WebContext) {
  return confirmPage(context, {
    action: 'remove',
    title: 'Disable your calendar?',
    button: 'Disable calendar',
    text: 'The address will stop working, and your calendar app will no longer show your votes. You can create a new address at any time.',
  });
}

export async function submitRemoveCalendarFeed(context: WebContext, { id }: PersonId) {
  await deleteCalendarFeed(context.var.app.db, id);
  return redirectWithSuccess(context, PATH, 'Your calendar is disabled.');
}

interface Confirmation {
  readonly action: 'renew' | 'remove';
  readonly title: string;
  readonly button: string;
  readonly text: string;
}

function confirmPage(context: WebContext, { action, title, button, text }: Confirmation) {
  return showPage(context, {
    title,
    account: 'reminders',
    content: (
      <div class="narrow-page">
        <ConfirmCard title={title} action={`${PATH}/calendar/${action}`} button={button} back={PATH}>
          <p>{text}</p>
        </ConfirmCard>
      </div>
    ),
  });
}
