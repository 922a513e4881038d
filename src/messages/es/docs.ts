// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Docs',

  navigation: 'Docs',
  overview: 'Resumen',
  apiReference: 'Referencia de la API',
  downloads: 'Descargas',
  quickStarts: 'Guías rápidas',
  topics: 'Temas',

  title: 'Documentación',
  description: 'Recibe votos, consulta votos y publica en {site}.',
  lead: 'Recibe cada voto como un webhook firmado o por un stream en directo, consulta quién votó y envía las estadísticas de tu bot. Cada guía empieza con código que funciona y termina con la solución de problemas.',
  quickStartsLead: 'Cinco minutos hasta tu primer voto. Elige lo que usas:',
  apiReferenceText: 'Todos los endpoints, con sus campos, sus errores y una petición para copiar.',
  machineReadable: 'Formatos legibles por máquinas',
  machineReadableText:
    'La API y el webhook están descritos en <openapi>OpenAPI 3.1</openapi>, con lo que puedes generar un cliente. Cada guía está también en Markdown: añade <code>.md</code> a su URL. <llms>llms.txt</llms> enumera todas las guías.',
  examplesNote:
    'En los ejemplos, las horas, los ID y los secretos son inventados, y el JSON tiene formato para leerse mejor. Todo lo demás es exactamente lo que devuelve la API.',

  asMarkdown: 'Esta página en Markdown',
} satisfies AreaTranslation<'docs'>;
