// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Receber lembrete',
  isOn: 'Seu navegador vai avisar quando você puder votar de novo.',
  stop: 'Parar de avisar',
  choose: 'Escolha como quer receber o lembrete.',
  notifyHere: 'Avisar neste navegador',
  alsoNotifyHere: 'Avisar também neste navegador',
  addToCalendar: 'Adicionar ao calendário',
  all: 'Todos os lembretes',
  setUpFailed: 'Seu navegador não conseguiu ativar as notificações. Use o calendário.',
  blocked: 'Seu navegador bloqueia as notificações deste site. Você pode mudar isso nas configurações do navegador.',
  forFavorites: 'Um lembrete para todos os favoritos',
  forFavoritesText:
    'Você recebe um lembrete para todos em vez de um para cada, e o próximo só depois de votar de novo em um favorito.',
  how: 'Como',
  byBrowsers: 'Avisar nos meus navegadores',
  byEmail: 'Enviar um e-mail',
  inCalendar: 'Mostrar no meu calendário',
  calendarHint: 'Depois de salvar, você cria um endereço para seu aplicativo de calendário.',
  when: 'Quando',
  whenFirst: 'Quando o primeiro favorito estiver pronto',
  whenAll: 'Quando todos os favoritos estiverem prontos',
  forNone: 'Para não receber lembretes, não marque nenhuma opção.',
  save: 'Salvar lembrete',
  tooManyTries: 'Tentativas demais. Espere um minuto e tente de novo.',
  subscribed: 'Seu navegador vai avisar quando você puder votar de novo.',
  refused:
    'Não foi possível ativar as notificações no seu navegador. Adicione o voto ao calendário ou tente outro navegador.',
  stopped: 'Seu navegador não vai mais avisar sobre esta página.',
  stoppedEverywhere: 'As notificações estão desativadas em todos os navegadores.',
} satisfies AreaTranslation<'reminders'>;
