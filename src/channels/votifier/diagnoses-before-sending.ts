// Diagnoses of attempts at a vote listener that ended before the vote was sent (decisions D17, L4).
import { isThisMachine } from '../evidence.ts';
import type { BeforeSendingCode } from './listener-codes.ts';
import { describeAddress, describePort, describeService, type ListenerDiagnosis } from './listener-evidence.ts';

const OURS = 'The problem is on our side, not on your server. Send a test vote later';
/** Minecraft's own port, which owners enter most often by mistake. */
const GAME_PORT = 25_565;

export const DIAGNOSES_BEFORE_SENDING: Readonly<Record<BeforeSendingCode, ListenerDiagnosis>> = {
  host_invalid: {
    happened: 'The listener’s host is not a host name or an IP address.',
    todo: 'Enter only the host, such as mc.example, and enter the port in its own field.',
  },
  port_invalid: {
    happened: 'The listener’s port is not a number from 1 to 65535.',
    todo: 'Enter the port from the plugin’s config.yml: 8192 unless it was changed.',
  },
  port_denied: {
    happened: 'The listener’s port is blocked because it belongs to another kind of service.',
    todo: 'Enter the port from the plugin’s config.yml, or change the plugin’s port. The default is 8192.',
  },
  dns_not_found: {
    happened: 'The listener’s host name does not exist.',
    todo: 'Check the spelling. The name that players use may be only an SRV record, which vote listeners do not have. In that case, enter the server’s IP address or actual host name.',
  },
  dns_broken: {
    happened: 'The name servers of the listener’s domain returned an error.',
    todo: 'Check the domain’s name servers and DNSSEC at its registrar, or enter the server’s IP address.',
  },
  dns_timeout: {
    happened: 'The name servers of the listener’s domain did not respond in time.',
    todo: 'Check the domain’s name servers at its registrar, or enter the server’s IP address.',
  },
  dns_failed: { happened: 'This service could not reach a name server.', todo: `${OURS}.` },
  blocked_address: {
    happened: 'The host resolves to a private address, and votes are sent only to public ones.',
    todo: 'Enter the public address that players use, and forward the listener’s port there. To allow a private range, the operator can set ALLOW_PRIVATE_TARGETS.',
  },
  connect_refused: (evidence) => ({
    happened: `Nothing is listening${describeAddress(evidence)}.`,
    todo: `Check in the server console that the vote plugin is loaded and shows ${describePort(evidence)}${isThisMachine(evidence.host ?? '') ? '' : ', and that host in its config.yml is 0.0.0.0'}. With a proxy such as Velocity, the proxy’s plugin is the listener.`,
  }),
  connect_timeout: (evidence) => ({
    happened: `There was no response to the connection attempt${describeAddress(evidence)}.`,
    todo: `Check that the server is running, and open TCP on ${describePort(evidence)} in its firewall, hosting panel or router. With a hosting provider, use a port that it assigned to you.`,
  }),
  host_unreachable: {
    happened: 'The network reports that the listener’s server cannot be reached.',
    todo: 'Check that the server is running, that its address is correct, and that the firewall allows the listener’s port (TCP 8192 unless it was changed).',
  },
  reset: {
    happened: 'The server closed the connection while it was being established.',
    todo: 'Check for a firewall or DDoS protection in front of the listener’s port, and add an exception for this service.',
  },
  network_error: {
    happened: 'A network error occurred while the connection was being established.',
    todo: 'Send a test vote. If it fails again, check the server’s network.',
  },
  network_unreachable: {
    happened: 'This service has no network route to the listener’s address.',
    todo: `${OURS}. If your host has only an IPv6 address, enter an IPv4 address.`,
  },
  out_of_sockets: {
    happened: 'This service had no free sockets left.',
    todo: `${OURS}. If this keeps happening, the operator should raise the limit on open files.`,
  },
  stalled: { happened: 'This service stalled, and the vote was not sent.', todo: `${OURS}.` },
  shutdown: { happened: 'This service was being restarted, and the vote was not sent.', todo: `${OURS}.` },
  internal_error: {
    happened: 'An unexpected error occurred in this service, and the vote was not sent.',
    todo: `${OURS}. If this keeps happening, contact the operator.`,
  },
  vote_unreadable: {
    happened: 'This service could not read the stored vote, so nothing was sent.',
    todo: 'Contact the operator. There is nothing to fix on your side.',
  },
  no_player: {
    happened: 'The vote does not name a player, so nothing was sent.',
    todo: 'Nothing: voters who want the reward have to enter their player name when they vote.',
  },
  name_refused: ({ protocol }) => ({
    happened: 'The vote was not sent, because no listener would accept the player’s name.',
    todo: `A name has 1 to 16 characters, including a Bedrock prefix${protocol === 'v1' ? ', and only ASCII characters with v1' : ''}.`,
  }),
  service_name_refused: {
    happened: 'The name of this service cannot be sent to a listener.',
    todo: 'The operator should set SERVICE_NAME to letters (A to Z) and digits.',
  },
  key_unusable: {
    happened: 'The stored public key is not a 2048-bit RSA key, so the vote could not be encrypted.',
    todo: 'Paste the text of the plugin’s rsa/public.key again.',
  },
  vote_annulled: {
    happened: 'Staff of this site annulled the vote before it was sent.',
    todo: 'Nothing: annulled votes are not rewarded.',
  },
  listener_removed: {
    happened: 'The vote listener was removed before this vote was sent.',
    todo: 'This vote is not sent again. New votes are sent once you set up a listener again.',
  },
  settings_unreadable: {
    happened: 'This service cannot decrypt the listener’s settings, because they were stored with another key.',
    todo: 'Save the listener again with its token or key, or ask the operator to restore the previous SECRET_KEY.',
  },
  no_greeting: (evidence) => ({
    happened: `Something accepts connections${describeAddress(evidence)}, but it did not send a vote listener’s greeting.`,
    todo:
      evidence.port === GAME_PORT
        ? 'Port 25565 is the game port. Enter the vote plugin’s port from its config.yml: 8192 unless it was changed.'
        : 'Enter the vote plugin’s port from its config.yml: 8192 unless it was changed. The game port, such as 25565, sends no greeting.',
  }),
  closed_before_greeting: {
    happened: 'The connection was closed before the listener sent its greeting.',
    todo: 'Check that the port is the vote plugin’s, and that a tunnel or proxy in front of it still reaches the server. VotifierPlus also closes connections while its ConnectionThrottle blocks this service. In that case, wait a few minutes.',
  },
  greeting_unfinished: {
    happened: 'The listener began a Votifier greeting but never finished the line.',
    todo: 'Check any tunnel or proxy between this service and the plugin, and send a test vote.',
  },
  not_votifier: (evidence) => ({
    happened: `Another kind of service responds${describeAddress(evidence)}.${evidence.words ? ` Its greeting was “${evidence.words}”.` : ''}`,
    todo: 'Enter the vote plugin’s port from its config.yml: 8192 unless it was changed.',
  }),
  unknown_version: ({ words }) => ({
    happened: `The listener greets as Votifier, but with a protocol that is neither v1 nor v2${words ? `: “${words}”` : ''}.`,
    todo: 'Install a current version of NuVotifier or VotifierPlus, which support v2.',
  }),
  v1_only: (evidence) => ({
    happened: `The listener supports only protocol v1${evidence.words ? ` (${evidence.words})` : ''}, but v2 is selected here.`,
    todo: `With VotifierPlus, set TokenSupport: true in its config.yml, reload it, and enter the token for ${describeService(evidence)} or default. With classic Votifier, choose v1 here and paste its rsa/public.key.`,
  }),
  vote_too_long: {
    happened: 'The listener’s greeting would make the vote too long for a listener to accept.',
    todo: 'Use an unmodified NuVotifier or VotifierPlus, whose challenge has 26 characters.',
  },
  closed_before_sending: {
    happened: 'The listener sent its greeting and then closed the connection before the vote could be sent.',
    todo: 'Look in the server console at this time. An overloaded or restarting server does this, as does a plugin that limits connections.',
  },
};
