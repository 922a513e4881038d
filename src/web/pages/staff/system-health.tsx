// GET /staff/health: how the whole installation fares, and what to do about it.
import type { Child } from 'hono/jsx';
import { Figures, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import type { EndpointLine, SystemFacts } from '../../system-parts.ts';
import {
  formatBytes,
  LogAndBackupsSection,
  MailSection,
  ProcessesSection,
} from './system-health-sections.tsx';

export async function showSystemHealth(context: WebContext) {
  const facts = await context.var.parts.staff.system();
  return showPage(context, {
    title: 'System · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="health">
        <div class="stack">
          <h1>System</h1>
          <Warnings facts={facts} />
          <Deliveries facts={facts} />
          <div class="halves facts-cards">
            <Endpoints title="Failing" none="No endpoint fails." lines={facts.failing} />
            <Endpoints title="Disabled" none="No endpoint is disabled." lines={facts.disabled} />
            <Leased facts={facts} />
            <MailSection facts={facts} />
            <ProcessesSection facts={facts} />
            <Storage facts={facts} />
            <LogAndBackupsSection facts={facts} />
            <Facts title="Versions" facts={facts.versions} />
            <Facts title="Configuration" facts={facts.configuration} />
          </div>
          <p class="dim note">
            For those who change the pages: <a href="/staff/parts">all their parts in all their states</a>.
          </p>
        </div>
      </StaffFrame>
    ),
  });
}

function Warnings({ facts: { warnings } }: { facts: SystemFacts }) {
  if (warnings.length === 0)
    return (
      <div class="doctor good">
        <b>Nothing needs you.</b>
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

function Deliveries({ facts: { deliveries } }: { facts: SystemFacts }) {
  if (!deliveries) return <p class="dim">How deliveries stand is not known: the database did not answer.</p>;
  const { oldest_due_seconds: oldest } = deliveries;
  return (
    <section class="stack close" aria-label="Deliveries">
      <Figures
        figures={[
          { value: oldest < 1 ? 'none' : formatDuration(oldest), label: 'oldest due' },
          { value: deliveries.waiting, label: 'deliveries waiting' },
          { value: deliveries.listener_waiting, label: 'of them to listeners' },
          { value: deliveries.leases, label: 'endpoints at work' },
          { value: deliveries.failing, label: 'endpoints failing' },
          { value: deliveries.disabled, label: 'disabled' },
        ]}
      />
      <p class="dim note">
        {formatNumber(deliveries.enabled)} endpoints enabled, {formatNumber(deliveries.paused)} paused,{' '}
        {formatNumber(deliveries.paced)} with a pause between attempts.
      </p>
    </section>
  );
}

function Endpoints(props: { title: string; none: string; lines: readonly EndpointLine[] }) {
  const { title, none, lines } = props;
  return (
    <section class="card stack close">
      <h2>{title}</h2>
      {lines.length === 0 && <p class="dim">{none}</p>}
      <ul class="list tight">
        {lines.map((line) => (
          <Line line={line}>
            <Pill tone="bad">{line.failures} in a row</Pill>
          </Line>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, children }: { line: EndpointLine; children?: Child }) {
  return (
    <li class="person">
      <div>
        <a class="clipped" href={`/staff/listings/${line.listingId}`}>
          <bdi>{line.listingName}</bdi>
        </a>
        <p class="dim note">
          {line.kind === 'webhook' ? 'webhook' : 'vote listener'}
          {line.code && `, ${line.status ?? line.code}`}
          {line.at && (
            <>
              , <Time at={line.at} />
            </>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

/** A lease does not say which process holds it; that of this process is told beside it. */
function Leased({ facts: { leased, deliveries } }: { facts: SystemFacts }) {
  return (
    <section class="card stack close">
      <h2>At work</h2>
      {leased.length === 0 && <p class="dim">No endpoint is being worked on.</p>}
      {(deliveries?.leases_run_out ?? 0) > 0 && (
        <Pill tone="warn">{deliveries?.leases_run_out} ran out, not taken over</Pill>
      )}
      <ul class="list tight">
        {leased.map((line) => (
          <Line line={line} />
        ))}
      </ul>
    </section>
  );
}

function Storage({ facts: { database } }: { facts: SystemFacts }) {
  if (!database) return null;
  return (
    <section class="card stack close">
      <h2>Database: {formatBytes(database.bytes)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col" class="num">
              Rows, about
            </th>
            <th scope="col" class="num">
              Size
            </th>
          </tr>
        </thead>
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
    </section>
  );
}

function Facts({ title, facts }: { title: string; facts: SystemFacts['versions'] }) {
  return (
    <section class="card stack close">
      <h2>{title}</h2>
      <dl class="facts-list">
        {facts.map(({ name, words }) => (
          <>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </>
        ))}
      </dl>
    </section>
  );
}
