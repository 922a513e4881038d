// Diagnoses of votes that were written to a listener (decisions D17, L4): the meaning of its response, or of its
// silence.
import { type Message, message } from '../../messages/message.ts';
import type { AfterSendingCode } from './listener-codes.ts';
import { describeService, type ListenerDiagnosis, type ListenerEvidence } from './listener-evidence.ts';

/** With what the listener said, if it said anything. */
function quoted(happened: Message, { words }: ListenerEvidence): Message {
  return words ? message('sentVoteDiagnoses.quoted', { happened, words }) : happened;
}

export const DIAGNOSES_AFTER_SENDING: Readonly<Record<AfterSendingCode, ListenerDiagnosis>> = {
  accepted: { happened: message('sentVoteDiagnoses.accepted'), todo: message('sentVoteDiagnoses.acceptedTodo') },
  wrong_token: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.wrongToken'), evidence),
    todo: message('sentVoteDiagnoses.wrongTokenTodo', { service: describeService(evidence) }),
  }),
  challenge_refused: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.challengeRefused'), evidence),
    todo: message('sentVoteDiagnoses.challengeRefusedTodo'),
  }),
  name_too_long: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.nameTooLong'), evidence),
    todo: message('sentVoteDiagnoses.nameTooLongTodo'),
  }),
  unknown_service: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.unknownService'), evidence),
    todo: message('sentVoteDiagnoses.unknownServiceTodo', { service: describeService(evidence) }),
  }),
  vote_not_understood: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.voteNotUnderstood'), evidence),
    todo: message('sentVoteDiagnoses.voteNotUnderstoodTodo'),
  }),
  message_too_long: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.messageTooLong'), evidence),
    todo: message('sentVoteDiagnoses.messageTooLongTodo'),
  }),
  v1_disabled: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.v1Disabled'), evidence),
    todo: message('sentVoteDiagnoses.v1DisabledTodo'),
  }),
  wrong_key: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.wrongKey'), evidence),
    todo: message('sentVoteDiagnoses.wrongKeyTodo'),
  }),
  taken_for_tls: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.takenForTls'), evidence),
    todo: message('sentVoteDiagnoses.takenForTlsTodo'),
  }),
  plugin_failed: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.pluginFailed'), evidence),
    todo: message('sentVoteDiagnoses.pluginFailedTodo'),
  }),
  closed_after_sending: (evidence) => ({
    happened: message('sentVoteDiagnoses.closedAfterSending'),
    todo: message('sentVoteDiagnoses.closedAfterSendingTodo', { service: describeService(evidence) }),
  }),
  closed_after_sending_v1: {
    happened: message('sentVoteDiagnoses.closedAfterSendingV1'),
    todo: message('sentVoteDiagnoses.closedAfterSendingV1Todo'),
  },
  left_open_v1: {
    happened: message('sentVoteDiagnoses.leftOpenV1'),
    todo: message('sentVoteDiagnoses.leftOpenV1Todo'),
  },
  sent_unconfirmed: {
    happened: message('sentVoteDiagnoses.sentUnconfirmed'),
    todo: message('sentVoteDiagnoses.sentUnconfirmedTodo'),
  },
  sent_unconfirmed_classic: {
    happened: message('sentVoteDiagnoses.sentUnconfirmedClassic'),
    todo: message('sentVoteDiagnoses.sentUnconfirmedClassicTodo'),
  },
  no_answer: { happened: message('sentVoteDiagnoses.noAnswer'), todo: message('sentVoteDiagnoses.noAnswerTodo') },
  answer_unreadable: (evidence) => ({
    happened: quoted(message('sentVoteDiagnoses.answerUnreadable'), evidence),
    todo: message('sentVoteDiagnoses.answerUnreadableTodo'),
  }),
  reset_after_sending: {
    happened: message('sentVoteDiagnoses.resetAfterSending'),
    todo: message('sentVoteDiagnoses.resetAfterSendingTodo'),
  },
  interrupted: {
    happened: message('sentVoteDiagnoses.interrupted'),
    todo: message('sentVoteDiagnoses.interruptedTodo'),
  },
};
