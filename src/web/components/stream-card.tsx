// The live stream of a listing: how to begin, its consumers, how far they have come, and its latest events.
import { RETENTION_DAYS, STREAM_BEHIND_DAYS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import { type ConsumerStatus, MAX_BEHIND } from '../../stream/lag-queries.ts';
import type { LatestStreamEvent } from '../../stream/streamed-events.ts';
import { ButtonLink, PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { StreamEvents } from './stream-events.tsx';
import { TableHead } from './table-head.tsx';
import { daysAfter, daysSince, Time } from './time.tsx';

interface StreamCardProps {
  readonly listing: Listing;
  readonly consumers: readonly ConsumerStatus[];
  readonly events: readonly LatestStreamEvent[];
}

export function StreamCard({ listing, consumers, events }: StreamCardProps) {
  return (
    <Card title="Live stream" id="stream">
      <p class="dim note">
        Your program connects to this service and receives votes over that connection, so it needs no public address:{' '}
        <a href="/docs/live-stream">Follow the live stream</a>. The program needs an API token with the permission{' '}
        <code>votes:read</code>. Create it on the <a href={`/dashboard/${listing.id}/tokens`}>Tokens</a> page; it is
        shown only once.
      </p>
      {consumers.length === 0 ? (
        <p class="dim">No program has connected with a consumer name yet.</p>
      ) : (
        <Consumers listing={listing} consumers={consumers} />
      )}
      {hasUsedStream({ consumers, events }) && (
        <StreamEvents listing={listing} events={events} hasConsumers={consumers.length > 0} />
      )}
      <div class="row">
        <ButtonLink
          text="Create a token for the live stream"
          href={`/dashboard/${listing.id}/tokens?for=live-stream#create`}
          look="small"
        />
        <PostButton
          action={`/dashboard/${listing.id}/webhook/stream-test`}
          text="Send a test event to the stream"
          look="small"
        />
      </div>
    </Card>
  );
}

/** Events of a listing without consumers are of interest only if somebody has tried the stream with them. */
function hasUsedStream({ consumers, events }: Pick<StreamCardProps, 'consumers' | 'events'>): boolean {
  return (
    consumers.length > 0 || events.some(({ isTest, sentTo, forward }) => forward || (isTest && sentTo.length === 0))
  );
}

function Consumers({ listing, consumers }: Pick<StreamCardProps, 'listing' | 'consumers'>) {
  return (
    <table class="log">
      <TableHead columns={['Status', 'Consumer', 'Last acknowledged', 'Action']} />
      <tbody>
        {consumers.map((consumer) => (
          <ConsumerRow listing={listing} consumer={consumer} />
        ))}
      </tbody>
    </table>
  );
}

function ConsumerRow({ listing, consumer }: { listing: Listing; consumer: ConsumerStatus }) {
  const { name, isConnected, acknowledgedAt } = consumer;
  return (
    <tr>
      <td class="first">{isConnected ? <Pill tone="good">Connected</Pill> : <Pill tone="idle">Not connected</Pill>}</td>
      <td class="wide-cell">
        <b class="mono">{name}</b>
        <Progress consumer={consumer} />
      </td>
      <td data-label="Last acknowledged">{acknowledgedAt ? <Time at={acknowledgedAt} /> : 'Never'}</td>
      <td data-label="Action">
        <ButtonLink
          text="Remove"
          unseen={name}
          href={`/dashboard/${listing.id}/webhook/consumers/${name}/remove`}
          look="small danger"
        />
      </td>
    </tr>
  );
}

function Progress({ consumer: { behind, behindSince, votesSince, missedVotes } }: { consumer: ConsumerStatus }) {
  const isAtRisk = votesSince !== null && daysSince(votesSince) >= STREAM_BEHIND_DAYS;
  return (
    <>
      {behindSince === null ? (
        <p class="dim note">{missedVotes > 0 ? 'No events are waiting for it.' : 'Up to date.'}</p>
      ) : (
        <p class="dim note">
          {atMost(behind, 'event')} behind. The first is from <Since at={behindSince} />.
        </p>
      )}
      {isAtRisk && (
        <p>
          <Pill tone="warn">About to miss votes</Pill> The stream deletes the first vote{' '}
          <Time at={daysAfter(votesSince, RETENTION_DAYS)} />.
        </p>
      )}
      {missedVotes > 0 && (
        <p>
          <Pill tone="bad">Missed {atMost(missedVotes, 'vote')}</Pill> It did not acknowledge them for {RETENTION_DAYS}{' '}
          days.
        </p>
      )}
    </>
  );
}

/** `3 h ago`; beyond 30 days with the number of days, because those count here. */
function Since({ at }: { at: Date }) {
  const days = Math.floor(daysSince(at));
  return (
    <>
      <Time at={at} />
      {days > 30 && `, ${days} days ago`}
    </>
  );
}

function atMost(count: number, one: string): string {
  return count >= MAX_BEHIND ? `${formatNumber(MAX_BEHIND)} or more ${one}s` : formatCount(count, one);
}
