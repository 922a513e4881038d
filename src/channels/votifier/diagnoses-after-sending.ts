// Diagnoses of votes that were written to a listener (decisions D17, L4): what its response, or its silence, means.
import type { AfterSendingCode } from './listener-codes.ts';
import { describeService, type ListenerDiagnosis, quoteListener } from './listener-evidence.ts';

const NEVER_AGAIN = 'It is never sent twice';

export const DIAGNOSES_AFTER_SENDING: Readonly<Record<AfterSendingCode, ListenerDiagnosis>> = {
  accepted: {
    happened: 'The listener accepted the vote.',
    todo: 'If the player got no reward, look at the reward plugin, such as VotingPlugin or SuperbVote: it must be installed, know this service’s name and have a reward.',
  },
  wrong_token: (evidence) => ({
    happened: `The listener rejected the vote: the token is wrong.${quoteListener(evidence)}`,
    todo: `Copy the token again from tokens in the plugin’s config.yml: the entry named ${describeService(evidence)} if there is one, else default. Then reload the plugin (NuVotifier: /nvreload).`,
  }),
  challenge_refused: (evidence) => ({
    happened: `The listener rejected the vote: it had greeted with another challenge than the one signed.${quoteListener(evidence)}`,
    todo: 'A proxy or tunnel in between mixes up connections: let it forward plain TCP, one to one. Send a test vote; if this persists, tell the operator.',
  }),
  name_too_long: (evidence) => ({
    happened: `The listener rejected the vote: the player’s name is too long for it.${quoteListener(evidence)}`,
    todo: 'A name has at most 16 characters, and a Bedrock prefix such as . counts. Vote with the name as the server shows it.',
  }),
  unknown_service: (evidence) => ({
    happened: `The listener rejected the vote: it has no token for this service.${quoteListener(evidence)}`,
    todo: `Add default: or ${describeService(evidence)}: with a token under tokens in the plugin’s config.yml, reload it (NuVotifier: /nvreload), and enter that token here. Upper and lower case matter.`,
  }),
  vote_not_understood: (evidence) => ({
    happened: `The listener could not read the vote.${quoteListener(evidence)}`,
    todo: 'The plugin is incompatible: update it, or use NuVotifier or VotifierPlus. If it is up to date, tell the operator.',
  }),
  message_too_long: (evidence) => ({
    happened: `The listener rejected the vote as too long.${quoteListener(evidence)}`,
    todo: 'Send a test vote. If this persists, update the plugin, and let the operator shorten SERVICE_NAME.',
  }),
  v1_disabled: (evidence) => ({
    happened: `The listener rejected the vote: protocol v1 is disabled there.${quoteListener(evidence)}`,
    todo: 'Choose v2 here and enter the token from the plugin’s config.yml.',
  }),
  wrong_key: (evidence) => ({
    happened: `The listener rejected the vote: it could not decrypt it.${quoteListener(evidence)}`,
    todo: 'Paste the text of the plugin’s rsa/public.key again; if the plugin made new keys, the old one is void.',
  }),
  taken_for_tls: (evidence) => ({
    happened: `The listener took the vote for an encrypted connection.${quoteListener(evidence)}`,
    todo: 'Turn off TLS on the tunnel or proxy in between: votes are sent over plain TCP. Otherwise send a test vote; if this persists, tell the operator.',
  }),
  plugin_failed: (evidence) => ({
    happened: `The listener reported an error, perhaps after it had handled the vote, so it is unknown whether it was processed.${quoteListener(evidence)}`,
    todo: 'Check the server console at this time: it has the full error, often from a reward plugin.',
  }),
  closed_after_sending: (evidence) => ({
    happened:
      'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it rejects a vote.',
    todo: `Look in the server console. With “Authentication failed”, VotifierPlus has a wrong token, no token for ${describeService(evidence)} or default, or its ConnectionThrottle blocks this service.`,
  }),
  closed_after_sending_v1: {
    happened:
      'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it cannot decrypt a vote.',
    todo: 'Look in the server console. If the vote is not there, paste the text of plugins/VotifierPlus/rsa/public.key again; if the plugin made new keys, the old one is void.',
  },
  left_open_v1: {
    happened:
      'The listener left the connection open, so it is unknown whether it was processed. A classic Votifier does this when it cannot decrypt a vote.',
    todo: 'If votes do not arrive, paste the text of plugins/Votifier/rsa/public.key again. If they do, a reward plugin holds the listener up; NuVotifier with its token gives a clear reply.',
  },
  sent_unconfirmed: {
    happened:
      'The vote was sent, but cannot be confirmed: this listener closed the connection without a reply, and with protocol v1 NuVotifier does so in any case.',
    todo: 'Look for the vote in the server console. If it is not there, the public key is wrong, or v1 is disabled: NuVotifier’s disable-v1-protocol, VotifierPlus’s DisableV1. Use a v2 token to be sure.',
  },
  sent_unconfirmed_classic: {
    happened:
      'The vote was sent, but cannot be confirmed: a classic Votifier never responds. It closed the connection at once, as it does with a vote it could read.',
    todo: 'Look for the vote in the server console. NuVotifier or VotifierPlus in its place, with a token, confirm votes.',
  },
  no_answer: {
    happened:
      'The vote was sent, and the listener did not answer within 5 seconds, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console; a server that hangs or a slow reward plugin responds too late.`,
  },
  answer_unreadable: (evidence) => ({
    happened: `The vote was sent, but the answer is not one of a vote listener, so it is unknown whether it was processed.${quoteListener(evidence)}`,
    todo: `${NEVER_AGAIN}. Look for the vote in the server console, and check what stands between this service and the plugin.`,
  }),
  reset_after_sending: {
    happened: 'The connection broke off after the vote was sent, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console, and for a firewall, tunnel or restart that broke the connection.`,
  },
  interrupted: {
    happened:
      'This service stopped or stalled after it began to send the vote, so it is unknown whether it was processed.',
    todo: `${NEVER_AGAIN}. Look for the vote in the server console; this is not your server’s fault.`,
  },
};
