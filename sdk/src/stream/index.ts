// `@plaudit/sdk/stream`: votes over an outgoing connection, for programs without a public port.
export { PlauditError } from '../http/plaudit-error.ts';
export { createStream, type LiveStream } from './create-stream.ts';
export type { StreamDelivery } from './stream-delivery.ts';
export type { LiveStreamOptions, StreamContext, StreamHandler } from './stream-options.ts';
export { streamSecret } from './stream-secret.ts';
export type { StreamEnd, StreamEndReason, StreamStatus } from './stream-status.ts';
