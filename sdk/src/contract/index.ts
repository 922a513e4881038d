// The wire format: payload and signatures. The server imports this and nothing else of the SDK.
export {
  type BotVoteData,
  type Game,
  type GameVoteData,
  TEST_EVENT_ID,
  type VotePayload,
  writePayload,
} from './payload.ts';
export { decodeSecret, type StandardHeaders, signBody, signStandard, verifyBody, verifyStandard } from './signature.ts';
