// The tables of the brand and the settings that staff choose in the browser.
import type { ColumnType, Generated } from 'kysely';
import type { TimestampWithDefault } from './timestamp-columns.ts';

export interface SiteTables {
  site_version: {
    id: Generated<number>;
    part: string;
    content: ColumnType<unknown, string | null, never>;
    saved_at: TimestampWithDefault;
    saved_by: string | null;
  };
  site_image: {
    hash: string;
    name: string;
    content: Buffer;
    width: number;
    height: number;
    stored_at: TimestampWithDefault;
  };
}
