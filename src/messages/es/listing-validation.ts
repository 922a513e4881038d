// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Escribe un nombre.',
  nameProblem: 'Nombre: {problem}',
  modsProblem: 'Mods: {problem}',
  alternativeTextProblem: 'Texto alternativo: {problem}',
  unstorable:
    '{field, select, summary {El resumen} description {La descripción} other {El enlace}} contiene un carácter que no se puede guardar.',
  tooLong:
    'Usa como máximo {max, number} caracteres para {field, select, summary {el resumen} description {la descripción} other {el enlace}}. Tiene {length, number}.',

  linkInvalid: 'Escribe un enlace que empiece por https:// o déjalo vacío.',
  linkCredentials: 'Quita el usuario y la contraseña del enlace.',
  discordInvalid:
    'Escribe una invitación a tu servidor de Discord, como https://discord.gg/abc123. Empieza por discord.gg/ o discord.com/invite/.',
  videoInvalid:
    'Escribe el enlace de un video en YouTube o Vimeo, como https://www.youtube.com/watch?v=… o https://vimeo.com/….',
  websiteOfServer: 'Escribe como enlace el sitio web del servidor.',

  hostAddress: 'Escribe un nombre de host o una dirección IP, con o sin puerto, como {example}.',
  robloxAddress:
    'Escribe la página de la experiencia en roblox.com, como roblox.com/games/1234567890, o su ID de lugar.',
  privateAddress:
    'Los jugadores no pueden llegar a {host} desde internet. Escribe la dirección pública que usan. Para permitir un rango privado, el operador puede configurar ALLOW_PRIVATE_TARGETS.',

  modsOfServersOnly: 'Solo los servidores de juego tienen mods.',
  countryOfServersOnly: 'Solo los servidores tienen un país.',
  countryUnknown: 'Elige un país de la lista.',
  categoriesUnknown: 'Elige categorías de la lista.',
  tooManyCategories: 'Elige como máximo {max, number} categorías. Elegiste {count, number}.',
  languagesUnknown: 'Elige idiomas de la lista.',
  tooManyLanguages: 'Elige como máximo {max, number} idiomas. Elegiste {count, number}.',
  tooManyTags: 'Usa como máximo {max, number} etiquetas. Hay {count, number}.',
  tagsInvalid:
    'En las etiquetas usa solo letras (de la a a la z), cifras y guiones, y como máximo {max, number} caracteres en cada una.',

  idTaken: 'Ya existe una ficha con este ID.',
  stillDeleting:
    'Se acaba de eliminar una ficha con este ID y aún se están borrando sus votos. Inténtalo de nuevo en un minuto.',
  ownerUnknown: 'La cuenta del propietario ya no existe.',
  idInvalid: 'Para el ID, usa de 1 a 32 letras, cifras, guiones bajos y guiones.',
  applicationIdInvalid: 'Un ID de aplicación de Discord tiene entre 17 y 20 cifras.',

  alternativeTextMissing: 'Describe la imagen en pocas palabras, para quienes no pueden verla.',

  versionInvalid:
    'Para la versión, usa de 1 a 32 letras (de la A a la Z), cifras, puntos, guiones bajos, signos más y guiones, y empieza por una letra o una cifra.',
  releaseTimeInvalid: 'Elige una fecha y una hora de publicación o deja el campo vacío.',
  notesMissing: 'Describe qué ha cambiado.',
  entryUnstorable:
    '{field, select, headline {No se puede guardar el titular} other {No se pueden guardar las notas}}: hay un carácter que no se puede almacenar.',
  entryTooLong:
    'Usa como máximo {max, number} caracteres para {field, select, headline {el titular} other {las notas}}; hay {length, number}.',

  starsMissing: 'Elige de 1 a 5 estrellas.',
  replyMissing: 'Escribe una respuesta.',
  reportReasonMissing: 'Elige un motivo.',
  reportTextMissing: 'Describe qué está mal.',

  importApplicationId:
    'Escribe el ID de aplicación, que tiene entre 17 y 20 cifras, o un enlace de invitación que lo contenga: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord no responde en este momento. Inténtalo más tarde o rellena el formulario sin importar.',
  importNoApplication: 'Discord no tiene ninguna aplicación {id}. Revisa el ID e inténtalo de nuevo.',
  importedOften:
    'Importaste {times, number} veces en una hora. Inténtalo más tarde o rellena el formulario sin importar.',
} satisfies AreaTranslation<'listingValidation'>;
