// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Añadir una ficha',

  kindTitle: '¿Qué quieres publicar?',
  kindBot: 'Un bot',
  kindBotText: 'Para Discord y otras plataformas de chat. Un voto cada 12 horas.',
  kindServer: 'Un servidor de {game}',
  kindServerText: 'Un voto cada 24 horas.',

  addYourBot: 'Añade tu bot',
  addYourServer: 'Añade tu servidor de {game}',
  changeType: 'Cambiar tipo',
  addButton: 'Añadir ficha',

  tooMany: 'Puedes añadir {max, number} fichas al día. Añade más mañana.',
  claimInstead: '{problem} Si el bot es tuyo, reclámalo en {url}.',
  addedProve: 'Añadida. Demuestra que es tuya para hacerla pública.',
  addedPublic: 'Tu ficha ya es pública.',
  addedWaiting: 'Tu ficha está pendiente de aprobación.',

  importDiscord: 'Importar de Discord',
  importDiscordText:
    'Rellena el nombre, el icono, la descripción y las etiquetas con lo que Discord publica sobre tu aplicación. Lo que has escrito se conserva y no se guarda nada hasta que añadas la ficha.',
  importDiscordField: 'ID de aplicación o enlace de invitación',
  importDiscordHint: 'En el portal para desarrolladores de Discord, en General Information.',
  importServer: 'Importar del servidor',
  importServerText:
    'Rellena el resumen y el icono con lo que tu servidor muestra en el juego. El servidor tiene que estar en línea. Lo que has escrito se conserva y no se guarda nada hasta que añadas la ficha.',
  importServerField: 'Dirección del servidor',
  importServerHint: 'Lo que escriben los jugadores para conectarse, como play.oak.example.',
  importButton: 'Importar',

  updateDiscord: 'Actualizar desde Discord',
  updateDiscordText:
    'Actualiza el nombre y el icono y rellena los campos vacíos con lo que Discord publica sobre la aplicación. No se guarda nada hasta que pulses Guardar.',
  updateServer: 'Actualizar desde el servidor',
  updateServerText:
    'Actualiza el resumen y el icono con lo que el servidor muestra en el juego. No se guarda nada hasta que pulses Guardar.',
  noApplication:
    'La ficha no dice de qué aplicación de Discord trata. Escribe primero el enlace de invitación del bot y guarda.',
  noAddress: 'La ficha no tiene dirección del servidor. Escríbela primero y guarda.',

  imported: 'Importado de {source}. Revisa los campos y pulsa {button}.',
  useImportedIcon: 'Usar el icono importado',
  importedIconGone:
    'El icono importado caducó, porque las importaciones se conservan una hora. Importa de nuevo o elige una imagen.',
} satisfies AreaTranslation<'newListing'>;
