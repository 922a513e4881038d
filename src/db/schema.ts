// The tables as TypeScript sees them; a test holds this against the database itself.
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Tables {
  person: PersonTable;
  session: SessionTable;
  credential: CredentialTable;
  verification: VerificationTable;
  installation: InstallationTable;
  spending: SpendingTable;
  listing: ListingTable;
  listing_manager: ListingManagerTable;
  listing_day: ListingDayTable;
  server_count_hour: ServerCountHourTable;
  api_token: ApiTokenTable;
  voting_window: VotingWindowTable;
  vote: VoteTable;
  voter_month: VoterMonthTable;
  endpoint: EndpointTable;
  webhook: WebhookTable;
  event: EventTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  queue: QueueTable;
  redelivery_batch: RedeliveryBatchTable;
  claim: ClaimTable;
  test_attempt: TestAttemptTable;
  changelog_entry: ChangelogEntryTable;
  changelog: ChangelogTable;
}

interface PersonTable {
  id: string;
  email: string;
  email_verified: Generated<boolean>;
  name: string;
  image: string | null;
  role: Generated<'member' | 'staff'>;
  platform_id: string | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface SessionTable {
  id: string;
  token: string;
  person_id: string;
  user_agent: string | null;
  ip_address: string | null;
  expires_at: Moment;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface CredentialTable {
  id: string;
  person_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Moment | null;
  refresh_token_expires_at: Moment | null;
  scope: string | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Moment;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface InstallationTable {
  key: string;
  value: string;
}

interface SpendingTable {
  key: string;
  used: number;
  started_at: Moment;
  expires_at: Moment;
}

interface ListingTable {
  id: string;
  type: 'bot' | 'game';
  game: 'minecraft' | 'fivem' | 'roblox' | 'hytale' | null;
  name: string;
  summary: Generated<string>;
  description: Generated<string>;
  link: string | null;
  address: string | null;
  tags: Generated<string[]>;
  plan: Generated<'free' | 'verified' | 'enterprise'>;
  changelog_pro: Generated<boolean>;
  owner_id: string;
  vote_count: Generated<number>;
  score: Generated<number>;
  server_count: number | null;
  shard_count: number | null;
  server_count_at: Moment | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface ListingManagerTable {
  listing_id: string;
  person_id: string;
  added_at: MomentByDefault;
}

interface ListingDayTable {
  listing_id: string;
  day: string;
  votes: number;
  weight: number;
  scored: Generated<boolean>;
}

interface ServerCountHourTable {
  listing_id: string;
  hour: Moment;
  server_count: number;
}

interface ApiTokenTable {
  id: string;
  listing_id: string;
  listing_type: 'bot' | 'game';
  name: string;
  scopes: string[];
  secret_hash: Uint8Array;
  created_by: string | null;
  created_at: MomentByDefault;
  last_used_at: Moment | null;
  revoked_at: Moment | null;
}

interface VotingWindowTable {
  listing_id: string;
  voter_id: string;
  user_id: string;
  event_id: string;
  voted_at: Moment;
  next_vote_at: Moment;
}

interface VoteTable {
  event_id: string;
  listing_id: string;
  voter_id: string;
  user_id: string;
  player_name: string | null;
  player_name_lower: ColumnType<string | null, never, never>;
  weight: number;
  voted_at: Moment;
  next_vote_at: Moment;
}

interface VoterMonthTable {
  listing_id: string;
  month: string;
  user_id: string;
  votes: number;
  last_voted_at: Moment;
}

export type EndpointState = 'enabled' | 'paused' | 'disabled' | 'removed';

interface EndpointTable {
  id: string;
  listing_id: string;
  kind: 'webhook';
  state: Generated<EndpointState>;
  settings_version: Generated<number>;
  paused_at: Moment | null;
  disabled_at: Moment | null;
  consecutive_failures: Generated<number>;
  last_delivered_at: Moment | null;
  last_failed_at: Moment | null;
  last_failure_code: string | null;
  last_failure_status: number | null;
  pace_ms: Generated<number>;
  paced_until: Moment | null;
  next_due_at: Moment | null;
  backlog_from: Moment | null;
  lease_until: Moment | null;
  epoch: Generated<number>;
}

interface WebhookTable {
  endpoint_id: string;
  format: 'json' | 'discord';
  url_sealed: Uint8Array;
  url_shown: string;
  secret_sealed: Uint8Array | null;
  previous_secret_sealed: Uint8Array | null;
  previous_secret_until: Moment | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface EventTable {
  id: string;
  listing_id: string;
  type: 'vote.created';
  is_test: Generated<boolean>;
  body: string;
  recorded_at: Moment;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'undelivered';

interface DeliveryTable {
  event_id: string;
  endpoint_id: string;
  is_test: Generated<boolean>;
  state: DeliveryState;
  attempts: Generated<number>;
  last_code: string | null;
  last_status: number | null;
  last_duration_ms: number | null;
  changed_at: Moment;
}

export type Trigger = 'vote' | 'retry' | 'redelivery' | 'test';

interface AttemptTable {
  event_id: string;
  endpoint_id: string;
  number: number;
  id: string;
  trigger: Trigger;
  code: string;
  http_status: number | null;
  charged: boolean;
  started_at: Moment;
  duration_ms: number | null;
  dns_ms: number | null;
  connect_ms: number | null;
  tls_ms: number | null;
  first_byte_ms: number | null;
  address: string | null;
  response_headers: Record<string, string> | null;
  response_body: string | null;
}

interface QueueTable {
  endpoint_id: string;
  event_id: string;
  due_at: Moment;
  attempts: Generated<number>;
  failures: Generated<number> | null;
  is_test: Generated<boolean>;
}

interface RedeliveryBatchTable {
  id: string;
  endpoint_id: string;
  states: string[];
  after_event: string;
  before_event: string;
  total: number;
  redelivered: Generated<number>;
  created_at: Moment;
  ended_at: Moment | null;
  stopped: Generated<boolean>;
}

interface ClaimTable {
  endpoint_id: string;
  epoch: number;
  claimed_at: Moment;
  event_ids: string[];
  attempt_ids: string[];
  numbers: number[];
}

interface TestAttemptTable {
  event_id: string;
  endpoint_id: string;
  id: string;
  started_at: Moment;
}

interface ChangelogEntryTable {
  id: string;
  listing_id: string;
  version: string;
  title: string | null;
  body: string;
  published_at: Moment;
  edited_at: Moment | null;
  removed_at: Moment | null;
  removed_by: string | null;
  removed_reason: string | null;
}

interface ChangelogTable {
  listing_id: string;
  changed_at: Moment;
}
