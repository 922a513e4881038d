// The status of a fictitious installation that has every possible problem.
import { message } from '../../../src/messages/message.ts';
import type { EndpointFacts } from '../../../src/system/queries.ts';
import type { SystemStatus } from '../../../src/system/system-status.ts';
import { ago, HOUR, MINUTE } from './rows.ts';
import { BOT, MINECRAFT } from './sample-site.ts';

const LINE: EndpointFacts = {
  listingId: BOT.id,
  listingName: BOT.name,
  kind: 'webhook',
  failures: 12,
  code: 'http_503',
  status: 503,
  at: ago(MINUTE),
};

const GAME_LINE: EndpointFacts = {
  ...LINE,
  listingId: MINECRAFT.id,
  kind: 'listener',
  failures: 31,
  listingName: `\u202Eelpmas ${'x'.repeat(70)}`,
  code: 'connect_refused',
  status: null,
};

export const SYSTEM_STATUS: SystemStatus = {
  deliveries: {
    oldest_due_seconds: 371,
    waiting: 12_345,
    listener_waiting: 7,
    leases: 3,
    leases_run_out: 1,
    enabled: 1_200,
    paused: 12,
    disabled: 2,
    failing: 4,
    paced: 3,
  },
  thisProcess: { role: 'all', startedAt: ago(30 * HOUR), memoryBytes: 212_000_000, leases: 2, attempts: 5 },
  processes: [
    { name: 'votes-1 4711', since: ago(30 * HOUR), seenAt: ago(0), isThis: true },
    { name: `worker-${'x'.repeat(40)} 12`, since: ago(HOUR), seenAt: ago(MINUTE), isThis: false },
  ],
  mail: {
    isSet: true,
    waiting: 12,
    oldestAt: ago(HOUR),
    oldestSeconds: 3_600,
    givenUp: 50,
    reason: message('systemWarnings.mailUnreachable'),
  },
  staffChat: {
    sentAt: ago(30 * HOUR),
    failedAt: ago(MINUTE),
    failures: 4,
    waiting: 12,
    problem: {
      happened: 'Discord no longer has this webhook: the webhook or its channel was deleted.',
      todo: 'Create a new webhook in the channel’s settings and enter its URL.',
    },
  },
  backups: {
    folder: '/var/lib/plaudit/backups',
    lastSuccess: { at: ago(30 * HOUR).toISOString(), file: null, bytes: null },
    lastFailure: {
      at: ago(6 * HOUR).toISOString(),
      message: 'The disk of /var/lib/plaudit is full, so the backup was not made.',
    },
    backups: [
      { name: 'plaudit-20261122T030000Z-0.2.0.tar.zst', createdAt: ago(30 * HOUR), bytes: 8_400_000, isComplete: true },
      { name: 'plaudit-20261121T030000Z-0.2.0.tar.zst', createdAt: ago(54 * HOUR), bytes: 40_000, isComplete: false },
    ],
  },
  leased: [{ ...LINE, failures: 0, code: null, status: null }],
  failing: [GAME_LINE, LINE],
  disabled: [{ ...LINE, failures: 20 }],
  database: {
    kind: 'embedded',
    version: '17.5',
    bytes: 3_210_000_000,
    tables: [
      { name: 'attempt', bytes: 2_100_000_000, rows: 4_000_000 },
      { name: 'voting_window_with_a_long_name', bytes: 999, rows: 0 },
    ],
    weeks: ['2026-08-24', '2026-08-31'],
  },
  connections: [
    { name: 'Connections', value: 'through a connection pooler in transaction mode' },
    {
      name: 'Votes from other processes',
      value: 'found within half a second, by polling every 0.25 seconds; open log pages update within 3 seconds',
    },
  ],
  retentionDays: 90,
  versions: [
    { name: 'Plaudit', value: '0.2.0' },
    { name: 'PostgreSQL', value: '17.5, embedded' },
  ],
  warnings: [{ title: 'No email is sent', todo: 'Set SMTP_URL. Until then, staff can create reset links.' }],
};
