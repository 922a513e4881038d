// The table of images in descriptions.
import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface TextImageTables {
  text_image: {
    url_hash: Uint8Array;
    picture: Uint8Array | null;
    hash: string | null;
    width: number | null;
    height: number | null;
    bytes: Generated<number>;
    fetched_at: Timestamp | null;
    failures: Generated<number>;
    problem: string | null;
    due_at: TimestampWithDefault;
    used_at: TimestampWithDefault;
  };
}
