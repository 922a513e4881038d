// Diagnoses of votes that were written to a listener (decisions D17, L4): the meaning of its response, or of its
// silence.
import type { AfterSendingCode } from './listener-codes.ts';
import { describeService, type ListenerDiagnosis, quoteListener } from './listener-evidence.ts';

const NEVER_AGAIN = 'It is never sent twice';

export const DIAGNOSES_AFTER_SENDING: Readonly<Record<AfterSendingCode, ListenerDiagnosis>> = {
  accepted: {
    happened: 'The listener accepted the vote.',
    todo: 'If the player got no reward, check the reward plugin, such as VotingPlugin or SuperbVote: it must be installed and have a reward for this service’s name.',
  },
  wrong_token: (evidence) => ({
    happened: `The listener rejected the vote: the token is wrong.${quoteListener(evidence)}`,
    todo: `Copy the token again from tokens in the plugin’s config.yml: the entry ${describeService(evidence)} if there is one, otherwise default. Then reload the plugin (NuVotifier: /nvreload).`,
  }),
  challenge_refused: (evidence) => ({
    happened: `The listener rejected the vote: the challenge in the vote is not the one from its greeting.${quoteListener(evidence)}`,
    todo: 'A proxy or tunnel in between mixes up connections. Make it forward plain TCP without reusing connections. Then send a test vote. If this persists, contact the operator.',
  }),
  name_too_long: (evidence) => ({
    happened: `The listener rejected the vote: the player’s name is too long.${quoteListener(evidence)}`,
    todo: 'A name has at most 16 characters, including a Bedrock prefix such as a period. Vote with the name as the server shows it.',
  }),
  unknown_service: (evidence) => ({
    happened: `The listener rejected the vote: it has no token for this service.${quoteListener(evidence)}`,
    todo: `Add default: or ${describeService(evidence)}: with a token under tokens in the plugin’s config.yml, reload it (NuVotifier: /nvreload), and enter that token here. Upper and lower case matter.`,
  }),
  vote_not_understood: (evidence) => ({
    happened: `The listener could not read the vote.${quoteListener(evidence)}`,
    todo: 'The plugin is incompatible: update it, or use NuVotifier or VotifierPlus. If it is up to date, contact the operator.',
  }),
  message_too_long: (evidence) => ({
    happened: `The listener rejected the vote because it is too long.${quoteListener(evidence)}`,
    todo: 'Send a test vote. If this persists, update the plugin, and ask the operator to shorten SERVICE_NAME.',
  }),
  v1_disabled: (evidence) => ({
    happened: `The listener rejected the vote: protocol v1 is disabled.${quoteListener(evidence)}`,
    todo: 'Choose v2 here and enter the token from the plugin’s config.yml.',
  }),
  wrong_key: (evidence) => ({
    happened: `The listener rejected the vote because it could not decrypt it.${quoteListener(evidence)}`,
    todo: 'Paste the text of the plugin’s rsa/public.key again. If the plugin has generated new keys, the old one no longer works.',
  }),
  taken_for_tls: (evidence) => ({
    happened: `The listener mistook the vote for an encrypted connection.${quoteListener(evidence)}`,
    todo: 'Turn off TLS on any tunnel or proxy in between: votes are sent over plain TCP. Then send a test vote. If this persists, contact the operator.',
  }),
  plugin_failed: (evidence) => ({
    happened: `The listener reported an error, perhaps after it handled the vote, so it is unknown whether it was processed.${quoteListener(evidence)}`,
    todo: 'Look in the server console at this time for the full error, which is often from a reward plugin.',
  }),
  closed_after_sending: (evidence) => ({
    happened:
      'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it rejects a vote.',
    todo: `Look in the server console. “Authentication failed” means that VotifierPlus has a wrong token, has no token for ${describeService(evidence)} or default, or blocks this service with its ConnectionThrottle.`,
  }),
  closed_after_sending_v1: {
    happened:
      'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it cannot decrypt a vote.',
    todo: 'Look in the server console. If the vote is not there, paste the text of plugins/VotifierPlus/rsa/public.key again. If the plugin has generated new keys, the old one no longer works.',
  },
  left_open_v1: {
    happened:
      'The listener left the connection open, so it is unknown whether it was processed. Classic Votifier does this when it cannot decrypt a vote.',
    todo: 'If votes do not arrive, paste the text of plugins/Votifier/rsa/public.key again. If they do, a reward plugin is slowing the listener down. NuVotifier with a token gives a clear reply.',
  },
  sent_unconfirmed: {
    happened:
      'The vote was sent, but cannot be confirmed: the listener closed the connection without a reply, which NuVotifier always does with protocol v1.',
    todo: 'Look for the vote in the server console. If it is not there, the public key is wrong or v1 is disabled (disable-v1-protocol in NuVotifier, DisableV1 in VotifierPlus). Use a v2 token to be sure.',
  },
  sent_unconfirmed_classic: {
    happened:
      'The vote was sent, but cannot be confirmed: classic Votifier never responds. It closed the connection right away, as it does with a vote it can read.',
    todo: 'Look for the vote in the server console. To get confirmations, use NuVotifier or VotifierPlus with a token.',
  },
  no_answer: {
    happened:
      'The vote was sent, but the listener did not respond within 5 seconds, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console. A slow reward plugin or an overloaded server may respond too late.`,
  },
  answer_unreadable: (evidence) => ({
    happened: `The vote was sent, but the response is not from a vote listener, so it is unknown whether it was processed.${quoteListener(evidence)}`,
    todo: `${NEVER_AGAIN}. Look for the vote in the server console, and check what is between this service and the plugin.`,
  }),
  reset_after_sending: {
    happened: 'The connection was lost after the vote was sent, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console, and for a firewall, tunnel or restart that closed the connection.`,
  },
  interrupted: {
    happened:
      'This service stopped or stalled while it was sending the vote, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console. The problem was not on your server.`,
  },
};
