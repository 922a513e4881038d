// Diagnoses of attempts at a vote listener that ended before the vote was sent (decisions D17, L4).
import { isThisMachine } from '../evidence.ts';
import type { BeforeSendingCode } from './listener-codes.ts';
import { describeAddress, describePort, describeService, type ListenerDiagnosis } from './listener-evidence.ts';

const OURS = 'This is our fault, not your server’s. Send a test vote in a while';
/** Minecraft's own port, which owners enter most often by mistake. */
const GAME_PORT = 25_565;

export const DIAGNOSES_BEFORE_SENDING: Readonly<Record<BeforeSendingCode, ListenerDiagnosis>> = {
  host_invalid: {
    happened: 'The listener’s host is not a host name or an IP address.',
    todo: 'Enter the host alone, such as mc.example, and the port in its own field.',
  },
  port_invalid: {
    happened: 'The listener’s port is not a number from 1 to 65535.',
    todo: 'Enter the port from the plugin’s config.yml; it is 8192 unless it was changed.',
  },
  port_denied: {
    happened: 'The listener’s port is refused, because another kind of service uses it.',
    todo: 'Enter the port from the plugin’s config.yml, or give the plugin another one; 8192 is the usual one.',
  },
  dns_not_found: {
    happened: 'The listener’s host name does not exist.',
    todo: 'Check its spelling. A name that players use may exist as an SRV entry only, which vote listeners do not have: enter the server’s IP address or its real host name.',
  },
  dns_broken: {
    happened: 'The name servers of the listener’s domain answered with an error.',
    todo: 'Check the domain’s name servers and DNSSEC at its registrar, or enter the server’s IP address.',
  },
  dns_timeout: {
    happened: 'The name servers of the listener’s domain did not answer in time.',
    todo: 'Check the domain’s name servers at its registrar, or enter the server’s IP address.',
  },
  dns_failed: { happened: 'No name server could be reached from this service.', todo: `${OURS}.` },
  blocked_address: {
    happened: 'The host leads to an address of a private network, and votes are sent to public ones only.',
    todo: 'Enter the address players use from outside, and forward the listener’s port there. On a network of its own the operator can open the range with ALLOW_PRIVATE_TARGETS.',
  },
  connect_refused: (evidence) => ({
    happened: `Nothing listens${describeAddress(evidence)}.`,
    todo: `Check in the server console that the vote plugin is loaded and names ${describePort(evidence)}${isThisMachine(evidence.host ?? '') ? '' : ', and that host in its config.yml is 0.0.0.0'}. Behind a proxy such as Velocity the plugin of the proxy listens.`,
  }),
  connect_timeout: (evidence) => ({
    happened: `Nothing reacted to the attempt to connect${describeAddress(evidence)}.`,
    todo: `Check that the server is on, and let TCP on ${describePort(evidence)} through its firewall, hosting panel or router. With a game host the port must be one it gave you.`,
  }),
  host_unreachable: {
    happened: 'The network reports that the listener’s server cannot be reached.',
    todo: 'Check that it is on, that its address is still right, and that the firewall lets the listener’s port (TCP 8192 unless it was changed) through.',
  },
  reset: {
    happened: 'The server broke the connection off while it was being made.',
    todo: 'Check for a firewall or a protection against attacks in front of the listener’s port, and make an exception for this service.',
  },
  network_error: {
    happened: 'The network failed while the connection was being made.',
    todo: 'Send a test vote; if it fails again, check the server’s network.',
  },
  network_unreachable: {
    happened: 'This service has no network route to the listener’s address.',
    todo: `${OURS}. If your host has an IPv6 address only, enter an IPv4 address.`,
  },
  out_of_sockets: {
    happened: 'This service had no free sockets left.',
    todo: `${OURS}; if it stays, the operator should raise the limit of open files.`,
  },
  stalled: { happened: 'This service itself stood still, and the vote was not sent.', todo: `${OURS}.` },
  shutdown: { happened: 'This service was being restarted, and the vote was not sent.', todo: `${OURS}.` },
  internal_error: {
    happened: 'Something unexpected went wrong in this service, and the vote was not sent.',
    todo: `${OURS}; if it stays, tell the operator.`,
  },
  vote_unreadable: {
    happened: 'This service could not read the vote it had stored, and sent nothing.',
    todo: 'Nothing on your side: tell the operator.',
  },
  no_player: {
    happened: 'The vote names no player, so there is nobody to reward and nothing was sent.',
    todo: 'Nothing: voters who want the reward enter their in-game name when they vote.',
  },
  name_refused: ({ protocol }) => ({
    happened: 'The player’s name was not sent: no listener would take it as it stands.',
    todo: `A name has 1 to 16 characters, a Bedrock prefix included${protocol === 'v1' ? ', and with v1 plain letters, digits and signs only' : ''}.`,
  }),
  service_name_refused: {
    happened: 'This service’s own name cannot be sent to a listener.',
    todo: 'The operator should set SERVICE_NAME to plain letters and digits.',
  },
  key_unusable: {
    happened: 'The stored public key is not a 2048-bit RSA key, so the vote could not be encrypted.',
    todo: 'Paste the text of the plugin’s rsa/public.key again.',
  },
  listener_removed: {
    happened: 'The vote listener was removed before this vote was sent.',
    todo: 'It is not sent again. Votes cast since a listener was set up again go there.',
  },
  settings_unreadable: {
    happened: 'This service cannot decrypt the listener’s settings: its key is not the one they were stored with.',
    todo: 'Save the listener again with its token or key; or the operator puts back the SECRET_KEY from before.',
  },
  no_greeting: (evidence) => ({
    happened: `Something accepts connections${describeAddress(evidence)}, but it did not greet as a vote listener does.`,
    todo:
      evidence.port === GAME_PORT
        ? 'Port 25565 is the game’s own. Enter the vote plugin’s port from its config.yml: 8192 unless it was changed.'
        : 'Enter the vote plugin’s port from its config.yml, 8192 unless it was changed; the game’s own port, such as 25565, stays silent.',
  }),
  closed_before_greeting: {
    happened: 'The connection was closed before the listener greeted.',
    todo: 'Check that the port is the vote plugin’s, and that a tunnel or proxy in front of it still reaches the server. VotifierPlus also closes at once while its ConnectionThrottle blocks this service: wait some minutes.',
  },
  greeting_unfinished: {
    happened: 'The listener began to greet as Votifier does, but the line never ended.',
    todo: 'Check what stands between this service and the plugin, such as a tunnel or proxy, and send a test vote.',
  },
  not_votifier: (evidence) => ({
    happened: `Another kind of service answers${describeAddress(evidence)}.${evidence.words ? ` It greeted with “${evidence.words}”.` : ''}`,
    todo: 'Enter the vote plugin’s own port from its config.yml: 8192 unless it was changed.',
  }),
  unknown_version: ({ words }) => ({
    happened: `The listener greets as Votifier, but with a protocol that is neither v1 nor v2${words ? `: “${words}”` : ''}.`,
    todo: 'Install a current NuVotifier or VotifierPlus, which speak v2.',
  }),
  v1_only: (evidence) => ({
    happened: `The listener speaks protocol v1 only${evidence.words ? ` (${evidence.words})` : ''}, and v2 is chosen here.`,
    todo: `With VotifierPlus set TokenSupport: true in its config.yml, reload it, and enter the token for ${describeService(evidence)} or default. With a classic Votifier choose v1 here and paste its rsa/public.key.`,
  }),
  vote_too_long: {
    happened: 'The vote would be longer than a listener takes, because of what the listener put into its greeting.',
    todo: 'Use an unchanged NuVotifier or VotifierPlus: their challenge has 26 characters.',
  },
  closed_before_sending: {
    happened: 'The listener greeted and then closed the connection before the vote could be sent.',
    todo: 'Look into the server console at this time; an overloaded or restarting server does this, and so does a plugin that limits connections.',
  },
};
