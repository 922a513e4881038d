// A search among everything there is, for staff, and chips that narrow it. Everything is a link or a plain form.
import { Button } from './button.tsx';

export function StaffSearchForm(props: {
  readonly action: string;
  readonly what: string;
  readonly placeholder: string;
  readonly query: string;
  /** What else narrows the list, and stays. */
  readonly kept?: Readonly<Record<string, string>>;
}) {
  return (
    <search>
      <form class="search" action={props.action}>
        <label class="unseen" for="q">
          Search {props.what}
        </label>
        <input id="q" name="q" type="search" value={props.query} placeholder={props.placeholder} />
        {Object.entries(props.kept ?? {}).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <Button text="Search" />
      </form>
    </search>
  );
}

export function FilterChips(props: {
  readonly label: string;
  readonly chosen: string | null;
  readonly choices: readonly { readonly value: string | null; readonly text: string }[];
  readonly linkTo: (value: string | null) => string;
}) {
  return (
    <nav class="chips" aria-label={props.label}>
      {props.choices.map(({ value, text }) => (
        <a class="chip" href={props.linkTo(value)} aria-current={value === props.chosen ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** A path with the fields that say something. */
export function withQuery(path: string, fields: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
