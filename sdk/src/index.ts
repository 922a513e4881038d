// @plaudit/sdk: receive votes.
export type { AnnulmentPayload, BotVoteData, Game, GameVoteData, VotePayload } from './contract/payload.ts';
export { createReceiver, type WebhookReceiver } from './receiver/create-receiver.ts';
export type { Claim, DedupeStore, NewClaim } from './receiver/dedupe/dedupe-store.ts';
export { type MemoryDedupeOptions, memoryDedupe } from './receiver/dedupe/memory-dedupe.ts';
export { type RedisClient, type RedisDedupeOptions, redisDedupe } from './receiver/dedupe/redis-dedupe.ts';
export { dedupeTableSql, type SqlDedupeOptions, sqlDedupe } from './receiver/dedupe/sql-dedupe.ts';
export type { SqlPool, SqlTransaction, TransactionPool } from './receiver/dedupe/sql-transaction.ts';
export type { HeaderSource } from './receiver/read-headers.ts';
export type { ReceiverOptions, VoteContext, VoteHandler } from './receiver/receiver-options.ts';
export type { RefusalCode, RefusedRequest } from './receiver/refusals.ts';
export { type SampleVote, type SignedVote, type SignOptions, signVote } from './receiver/sign-vote.ts';
export {
  type GenuineEvent,
  type Secrets,
  VerificationError,
  type VerifyOptions,
  verify,
  verifyOrThrow,
} from './receiver/verify.ts';
