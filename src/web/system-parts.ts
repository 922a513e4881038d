// What the page of the system is told.

export interface SystemFacts {
  /** Null: the database did not answer in time. */
  readonly deliveries: {
    readonly oldest_due_seconds: number;
    readonly waiting: number;
    readonly listener_waiting: number;
    readonly leases: number;
    readonly leases_run_out: number;
    readonly enabled: number;
    readonly paused: number;
    readonly disabled: number;
    readonly failing: number;
    readonly paced: number;
  } | null;
  readonly thisProcess: {
    readonly role: string;
    readonly startedAt: Date;
    readonly memoryBytes: number;
    readonly leases: number;
    readonly attempts: number;
  };
  readonly processes: readonly SystemProcess[];
  readonly mail: SystemMail;
  /** How a backup is made, in whole sentences: none is made by the service itself. */
  readonly backup: string;
  readonly leased: readonly EndpointLine[];
  readonly failing: readonly EndpointLine[];
  readonly disabled: readonly EndpointLine[];
  readonly database: {
    readonly kind: 'embedded' | 'postgres';
    readonly bytes: number;
    readonly tables: readonly { readonly name: string; readonly bytes: number; readonly rows: number }[];
    /** First days, oldest first; the coming ones are made ahead. */
    readonly weeks: readonly string[];
  } | null;
  readonly retentionDays: number;
  readonly versions: readonly { readonly name: string; readonly words: string }[];
  readonly configuration: readonly { readonly name: string; readonly words: string }[];
  readonly warnings: readonly SystemWarning[];
}

export interface EndpointLine {
  readonly listingId: string;
  readonly listingName: string;
  readonly kind: 'webhook' | 'listener';
  readonly failures: number;
  readonly code: string | null;
  readonly status: number | null;
  readonly at: Date | null;
}

export interface SystemProcess {
  readonly name: string;
  readonly since: Date;
  readonly seenAt: Date | null;
  readonly isThis: boolean;
}

export interface SystemMail {
  /** Whether SMTP_URL is set. */
  readonly isSet: boolean;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly oldestSeconds: number;
  /** Of the last 30 days; counted to 50. */
  readonly givenUp: number;
  /** Of what waits or, where nothing does, of what was given up last. */
  readonly reason: string | null;
}

export interface SystemWarning {
  readonly title: string;
  readonly todo: string;
}
