// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted: 'Este servicio se detuvo durante el intento, así que no se sabe si el receptor recibió la entrega.',
  interruptedTodo:
    'Nada: la entrega se reintenta con el mismo ID de evento, así que tu receptor puede reconocer un duplicado.',
  voteAnnulled: 'El staff de este sitio anuló el voto antes de que se entregara.',
  voteAnnulledTodo: 'Nada: el voto no cuenta. Aun así puedes reenviarlo a mano.',
  settingsUnreadable:
    'Este servicio no puede descifrar la URL y el secreto del webhook porque se guardaron con otra clave.',
  settingsUnreadableTodo:
    'Guarda de nuevo la URL del webhook o pide al operador que restaure el SECRET_KEY anterior. Hasta entonces, las entregas esperan y nada cuenta contra tu endpoint.',
  idleClosed: 'El receptor cerró la conexión de peticiones anteriores justo cuando se enviaba esta por ella.',
  idleClosedTodo:
    'Nada: la entrega se envía de nuevo enseguida, por una conexión nueva y con el siguiente número de intento. Este intento no cuenta.',
  shutdown: 'Este servicio se estaba reiniciando durante el intento.',
  shutdownTodo: 'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta.',
  stalled: 'Este servicio se quedó bloqueado durante el intento.',
  stalledTodo: 'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta.',
  internalError: 'Hubo un error inesperado en este servicio.',
  internalErrorTodo:
    'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta. Si sigue pasando, contacta con el operador.',
  outOfSockets: 'A este servicio no le quedaban sockets libres.',
  outOfSocketsTodo:
    'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta. Si sigue pasando, el operador debería subir el límite de archivos abiertos.',
  networkUnreachable: 'Este servicio no tiene ruta de red hasta la dirección del receptor.',
  networkUnreachableTodo:
    'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta. Si tu host solo tiene una dirección IPv6, dale también una IPv4.',
  dnsFailed: 'Este servicio no pudo llegar a ningún servidor de nombres.',
  dnsFailedTodo: 'El problema es nuestro. No cuenta contra tu endpoint y la entrega se reintenta.',
  dnsNotFound: 'El nombre de host de la URL no existe o no tiene dirección.',
  dnsNotFoundTodo:
    'Revisa cómo está escrito. Un registro DNS nuevo puede tardar en propagarse. El nombre de un túnel seguramente caducó.',
  dnsBroken: 'Los servidores de nombres de tu dominio devolvieron un error.',
  dnsBrokenTodo: 'Revisa los servidores de nombres y DNSSEC del dominio en su registrador.',
  dnsTimeout: 'Los servidores de nombres de tu dominio no respondieron a tiempo.',
  dnsTimeoutTodo: 'Revisa los servidores de nombres del dominio en su registrador.',
  blockedAddress:
    'El host lleva a una dirección que no está permitida, como una privada o la de metadatos de una nube.',
  blockedAddressTodo:
    'Usa una dirección pública o un túnel. Para permitir un rango privado, el operador puede configurar ALLOW_PRIVATE_TARGETS.',
  urlInvalid: 'La URL del endpoint no está completa.',
  urlInvalidTodo: 'Escribe la URL entera, como https://bot.example/votes.',
  urlCharacters: 'La URL del endpoint contiene caracteres invisibles.',
  urlCharactersTodo: 'Copia la URL de nuevo, sin el texto que la rodea.',
  urlTooLong: 'La URL del endpoint tiene más de {max, number} caracteres.',
  urlTooLongTodo: 'Acórtala.',
  urlScheme: 'La URL del endpoint no es una dirección web.',
  urlSchemeTodo: 'Debe empezar por https://.',
  urlNotHttps:
    'La URL del endpoint usa http sin cifrar, que solo se permite para rangos de direcciones que el operador ha abierto.',
  urlNotHttpsTodo: 'Usa https://, por ejemplo con un proxy inverso o un túnel.',
  urlCredentials: 'La URL del endpoint contiene un usuario o una contraseña.',
  urlCredentialsTodo: 'Quítalos y verifica la firma de cada petición.',
  urlFragment: 'La URL del endpoint contiene un fragmento (después de #), que nunca se envía a un servidor.',
  urlFragmentTodo: 'Quítalo o usa ? si es un parámetro.',
  urlPort: 'La URL del endpoint tiene un puerto bloqueado porque pertenece a otro tipo de servicio.',
  urlPortTodo: 'Usa otro puerto para el receptor, como 443 u 8443.',
  connectRefused: 'No hay nada escuchando en esa dirección y ese puerto.',
  connectRefusedTodo:
    'Inicia el receptor y comprueba que escuche en el puerto de la URL y en 0.0.0.0, no solo en 127.0.0.1.',
  connectTimeout: 'El servidor no respondió al intento de conexión.',
  connectTimeoutTodo:
    'Comprueba que el servidor esté en marcha y que el puerto esté abierto en su firewall o panel de hosting.',
  hostUnreachable: 'La red informa de que no se puede llegar al servidor.',
  hostUnreachableTodo: 'Comprueba que el servidor esté en marcha y que su dirección en el DNS sea correcta.',
  tlsExpired: 'El certificado TLS del receptor caducó.',
  tlsExpiredTodo: 'Renuévalo y comprueba que el servidor lo recargue después de cada renovación.',
  tlsNotYetValid: 'El certificado TLS del receptor todavía no es válido.',
  tlsNotYetValidTodo: 'Revisa el reloj de la máquina que lo emitió o espera a que sea válido.',
  tlsNameMismatch: 'El certificado TLS del receptor es para otro nombre de host.',
  tlsNameMismatchTodo:
    'Consigue uno para el host de la URL o escribe el host del certificado. Un certificado por defecto suele significar que el servidor no está configurado para este host.',
  tlsSelfSigned: 'El certificado TLS del receptor está autofirmado, así que no se puede verificar de quién es.',
  tlsSelfSignedTodo:
    'Usa un certificado de una autoridad pública, por ejemplo uno gratuito de Let’s Encrypt, o pon delante un proxy inverso o un túnel.',
  tlsIncompleteChain:
    'El certificado TLS del receptor no lleva hasta una autoridad de confianza, normalmente porque falta el certificado intermedio.',
  tlsIncompleteChainTodo:
    'Configura la cadena completa (a menudo un archivo llamado fullchain.pem). Los navegadores suelen ocultar este error.',
  tlsUntrusted: 'El certificado TLS del receptor es de una autoridad que no es de confianza pública.',
  tlsUntrustedTodo:
    'Usa un certificado de una autoridad pública. Para confiar en tu propia autoridad, el operador puede configurar NODE_EXTRA_CA_CERTS.',
  tlsTimeout: 'El servidor aceptó la conexión, pero no terminó a tiempo la negociación TLS.',
  tlsTimeoutTodo: 'Comprueba que el servidor use TLS en este puerto y no esté sobrecargado.',
  tlsFailed: 'La negociación TLS falló.',
  tlsFailedTodo: 'Comprueba que el servidor admita TLS 1.2 o 1.3 y no exija un certificado de cliente.',
  httpOnHttps: 'El puerto no usa TLS, que https:// necesita. Seguramente usa HTTP sin cifrar.',
  httpOnHttpsTodo: 'Usa el puerto donde tu servidor ofrece TLS, normalmente 443.',
  httpsOnHttp: 'El puerto usa TLS, pero la URL empieza por http://.',
  httpsOnHttpTodo: 'Usa https:// en la URL.',
  timeoutHeaders: 'El receptor aceptó la petición, pero no respondió en 10 segundos.',
  timeoutHeadersTodo: 'Devuelve 2xx enseguida y haz el trabajo después, por ejemplo con una cola.',
  reset: 'El receptor cortó la conexión antes de responder.',
  resetTodo:
    'Busca un fallo a esta hora en el registro del receptor y un tiempo de espera agotado en los proxies intermedios.',
  closedEarly: 'El receptor cerró la conexión antes de enviar una respuesta completa.',
  closedEarlyTodo:
    'Busca un fallo a esta hora en el registro del receptor. El código debe enviar un estado para cada petición.',
  malformedHttp: 'La respuesta no era HTTP/1.1 válido.',
  malformedHttpTodo: 'Comprueba que el puerto sea de un servidor web y no de otro servicio, como el servidor de juego.',
  headersTooLarge: 'El receptor envió más de 32 KiB de cabeceras o una respuesta sin fin.',
  headersTooLargeTodo: 'Haz que el código devuelva solo un estado. No hacen falta cookies ni cabeceras de depuración.',
  networkError: 'Hubo un error de red durante el intento.',
  networkErrorTodo: 'Si vuelve a pasar, revisa la red del receptor y todo lo que haya en medio.',
} satisfies AreaTranslation<'connectionDiagnoses'>;
