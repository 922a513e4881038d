// The wire format: payload and signatures. The server imports this and nothing else of the SDK.
export {
  type AnnulmentPayload,
  type BotVoteData,
  type Game,
  type GameVoteData,
  TEST_EVENT_ID,
  type VotePayload,
  writePayload,
} from './payload.ts';
export { bodySignature, decodeSecret, type SignedMessage, standardSignature } from './signature.ts';
