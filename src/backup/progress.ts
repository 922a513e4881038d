// How far a backup, a restore or a move has come.

export interface BackupProgress {
  readonly step: string;
  readonly bytes: number;
  readonly totalBytes: number;
  /** Absent where rows are not counted. */
  readonly rows?: number;
}

export type ReportProgress = (progress: BackupProgress) => void;
