// The tables as TypeScript sees them; a test holds this against the database itself.
import type { ColumnType, Generated } from 'kysely';
import type { AccountLinkTable, DepartedTable, LetterTable, SignUpTable } from './account-tables.ts';
import type {
  AttemptTable,
  ClaimTable,
  DeliveryTable,
  EndpointTable,
  EventTable,
  ListenerTable,
  PlayerRewardTable,
  QueueTable,
  RedeliveryBatchTable,
  TestAttemptTable,
  WebhookTable,
} from './delivery-tables.ts';
import type {
  ListingDayTable,
  ListingIconTable,
  ListingManagerTable,
  ListingSearchTable,
  ListingTable,
  PlayerCountHourTable,
  PlayerCountTable,
  ServerCountHourTable,
} from './listing-tables.ts';
import type {
  AuditEntryTable,
  CleanupTaskTable,
  InvitationTable,
  NoticePersonTable,
  NoticeSilenceTable,
  NoticeTable,
  QueueMailTable,
} from './management-tables.ts';
import type { CalendarFeedTable, PushSubscriptionTable, VoteReminderTable } from './reminder-tables.ts';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';
import type { IdentityWindowTable, VoteNetworkTable } from './vote-limit-tables.ts';

export type * from './delivery-tables.ts';

export interface Tables {
  person: PersonTable;
  session: SessionTable;
  credential: CredentialTable;
  verification: VerificationTable;
  letter: LetterTable;
  account_link: AccountLinkTable;
  departed: DepartedTable;
  sign_up: SignUpTable;
  installation: InstallationTable;
  spending: SpendingTable;
  listing: ListingTable;
  listing_icon: ListingIconTable;
  listing_search: ListingSearchTable;
  listing_manager: ListingManagerTable;
  listing_day: ListingDayTable;
  server_count_hour: ServerCountHourTable;
  player_count: PlayerCountTable;
  player_count_hour: PlayerCountHourTable;
  api_token: ApiTokenTable;
  voting_window: VotingWindowTable;
  identity_window: IdentityWindowTable;
  vote_network: VoteNetworkTable;
  vote: VoteTable;
  voter_month: VoterMonthTable;
  calendar_feed: CalendarFeedTable;
  push_subscription: PushSubscriptionTable;
  vote_reminder: VoteReminderTable;
  endpoint: EndpointTable;
  webhook: WebhookTable;
  listener: ListenerTable;
  player_reward: PlayerRewardTable;
  event: EventTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  queue: QueueTable;
  redelivery_batch: RedeliveryBatchTable;
  claim: ClaimTable;
  test_attempt: TestAttemptTable;
  changelog_entry: ChangelogEntryTable;
  changelog: ChangelogTable;
  audit_entry: AuditEntryTable;
  invitation: InvitationTable;
  notice: NoticeTable;
  notice_person: NoticePersonTable;
  notice_silence: NoticeSilenceTable;
  queue_mail: QueueMailTable;
  checklist_put_away: ChecklistPutAwayTable;
  cleanup_task: CleanupTaskTable;
}

interface PersonTable {
  id: string;
  email: string;
  email_verified: Generated<boolean>;
  name: string;
  image: string | null;
  role: Generated<'member' | 'staff'>;
  platform_id: string | null;
  suspended_at: Timestamp | null;
  suspended_until: Timestamp | null;
  suspended_reason: string | null;
  shows_name: Generated<boolean>;
  created_at: TimestampWithDefault;
  updated_at: TimestampWithDefault;
}

interface SessionTable {
  id: string;
  token: string;
  person_id: string;
  user_agent: string | null;
  ip_address: string | null;
  expires_at: Timestamp;
  created_at: TimestampWithDefault;
  updated_at: TimestampWithDefault;
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
  access_token_expires_at: Timestamp | null;
  refresh_token_expires_at: Timestamp | null;
  scope: string | null;
  created_at: TimestampWithDefault;
  updated_at: TimestampWithDefault;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Timestamp;
  created_at: TimestampWithDefault;
  updated_at: TimestampWithDefault;
}

interface InstallationTable {
  key: string;
  value: string;
}

interface SpendingTable {
  key: string;
  used: number;
  started_at: Timestamp;
  expires_at: Timestamp;
}

interface ApiTokenTable {
  id: string;
  listing_id: string;
  listing_type: 'bot' | 'game';
  name: string;
  scopes: string[];
  secret_hash: Uint8Array;
  created_by: string | null;
  created_at: TimestampWithDefault;
  last_used_at: Timestamp | null;
  last_used_for: string | null;
  revoked_at: Timestamp | null;
}

interface VotingWindowTable {
  listing_id: string;
  voter_id: string;
  user_id: string;
  event_id: string;
  voted_at: Timestamp;
  next_vote_at: Timestamp;
}

interface VoteTable {
  event_id: string;
  listing_id: string;
  voter_id: string;
  user_id: string;
  player_name: string | null;
  player_name_lower: ColumnType<string | null, never, never>;
  weight: number;
  voted_at: Timestamp;
  next_vote_at: Timestamp;
}

interface VoterMonthTable {
  listing_id: string;
  month: string;
  user_id: string;
  votes: number;
  last_voted_at: Timestamp;
}

interface ChangelogEntryTable {
  id: string;
  listing_id: string;
  version: string;
  title: string | null;
  body: string;
  published_at: Timestamp;
  edited_at: Timestamp | null;
  removed_at: Timestamp | null;
  removed_by: string | null;
  removed_reason: string | null;
}

interface ChangelogTable {
  listing_id: string;
  changed_at: Timestamp;
}

interface ChecklistPutAwayTable {
  listing_id: string;
  at: TimestampWithDefault;
}
