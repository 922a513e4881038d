// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
export default {
  // `{words}` is what the listener answered.
  quoted: '{happened} It said: “{words}”.',
  accepted: 'The listener accepted the vote.',
  acceptedTodo:
    'If the player got no reward, check the reward plugin, such as VotingPlugin or SuperbVote: it must be installed and have a reward for this service’s name.',
  closedAfterSendingV1:
    'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it cannot decrypt a vote.',
  closedAfterSendingV1Todo:
    'Look in the server console. If the vote is not there, paste the text of plugins/VotifierPlus/rsa/public.key again. If the plugin has generated new keys, the old one no longer works.',
  leftOpenV1:
    'The listener left the connection open, so it is unknown whether it was processed. Classic Votifier does this when it cannot decrypt a vote.',
  leftOpenV1Todo:
    'If votes do not arrive, paste the text of plugins/Votifier/rsa/public.key again. If they do, a reward plugin is slowing the listener down. NuVotifier with a token gives a clear reply.',
  sentUnconfirmed:
    'The vote was sent, but cannot be confirmed: the listener closed the connection without a reply, which NuVotifier always does with protocol v1.',
  sentUnconfirmedTodo:
    'Look for the vote in the server console. If it is not there, the public key is wrong or v1 is disabled (disable-v1-protocol in NuVotifier, DisableV1 in VotifierPlus). Use a v2 token to be sure.',
  sentUnconfirmedClassic:
    'The vote was sent, but cannot be confirmed: classic Votifier never responds. It closed the connection right away, as it does with a vote it can read.',
  sentUnconfirmedClassicTodo:
    'Look for the vote in the server console. To get confirmations, use NuVotifier or VotifierPlus with a token.',
  noAnswer:
    'The vote was sent, but the listener did not respond within 5 seconds, so it is unknown whether it was processed.',
  noAnswerTodo:
    'It is never sent twice. Look for the vote in the server console. A slow reward plugin or an overloaded server may respond too late.',
  resetAfterSending: 'The connection was lost after the vote was sent, so it is unknown whether it was processed.',
  resetAfterSendingTodo:
    'It is never sent twice. Look for the vote in the server console, and for a firewall, tunnel or restart that closed the connection.',
  interrupted:
    'This service stopped or stalled while it was sending the vote, so it is unknown whether it was processed.',
  interruptedTodo:
    'It is never sent twice. Look for the vote in the server console. The problem was not on your server.',
  wrongToken: 'The listener rejected the vote: the token is wrong.',
  wrongTokenTodo:
    'Copy the token again from tokens in the plugin’s config.yml: the entry {service} if there is one, otherwise default. Then reload the plugin (NuVotifier: /nvreload).',
  challengeRefused: 'The listener rejected the vote: the challenge in the vote is not the one from its greeting.',
  challengeRefusedTodo:
    'A proxy or tunnel in between mixes up connections. Make it forward plain TCP without reusing connections. Then send a test vote. If this persists, contact the operator.',
  nameTooLong: 'The listener rejected the vote: the player’s name is too long.',
  nameTooLongTodo:
    'A name has at most 16 characters, including a Bedrock prefix such as a period. Vote with the name as the server shows it.',
  unknownService: 'The listener rejected the vote: it has no token for this service.',
  unknownServiceTodo:
    'Add default: or {service}: with a token under tokens in the plugin’s config.yml, reload it (NuVotifier: /nvreload), and enter that token here. Upper and lower case matter.',
  voteNotUnderstood: 'The listener could not read the vote.',
  voteNotUnderstoodTodo:
    'The plugin is incompatible: update it, or use NuVotifier or VotifierPlus. If it is up to date, contact the operator.',
  messageTooLong: 'The listener rejected the vote because it is too long.',
  messageTooLongTodo:
    'Send a test vote. If this persists, update the plugin, and ask the operator to shorten SERVICE_NAME.',
  v1Disabled: 'The listener rejected the vote: protocol v1 is disabled.',
  v1DisabledTodo: 'Choose v2 here and enter the token from the plugin’s config.yml.',
  wrongKey: 'The listener rejected the vote because it could not decrypt it.',
  wrongKeyTodo:
    'Paste the text of the plugin’s rsa/public.key again. If the plugin has generated new keys, the old one no longer works.',
  takenForTls: 'The listener mistook the vote for an encrypted connection.',
  takenForTlsTodo:
    'Turn off TLS on any tunnel or proxy in between: votes are sent over plain TCP. Then send a test vote. If this persists, contact the operator.',
  pluginFailed:
    'The listener reported an error, perhaps after it handled the vote, so it is unknown whether it was processed.',
  pluginFailedTodo: 'Look in the server console at this time for the full error, which is often from a reward plugin.',
  closedAfterSending:
    'The listener closed the connection without a reply, so it is unknown whether it was processed. VotifierPlus does this when it rejects a vote.',
  closedAfterSendingTodo:
    'Look in the server console. “Authentication failed” means that VotifierPlus has a wrong token, has no token for {service} or default, or blocks this service with its ConnectionThrottle.',
  answerUnreadable:
    'The vote was sent, but the response is not from a vote listener, so it is unknown whether it was processed.',
  answerUnreadableTodo:
    'It is never sent twice. Look for the vote in the server console, and check what is between this service and the plugin.',
} as const;
