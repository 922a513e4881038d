// A moment as the driver gives it and takes it.
import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
