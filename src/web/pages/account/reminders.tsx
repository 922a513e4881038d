// GET /reminders, and its forms: notifications in browsers, and the calendar feed of next votes.
import type { Person } from '../../../access/person.ts';
import { createCalendarFeed, findCalendarFeed } from '../../../reminders/calendar-feed.ts';
import { deleteCalendarFeed } from '../../../reminders/calendar-queries.ts';
import { countBrowsers, selectReminders } from '../../../reminders/push-queries.ts';
import { ButtonLink, PostButton, unseen } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { ConfirmCard } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/reminders';
type PersonId = Pick<Person, 'id'>;

export async function showReminders(context: WebContext, { id }: PersonId) {
  const { app, t } = context.var;
  const { db, vault, config } = app;
  const [secret, listings, browserCount] = await Promise.all([
    findCalendarFeed(db, vault, id),
    selectReminders(db, id),
    countBrowsers(db, id),
  ]);
  return showPage(context, {
    title: t('reminderSettings.title'),
    account: 'reminders',
    scripts: ['copy'],
    content: (
      <div class="narrow-page stack">
        <div class="stack close">
          <h1>{t('reminderSettings.title')}</h1>
          <p class="lead">{t('reminderSettings.lead')}</p>
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
  const t = useTranslations();
  if (listings.length === 0)
    return (
      <Card title={t('reminderSettings.notifications')}>
        <p class="dim">{t('reminderSettings.noNotifications')}</p>
      </Card>
    );
  return (
    <Card
      title={t('reminderSettings.notificationsIn', { count: browserCount })}
      beside={<PostButton action={`${PATH}/browsers/off`} text={t('reminderSettings.stopAll')} look="small" />}
    >
      <ul class="reminded">
        {listings.map(({ listingId, name }) => (
          <li>
            <NameLink name={name} href={`/listings/${listingId}/vote`} />
            <PostButton
              action={`/listings/${listingId}/vote/remind/off`}
              text={t.rich('reminderSettings.stop', { unseen, name })}
              look="small"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CalendarCard({ address }: { address: string | null }) {
  const t = useTranslations();
  return (
    <section class="card stack close" id="calendar">
      <h2>{t('reminderSettings.calendar')}</h2>
      <p>{t('reminderSettings.calendarText')}</p>
      {address ? (
        <>
          <CopyField value={address} label={t('reminderSettings.calendarAddress')} wide />
          <p class="dim note">{t('reminderSettings.subscribe')}</p>
          <div class="row">
            <ButtonLink text={t('reminderSettings.openInApp')} href={address.replace(/^https?:/, 'webcal:')} />
            <a href={`${PATH}/calendar/renew`}>{t('reminderSettings.newAddress')}</a>
            <a href={`${PATH}/calendar/remove`}>{t('reminderSettings.disableCalendar')}</a>
          </div>
        </>
      ) : (
        <PostButton action={`${PATH}/calendar`} text={t('reminderSettings.createAddress')} />
      )}
    </section>
  );
}

/** If the button is pressed twice, the first address is kept, because it may already be in use. */
export async function submitCreateCalendarFeed(context: WebContext, { id }: PersonId) {
  const { db, vault } = context.var.app;
  if (!(await findCalendarFeed(db, vault, id))) await createCalendarFeed(db, vault, id);
  return redirectWithSuccess(context, PATH, context.var.t('reminderSettings.addressReady'));
}

export function confirmRenewCalendarFeed(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    action: 'renew',
    title: t('reminderSettings.renewQuestion'),
    button: t('reminderSettings.renew'),
    text: t('reminderSettings.renewText'),
  });
}

export async function submitRenewCalendarFeed(context: WebContext, { id }: PersonId) {
  const { db, vault } = context.var.app;
  await createCalendarFeed(db, vault, id);
  return redirectWithSuccess(context, PATH, context.var.t('reminderSettings.renewed'));
}

export function confirmRemoveCalendarFeed(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    action: 'remove',
    title: t('reminderSettings.disableQuestion'),
    button: t('reminderSettings.disableCalendar'),
    text: t('reminderSettings.disableText'),
  });
}

export async function submitRemoveCalendarFeed(context: WebContext, { id }: PersonId) {
  await deleteCalendarFeed(context.var.app.db, id);
  return redirectWithSuccess(context, PATH, context.var.t('reminderSettings.disabled'));
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
