// GET /reminders, and what one does there: the calendar of next votes, its address made, changed and switched off.

import { AccountFrame } from '../../components/account-frame.tsx';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { Person } from '../../web-parts.ts';

const HERE = '/reminders';

export async function showReminders(context: WebContext, person: Person) {
  const { reminders, site } = context.var.parts;
  const [secret, listings, browsers] = await Promise.all([
    reminders.readFeed(person.id),
    reminders.reminders(person.id),
    reminders.countBrowsers(person.id),
  ]);
  return showPage(context, {
    title: 'Your reminders',
    section: 'account',
    scripts: ['copy'],
    content: (
      <AccountFrame tab="reminders">
        <div class="narrow-page stack">
          <div class="stack close">
            <h1>Your reminders</h1>
            <p class="lead">You are told when you can vote again, only where you asked for it.</p>
          </div>
          <BrowsersCard listings={listings} browsers={browsers} />
          <CalendarCard address={secret && `${site.baseUrl}/calendar/${secret}.ics`} />
        </div>
      </AccountFrame>
    ),
  });
}

interface BrowsersCardProps {
  readonly listings: readonly { readonly listingId: string; readonly name: string }[];
  readonly browsers: number;
}

function BrowsersCard({ listings, browsers }: BrowsersCardProps) {
  if (listings.length === 0)
    return (
      <section class="card stack close">
        <h2>In your browser</h2>
        <p class="dim">
          No listing so far. After a vote its page offers to tell you in your browser when you can vote again.
        </p>
      </section>
    );
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>In {formatCount(browsers, 'browser')}</h2>
        <form method="post" action={`${HERE}/browsers/off`}>
          <button class="btn small" type="submit">
            Stop all of them
          </button>
        </form>
      </div>
      <ul class="reminded">
        {listings.map(({ listingId, name }) => (
          <li>
            <a href={`/listings/${listingId}/vote`}>
              <bdi>{name}</bdi>
            </a>
            <form method="post" action={`/listings/${listingId}/vote/remind/off`}>
              <button class="btn small" type="submit">
                Stop <span class="unseen">telling me of {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CalendarCard({ address }: { address: string | null }) {
  return (
    <section class="card stack close" id="calendar">
      <h2>Your calendar</h2>
      <p>
        Your calendar program can show when you can vote next, for every listing you vote for, and remind you
        there.
      </p>
      {address ? (
        <>
          <CopyField value={address} label="the address of your calendar" wide />
          <p class="dim note">
            Add it in your calendar program as a calendar by address. Whoever has the address sees what you
            vote for: keep it to yourself, and make a new one if somebody else got it.
          </p>
          <div class="row">
            <a class="btn" href={address.replace(/^https?:/, 'webcal:')}>
              Open it in a calendar
            </a>
            <a href={`${HERE}/calendar/renew`}>Make a new address</a>
            <a href={`${HERE}/calendar/remove`}>Switch it off</a>
          </div>
        </>
      ) : (
        <form method="post" action={`${HERE}/calendar`}>
          <button class="btn" type="submit">
            Make the address of your calendar
          </button>
        </form>
      )}
    </section>
  );
}

/** A second press must not change an address that is in use by then. */
export async function submitCreateCalendarFeed(context: WebContext, person: Person) {
  const { reminders } = context.var.parts;
  if (!(await reminders.readFeed(person.id))) await reminders.makeFeed(person.id);
  return redirectWithFlash(context, HERE, { tone: 'good', message: 'Your calendar has an address now.' });
}

export function confirmRenewCalendarFeed(context: WebContext) {
  return confirmPage(
    context,
    'Make a new address?',
    'Make a new address',
    'renew',
    'The present address stops working. Enter the new one in each calendar that shows it.',
  );
}

export async function submitRenewCalendarFeed(context: WebContext, person: Person) {
  await context.var.parts.reminders.makeFeed(person.id);
  return redirectWithFlash(context, HERE, { tone: 'good', message: 'Your calendar has a new address.' });
}

export function confirmRemoveCalendarFeed(context: WebContext) {
  return confirmPage(
    context,
    'Switch your calendar off?',
    'Switch it off',
    'remove',
    'Its address stops working, and your calendar program shows no more votes. You can make another one at any time.',
  );
}

export async function submitRemoveCalendarFeed(context: WebContext, person: Person) {
  await context.var.parts.reminders.removeFeed(person.id);
  return redirectWithFlash(context, HERE, { tone: 'good', message: 'Your calendar is switched off.' });
}

function confirmPage(context: WebContext, title: string, button: string, act: string, what: string) {
  return showPage(context, {
    title,
    section: 'account',
    content: (
      <AccountFrame tab="reminders">
        <div class="narrow-page">
          <ConfirmPage title={title} action={`${HERE}/calendar/${act}`} button={button} back={HERE}>
            <p>{what}</p>
          </ConfirmPage>
        </div>
      </AccountFrame>
    ),
  });
}
