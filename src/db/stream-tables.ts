// The tables of the live stream.
import type { GeneratedAlways } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface StreamTables {
  stream_consumer: {
    listing_id: string;
    name: string;
    event_id: string | null;
    position: number;
    created_at: TimestampWithDefault;
    acknowledged_at: Timestamp | null;
    start_event_id: string | null;
    start_position: number | null;
    noticed: 'behind' | 'missed' | null;
    connection: string | null;
    seen_at: Timestamp | null;
  };
  stream_forward: {
    listing_id: string;
    event_id: string;
    number: GeneratedAlways<number>;
    forwarded_to: string;
    status: number | null;
    duration_ms: number | null;
    error: string | null;
    forwarded_at: TimestampWithDefault;
  };
}
