// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject:
    '{count, plural, one {Hay una ficha pendiente de aprobación} other {Hay # fichas pendientes de aprobación}}',
  waiting:
    '{count, plural, one {Hay una ficha pendiente de aprobación en {site}, desde el {time}.} other {Hay # fichas pendientes de aprobación en {site}, la primera desde el {time}.}} Los visitantes no ven las fichas hasta que se aprueban.',
  waitingEnd:
    'Recibes este correo porque eres miembro del staff. Se envía como máximo una vez por hora y solo cuando llegan fichas nuevas. Puedes desactivar estos correos en la misma página.',

  alert: '{alert} en {site}, desde el {time}.',
  alertEnd:
    'Recibes este correo porque eres miembro del staff. Se envía como máximo una vez por hora. Puedes desactivar estos correos: {url}',
  approval:
    '{count, plural, one {Hay una ficha pendiente de aprobación} other {Hay # fichas pendientes de aprobación}}',
  lookAlike: '{count, plural, one {Una ficha se parece a otra} other {# fichas se parecen a otra}}',
  flag: '{count, plural, one {Una ficha tiene votos que parecen falsos} other {# fichas tienen votos que parecen falsos}}',
  claim:
    '{count, plural, one {Una reclamación de una ficha necesita una decisión} other {# reclamaciones de fichas necesitan una decisión}}',
  report: '{count, plural, one {Hay un reporte nuevo} other {Hay # reportes nuevos}}',
  approvalName: 'Fichas pendientes de aprobación',
  lookAlikeName: 'Fichas que se parecen a otra',
  flagName: 'Votos bajo sospecha',
  claimName: 'Reclamaciones de fichas',
  reportName: 'Reportes',
  testAlert: 'Las alertas llegan a este canal. Esto es una prueba',
  otherAlert: 'Algo necesita una decisión',

  trialSubject: 'El modo de prueba terminó',
  trialEnded:
    'El modo de prueba de {site} terminó porque otras personas pueden acceder a este servicio. Detectado: {sign}.',
  trialMeaning: 'Ya no se pueden enviar votos a direcciones de la máquina donde se ejecuta el servicio.',
  trialTodo:
    'Pon en BASE_URL la dirección que usa la gente y reinicia. Para que los webhooks lleguen otra vez a esta máquina, configura ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
