// The setup checklist: its steps are checked off by stored facts, and it disappears when it is finished or hidden.
import type { Config } from '../../config.ts';
import type { SetupChecklist } from '../../endpoints/setup-checklist-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { Translations } from '../../messages/translations.ts';
import { joinWords } from '../join-words.ts';
import { useTranslations } from '../translations.ts';
import { PostButton } from './button.tsx';

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly optional?: true;
}

/** Minecraft servers are set up with a vote listener, all others with a webhook. */
export function listFirstSteps(
  t: Translations,
  listing: Listing,
  { pictures, ...checklist }: SetupChecklist,
  ownership: Config['ownership'] = 'off',
): Step[] {
  const base = `/dashboard/${listing.id}`;
  return [
    {
      done: isComplete(listing),
      title: t('dashboard.completePage'),
      text: describeMissing(t, missingFields(listing)),
      path: `${base}/page`,
    },
    picturesStep(t, listing, pictures),
    ...(ownership === 'off' ? [] : [proofStep(t, listing, ownership)]),
    ...endpointSteps(t, listing, checklist),
    ...(checklist.hasToken
      ? [
          {
            done: checklist.tokenUsed,
            title: t('dashboard.useToken'),
            text: t('dashboard.useTokenText'),
            path: `${base}/tokens`,
          },
        ]
      : []),
    {
      done: checklist.hasManager,
      title: t('dashboard.inviteManager'),
      text: t('dashboard.inviteManagerText'),
      path: `${base}/managers`,
      optional: true,
    },
  ];
}

/** From the endpoint to the first vote. */
function endpointSteps(t: Translations, listing: Listing, checklist: Omit<SetupChecklist, 'pictures'>): Step[] {
  const isMinecraft = listing.game === 'minecraft';
  const endpointPath = `/dashboard/${listing.id}/${isMinecraft ? 'listener' : 'webhook'}`;
  const { unconfirmed: isUnconfirmed } = checklist;
  return [
    {
      done: checklist.saved,
      title: t(isMinecraft ? 'dashboard.setUpListener' : 'dashboard.setUpWebhook'),
      text: t(isMinecraft ? 'dashboard.setUpListenerText' : 'dashboard.setUpWebhookText'),
      path: endpointPath,
    },
    {
      done: checklist.tested,
      title: t(isMinecraft ? 'dashboard.sendTestVote' : 'dashboard.sendTestEvent'),
      text: t(isUnconfirmed ? 'dashboard.sentUnconfirmed' : 'dashboard.seeRightAway'),
      path: `${endpointPath}#test`,
    },
    {
      done: checklist.delivered,
      title: t('dashboard.getFirstVote'),
      ...(isUnconfirmed ? { text: t('dashboard.noVoteConfirmed'), path: endpointPath } : howToGetVotes(t, listing)),
    },
  ];
}

type Part =
  | 'dashboard.partSummary'
  | 'dashboard.partDescription'
  | 'dashboard.partTags'
  | 'dashboard.partInviteLink'
  | 'dashboard.partServerAddress'
  | 'dashboard.partIcon'
  | 'dashboard.partBanner'
  | 'dashboard.partImages';

function picturesStep(t: Translations, listing: Listing, pictures: number): Step {
  const missing: readonly Part[] = [
    ...(listing.icon === null ? (['dashboard.partIcon'] as const) : []),
    ...(listing.banner === null ? (['dashboard.partBanner'] as const) : []),
    ...(pictures === 0 ? (['dashboard.partImages'] as const) : []),
  ];
  return {
    done: missing.length === 0,
    title: t('dashboard.addPictures'),
    text: describeMissing(t, missing),
    path: `/dashboard/${listing.id}/pictures`,
    optional: true,
  };
}

function proofStep(t: Translations, { id, ownerProvenAt }: Listing, ownership: Config['ownership']): Step {
  return {
    done: ownerProvenAt !== null,
    title: t('dashboard.proveOwnership'),
    text: t(ownership === 'required' ? 'dashboard.proveRequired' : 'dashboard.proveOptional'),
    path: `/dashboard/${id}/ownership`,
    ...(ownership === 'optional' && { optional: true }),
  };
}

/** Only public listings can be voted for (decision P73). */
function howToGetVotes(t: Translations, listing: Listing): Pick<Step, 'text' | 'path'> {
  switch (listing.visibility.state) {
    case 'public':
      return { text: t('dashboard.shareVotePage'), path: listingPath(listing, '/vote') };
    case 'pending':
      return { text: t('dashboard.votesOnceApproved'), path: listingPath(listing) };
    case 'refused':
    case 'hidden':
      return { text: t('dashboard.nobodyCanVote'), path: listingPath(listing) };
  }
}

function isComplete(listing: Listing): boolean {
  return missingFields(listing).length === 0;
}

/** Not shown when nothing is missing. */
function describeMissing(t: Translations, parts: readonly Part[]): string {
  if (parts.length === 0) return '';
  return t('dashboard.missing', {
    parts: joinWords(
      t,
      parts.map((part) => t(part)),
    ),
  });
}

function missingFields({ summary, description, link, address, tags, type }: Listing): readonly Part[] {
  return [
    ...(summary === '' ? (['dashboard.partSummary'] as const) : []),
    ...(description === '' ? (['dashboard.partDescription'] as const) : []),
    ...(tags.length === 0 ? (['dashboard.partTags'] as const) : []),
    ...(type === 'bot' && !link ? (['dashboard.partInviteLink'] as const) : []),
    ...(type === 'game' && !address ? (['dashboard.partServerAddress'] as const) : []),
  ];
}

/** Whether only optional steps are left. */
export function areStepsFinished(steps: readonly Step[]): boolean {
  return steps.every(({ done, optional }) => done || optional);
}

export function FirstStepsCard({ listing, steps }: { listing: Listing; steps: readonly Step[] }) {
  const t = useTranslations();
  const required = steps.filter(({ optional }) => !optional);
  const doneCount = required.filter(({ done }) => done).length;
  return (
    <section class="card stack close" aria-labelledby="first-steps">
      <div class="row between">
        <h2 id="first-steps">{t('dashboard.gettingStarted')}</h2>
        <span class="dim">{t('dashboard.stepsDone', { done: doneCount, total: required.length })}</span>
      </div>
      <ol class="todo">
        {steps.map(({ done, title, text, path, optional }) => (
          <li class={done ? 'done' : undefined}>
            <span>
              <a href={path}>{title}</a> {optional && <span class="optional">{t('forms.optional')}</span>}
            </span>
            {done ? <span class="unseen"> {t('dashboard.stepDone')}</span> : <span class="dim">{text}</span>}
          </li>
        ))}
      </ol>
      <VisibilityForm listing={listing} show={false} />
    </section>
  );
}

export function ShowChecklist({ listing }: { listing: Listing }) {
  return <VisibilityForm listing={listing} show />;
}

function VisibilityForm({ listing, show }: { listing: Listing; show: boolean }) {
  const t = useTranslations();
  return (
    <PostButton
      action={`/dashboard/${listing.id}/first-steps`}
      values={{ show: show ? 'yes' : 'no' }}
      text={t(show ? 'dashboard.showChecklist' : 'dashboard.hideChecklist')}
      look="small"
    />
  );
}
