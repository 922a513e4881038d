// The TypeScript types of all tables; a test compares them with the database.
import type { AccountTables } from './account-tables.ts';
import type { AlertTables } from './alert-tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { IntegrityTables } from './integrity-tables.ts';
import type { ListingTables } from './listing-tables.ts';
import type { ManagementTables } from './management-tables.ts';
import type { ModerationTables } from './moderation-tables.ts';
import type { OwnershipTables } from './ownership-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';
import type { SiteTables } from './site-tables.ts';
import type { StreamTables } from './stream-tables.ts';
import type { TextImageTables } from './text-image-tables.ts';
import type { VoteTables } from './vote-tables.ts';
import type { VoterTables } from './voter-tables.ts';

interface Views {
  /** All attempts, with those beside their delivery. */
  attempt_log: DeliveryTables['attempt'];
}

export interface Tables
  extends AccountTables,
    ListingTables,
    VoteTables,
    DeliveryTables,
    ManagementTables,
    OwnershipTables,
    SecondFactorTables,
    SiteTables,
    StreamTables,
    IntegrityTables,
    ModerationTables,
    ReviewTables,
    AlertTables,
    VoterTables,
    TextImageTables,
    Views {}
