// GET /staff/health: the status of the whole installation, and warnings about problems.
import type { Child } from 'hono/jsx';
import { formatBytes } from '../../../core/format-bytes.ts';
import type { Translations } from '../../../messages/translations.ts';
import { describeConfiguration, type NamedValue } from '../../../system/describe-configuration.ts';
import type { EndpointFacts } from '../../../system/queries.ts';
import { readSystemStatus, type SystemStatus } from '../../../system/system-status.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { useTranslations } from '../../translations.ts';
import {
  BackupsSection,
  LogSection,
  MailSection,
  ProcessesSection,
  StaffChatSection,
} from './system-health-sections.tsx';

export async function showSystemHealth(context: WebContext) {
  const { app, t } = context.var;
  const status = await readSystemStatus(app);
  return showPage(context, {
    title: t('system.title'),
    staff: 'health',
    // The warnings on this page include the same notice.
    hidesTrialNotice: true,
    content: <SystemStatusCards status={status} configuration={describeConfiguration(t, app.config, app.site)} />,
  });
}

interface SystemStatusProps {
  readonly status: SystemStatus;
  readonly configuration: readonly NamedValue[];
}

export function SystemStatusCards({ status, configuration }: SystemStatusProps) {
  const t = useTranslations();
  return (
    <div class="stack">
      <h1>{t('system.title')}</h1>
      <Warnings status={status} />
      <Deliveries status={status} />
      <div class="halves facts-cards">
        <Endpoints title={t('system.failing')} none={t('system.noneFailing')} endpoints={status.failing} />
        <Endpoints title={t('system.disabled')} none={t('system.noneDisabled')} endpoints={status.disabled} />
        <Leased status={status} />
        <MailSection status={status} />
        <StaffChatSection status={status} />
        <ProcessesSection status={status} />
        <Storage status={status} />
        <BackupsSection status={status} />
        <LogSection status={status} />
        <NamedValues title={t('system.versions')} values={shownVersions(t, status)} />
        <NamedValues title={t('system.configuration')} values={configuration} />
      </div>
    </div>
  );
}

function shownVersions(t: Translations, { versions, database }: SystemStatus): readonly NamedValue[] {
  return versions.map(({ name, value }) => ({
    name,
    value:
      name === 'PostgreSQL' && database.kind === 'embedded' ? t('system.versionEmbedded', { version: value }) : value,
  }));
}

function Warnings({ status: { warnings } }: { status: SystemStatus }) {
  const t = useTranslations();
  if (warnings.length === 0)
    return (
      <div class="doctor good">
        <b>{t('system.allWell')}</b>
      </div>
    );
  return (
    <ul class="list tight">
      {warnings.map(({ title, todo }) => (
        <li class="doctor warn">
          <b>{t('system.warningTitle', { title })}</b>
          <p>{t.text(todo)}</p>
        </li>
      ))}
    </ul>
  );
}

function Deliveries({ status: { deliveries } }: { status: SystemStatus }) {
  const t = useTranslations();
  if (!deliveries) return <p class="dim">{t('system.deliveriesUnknown')}</p>;
  const { oldest_due_seconds: oldest, enabled, paused, paced } = deliveries;
  return (
    <section class="stack close" aria-label={t('system.deliveries')}>
      <Figures
        figures={[
          { value: oldest < 1 ? t('system.noneDue') : t.duration(oldest), label: t('system.oldestDue') },
          { value: deliveries.waiting, label: t('system.deliveriesWaiting') },
          { value: deliveries.listener_waiting, label: t('system.listenersWaiting') },
          { value: deliveries.leases, label: t('system.endpointsServed') },
          { value: deliveries.failing, label: t('system.endpointsFailing') },
          { value: deliveries.disabled, label: t('system.endpointsDisabled') },
        ]}
      />
      <p class="dim note">{t('system.endpointCounts', { enabled, paused, paced })}</p>
    </section>
  );
}

function Endpoints(props: { title: string; none: string; endpoints: readonly EndpointFacts[] }) {
  const t = useTranslations();
  const { title, none, endpoints } = props;
  return (
    <Card title={title}>
      {endpoints.length === 0 && <p class="dim">{none}</p>}
      <ul class="list tight">
        {endpoints.map((endpoint) => (
          <EndpointItem endpoint={endpoint}>
            <Pill tone="bad">{t('system.failuresInARow', { count: endpoint.failures })}</Pill>
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
          <EndpointState endpoint={endpoint} />
        </p>
      </div>
      {children}
    </li>
  );
}

function EndpointState({ endpoint: { kind, code, status, at } }: { endpoint: EndpointFacts }) {
  const t = useTranslations();
  return t.rich('system.endpointState', {
    kind,
    known: code && at ? 'both' : code ? 'code' : at ? 'time' : 'none',
    code: String(status ?? code),
    time: at && <Time at={at} />,
  });
}

/** A lease does not name the process that holds it. */
function Leased({ status: { leased, deliveries } }: { status: SystemStatus }) {
  const t = useTranslations();
  const expired = deliveries?.leases_run_out ?? 0;
  return (
    <Card title={t('system.served')}>
      {leased.length === 0 && <p class="dim">{t('system.noneServed')}</p>}
      {expired > 0 && <Pill tone="warn">{t('system.leasesExpired', { count: expired })}</Pill>}
      <ul class="list tight">
        {leased.map((endpoint) => (
          <EndpointItem endpoint={endpoint} />
        ))}
      </ul>
    </Card>
  );
}

function Storage({ status: { database, connections } }: { status: SystemStatus }) {
  const t = useTranslations();
  return (
    <Card title={t('system.databaseSize', { size: formatBytes(database.bytes, t.locale) })}>
      <table>
        <TableHead
          columns={[t('system.tableColumn'), { numeric: t('system.rowsColumn') }, { numeric: t('system.sizeColumn') }]}
        />
        <tbody>
          {database.tables.map(({ name, rows, bytes }) => (
            <tr>
              <td>{name}</td>
              <td class="num">{t.number(rows)}</td>
              <td class="num">{formatBytes(bytes, t.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {connections.length > 0 && <Facts facts={connections.map(({ name, value }) => [t.text(name), t.text(value)])} />}
    </Card>
  );
}

function NamedValues({ title, values }: { title: string; values: readonly NamedValue[] }) {
  return (
    <Card title={title}>
      <Facts facts={values.map(({ name, value }) => [name, <bdi>{value}</bdi>])} />
    </Card>
  );
}
