// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Dokumentacja',

  navigation: 'Dokumentacja',
  overview: 'Przegląd',
  apiReference: 'Dokumentacja API',
  downloads: 'Do pobrania',
  quickStarts: 'Szybki start',
  topics: 'Tematy',

  title: 'Dokumentacja',
  description: 'Odbieraj głosy, sprawdzaj je i publikuj na {site}.',
  lead: 'Odbieraj każdy głos jako podpisany webhook lub przez strumień zdarzeń, sprawdzaj, kto głosował, i podawaj statystyki swojego bota. Każdy poradnik (po angielsku) zaczyna się od działającego kodu, a kończy rozwiązywaniem problemów.',
  quickStartsLead: 'Pięć minut do pierwszego głosu. Wybierz, czego używasz:',
  apiReferenceText: 'Wszystkie endpointy z polami, błędami i żądaniem do skopiowania.',
  machineReadable: 'Formaty dla programów',
  machineReadableText:
    'API i webhook są opisane w <openapi>OpenAPI 3.1</openapi>, z którego możesz wygenerować klienta. Każdy poradnik jest też dostępny jako Markdown: dodaj <code>.md</code> do jego URL-a. <llms>llms.txt</llms> wymienia wszystkie poradniki.',
  examplesNote:
    'W przykładach godziny, ID i sekrety są zmyślone, a JSON sformatowany dla czytelności. Cała reszta jest dokładnie taka, jak zwraca API.',

  asMarkdown: 'Ta strona jako Markdown',
} satisfies AreaTranslation<'docs'>;
