// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: '채팅 플랫폼이 메시지 전송 속도를 제한했어요.',
  chatThrottledTodo: '할 일이 없어요. 플랫폼이 요청한 시간 뒤에 메시지를 보내며, 웹훅의 실패로 집계되지 않아요.',
  chatEventUnreadable: '저장된 이벤트를 채팅 메시지로 바꾸지 못했어요.',
  chatEventUnreadableTodo: '운영자에게 문의하세요. 일어나면 안 되는 일이에요.',
  chatWebhookDeleted: 'Discord에 이 웹훅이 더 이상 없어요. 웹훅이나 채널이 삭제됐어요.',
  chatWebhookDeletedTodo: '채널 설정에서 새 웹훅을 만들고 URL을 입력하세요.',
  chatTokenInvalid: 'Discord가 이 웹훅의 토큰을 거부했어요.',
  chatTokenInvalidTodo: '웹훅의 전체 URL을 다시 복사해 입력하세요.',
  chatThreadNeeded: '채널이 포럼이라 스레드에서만 메시지를 받아요.',
  chatThreadNeededTodo: '텍스트 채널의 웹훅을 쓰거나 URL에 ?thread_id=와 스레드 ID를 추가하세요.',
  chatRejected: 'Discord가 메시지 형식을 거부했어요.',
  chatRejectedTodo: '운영자에게 문의하세요. 형식은 이 서비스가 정해요.',
  slackWebhookRemoved: 'Slack에 이 웹훅이 더 이상 없어요. 웹훅이 제거됐거나 앱이 삭제됐어요.',
  slackWebhookRemovedTodo: 'Slack 앱 설정에서 수신 웹훅을 만들고 URL을 입력하세요.',
  slackWorkspaceUnavailable: '이 웹훅의 Slack 워크스페이스가 없어졌거나 비활성화됐어요.',
  slackWorkspaceUnavailableTodo: '활성 워크스페이스에서 수신 웹훅을 만들고 URL을 입력하세요.',
  slackChannelNotFound: 'Slack이 이 웹훅의 채널을 찾지 못해요. 삭제된 것 같아요.',
  slackChannelNotFoundTodo: '다른 채널의 수신 웹훅을 만들고 URL을 입력하세요.',
  slackChannelArchived: 'Slack 채널이 보관되어 새 메시지를 받지 않아요.',
  slackChannelArchivedTodo: '채널 보관을 해제하거나 다른 채널의 수신 웹훅을 만들고 URL을 입력하세요.',
  slackNotAllowed: 'Slack 워크스페이스가 이 웹훅의 채널 게시를 허용하지 않아요.',
  slackNotAllowedTodo: '워크스페이스 관리자에게 허용을 요청하거나 다른 채널의 수신 웹훅을 만드세요.',
  slackMessageRefused: 'Slack이 메시지 형식을 거부했어요.',
  slackMessageRefusedTodo: '운영자에게 문의하세요. 형식은 이 서비스가 정해요.',
} satisfies AreaTranslation<'chatDiagnoses'>;
