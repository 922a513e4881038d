// Searches and filters of lists: plain GET forms and links, whose fields become the URL of the list.
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';

interface SearchFormProps {
  readonly action: string;
  readonly what: string;
  readonly placeholder: string;
  readonly query: string;
  /** The other filters, which are kept. */
  readonly kept?: readonly (readonly [name: string, value: string | null])[] | undefined;
}

export function SearchForm({ action, what, placeholder, query, kept = [] }: SearchFormProps) {
  const t = useTranslations();
  return (
    <search>
      <form class="search" action={action}>
        <label class="unseen" for="q">
          {t('browse.searchFor', { what })}
        </label>
        <input id="q" name="q" type="search" value={query} placeholder={placeholder} />
        {kept.map(([name, value]) => value && <input type="hidden" name={name} value={value} />)}
        <Button text={t('buttons.search')} />
      </form>
    </search>
  );
}

/** For pages about both bots and servers: the pressed button selects the type. */
export function SearchAllForm() {
  const t = useTranslations();
  return (
    <search>
      <form class="search both" action="/bots">
        <label class="unseen" for="q">
          {t('browse.searchBotsOrServers')}
        </label>
        <input id="q" name="q" type="search" placeholder={t('browse.searchHint')} />
        <div class="row">
          <Button text={t('browse.searchBots')} look="go" />
          <button class="btn" type="submit" formaction="/servers">
            {t('browse.searchServers')}
          </button>
        </div>
      </form>
    </search>
  );
}

interface FilterChipsProps<Value> {
  readonly label: string;
  readonly chosen: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly linkTo: (value: Value) => string;
}

export function FilterChips<Value>({ label, chosen, choices, linkTo }: FilterChipsProps<Value>) {
  return (
    <nav class="chips" aria-label={label}>
      {choices.map(({ value, text }) => (
        <a class="chip" href={linkTo(value)} aria-current={value === chosen ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
