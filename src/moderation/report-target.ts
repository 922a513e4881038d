// What a report is about, with its text as it was then.
import type { ReportTargetKind } from './report-kinds.ts';

/** The texts by the name of their field. */
export type ReportedText = Readonly<Record<string, string>>;

export interface ReportTarget {
  readonly kind: ReportTargetKind;
  readonly id: string;
  /** For a profile: the person's ID and name. */
  readonly listingId: string;
  readonly listingName: string;
  /** What it is called beside the name: an entry's version, a profile's handle. Null for a listing and for a review. */
  readonly label: string | null;
  readonly snapshot: ReportedText;
}
