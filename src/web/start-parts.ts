// What the start page of staff reads: which steps of setting up this installation are done.

export interface StartState {
  readonly serviceUrl: string;
  /** Whether other people can reach the service at BASE_URL. */
  readonly isPublic: boolean;
  /** `nobody`: votes need a confirmed address or Discord, and neither can be had here. */
  readonly voters: 'anybody' | 'nobody';
  readonly mail: {
    readonly isSet: boolean;
    /** When the mail server last accepted a mail; to the hour. */
    readonly acceptedAt: Date | null;
    /** Why the mail that is waiting was not accepted; null when nothing went wrong. */
    readonly trouble: string | null;
  };
  readonly hasContact: boolean;
  readonly hasListing: boolean;
  readonly approval: boolean;
  /** The service cannot see backups: when a member of staff said that they are made. */
  readonly backupsSince: Date | null;
  readonly staffCount: number;
}

export interface StartParts {
  state(): Promise<StartState>;
  confirmBackups(are: boolean): Promise<void>;
  /** Null where the service sends no mail. False: too much mail is waiting. */
  sendTestMail: ((address: string) => Promise<boolean>) | null;
}
