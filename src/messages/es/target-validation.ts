// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Solo las direcciones web pueden recibir votos: la URL debe empezar por https://.',
  urlWithoutScheme: 'Pon https:// antes de la dirección, o http:// si está en esta máquina.',
  urlIncomplete: 'Esta no es una URL completa. Escríbela entera, como https://bot.example/votes.',
  urlCharacters:
    'La URL contiene un salto de línea u otro carácter invisible. Cópiala de nuevo, sin lo que hay alrededor.',
  urlCredentials:
    'La URL contiene un usuario o una contraseña. Quítalos: en su lugar, comprueba la firma de cada petición.',
  urlFragment: 'La parte a partir de # nunca llega a un servidor. Quítala o usa ? si es un parámetro.',
  urlPort: 'El puerto {port} no se acepta ({service}). Haz que tu receptor escuche en otro, como 443 u 8443.',
  urlHost: 'Ningún servidor puede llamarse {host}. Revisa el nombre de host de la URL.',
  urlNotHttps:
    'Los votos solo se envían por https. Escribe https:// y haz que el servidor ofrezca TLS, por ejemplo con un proxy inverso o un túnel.',
  urlTooLong: 'La URL tiene más de {max} caracteres. Acórtala.',
  serviceNone: 'no es un puerto real',
  serviceMail: 'correo ({protocol})',
  serviceFiles: 'archivos compartidos (SMB)',

  addressBlocked:
    '{address} es {kind}, así que no se puede llamar desde aquí. Usa una dirección pública o pide al operador que abra el rango con ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} lleva a {address}, que es {kind}, así que no se puede llamar desde aquí. Usa una dirección pública o pide al operador que abra el rango con ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'una dirección sin especificar (“esta red”)',
  kindUnspecified: 'una dirección sin especificar',
  kindPrivate: 'de una red privada',
  kindCarrier: 'de la red interna de un operador',
  kindLoopback: 'una dirección de loopback (esta máquina)',
  kindMetadataLink: 'una dirección de enlace local (donde las nubes guardan sus metadatos)',
  kindLink: 'una dirección de enlace local',
  kindMetadata: 'la dirección de metadatos de una nube',
  kindProtocols: 'una dirección reservada para protocolos',
  kindExamples: 'una dirección reservada para ejemplos',
  kindRetiredRelay: 'una dirección de relay 6to4 en desuso',
  kindBenchmarks: 'una dirección reservada para pruebas de rendimiento',
  kindMulticast: 'una dirección multicast',
  kindBroadcast: 'la dirección de difusión',
  kindReserved: 'una dirección reservada',
  kindTranslated: 'una dirección que se traduce dentro de una red privada',
  kindRelay: 'una dirección 6to4',
  kindTeredo: 'una dirección Teredo',
  kindNotAddress: 'algo que no es una dirección IP',
  kindUnassigned: 'una dirección sin asignar a nadie en internet',

  hostUnknown:
    'El host {host} no existe en el DNS. Revisa cómo está escrito o espera a que se propague una entrada nueva.',
  hostBroken:
    'No se puede resolver el host {host}: sus servidores de nombres responden con un error. Revisa la configuración DNS del dominio.',
  hostSilent:
    'No se puede resolver el host {host}: sus servidores de nombres no responden. Revisa la configuración DNS del dominio.',
  hostUnresolved:
    'No se pudo resolver el host {host} porque desde aquí no se llega a ningún servidor de nombres. Inténtalo de nuevo más tarde.',
  hostRestarting: 'No se comprobó el host {host} porque este servicio se está reiniciando. Inténtalo más tarde.',
  hostInterrupted: 'No se comprobó el host {host} porque este servicio se interrumpió. Inténtalo más tarde.',

  hostMissing: 'Escribe el host, como mc.example o una dirección IP.',
  hostCharacters: 'El host contiene un espacio o un carácter invisible. Escríbelo de nuevo.',
  hostIsUrl: 'Escribe solo el host, como mc.example, sin http:// y sin ruta.',
  hostWithPort: 'Escribe el puerto en su propio campo, no después del host.',
  hostInvalid: '{host} no es un nombre de host válido. Revisa si hay errores al escribirlo.',
  portInvalid: 'El puerto debe ser un número del 1 al 65535.',
  portBlocked: 'El puerto {port} está bloqueado porque pertenece a otro tipo de servicio ({service}).',
  portOfGame:
    'El puerto 25565 es el del propio juego, que ignora los votos. Usa el del plugin de votos, 8192 si no lo cambiaste.',
  minecraftOnly: 'Solo los servidores de Minecraft tienen listeners de votos.',
  tokenMissing: 'Pega el token de la configuración del plugin.',
  keyMissing: 'Pega entera la clave pública del archivo rsa/public.key del plugin.',
  listingDeleted: 'Esta ficha se acaba de eliminar.',
  listingGone: 'Esta ficha se eliminó hace un momento.',
  stillEnding:
    'Había muchas entregas en espera cuando esto se desactivó o se quitó, y cancelarlas lleva un rato. Guarda de nuevo en un minuto.',

  discordUrl:
    'Esta es una URL de Discord, pero no la del webhook de un canal. En Discord, abre los ajustes del canal, Integraciones, Webhooks, y elige Copiar URL de webhook.',
  discordUrlFormat: 'Quita {part} del final de la URL: esa URL espera mensajes en otro formato.',
  slackUrlWorkflow:
    'Esta URL inicia un flujo de trabajo de Slack, que no acepta mensajes. Abre los ajustes de tu app de Slack en api.slack.com/apps, Incoming Webhooks, y copia la URL del webhook. Empieza por https://hooks.slack.com/services/.',
  slackUrl:
    'Esta es una URL de Slack, pero no la de un webhook entrante. Abre los ajustes de tu app de Slack en api.slack.com/apps, Incoming Webhooks, y copia la URL del webhook. Empieza por https://hooks.slack.com/services/.',

  playerNotMinecraft: 'Solo los votos por servidores de Minecraft pueden nombrar a un jugador.',
  playerTooLong: 'Un nombre de jugador tiene como máximo {max, number} caracteres, incluido el prefijo de Bedrock.',
  playerCharacters:
    'En un nombre de jugador usa solo letras (de la A a la Z), cifras y _, después de un prefijo de dos caracteres como máximo, como . o *.',
  playerWithSpaces:
    'En un nombre de jugador usa solo letras (de la A a la Z), cifras y _, después de un prefijo de dos caracteres como máximo, como . o *. Jugadores de Bedrock: escribe el nombre como se ve en el servidor, con _ por cada espacio.',
  playerMissing: 'Escribe el nombre del jugador que recibirá la recompensa del voto de prueba.',
} satisfies AreaTranslation<'targetValidation'>;
