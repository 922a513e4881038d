// The live stream of a listing: its consumers, how far they have come, and a test event that needs no webhook.
import type { Listing } from '../../listings/listing.ts';
import { type ConsumerStatus, MAX_BEHIND } from '../../stream/consumers.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { TableHead } from './table-head.tsx';
import { Time } from './time.tsx';

interface StreamCardProps {
  readonly listing: Listing;
  readonly consumers: readonly ConsumerStatus[];
}

export function StreamCard({ listing, consumers }: StreamCardProps) {
  return (
    <Card title="Live stream" id="stream">
      <p class="dim note">
        Your program connects to this service with an <a href={`/dashboard/${listing.id}/tokens`}>API token</a> and
        receives votes over that connection, so it needs no public address. See{' '}
        <a href="/docs/live-stream">Follow the live stream</a>.
      </p>
      {consumers.length === 0 ? (
        <p class="dim">No program has connected with a consumer name yet.</p>
      ) : (
        <table class="log">
          <TableHead columns={['Status', 'Consumer', { numeric: 'Events behind' }, 'Last acknowledged']} />
          <tbody>
            {consumers.map((consumer) => (
              <ConsumerRow consumer={consumer} />
            ))}
          </tbody>
        </table>
      )}
      <PostButton action={`/dashboard/${listing.id}/webhook/stream-test`} text="Send test event to streams" />
    </Card>
  );
}

function ConsumerRow({ consumer: { name, isConnected, behind, acknowledgedAt } }: { consumer: ConsumerStatus }) {
  return (
    <tr>
      <td class="first">{isConnected ? <Pill tone="good">Connected</Pill> : <Pill tone="idle">Not connected</Pill>}</td>
      <td class="wide-cell">
        <span class="mono">{name}</span>
      </td>
      <td class="num" data-label="Events behind">
        {behind >= MAX_BEHIND ? `${formatNumber(MAX_BEHIND)} or more` : formatNumber(behind)}
      </td>
      <td data-label="Last acknowledged">{acknowledgedAt ? <Time at={acknowledgedAt} /> : 'Never'}</td>
    </tr>
  );
}
