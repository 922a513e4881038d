// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'Komunikator ograniczył tempo naszych wiadomości.',
  chatThrottledTodo: 'Nic: wiadomość wyślemy po czasie, o który prosi komunikator, i nie obciąża to webhooka.',
  chatEventUnreadable: 'Zapisanego zdarzenia nie udało się zamienić na wiadomość.',
  chatEventUnreadableTodo: 'Napisz do operatora: to nie powinno się zdarzyć.',
  chatWebhookDeleted: 'Discord nie ma już tego webhooka: usunięto webhook albo jego kanał.',
  chatWebhookDeletedTodo: 'Utwórz nowy webhook w ustawieniach kanału i podaj jego URL.',
  chatTokenInvalid: 'Discord odrzucił token tego webhooka.',
  chatTokenInvalidTodo: 'Skopiuj jeszcze raz pełny URL webhooka i go podaj.',
  chatThreadNeeded: 'Kanał jest forum, które przyjmuje wiadomości tylko w wątkach.',
  chatThreadNeededTodo: 'Użyj webhooka kanału tekstowego albo dodaj do URL ?thread_id= i ID wątku.',
  chatRejected: 'Discord odrzucił format wiadomości.',
  chatRejectedTodo: 'Napisz do operatora: format ustala ten serwis.',
  slackWebhookRemoved: 'Slack nie ma już tego webhooka: usunięto go albo odinstalowano jego aplikację.',
  slackWebhookRemovedTodo: 'Utwórz incoming webhook w ustawieniach swojej aplikacji Slack i podaj jego URL.',
  slackWorkspaceUnavailable:
    'Obszar roboczy Slacka, do którego należy ten webhook, już nie istnieje lub jest wyłączony.',
  slackWorkspaceUnavailableTodo: 'Utwórz incoming webhook w aktywnym obszarze roboczym i podaj jego URL.',
  slackChannelNotFound: 'Slack nie może znaleźć kanału tego webhooka; pewnie został usunięty.',
  slackChannelNotFoundTodo: 'Utwórz incoming webhook dla innego kanału i podaj jego URL.',
  slackChannelArchived: 'Kanał Slack jest zarchiwizowany i nie przyjmuje nowych wiadomości.',
  slackChannelArchivedTodo: 'Przywróć kanał z archiwum albo utwórz incoming webhook dla innego i podaj jego URL.',
  slackNotAllowed: 'Obszar roboczy Slacka nie pozwala temu webhookowi pisać na jego kanale.',
  slackNotAllowedTodo:
    'Poproś administratora obszaru roboczego o zgodę albo utwórz incoming webhook dla innego kanału.',
  slackMessageRefused: 'Slack odrzucił format wiadomości.',
  slackMessageRefusedTodo: 'Napisz do operatora: format ustala ten serwis.',
} satisfies AreaTranslation<'chatDiagnoses'>;
