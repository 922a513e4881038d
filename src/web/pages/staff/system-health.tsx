// GET /staff/health: the status of the whole installation, and warnings about problems.
import type { Child } from 'hono/jsx';
import { formatBytes } from '../../../core/format-bytes.ts';
import type { NamedValue } from '../../../system/describe-configuration.ts';
import type { EndpointFacts } from '../../../system/queries.ts';
import { readSystemStatus, type SystemStatus } from '../../../system/system-status.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Figures, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import {
  BackupsSection,
  LogSection,
  MailSection,
  ProcessesSection,
  StaffChatSection,
} from './system-health-sections.tsx';

export async function showSystemHealth(context: WebContext) {
  const status = await readSystemStatus(context.var.app);
  return showPage(context, {
    title: 'System',
    staff: 'health',
    // The warnings on this page include the same notice.
    hidesTrialNotice: true,
    content: <SystemStatusCards status={status} />,
  });
}

export function SystemStatusCards({ status }: { status: SystemStatus }) {
  return (
    <div class="stack">
      <h1>System</h1>
      <Warnings status={status} />
      <Deliveries status={status} />
      <div class="halves facts-cards">
        <Endpoints title="Failing" none="No endpoint is failing." endpoints={status.failing} />
        <Endpoints title="Disabled" none="No endpoint is disabled." endpoints={status.disabled} />
        <Leased status={status} />
        <MailSection status={status} />
        <StaffChatSection status={status} />
        <ProcessesSection status={status} />
        <Storage status={status} />
        <BackupsSection status={status} />
        <LogSection status={status} />
        <NamedValues title="Versions" values={status.versions} />
        <NamedValues title="Configuration" values={status.configuration} />
      </div>
    </div>
  );
}

function Warnings({ status: { warnings } }: { status: SystemStatus }) {
  if (warnings.length === 0)
    return (
      <div class="doctor good">
        <b>Everything is working.</b>
      </div>
    );
  return (
    <ul class="list tight">
      {warnings.map(({ title, todo }) => (
        <li class="doctor warn">
          <b>{title}.</b>
          <p>{todo}</p>
        </li>
      ))}
    </ul>
  );
}

function Deliveries({ status: { deliveries } }: { status: SystemStatus }) {
  if (!deliveries)
    return <p class="dim">The state of deliveries is unknown, because the database did not respond in time.</p>;
  const { oldest_due_seconds: oldest } = deliveries;
  return (
    <section class="stack close" aria-label="Deliveries">
      <Figures
        figures={[
          { value: oldest < 1 ? 'None' : formatDuration(oldest), label: 'Oldest due' },
          { value: deliveries.waiting, label: 'Deliveries waiting' },
          { value: deliveries.listener_waiting, label: 'Waiting for listeners' },
          { value: deliveries.leases, label: 'Endpoints being served' },
          { value: deliveries.failing, label: 'Endpoints failing' },
          { value: deliveries.disabled, label: 'Disabled' },
        ]}
      />
      <p class="dim note">
        {formatNumber(deliveries.enabled)} endpoints enabled, {formatNumber(deliveries.paused)} paused,{' '}
        {formatNumber(deliveries.paced)} slowed down.
      </p>
    </section>
  );
}

function Endpoints(props: { title: string; none: string; endpoints: readonly EndpointFacts[] }) {
  const { title, none, endpoints } = props;
  return (
    <Card title={title}>
      {endpoints.length === 0 && <p class="dim">{none}</p>}
      <ul class="list tight">
        {endpoints.map((endpoint) => (
          <EndpointItem endpoint={endpoint}>
            <Pill tone="bad">{endpoint.failures} in a row</Pill>
          </EndpointItem>
        ))}
      </ul>
    </Card>
  );
}

function EndpointItem({ endpoint, children }: { endpoint: EndpointFacts; children?: Child }) {
  return (
    <li class="person">
      <div>
        <a class="clipped" href={`/staff/listings/${endpoint.listingId}`}>
          <bdi>{endpoint.listingName}</bdi>
        </a>
        <p class="dim note">
          {endpoint.kind === 'webhook' ? 'webhook' : 'vote listener'}
          {endpoint.code && `, ${endpoint.status ?? endpoint.code}`}
          {endpoint.at && (
            <>
              , <Time at={endpoint.at} />
            </>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

/** A lease does not name the process that holds it. */
function Leased({ status: { leased, deliveries } }: { status: SystemStatus }) {
  return (
    <Card title="Being served">
      {leased.length === 0 && <p class="dim">No endpoint is being served.</p>}
      {(deliveries?.leases_run_out ?? 0) > 0 && (
        <Pill tone="warn">{deliveries?.leases_run_out} expired and not taken over</Pill>
      )}
      <ul class="list tight">
        {leased.map((endpoint) => (
          <EndpointItem endpoint={endpoint} />
        ))}
      </ul>
    </Card>
  );
}

function Storage({ status: { database, connections } }: { status: SystemStatus }) {
  return (
    <Card title={`Database: ${formatBytes(database.bytes)}`}>
      <table>
        <TableHead columns={['Table', { numeric: 'Rows (estimate)' }, { numeric: 'Size' }]} />
        <tbody>
          {database.tables.map(({ name, rows, bytes }) => (
            <tr>
              <td>{name}</td>
              <td class="num">{formatNumber(rows)}</td>
              <td class="num">{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {connections.length > 0 && <Facts facts={connections.map(({ name, value }) => [name, value])} />}
    </Card>
  );
}

function NamedValues({ title, values }: { title: string; values: readonly NamedValue[] }) {
  return (
    <Card title={title}>
      <Facts facts={values.map(({ name, value }) => [name, value])} />
    </Card>
  );
}
