// A vote listener in memory, plainly made up: votes with every end there is, and test votes that tell what a test wants told.
import type {
  Listener,
  ListenerParts,
  ListenerStep,
  ShownListenerVote,
} from '../../src/web/listener-parts.ts';
import { ago, HOUR, MINUTE } from './sample-data.ts';

type TestVoteSent = Awaited<ReturnType<ListenerParts['test']>>;

/** What a test vote tells: its steps as they come, then its end; null: the usual one, accepted. */
export interface SampleTest {
  readonly steps: Iterable<ListenerStep> | AsyncIterable<ListenerStep>;
  readonly ends: TestVoteSent | null;
}

interface SampleState {
  listener: Listener | null;
  listenerVotes: readonly ShownListenerVote[];
  testVote: SampleTest;
  readonly calls: string[];
}

export const LISTENER: Listener = {
  endpointId: 'end_listener',
  settingsVersion: 3,
  host: 'votes.survival.example',
  port: 8192,
  protocol: 'v2',
  publicKey: null,
  status: 'failing',
  consecutiveFailures: 2,
  lastAcceptedAt: ago(20 * MINUTE),
  lastUnconfirmedAt: null,
  lastFailure: { at: ago(3 * MINUTE), code: 'wrong_token' },
};

const vote = (change: Partial<ShownListenerVote>): ShownListenerVote => ({
  eventId: '019ab3f277017abc8def0123456789ab',
  player: 'Sample_Player',
  isTest: false,
  state: 'accepted',
  code: 'accepted',
  words: '{"status":"ok"}',
  address: '203.0.113.7',
  durationMs: 86,
  recordedAt: ago(MINUTE),
  votedAt: ago(MINUTE),
  diagnosis: {
    happened: 'The listener accepted the vote.',
    todo: 'If the player got no reward, look at the reward plugin.',
  },
  ...change,
});

const notEnded = { code: null, words: null, address: null, durationMs: null, diagnosis: null };

/** Every state once, the newest first. */
export const LISTENER_VOTES: readonly ShownListenerVote[] = [
  vote({ ...notEnded, state: 'waiting', player: 'Waiting_1', recordedAt: ago(1_000) }),
  vote({ ...notEnded, state: 'queued', player: '.Bedrock1', recordedAt: ago(2_000) }),
  vote({ ...notEnded, state: 'sending', player: '.Bedrock1', recordedAt: ago(3_000) }),
  vote({ isTest: true, player: 'Sample_Owner', recordedAt: ago(MINUTE) }),
  vote({
    state: 'rejected',
    code: 'wrong_token',
    player: 'Rejected_1',
    words:
      '{"status":"error","cause":"Corrupted","error":"<script>alert(1)</script> Signature is not valid"}',
    recordedAt: ago(3 * MINUTE),
    votedAt: ago(3 * MINUTE),
    diagnosis: {
      happened: 'The listener rejected the vote: the token is wrong.',
      todo: 'Copy the token again from tokens in the plugin’s config.yml, then reload the plugin.',
    },
  }),
  vote({
    state: 'failed',
    code: 'connect_refused',
    player: '=Formula1',
    words: null,
    durationMs: 12,
    recordedAt: ago(8 * MINUTE),
    votedAt: ago(8 * MINUTE),
    diagnosis: {
      happened: 'Nothing listens on port 8192 of votes.survival.example, so nothing was sent.',
      todo: 'Check that the plugin is loaded and that the port is right.',
    },
  }),
  vote({
    state: 'sent_unconfirmed',
    code: 'sent_unconfirmed',
    player: 'Old_Votifier',
    words: null,
    recordedAt: ago(2 * HOUR),
    diagnosis: {
      happened:
        'The vote was sent, but cannot be confirmed: this listener closed the connection without a reply.',
      todo: 'Look for the vote in the server console.',
    },
  }),
  vote({
    state: 'unknown',
    code: 'no_answer',
    player: 'Unknown_1',
    words: null,
    durationMs: 5_040,
    recordedAt: ago(3 * HOUR),
    votedAt: ago(3 * HOUR),
    diagnosis: {
      happened:
        'The vote was sent, and the listener did not answer within 5 seconds, so it is unknown whether it was processed.',
      todo: 'It is never sent twice. Look for the vote in the server console.',
    },
  }),
  vote({ ...notEnded, state: 'already_rewarded', player: 'Eager_Voter', recordedAt: ago(5 * HOUR) }),
  vote({ recordedAt: ago(26 * HOUR) }),
];

/** The steps of a vote that is accepted. */
export const USUAL_STEPS: readonly ListenerStep[] = [
  { step: 'resolved', elapsedMs: 8, text: '203.0.113.7' },
  { step: 'connected', elapsedMs: 31, text: '203.0.113.7' },
  { step: 'greeting', elapsedMs: 54, text: 'VOTIFIER 2' },
  { step: 'protocol', elapsedMs: 54, text: 'v2' },
  { step: 'signed', elapsedMs: 55, text: 'HMAC-SHA256, with the token' },
  { step: 'sent', elapsedMs: 56, text: '304 bytes' },
  { step: 'answered', elapsedMs: 81, text: '{"status":"ok"}' },
];

const NEVER_REWARDED: readonly string[] = ['failed', 'rejected', 'unknown'];

export function sampleListener(state: SampleState): ListenerParts {
  const note = (what: string) => void state.calls.push(what);
  return {
    read: async () => state.listener,
    save: async ({ host, port, protocol, secret }) => {
      note(`saveListener ${host} ${port} ${protocol} ${secret === null ? 'keeps' : 'new'}`);
      if (port === 25_565)
        return { ok: false, field: 'port', code: 'port_game', sentence: 'That is the game’s port.' };
      if (host.startsWith('10.'))
        return { ok: false, field: 'host', code: 'blocked_address', sentence: 'That is a private address.' };
      if (secret === null && !state.listener)
        return { ok: false, field: 'secret', code: 'token_missing', sentence: 'Paste the token.' };
      return { ok: true };
    },
    remove: async () => note('removeListener'),
    votes: async () => state.listenerVotes,
    unrewarded: async (_listingId, limit = 10_000) =>
      state.listenerVotes.filter((one) => NEVER_REWARDED.includes(one.state)).slice(0, limit),
    async test({ playerName, begun, watch }) {
      const { steps, ends } = state.testVote;
      if (ends && !ends.ok) return ends;
      note(`testVote ${playerName}`);
      begun();
      for await (const step of steps) watch(step);
      note('testVote ended');
      return ends ?? acceptedTest(playerName);
    },
  };
}

function acceptedTest(playerName: string): TestVoteSent {
  const { diagnosis } = vote({});
  if (!diagnosis) throw new Error('An accepted vote has its sentences.');
  return { ok: true, playerName, verdict: 'accepted', durationMs: 82, diagnosis };
}
