// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'Die Chat-Plattform hat unser Nachrichtentempo begrenzt.',
  chatThrottledTodo:
    'Nichts zu tun: Die Nachricht wird nach der Wartezeit gesendet, die die Plattform verlangt hat, und das zählt nicht gegen den Webhook.',
  chatEventUnreadable: 'Das gespeicherte Event konnte nicht in eine Chat-Nachricht umgewandelt werden.',
  chatEventUnreadableTodo: 'Wende dich an den Betreiber: Das sollte nicht passieren.',
  chatWebhookDeleted: 'Discord kennt diesen Webhook nicht mehr: Der Webhook oder sein Kanal wurde gelöscht.',
  chatWebhookDeletedTodo: 'Erstelle in den Einstellungen des Kanals einen neuen Webhook und gib seine URL ein.',
  chatTokenInvalid: 'Discord hat das Token dieses Webhooks abgelehnt.',
  chatTokenInvalidTodo: 'Kopiere noch einmal die ganze URL des Webhooks und gib sie ein.',
  chatThreadNeeded: 'Der Kanal ist ein Forum, das Nachrichten nur in Threads annimmt.',
  chatThreadNeededTodo:
    'Verwende den Webhook eines Textkanals oder hänge ?thread_id= und die ID des Threads an die URL an.',
  chatRejected: 'Discord hat das Format der Nachricht abgelehnt.',
  chatRejectedTodo: 'Wende dich an den Betreiber: Das Format bestimmt dieser Dienst.',
  slackWebhookRemoved: 'Slack kennt diesen Webhook nicht mehr: Er wurde entfernt oder seine App deinstalliert.',
  slackWebhookRemovedTodo:
    'Erstelle in den Einstellungen deiner Slack-App einen Incoming Webhook und gib seine URL ein.',
  slackWorkspaceUnavailable: 'Den Slack-Workspace dieses Webhooks gibt es nicht mehr, oder er ist deaktiviert.',
  slackWorkspaceUnavailableTodo: 'Erstelle einen Incoming Webhook in einem aktiven Workspace und gib seine URL ein.',
  slackChannelNotFound: 'Slack findet den Kanal dieses Webhooks nicht; wahrscheinlich wurde er gelöscht.',
  slackChannelNotFoundTodo: 'Erstelle einen Incoming Webhook für einen anderen Kanal und gib seine URL ein.',
  slackChannelArchived: 'Der Slack-Kanal ist archiviert und nimmt keine neuen Nachrichten an.',
  slackChannelArchivedTodo:
    'Hole den Kanal aus dem Archiv oder erstelle einen Incoming Webhook für einen anderen und gib seine URL ein.',
  slackNotAllowed: 'Der Slack-Workspace erlaubt diesem Webhook nicht, in seinem Kanal zu schreiben.',
  slackNotAllowedTodo:
    'Bitte einen Admin des Workspace, es zu erlauben, oder erstelle einen Incoming Webhook für einen anderen Kanal.',
  slackMessageRefused: 'Slack hat das Format der Nachricht abgelehnt.',
  slackMessageRefusedTodo: 'Wende dich an den Betreiber: Das Format bestimmt dieser Dienst.',
} satisfies AreaTranslation<'chatDiagnoses'>;
