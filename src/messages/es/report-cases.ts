// Staff: what was reported, one case for each thing, and what is known about it.
import type { AreaTranslation } from '../message.ts';

export default {
  intro:
    'Lo que han reportado los visitantes, un caso por cada cosa. Primero los casos abiertos, del más antiguo al más reciente.',
  onlyOneListing: 'Solo se muestra una ficha. <link>Mostrar todo</link>',
  open: 'Abierto',
  closed: 'Cerrado',
  noReports: 'No hay reportes',
  noReportsText:
    'Los visitantes pueden reportar fichas, entradas de registros de cambios, reseñas y perfiles en sus páginas.',
  reported: 'Reportado',
  since: 'preguntado {time}',
  reasonWithCount: '{reason} ({count, number})',
  listed: '{before}, {next}',

  target: '{kind, select, entry {Entrada} review {Reseña} profile {Perfil} other {Ficha}}',
  targetWithLabel:
    '{kind, select, entry {Entrada {label}} review {Reseña {label}} profile {Perfil {label}} other {Ficha {label}}}',
  targetOfDeletedListing: '{target} (la ficha se eliminó)',
  profileOfHandle: 'Perfil @{label}',
  profileOfDeletedAccount: 'Perfil (la cuenta se eliminó)',

  waitingForOwner: 'En espera del propietario',
  ownerAnswered: 'El propietario respondió',
  outcome:
    '{outcome, select, dismissed {Descartado} listingHidden {Ficha oculta} profileHidden {Perfil oculto} entryRemoved {Entrada retirada} reviewRemoved {Reseña retirada} nameCleared {Nombre borrado} ownerSuspended {Propietario suspendido} authorSuspended {Autor suspendido} personSuspended {Persona suspendida} other {Ya no existe}}',
  outcomeInSentence:
    '{outcome, select, dismissed {descartado} listingHidden {ficha oculta} profileHidden {perfil oculto} entryRemoved {entrada retirada} reviewRemoved {reseña retirada} nameCleared {nombre borrado} ownerSuspended {propietario suspendido} authorSuspended {autor suspendido} personSuspended {persona suspendida} other {ya no existe}}',

  caseTitle: 'Reporte: {listing}',
  allReports: 'Todos los reportes',
  person: 'Persona',
  author: 'Autor',
  reportCount: '{count, plural, one {# reporte} other {# reportes}}',
  reportCountOrMore: '{count, plural, one {# reporte} other {# reportes}} o más',
  waitingSince: 'En espera del propietario desde',
  outcomeLabel: 'Resultado',
  targetGone: 'Lo que se reportó ya no existe. Descarta los reportes.',
  askOwner: 'Preguntar al propietario',
  reopen: 'Reabrir',
  textsDeletedAt: 'Los textos se eliminaron {time}, así que este caso no se puede reabrir.',
  whatHappened: 'Qué pasó',
  eventAsked: 'Pregunta al propietario',
  eventAnswered: 'Respuesta',
  eventGone: 'Cerrado: ya no existe',
  eventReopened: 'Reabierto',
  byPersonAt: 'por {name} {time}',

  textsDeleted: 'Sus textos se eliminaron.',
  ownCase: 'Esta ficha es tuya o la gestionas, así que no ves quién los envió.',
  timeAndChange: '{time}, cambiado {changed}',
  textNumber: 'texto {number, number}',
  someone: 'Alguien',
  deletedReporter: 'Alguien cuya cuenta se eliminó',
  anonymousReporter: 'Un visitante sin cuenta',
  historyUnknown: 'historial ya desconocido',
  firstReportOf: '{from, select, network {primer reporte desde esta red} other {primer reporte}}',
  historyOf:
    '{total, plural, one {# reporte} other {# reportes}}{from, select, network { desde esta red} other {}}: {upheld, plural, one {# confirmado} other {# confirmados}}, {dismissed, plural, one {# descartado} other {# descartados}}',

  whatWasReported: 'Lo que se reportó',
  whatWasReportedNumber: 'Lo que se reportó, texto {number, number}',
  asItWas:
    '{state, select, deleted {Como estaba {time}. Desde entonces se eliminó.} changed {Como estaba {time}. Desde entonces cambió.} other {Como estaba {time}. Desde entonces no cambió.}}',
  deleted: 'Eliminado',
  changed: 'Cambiado',
  unchanged: 'Sin cambios',
  whenReported: 'Al reportarlo',
  now: 'Ahora',
  fieldName: 'Nombre',
  fieldSummary: 'Resumen',
  fieldDescription: 'Descripción',
  fieldLink: 'Enlace',
  fieldAddress: 'Dirección',
  fieldVideo: 'Video',
  fieldMods: 'Mods',
  fieldTags: 'Etiquetas',
  fieldIcon: 'Icono',
  fieldBanner: 'Banner',
  fieldPictures: 'Imágenes',
  fieldLanguages: 'Otros idiomas',
  fieldVersion: 'Versión',
  fieldTitle: 'Título',
  fieldBody: 'Notas de versión',
  fieldStars: 'Estrellas',
  fieldReview: 'Reseña',
  fieldReply: 'Respuesta',
  fieldHandle: 'Nombre de usuario',

  listingHistory: 'El historial de la ficha',
  personHistory: 'El historial de la persona',
  historyEmpty: 'Sin otros reportes, decisiones del staff, sospechas ni reclamaciones.',
  decisionsOfStaff: 'Decisiones del staff',
  claims: 'Reclamaciones',
  otherReports: 'Otros reportes',
  otherCase:
    '<link>{count, plural, one {# reporte} other {# reportes}} sobre {target, select, review {una reseña} profile {el perfil} listing {la ficha} other {la versión {label}}}</link>, {outcome, select, dismissed {descartado} hidden {ocultado} removed {retirado} suspended {cuenta suspendida} gone {ya no existe} other {abierto}} {time}',
  flag: '<link>{count, plural, one {# voto sospechoso} other {# votos sospechosos}}</link>, {state, select, open {sospecha abierta} dismissed {sospecha descartada} other {anulación}} {time}',
  claim:
    'De {name}, {state, select, open {abierta} contested {disputada} transferred {transferida} dismissed {descartada} withdrawn {retirada} other {caducada}} {time}',
  claimOfDeletedAccount:
    'De una cuenta eliminada, {state, select, open {abierta} contested {disputada} transferred {transferida} dismissed {descartada} withdrawn {retirada} other {caducada}} {time}',

  question: 'Pregunta',
  reviewOf: 'Una reseña de {listing}',
  profileOf: 'El perfil de {name}',
  whoIsSuspended:
    '{role, select, owner {El propietario es {name}} author {El autor es {name}} other {La persona es {name}}}',
  closedMeanwhile: '{name} cerró este caso mientras tanto.',
  closedMeanwhileAs: '{name} cerró este caso mientras tanto ({outcome}).',
  closedMeanwhileBySomeone: 'Otro miembro del staff cerró este caso mientras tanto.',
  closedMeanwhileBySomeoneAs: 'Otro miembro del staff cerró este caso mientras tanto ({outcome}).',
} satisfies AreaTranslation<'reportCases'>;
