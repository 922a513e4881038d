// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Lembretes',
  lead: 'Escolha como receber lembretes para votar de novo.',
  notifications: 'Notificações do navegador',
  noNotifications: 'Nenhuma ainda. Depois de votar, você pode pedir um aviso para quando puder votar de novo.',
  notificationsIn: 'Notificações em {count, plural, one {# navegador} other {# navegadores}}',
  stopAll: 'Parar todas',
  stop: 'Parar <unseen>as notificações de {name}</unseen>',
  calendar: 'Calendário',
  calendarText:
    'Seu aplicativo de calendário pode mostrar quando você pode votar de novo em cada página e lembrar você.',
  calendarAddress: 'endereço do calendário',
  subscribe:
    'Assine este endereço no seu aplicativo de calendário. Mantenha-o em segredo: quem o tiver vê em que você vota. Se outra pessoa o conseguir, crie um novo.',
  openInApp: 'Abrir no aplicativo de calendário',
  newAddress: 'Criar um novo endereço',
  disableCalendar: 'Desativar calendário',
  createAddress: 'Criar endereço de calendário',
  addressReady: 'Seu endereço de calendário está pronto.',
  renewQuestion: 'Criar um novo endereço de calendário?',
  renew: 'Criar novo endereço',
  renewText:
    'O endereço atual vai parar de funcionar. Informe o novo em todos os aplicativos de calendário que o usam.',
  renewed: 'Seu calendário tem um novo endereço.',
  disableQuestion: 'Desativar seu calendário?',
  disableText:
    'O endereço vai parar de funcionar, e seu aplicativo de calendário não vai mais mostrar seus votos. Você pode criar um novo endereço quando quiser.',
  disabled: 'Seu calendário foi desativado.',
} satisfies AreaTranslation<'reminderSettings'>;
