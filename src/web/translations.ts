// The messages of a page in its language, for components; handlers use `context.var.t`.
import { createContext, useContext } from 'hono/jsx';
import { ENGLISH, type Translations } from '../messages/translations.ts';

export const TranslationsContext = createContext<Translations>(ENGLISH);

export function useTranslations(): Translations {
  return useContext(TranslationsContext);
}
