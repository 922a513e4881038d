// Diagnoses of attempts at a vote listener that ended before the vote was sent (decisions D17, L4).
import { type Message, message } from '../../messages/message.ts';
import { isThisMachine } from '../evidence.ts';
import type { BeforeSendingCode } from './listener-codes.ts';
import {
  describePort,
  describeService,
  type ListenerDiagnosis,
  type ListenerEvidence,
  triedPlace,
} from './listener-evidence.ts';

/** Minecraft's own port, which owners enter most often by mistake. */
const GAME_PORT = 25_565;

function withGreeting(happened: Message, { words }: ListenerEvidence): Message {
  return words ? message('listenerDiagnoses.greetingWas', { happened, words }) : happened;
}

export const DIAGNOSES_BEFORE_SENDING: Readonly<Record<BeforeSendingCode, ListenerDiagnosis>> = {
  host_invalid: {
    happened: message('listenerDiagnoses.hostInvalid'),
    todo: message('listenerDiagnoses.hostInvalidTodo'),
  },
  port_invalid: {
    happened: message('listenerDiagnoses.portInvalid'),
    todo: message('listenerDiagnoses.portInvalidTodo'),
  },
  port_denied: { happened: message('listenerDiagnoses.portDenied'), todo: message('listenerDiagnoses.portDeniedTodo') },
  dns_not_found: {
    happened: message('listenerDiagnoses.dnsNotFound'),
    todo: message('listenerDiagnoses.dnsNotFoundTodo'),
  },
  dns_broken: { happened: message('listenerDiagnoses.dnsBroken'), todo: message('listenerDiagnoses.dnsBrokenTodo') },
  dns_timeout: { happened: message('listenerDiagnoses.dnsTimeout'), todo: message('listenerDiagnoses.dnsTimeoutTodo') },
  dns_failed: { happened: message('listenerDiagnoses.dnsFailed'), todo: message('listenerDiagnoses.dnsFailedTodo') },
  blocked_address: {
    happened: message('listenerDiagnoses.blockedAddress'),
    todo: message('listenerDiagnoses.blockedAddressTodo'),
  },
  connect_refused: (evidence) => ({
    happened: message('listenerDiagnoses.connectRefused', { ...triedPlace(evidence) }),
    todo: message(
      isThisMachine(evidence.host ?? '')
        ? 'listenerDiagnoses.connectRefusedHereTodo'
        : 'listenerDiagnoses.connectRefusedTodo',
      { port: describePort(evidence) },
    ),
  }),
  connect_timeout: (evidence) => ({
    happened: message('listenerDiagnoses.connectTimeout', { ...triedPlace(evidence) }),
    todo: message('listenerDiagnoses.connectTimeoutTodo', { port: describePort(evidence) }),
  }),
  host_unreachable: {
    happened: message('listenerDiagnoses.hostUnreachable'),
    todo: message('listenerDiagnoses.hostUnreachableTodo'),
  },
  reset: { happened: message('listenerDiagnoses.reset'), todo: message('listenerDiagnoses.resetTodo') },
  network_error: {
    happened: message('listenerDiagnoses.networkError'),
    todo: message('listenerDiagnoses.networkErrorTodo'),
  },
  network_unreachable: {
    happened: message('listenerDiagnoses.networkUnreachable'),
    todo: message('listenerDiagnoses.networkUnreachableTodo'),
  },
  out_of_sockets: {
    happened: message('listenerDiagnoses.outOfSockets'),
    todo: message('listenerDiagnoses.outOfSocketsTodo'),
  },
  stalled: { happened: message('listenerDiagnoses.stalled'), todo: message('listenerDiagnoses.stalledTodo') },
  shutdown: { happened: message('listenerDiagnoses.shutdown'), todo: message('listenerDiagnoses.shutdownTodo') },
  internal_error: {
    happened: message('listenerDiagnoses.internalError'),
    todo: message('listenerDiagnoses.internalErrorTodo'),
  },
  vote_unreadable: {
    happened: message('listenerDiagnoses.voteUnreadable'),
    todo: message('listenerDiagnoses.voteUnreadableTodo'),
  },
  no_player: { happened: message('listenerDiagnoses.noPlayer'), todo: message('listenerDiagnoses.noPlayerTodo') },
  name_refused: ({ protocol }) => ({
    happened: message('listenerDiagnoses.nameRefused'),
    todo: message(protocol === 'v1' ? 'listenerDiagnoses.nameRefusedV1Todo' : 'listenerDiagnoses.nameRefusedTodo'),
  }),
  service_name_refused: {
    happened: message('listenerDiagnoses.serviceNameRefused'),
    todo: message('listenerDiagnoses.serviceNameRefusedTodo'),
  },
  key_unusable: {
    happened: message('listenerDiagnoses.keyUnusable'),
    todo: message('listenerDiagnoses.keyUnusableTodo'),
  },
  vote_annulled: {
    happened: message('listenerDiagnoses.voteAnnulled'),
    todo: message('listenerDiagnoses.voteAnnulledTodo'),
  },
  listener_removed: {
    happened: message('listenerDiagnoses.listenerRemoved'),
    todo: message('listenerDiagnoses.listenerRemovedTodo'),
  },
  settings_unreadable: {
    happened: message('listenerDiagnoses.settingsUnreadable'),
    todo: message('listenerDiagnoses.settingsUnreadableTodo'),
  },
  no_greeting: (evidence) => ({
    happened: message('listenerDiagnoses.noGreeting', { ...triedPlace(evidence) }),
    todo: message(
      evidence.port === GAME_PORT ? 'listenerDiagnoses.noGreetingGamePortTodo' : 'listenerDiagnoses.noGreetingTodo',
    ),
  }),
  closed_before_greeting: {
    happened: message('listenerDiagnoses.closedBeforeGreeting'),
    todo: message('listenerDiagnoses.closedBeforeGreetingTodo'),
  },
  greeting_unfinished: {
    happened: message('listenerDiagnoses.greetingUnfinished'),
    todo: message('listenerDiagnoses.greetingUnfinishedTodo'),
  },
  not_votifier: (evidence) => ({
    happened: withGreeting(message('listenerDiagnoses.notVotifier', { ...triedPlace(evidence) }), evidence),
    todo: message('listenerDiagnoses.notVotifierTodo'),
  }),
  unknown_version: ({ words }) => ({
    happened: words
      ? message('listenerDiagnoses.unknownVersionNamed', { words })
      : message('listenerDiagnoses.unknownVersion'),
    todo: message('listenerDiagnoses.unknownVersionTodo'),
  }),
  v1_only: (evidence) => ({
    happened: evidence.words
      ? message('listenerDiagnoses.v1OnlyNamed', { words: evidence.words })
      : message('listenerDiagnoses.v1Only'),
    todo: message('listenerDiagnoses.v1OnlyTodo', { service: describeService(evidence) }),
  }),
  vote_too_long: {
    happened: message('listenerDiagnoses.voteTooLong'),
    todo: message('listenerDiagnoses.voteTooLongTodo'),
  },
  closed_before_sending: {
    happened: message('listenerDiagnoses.closedBeforeSending'),
    todo: message('listenerDiagnoses.closedBeforeSendingTodo'),
  },
};
