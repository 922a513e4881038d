// Diagnoses of attempts that ended without a response (decision D17): DNS, network, TLS, malformed HTTP, our own
// faults.

import { NORMALIZED_URL_MAX_CHARACTERS } from '../core/limits.ts';
import { message } from '../messages/message.ts';
import type { FailureCode } from '../outbound/failure-codes.ts';
import type { Diagnosis } from './evidence.ts';

/**
 * `interrupted` is set by the engine: the process crashed during the attempt (decision D2). `vote_annulled` is not the
 * code of an attempt, but of a delivery that was cancelled (decision P412).
 */
export type NoResponseCode = FailureCode | 'interrupted' | 'settings_unreadable' | 'vote_annulled';

export const NO_RESPONSE_DIAGNOSES: Readonly<Record<NoResponseCode, Diagnosis>> = {
  interrupted: {
    happened: message('connectionDiagnoses.interrupted'),
    todo: message('connectionDiagnoses.interruptedTodo'),
  },
  vote_annulled: {
    happened: message('connectionDiagnoses.voteAnnulled'),
    todo: message('connectionDiagnoses.voteAnnulledTodo'),
  },
  settings_unreadable: {
    happened: message('connectionDiagnoses.settingsUnreadable'),
    todo: message('connectionDiagnoses.settingsUnreadableTodo'),
  },
  idle_closed: {
    happened: message('connectionDiagnoses.idleClosed'),
    todo: message('connectionDiagnoses.idleClosedTodo'),
  },
  shutdown: { happened: message('connectionDiagnoses.shutdown'), todo: message('connectionDiagnoses.shutdownTodo') },
  stalled: { happened: message('connectionDiagnoses.stalled'), todo: message('connectionDiagnoses.stalledTodo') },
  internal_error: {
    happened: message('connectionDiagnoses.internalError'),
    todo: message('connectionDiagnoses.internalErrorTodo'),
  },
  out_of_sockets: {
    happened: message('connectionDiagnoses.outOfSockets'),
    todo: message('connectionDiagnoses.outOfSocketsTodo'),
  },
  network_unreachable: {
    happened: message('connectionDiagnoses.networkUnreachable'),
    todo: message('connectionDiagnoses.networkUnreachableTodo'),
  },
  dns_failed: {
    happened: message('connectionDiagnoses.dnsFailed'),
    todo: message('connectionDiagnoses.dnsFailedTodo'),
  },
  dns_not_found: {
    happened: message('connectionDiagnoses.dnsNotFound'),
    todo: message('connectionDiagnoses.dnsNotFoundTodo'),
  },
  dns_broken: {
    happened: message('connectionDiagnoses.dnsBroken'),
    todo: message('connectionDiagnoses.dnsBrokenTodo'),
  },
  dns_timeout: {
    happened: message('connectionDiagnoses.dnsTimeout'),
    todo: message('connectionDiagnoses.dnsTimeoutTodo'),
  },
  blocked_address: {
    happened: message('connectionDiagnoses.blockedAddress'),
    todo: message('connectionDiagnoses.blockedAddressTodo'),
  },
  url_invalid: {
    happened: message('connectionDiagnoses.urlInvalid'),
    todo: message('connectionDiagnoses.urlInvalidTodo'),
  },
  url_characters: {
    happened: message('connectionDiagnoses.urlCharacters'),
    todo: message('connectionDiagnoses.urlCharactersTodo'),
  },
  url_too_long: {
    happened: message('connectionDiagnoses.urlTooLong', { max: NORMALIZED_URL_MAX_CHARACTERS }),
    todo: message('connectionDiagnoses.urlTooLongTodo'),
  },
  url_scheme: {
    happened: message('connectionDiagnoses.urlScheme'),
    todo: message('connectionDiagnoses.urlSchemeTodo'),
  },
  url_not_https: {
    happened: message('connectionDiagnoses.urlNotHttps'),
    todo: message('connectionDiagnoses.urlNotHttpsTodo'),
  },
  url_credentials: {
    happened: message('connectionDiagnoses.urlCredentials'),
    todo: message('connectionDiagnoses.urlCredentialsTodo'),
  },
  url_fragment: {
    happened: message('connectionDiagnoses.urlFragment'),
    todo: message('connectionDiagnoses.urlFragmentTodo'),
  },
  url_port: { happened: message('connectionDiagnoses.urlPort'), todo: message('connectionDiagnoses.urlPortTodo') },
  connect_refused: {
    happened: message('connectionDiagnoses.connectRefused'),
    todo: message('connectionDiagnoses.connectRefusedTodo'),
  },
  connect_timeout: {
    happened: message('connectionDiagnoses.connectTimeout'),
    todo: message('connectionDiagnoses.connectTimeoutTodo'),
  },
  host_unreachable: {
    happened: message('connectionDiagnoses.hostUnreachable'),
    todo: message('connectionDiagnoses.hostUnreachableTodo'),
  },
  tls_expired: {
    happened: message('connectionDiagnoses.tlsExpired'),
    todo: message('connectionDiagnoses.tlsExpiredTodo'),
  },
  tls_not_yet_valid: {
    happened: message('connectionDiagnoses.tlsNotYetValid'),
    todo: message('connectionDiagnoses.tlsNotYetValidTodo'),
  },
  tls_name_mismatch: {
    happened: message('connectionDiagnoses.tlsNameMismatch'),
    todo: message('connectionDiagnoses.tlsNameMismatchTodo'),
  },
  tls_self_signed: {
    happened: message('connectionDiagnoses.tlsSelfSigned'),
    todo: message('connectionDiagnoses.tlsSelfSignedTodo'),
  },
  tls_incomplete_chain: {
    happened: message('connectionDiagnoses.tlsIncompleteChain'),
    todo: message('connectionDiagnoses.tlsIncompleteChainTodo'),
  },
  tls_untrusted: {
    happened: message('connectionDiagnoses.tlsUntrusted'),
    todo: message('connectionDiagnoses.tlsUntrustedTodo'),
  },
  tls_timeout: {
    happened: message('connectionDiagnoses.tlsTimeout'),
    todo: message('connectionDiagnoses.tlsTimeoutTodo'),
  },
  tls_failed: {
    happened: message('connectionDiagnoses.tlsFailed'),
    todo: message('connectionDiagnoses.tlsFailedTodo'),
  },
  http_on_https: {
    happened: message('connectionDiagnoses.httpOnHttps'),
    todo: message('connectionDiagnoses.httpOnHttpsTodo'),
  },
  https_on_http: {
    happened: message('connectionDiagnoses.httpsOnHttp'),
    todo: message('connectionDiagnoses.httpsOnHttpTodo'),
  },
  timeout_headers: {
    happened: message('connectionDiagnoses.timeoutHeaders'),
    todo: message('connectionDiagnoses.timeoutHeadersTodo'),
  },
  reset: { happened: message('connectionDiagnoses.reset'), todo: message('connectionDiagnoses.resetTodo') },
  closed_early: {
    happened: message('connectionDiagnoses.closedEarly'),
    todo: message('connectionDiagnoses.closedEarlyTodo'),
  },
  malformed_http: {
    happened: message('connectionDiagnoses.malformedHttp'),
    todo: message('connectionDiagnoses.malformedHttpTodo'),
  },
  headers_too_large: {
    happened: message('connectionDiagnoses.headersTooLarge'),
    todo: message('connectionDiagnoses.headersTooLargeTodo'),
  },
  network_error: {
    happened: message('connectionDiagnoses.networkError'),
    todo: message('connectionDiagnoses.networkErrorTodo'),
  },
};
