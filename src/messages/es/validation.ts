// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: 'Contiene un carácter que no se puede guardar.',
  empty: 'No puede estar vacío.',
  notOneLine: 'Contiene un salto de línea o un carácter de control. Escríbelo de nuevo en una sola línea.',
  invisible: 'No se ve nada. Usa al menos una letra, una cifra o un signo.',
  tooLong: 'Usa como máximo {max, number} caracteres. Usaste {length, number}.',
  tooShort: 'Escribe al menos {min, number} caracteres. Escribiste {length, number}.',
  labelled: '{label}: {problem}',
  labelText: 'Texto',
  labelName: 'Nombre',
  labelTitle: 'Título',
  labelLead: 'Introducción',

  reasonMissing: 'Escribe un motivo. La persona afectada puede leerlo.',
  questionMissing: 'Escribe una pregunta.',
  answerMissing: 'Escribe una respuesta.',

  nameMissing: 'Escribe un nombre.',
  emailInvalid: 'Escribe un correo electrónico como tu@mail.example.',
  emailNotValid: 'Este no es un correo electrónico válido.',
  emailDisposable:
    'Esta es una dirección desechable, que este sitio no acepta. Usa una dirección que vayas a conservar.',
  passwordTooShort: 'Usa al menos {min, number} caracteres para la contraseña.',
  passwordTooLong: 'Usa como máximo {max, number} caracteres para la contraseña.',
  passwordCommon:
    'Esta contraseña es fácil de adivinar, porque la usa mucha gente o sigue un patrón simple. Elige otra, por ejemplo cuatro palabras sin relación.',
  passwordPersonal:
    'Esta contraseña es fácil de adivinar, porque se basa en tu nombre, tu correo o el nombre de este servicio. Elige otra, por ejemplo cuatro palabras sin relación.',
  valueUnusable: 'Este valor no se puede usar.',
  suspended: 'Esta cuenta está suspendida. Motivo: {reason}',
  suspendedUntil: 'Esta cuenta está suspendida hasta el {time}. Motivo: {reason}',
  manyAccounts: 'Se crearon demasiadas cuentas desde tu red. Inténtalo de nuevo en {minutes, number} min.',
  departed:
    'Hace poco votaste con una cuenta que se eliminó, así que aún no puedes crear otra. Inténtalo de nuevo después del {time}.',
  suspensionDays: 'Escribe un número entero de días del 1 al {max} o déjalo vacío.',

  handleLength: 'Usa entre {min, number} y {max, number} caracteres.',
  handleCharacters: 'Usa solo letras de la a a la z, cifras y guiones sueltos entre ellas.',
  handleReserved: 'Este nombre de usuario está reservado. Elige otro.',
  handleTaken: 'Este nombre de usuario ya está en uso o se parece a uno que lo está. Elige otro.',
  handleChangedOften:
    'Cambiaste tu nombre de usuario {times, number} veces en {days, number} días. Recupera uno anterior o inténtalo más tarde.',

  tokenNameMissing: 'Escribe un nombre para reconocer el token.',
  tokenNameTooLong: 'Usa como máximo {max, number} caracteres.',
  tokenNameUnstorable: 'El nombre contiene un carácter que no se puede guardar.',
  tokenScopeUnknown: 'Este permiso no existe.',
  tokenScopesMissing: 'Elige al menos un permiso.',

  alreadyManager: 'Esta persona ya es gestora.',
  ownAddress: 'Esta es tu propia dirección: la ficha ya es tuya.',
  tooManyManagers:
    'Una ficha puede tener como máximo {max, number} gestores e invitaciones pendientes. Primero quita uno.',
  notOwner: 'Esta ficha ya no es tuya.',
  noManager: 'Esta persona ya no es gestora.',

  siteLink: 'Escribe una dirección que empiece por https:// o mailto:.',
  atMostCharacters: 'Como máximo {max, number} caracteres.',
  atMostLinks: 'Como máximo {max, number} enlaces.',
  accentUnreadable: 'Este color no se lee bien en todas partes.',
  dateMissing: 'Escribe una fecha y una hora.',
  endBeforeStart: 'El final debe ser posterior al comienzo.',
  textMissing: 'Escribe un texto.',
  settingNotOffered: '{label}: elige uno de los valores ofrecidos.',
} satisfies AreaTranslation<'validation'>;
