// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Propiedad',
  proven: 'Has demostrado que esta ficha es tuya.',
  tooManyChecks: 'Demasiadas comprobaciones. Inténtalo de nuevo en {wait}.',
  proveAgain: 'Demostrarlo otra vez',
  prove: 'Demuestra que es tuya',
  onlyOwner: 'Solo el propietario de la ficha puede demostrar que es suya.',

  verified: 'Propietario verificado',
  notVerified: 'Propietario sin verificar',

  notProven: 'Sin demostrar',
  notProvenText:
    'Demuestra que {subject} te pertenece y tu ficha tendrá la marca “Propietario verificado”. Hasta entonces, su página dice que nadie lo ha demostrado, y quien pueda hacerlo puede reclamar la ficha.',
  notProvenTextAlone:
    'Demuestra que es tuya y tu ficha tendrá la marca “Propietario verificado”. Hasta entonces, su página dice que nadie lo ha demostrado, y quien pueda hacerlo puede reclamar la ficha.',

  proof: 'Prueba',
  notConfirmed: 'Sin confirmar',
  provenText:
    '{days, plural, one {Demostrado mediante {method}: {subject}. Se comprueba cada día y cuando cambia la dirección.} other {Demostrado mediante {method}: {subject}. Se comprueba cada # días y cuando cambia la dirección.}}',
  latestCheckFailed: 'La última comprobación no encontró ninguna prueba',
  proofEnds: 'Si no, la prueba deja de ser válida {time}.',
  provenAt: 'Demostrado',
  checkedAt: 'Última comprobación',
  nextCheckAt: 'Próxima comprobación',

  claimByOther: 'Reclamación',
  claimByOtherTitle: 'Otra persona reclama esta ficha',
  claimByOtherText: 'Ha demostrado que {subject} le pertenece, mediante {method}.',
  claimContested:
    'Tú también lo has demostrado, así que la ficha sigue siendo tuya salvo que el staff decida otra cosa.',
  claimDue:
    'Si tú no lo demuestras también, la ficha se le transfiere {time} ({exact}), con sus votos. Entonces se quitan tus gestores, tokens, webhook y listener de votos.',

  provenForVisitors:
    'Quien gestiona esta ficha ha demostrado que {subject} le pertenece, mediante {method}. Última comprobación {time}.',
  notProvenForVisitors:
    '{type, select, bot {Nadie ha demostrado todavía que esta ficha sea de quienes administran el bot.} other {Nadie ha demostrado todavía que esta ficha sea de quienes administran el servidor.}}',
  isItYours:
    '{type, select, bot {¿Este bot es tuyo? Reclama la ficha} other {¿Este servidor es tuyo? Reclama la ficha}}',

  cannotBeProven: 'Aún no se puede demostrar',
  checkFailed: 'La comprobación no encontró ninguna prueba',
  signInWithDiscord: 'Iniciar sesión con Discord',
  checkNow: 'Comprobar ahora',

  hiddenLabel: 'Prueba de propiedad',
  hidden: 'Oculta hasta que demuestres que es tuya',
  hiddenText: 'Solo su propietario, sus gestores y el staff pueden ver esta ficha, y nadie puede votar.',
  proveLink: 'Demostrar propiedad',

  claimTitle: 'Reclamar una ficha',
  claimHeading: 'Reclamar esta ficha',
  claimIntro: 'Otra persona añadió esta ficha. Si <b>{subject}</b> te pertenece, demuéstralo de una de estas formas.',
  claimIntroAlone: 'Otra persona añadió esta ficha.',
  claimOfProven: 'Su propietario también lo ha demostrado, así que el staff decide quién se la queda.',
  claimWaits:
    'Su propietario recibe un aviso y tiene {hours, plural, one {# hora} other {# horas}} para demostrarlo también. Después, la ficha es tuya, con sus votos.',
  claimAgain: 'Demostrarlo otra vez',
  claimAgainText:
    'Una prueba vale durante {hours, plural, one {# hora} other {# horas}}. Después, el staff la comprueba de nuevo.',
  claimedTitle: 'Ya reclamada',
  claimedText: 'Alguien ya ha reclamado esta ficha. Si es tuya, vuelve cuando se haya decidido esa reclamación.',
  claimYours: 'Tu reclamación',
  claimProven: 'Has demostrado que <b>{subject}</b> te pertenece, mediante {method}, {time}.',
  claimOwnerProven: 'El propietario de la ficha también lo ha demostrado. El staff decide quién se la queda.',
  claimIsDue:
    'Su propietario recibe un aviso. Salvo que también lo demuestre, la ficha será tuya {time} ({exact}). Hasta entonces, deja el código donde está.',
  claimWithdraw: 'Retirar reclamación',

  claimMade: 'Has demostrado que es tuya. Tu reclamación está abajo.',
  claimWithdrawn: 'Se retiró tu reclamación.',
  claimEnded: 'Esta reclamación ya terminó.',
  claimSignInExpired: 'El inicio de sesión caducó. Empieza de nuevo.',
  claimNotConfirmed: 'Discord no confirmó el inicio de sesión. Inténtalo de nuevo.',
  claimTryLater: 'Inténtalo más tarde.',
} satisfies AreaTranslation<'ownership'>;
