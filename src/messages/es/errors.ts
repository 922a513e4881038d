// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'No tienes acceso',
  noAccessText: 'Has iniciado sesión, pero esta ficha es de otra persona.',
  notFound: 'Página no encontrada',
  notFoundText: 'Puede que la dirección esté mal escrita o que la ficha se haya eliminado.',
  tooMuchData: 'Demasiados datos',
  tooMuchDataText: 'Los datos que enviaste ocupan demasiado. Redúcelos y vuelve a enviarlos.',
  unreadableForm: 'No pudimos leer este formulario',
  unreadableFormText: 'Vuelve atrás, recarga la página y envía el formulario de nuevo.',
  tooManyRequests: 'Demasiadas peticiones',
  tooManyRequestsText: 'Espera unos minutos, vuelve atrás e inténtalo otra vez.',
  failed: 'Algo salió mal',
  failedText: 'El problema es nuestro y no se ha perdido nada. Inténtalo de nuevo en un momento.',
  unavailable: 'El servicio no está disponible por ahora',
  unavailableText:
    'No se puede acceder a la base de datos. Inténtalo de nuevo en un minuto. Los votos ya contados no se pierden.',
  foreignForm: 'Este formulario no se envió desde este sitio',
  foreignFormText:
    'Para proteger tu cuenta, solo aceptamos formularios enviados desde este sitio. Vuelve atrás, recarga la página y envía el formulario de nuevo.',

  home: 'Inicio',
  bots: 'Bots',
  servers: 'Servidores',
  supportCode: 'Si pides ayuda a <contact>soporte</contact>, incluye este código: {code}',

  tooManySearches: 'Demasiadas búsquedas',
  tooManySearchesText:
    'Se hicieron demasiadas búsquedas desde tu red. Podrás volver a buscar en {wait}. Todo lo demás sigue funcionando.',
  searchAgain: 'Buscar de nuevo',
  showAll: 'Mostrar todo',
} satisfies AreaTranslation<'errors'>;
