// `@plaudit/sdk/client`: the API, typed.
export { type InvalidField, PlauditError } from '../http/plaudit-error.ts';
export type { ChangelogClient, StatsClient } from './bot.ts';
export type { ConsumersClient } from './consumers.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { BodyOf, Call, CallInput, CallOptions, OperationId, QueryOf, ResultOf } from './operations.ts';
export type {
  CheckedVote,
  ClaimedVotes,
  ClaimRequest,
  ListedVoteEvent,
  ManySubjects,
  VoteListQuery,
  VotesClient,
} from './votes.ts';
export type { DeliveriesClient, DeliveriesToList, ListedDelivery, WebhookClient } from './webhook.ts';
