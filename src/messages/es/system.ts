// Staff: the state of the installation, alerts, email that waits, and the manual. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Sistema',
  allWell: 'Todo funciona.',
  warningTitle: '{title}.',

  deliveries: 'Entregas',
  deliveriesUnknown: 'No se sabe el estado de las entregas porque la base de datos no respondió a tiempo.',
  oldestDue: 'La más atrasada',
  noneDue: 'Ninguna',
  deliveriesWaiting: 'Entregas en espera',
  listenersWaiting: 'En espera para listeners',
  endpointsServed: 'Endpoints atendidos',
  endpointsFailing: 'Endpoints que fallan',
  endpointsDisabled: 'Desactivados',
  endpointCounts:
    '{enabled, plural, one {# endpoint activado} other {# endpoints activados}}, {paused, plural, one {# en pausa} other {# en pausa}}, {paced, plural, one {# ralentizado} other {# ralentizados}}.',
  failing: 'Con fallos',
  noneFailing: 'Ningún endpoint falla.',
  disabled: 'Desactivados',
  noneDisabled: 'Ningún endpoint está desactivado.',
  failuresInARow: '{count, plural, one {# fallo} other {# fallos seguidos}}',
  endpointState:
    '{kind, select, webhook {webhook} other {listener de votos}}{known, select, code {, {code}} time {, {time}} both {, {code}, {time}} other {}}',
  served: 'Atendidos',
  noneServed: 'No se atiende ningún endpoint.',
  leasesExpired: '{count, plural, one {# caducado y sin retomar} other {# caducados y sin retomar}}',

  databaseSize: 'Base de datos: {size}',
  tableColumn: 'Tabla',
  rowsColumn: 'Filas (estimación)',
  sizeColumn: 'Tamaño',
  versions: 'Versiones',
  configuration: 'Configuración',

  mail: 'Correo',
  mailUnset: 'El correo no está configurado. Configura {variable}.',
  mailWaiting: 'En espera',
  mailWaitingSince: '{count, number}, el más antiguo de {time}',
  mailNotSent: 'No enviados',
  mailNotSentCount: '{count, plural, one {# en 30 días} other {# en 30 días}}',
  mailNotSentMany: '{count, plural, one {# o más en 30 días} other {# o más en 30 días}}',
  mailReason: 'Motivo',
  mailRetries:
    'Los correos en espera se reintentan durante un día. Después, los <link>correos que no se pudieron enviar</link> no se reintentan y el destinatario tiene que pedirlos de nuevo.',

  staffAlerts: 'Alertas para el staff',
  alerts: 'Alertas',
  alertNotSent: 'La última alerta no se envió.',
  alertProblem: '{happened} {todo} Las alertas se reintentan durante un día.',
  alertSent: 'Último envío',
  alertNeverSent: 'nunca',
  alertAttempt: 'Último intento',
  alertsWaiting: 'En espera',

  processes: 'Procesos',
  processSince: 'Iniciado {time}',
  processSinceSeen: 'Iniciado {time}, visto por última vez {seen}',
  thisProcess: 'Este proceso',
  processMissing:
    'Si falta un proceso, no está conectado: revisa su registro. Las entregas necesitan un proceso con ROLE all o worker.',
  role: 'Rol',
  started: 'Inicio',
  memory: 'Memoria',
  serving: 'Atiende',
  servingCount:
    '{endpoints, plural, one {# endpoint} other {# endpoints}}, {attempts, plural, one {# intento en curso} other {# intentos en curso}}',

  deliveryLog: 'Registro de entregas',
  logKept: 'Se conserva',
  logKeptDays:
    '{days, plural, one {# día y luego se elimina semana a semana} other {# días y luego se elimina semana a semana}}',
  logWeeks: 'Semanas',
  logWeekCount: '{count, number}, cuatro de ellas por adelantado',
  logWeekCountSince: '{count, number}, cuatro de ellas por adelantado; la más antigua empezó el {date}',

  backups: 'Copias de seguridad',
  lastBackup: 'Última copia',
  noBackup: 'ninguna',
  lastFailure: 'Último fallo',
  lastFailureAt: '{time}: {reason}',
  backupFolder: 'Carpeta',
  backupFacts: '{time}, {size}',
  incomplete: 'Incompleta',
  olderBackups: '{count, plural, one {# más antigua no se muestra.} other {# más antiguas no se muestran.}}',
  backupHelp:
    '{command} hace una en cualquier momento. Guarda copias en otra máquina y la clave secreta en otro lugar. {file}, en la carpeta de Plaudit, explica cómo restaurar una.',

  alertsIntro: 'El staff recibe una alerta cuando algo necesita una decisión.',
  chatChannel: 'Canal de chat',
  chatUnset:
    'Pon en {variable} la URL de un webhook de Discord o de un webhook entrante de Slack para recibir alertas en un canal.',
  chatPace: 'Como máximo un mensaje por minuto. Las alertas intermedias comparten el siguiente mensaje.',
  sendTestAlert: 'Enviar alerta de prueba',
  yourEmails: 'Tus correos',
  confirmAddress:
    'Los correos solo se envían a direcciones confirmadas. <link>Confirma tu dirección</link> para recibirlos.',
  emailPace: 'Como máximo un correo de cada tipo por hora.',
  emailsOn: 'Activados',
  emailsOff: 'Desactivados',
  turnOffEmails: 'Desactivar correos',
  turnOnEmails: 'Activar correos',
  unknownEmails: 'No hay correos de este tipo.',
  emailsTurnedOn: 'Los correos están activados.',
  emailsTurnedOff: 'Los correos están desactivados.',
  webhookUnset: 'STAFF_WEBHOOK no está configurado.',
  testAlertQueued: 'La alerta de prueba se enviará en un minuto o dos. Después recarga esta página.',

  emailsWaiting: 'en espera',
  oldestEmail: 'El más antiguo se creó {time}. Se enviará con el próximo lote.',
  oldestEmailProblem: 'El más antiguo se creó {time}. {problem}',
  allSent: 'Se enviaron todos los correos',
  allSentText:
    'Los correos que el servidor de correo rechaza, o que no se pueden enviar en un día, aparecen aquí durante 30 días.',
  recipientColumn: 'Para',
  kindColumn: 'Sobre',
  gaveUpColumn: 'Abandonado',
  mailKind:
    '{kind, select, confirmation {confirmación} sign_up {registro} account_exists {la cuenta ya existe} come_back_later {volver más tarde} change_of_address {cambio de dirección} address_taken {dirección en uso} change_asked {cambio pedido} address_changed {dirección cambiada} reset {restablecimiento} reset_link_created {enlace de restablecimiento creado} password_changed {contraseña cambiada} new_device {dispositivo nuevo} account_connected {cuenta conectada} game_account_linked {cuenta de juego vinculada} second_factor {segundo factor} test {prueba} favorites {favoritos} farewell {despedida} listing {ficha} listings_waiting {fichas en espera} ownership {propiedad} profile {perfil} report {reporte} review {reseña} staff_alert {alerta del staff} trial_ended {fin del modo de prueba} other {{name}}}',

  manual: 'Manual',
  manualPage: '{title} · Manual',
  setupChecklist: 'Lista de configuración',
} satisfies AreaTranslation<'system'>;
