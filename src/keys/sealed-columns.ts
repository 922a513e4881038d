// Every place where the database stores encrypted secrets. Rotation and `plaudit key status` walk this list, so a new
// encrypted column needs its row here; tests compare the list with the tables and with the code that encrypts.
import { appSealLabel } from '../access/authenticator-app.ts';
import { KEY_CHECK } from '../db/key-check.ts';
import { listenerSealLabel, webhookSealLabel } from '../endpoints/targets.ts';
import { EMAIL_SEAL_LABEL } from '../mail/outbox.ts';
import { calendarSealLabel } from '../reminders/calendar-feed.ts';
import { PUSH_KEY_LABEL, PUSH_KEY_NAME } from '../reminders/vapid.ts';

export interface SealedColumn {
  /** What it holds, in the plural, for the progress of a rotation. */
  readonly title: string;
  readonly table: string;
  readonly column: string;
  /** The table's primary key. */
  readonly key: string;
  readonly keyType: 'text' | 'bigint';
  /** Only these rows; null: all. */
  readonly only: readonly string[] | null;
  /** Bytes, or base64 in a text column. */
  readonly encoding: 'bytea' | 'base64';
  /** The label of a row's ciphertext. */
  label(key: string): string;
}

export const DERIVATION_KEY = { name: 'derivation_key', label: 'installation:derivation-key' } as const;

const INSTALLATION_LABELS: Readonly<Record<string, string>> = {
  [PUSH_KEY_NAME]: PUSH_KEY_LABEL,
  [DERIVATION_KEY.name]: DERIVATION_KEY.label,
  [KEY_CHECK.name]: KEY_CHECK.label,
};

const bytes = { keyType: 'text', only: null, encoding: 'bytea' } as const;
const app = { ...bytes, table: 'authenticator_app', key: 'person_id', label: appSealLabel } as const;
const webhook = { ...bytes, table: 'webhook', key: 'endpoint_id' } as const;

/**
 * In the order of rotation. A webhook's secret comes before its previous one, because a new secret makes the stored one
 * the previous. An app that is being set up comes before those in use, because completing the setup moves its secret.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { ...webhook, title: 'webhook URLs', column: 'url_sealed', label: (id) => webhookSealLabel(id, 'url') },
  { ...webhook, title: 'webhook secrets', column: 'secret_sealed', label: (id) => webhookSealLabel(id, 'secret') },
  {
    ...webhook,
    title: 'previous webhook secrets',
    column: 'previous_secret_sealed',
    label: (id) => webhookSealLabel(id, 'secret'),
  },
  { ...app, title: 'authenticator apps being set up', column: 'pending_sealed' },
  { ...app, title: 'authenticator apps', column: 'secret_sealed' },
  {
    ...bytes,
    title: 'vote listener tokens',
    table: 'listener',
    column: 'token_sealed',
    key: 'endpoint_id',
    label: listenerSealLabel,
  },
  {
    ...bytes,
    title: 'emails in the outbox',
    table: 'letter',
    column: 'sealed',
    key: 'id',
    keyType: 'bigint',
    label: () => EMAIL_SEAL_LABEL,
  },
  {
    ...bytes,
    title: 'calendar addresses',
    table: 'calendar_feed',
    column: 'secret_sealed',
    key: 'person_id',
    label: calendarSealLabel,
  },
  {
    title: 'keys of the installation',
    table: 'installation',
    column: 'value',
    key: 'key',
    keyType: 'text',
    only: Object.keys(INSTALLATION_LABELS),
    encoding: 'base64',
    label: (name) => INSTALLATION_LABELS[name] ?? '',
  },
];
