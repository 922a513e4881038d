// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'Sohbet platformu mesaj hızımızı sınırladı.',
  chatThrottledTodo:
    'Bir şey yapman gerekmez: mesaj, platformun istediği bekleme süresinden sonra gönderilir ve webhook’a hata yazılmaz.',
  chatEventUnreadable: 'Saklanan olay sohbet mesajına dönüştürülemedi.',
  chatEventUnreadableTodo: 'İşletmeciye başvur: bu olmamalı.',
  chatWebhookDeleted: 'Discord’da bu webhook artık yok: webhook ya da kanalı silindi.',
  chatWebhookDeletedTodo: 'Kanalın ayarlarında yeni bir webhook oluştur ve URL’sini gir.',
  chatTokenInvalid: 'Discord bu webhook’un token’ını reddetti.',
  chatTokenInvalidTodo: 'Webhook’un tam URL’sini yeniden kopyalayıp gir.',
  chatThreadNeeded: 'Kanal bir forum; yalnızca alt başlıklarda mesaj kabul eder.',
  chatThreadNeededTodo:
    'Bir metin kanalının webhook’unu kullan ya da URL’ye ?thread_id= ve alt başlığın kimliğini ekle.',
  chatRejected: 'Discord mesajın biçimini reddetti.',
  chatRejectedTodo: 'İşletmeciye başvur: biçimi bu hizmet belirler.',
  slackWebhookRemoved: 'Slack’te bu webhook artık yok: kaldırıldı ya da uygulamasının yüklemesi kaldırıldı.',
  slackWebhookRemovedTodo: 'Slack uygulamanın ayarlarında bir incoming webhook oluştur ve URL’sini gir.',
  slackWorkspaceUnavailable: 'Bu webhook’un Slack çalışma alanı artık yok ya da devre dışı.',
  slackWorkspaceUnavailableTodo: 'Etkin bir çalışma alanında bir incoming webhook oluştur ve URL’sini gir.',
  slackChannelNotFound: 'Slack bu webhook’un kanalını bulamıyor; muhtemelen silindi.',
  slackChannelNotFoundTodo: 'Başka bir kanal için bir incoming webhook oluştur ve URL’sini gir.',
  slackChannelArchived: 'Slack kanalı arşivlenmiş ve yeni mesaj kabul etmiyor.',
  slackChannelArchivedTodo:
    'Kanalı arşivden çıkar ya da başka bir kanal için bir incoming webhook oluştur ve URL’sini gir.',
  slackNotAllowed: 'Slack çalışma alanı bu webhook’un kanala yazmasına izin vermiyor.',
  slackNotAllowedTodo:
    'Bir çalışma alanı yöneticisinden izin iste ya da başka bir kanal için bir incoming webhook oluştur.',
  slackMessageRefused: 'Slack mesajın biçimini reddetti.',
  slackMessageRefusedTodo: 'İşletmeciye başvur: biçimi bu hizmet belirler.',
} satisfies AreaTranslation<'chatDiagnoses'>;
