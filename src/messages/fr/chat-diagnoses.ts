// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'La plateforme de chat a limité notre débit de messages.',
  chatThrottledTodo:
    'Rien : le message est envoyé après le délai demandé par la plateforme, et cela n’est pas compté comme un échec du webhook.',
  chatEventUnreadable: 'L’événement enregistré n’a pas pu être converti en message de chat.',
  chatEventUnreadableTodo: 'Contacte l’administrateur : cela ne devrait pas arriver.',
  chatWebhookDeleted: 'Discord n’a plus ce webhook : le webhook ou son salon a été supprimé.',
  chatWebhookDeletedTodo: 'Crée un nouveau webhook dans les paramètres du salon et saisis son URL.',
  chatTokenInvalid: 'Discord a rejeté le jeton de ce webhook.',
  chatTokenInvalidTodo: 'Copie de nouveau l’URL entière du webhook et saisis-la.',
  chatThreadNeeded: 'Le salon est un forum, qui n’accepte des messages que dans des fils.',
  chatThreadNeededTodo: 'Utilise le webhook d’un salon textuel, ou ajoute ?thread_id= et l’ID du fil à l’URL.',
  chatRejected: 'Discord a rejeté le format du message.',
  chatRejectedTodo: 'Contacte l’administrateur : c’est ce service qui détermine le format.',
  slackWebhookRemoved: 'Slack n’a plus ce webhook : il a été retiré, ou son appli a été désinstallée.',
  slackWebhookRemovedTodo: 'Crée un webhook entrant dans les paramètres de ton appli Slack et saisis son URL.',
  slackWorkspaceUnavailable: 'L’espace de travail Slack de ce webhook n’existe plus ou est désactivé.',
  slackWorkspaceUnavailableTodo: 'Crée un webhook entrant dans un espace de travail actif et saisis son URL.',
  slackChannelNotFound: 'Slack ne trouve pas le canal de ce webhook, qui a sans doute été supprimé.',
  slackChannelNotFoundTodo: 'Crée un webhook entrant pour un autre canal et saisis son URL.',
  slackChannelArchived: 'Le canal Slack est archivé et n’accepte pas de nouveaux messages.',
  slackChannelArchivedTodo: 'Désarchive le canal, ou crée un webhook entrant pour un autre et saisis son URL.',
  slackNotAllowed: 'L’espace de travail Slack n’autorise pas ce webhook à publier dans son canal.',
  slackNotAllowedTodo:
    'Demande à un admin de l’espace de travail de l’autoriser, ou crée un webhook entrant pour un autre canal.',
  slackMessageRefused: 'Slack a rejeté le format du message.',
  slackMessageRefusedTodo: 'Contacte l’administrateur : c’est ce service qui détermine le format.',
} satisfies AreaTranslation<'chatDiagnoses'>;
