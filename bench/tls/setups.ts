// What the TLS benchmark varies: protocol version, key of the certificate, and what a request costs in handshakes.

export interface TlsSetup {
  readonly version: 'TLSv1.2' | 'TLSv1.3';
  readonly key: 'ecdsa' | 'rsa';
  /** `warm`: over open connections. `resumed`, `full`: over a new connection each, with or without a session. */
  readonly mode: 'warm' | 'resumed' | 'full';
}

export const SETUPS: readonly TlsSetup[] = (['TLSv1.3', 'TLSv1.2'] as const).flatMap((version) =>
  (['ecdsa', 'rsa'] as const).flatMap((key) =>
    (['warm', 'resumed', 'full'] as const).map((mode) => ({ version, key, mode })),
  ),
);

export const SENDERS = ['plaudit', 'undici', 'bare'] as const;

export interface SendOrder {
  readonly sender: (typeof SENDERS)[number];
  /** The checkout of the sender `plaudit`. */
  readonly folder: string;
  readonly port: number;
  readonly requests: number;
  readonly concurrency: number;
}

export interface SendMeasurement {
  readonly ms: number;
  /** Of the sender's process. */
  readonly cpuMs: number;
}

export const TLS_HOST = 'receiver.test';
