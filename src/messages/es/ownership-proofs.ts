// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Iniciar sesión con Discord',
  byDiscordSignIn: 'un inicio de sesión con la cuenta de Discord propietaria de la aplicación',
  doDiscordSignIn:
    'Inicia sesión con la cuenta de Discord propietaria de la aplicación. Discord pregunta si este sitio puede ver los derechos de tus aplicaciones: que se puedan leer demuestra que la aplicación es tuya. El acceso termina al momento y se te pedirá que inicies sesión de nuevo cada mes.',
  discordDescription: 'Descripción en Discord',
  byDiscordDescription: 'un código en la descripción de la aplicación',
  doDiscordDescription:
    'Abre tu aplicación en el portal para desarrolladores de Discord, añade este código a su descripción y guarda. Déjalo ahí: se comprueba cada mes.',
  motd: 'Mensaje del día',
  byMotd: 'un código en el mensaje del día',
  doMotd:
    'Añade este código a motd en server.properties, o al mensaje del día de tu proxy, y reinícialo. Déjalo ahí: se comprueba cada mes.',
  dnsTxt: 'Registro DNS',
  byDnsTxt: 'un registro DNS',
  doDnsTxt:
    'Añade un registro TXT con este nombre y este valor donde gestionas el dominio. Puede tardar en propagarse. Déjalo ahí: se comprueba cada mes.',
  fivemVariable: 'Variable del servidor',
  byFivemVariable: 'un código en una variable del servidor',
  doFivemVariable:
    'Añade esta línea a server.cfg y reinicia el servidor, o escríbela en la consola. Déjala ahí: se comprueba cada mes.',
  robloxDescription: 'Descripción en Roblox',
  byRobloxDescription: 'un código en la descripción en Roblox',
  doRobloxDescription:
    'Añade este código a la descripción de la experiencia o, si es de un grupo, a la del grupo. Déjalo ahí: se comprueba cada mes.',
  byUnknown: 'una comprobación',
  copyCode: 'el código',
  copyRecordName: 'el nombre del registro',
  copyLine: 'la línea para server.cfg',

  application: 'la aplicación de Discord {id}',
  place: 'el lugar de Roblox {id}',

  addressMissing: 'Escribe primero la dirección en Contenido.',
  addressIsJoinLink:
    'Un enlace de cfx.re no contiene la dirección del servidor. Escribe primero su host y su puerto en Contenido, como play.example:30120.',
  addressUnusable: 'La dirección que figura en Contenido no se puede comprobar. Corrígela primero.',
  applicationMissing:
    'Esta ficha no dice de qué aplicación de Discord trata. Escribe primero el enlace de invitación del bot en Contenido: https://discord.com/oauth2/authorize?client_id=…',

  checkFailed: 'La comprobación falló por un problema nuestro. Inténtalo de nuevo más tarde.',
  serviceDown: '{service} no responde en este momento. Inténtalo de nuevo más tarde.',
  noApplication: 'Discord no tiene ninguna aplicación {id}. Revisa el ID de aplicación de la ficha.',
  notInApplication:
    'La descripción de la aplicación no contiene {code}. Añádelo, espera a que se guarde el cambio y comprueba de nuevo.',
  notInMotd: 'El mensaje del día no contiene {code}. Añádelo, espera a que se guarde el cambio y comprueba de nuevo.',
  notInRecord: 'El registro {name} no contiene {code}. Añádelo, espera a que se guarde el cambio y comprueba de nuevo.',
  notInGame:
    'La descripción del juego no contiene {code}. Añádelo, espera a que se guarde el cambio y comprueba de nuevo.',
  notInGameOrGroup:
    'La descripción del juego o de su grupo no contiene {code}. Añádelo, espera a que se guarde el cambio y comprueba de nuevo.',
  notInVariables:
    'Ninguna variable pública del servidor contiene {code}. Añade la línea, reinicia y comprueba de nuevo.',
  noNameServer: 'Desde aquí no se llegó a ningún servidor de nombres. Inténtalo de nuevo más tarde.',
  noRecord: 'Todavía no hay ningún registro TXT {name}. Un registro nuevo puede tardar en propagarse.',
  recordBroken: 'Los servidores de nombres devuelven un error para {name}. Revisa la configuración DNS del dominio.',
  recordTimeout: 'Los servidores de nombres no responden para {name}. Revisa la configuración DNS del dominio.',
  signInAgain:
    'Un inicio de sesión con Discord demuestra la propiedad durante un mes. Inicia sesión de nuevo o añade el código a la descripción de la aplicación, que se comprueba automáticamente.',
  signInCanceled: 'Discord no confirmó el inicio de sesión. Inténtalo de nuevo.',
  otherAccount:
    'Esta cuenta de Discord no es propietaria de la aplicación {id}. Inicia sesión en discord.com con la que lo es e inténtalo de nuevo.',
  listingDeleted: 'La ficha se eliminó.',
  addressChanged: 'La dirección ha cambiado. Demuestra la nueva de una de las otras formas.',

  wayUnfit: 'Esta forma no encaja con la dirección actual de la ficha. Elige otra.',
  accountUnable: 'Esta cuenta no puede demostrar nada en este momento.',
  justDeleted: 'Esta ficha se acaba de eliminar.',
  justChanged: 'La ficha acaba de cambiar. Comprueba de nuevo.',
  claimedByOther: 'Otra persona también ha reclamado esta ficha. Espera a que se decida o escríbenos.',
  manager:
    'Gestionas esta ficha, así que no puedes reclamarla. Su propietario puede transferírtela en la página Gestores.',
  claimUncheckable: 'Esta reclamación ya no se puede comprobar.',
} satisfies AreaTranslation<'ownershipProofs'>;
