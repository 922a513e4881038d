// What the delivery log is narrowed by: the states as links, everything else in a form; all of it stands in the address.
import { DIAGNOSES } from '../../channels/diagnosis.ts';
import { DELIVERY_STATES } from '../integration-parts.ts';
import { isFiltered, type LogFilters, logPath, toDateTimeInput } from '../log-query.ts';
import type { Listing } from '../web-parts.ts';
import { STATE_LABELS } from './pill.tsx';

interface LogFilterProps {
  readonly listing: Listing;
  readonly base: string;
  readonly query: LogFilters;
}

export function StateFilter({ base, query }: LogFilterProps) {
  const choice = (state: LogFilters['state'], text: string) => (
    <a
      class="chip"
      href={logPath(base, { ...query, state, cursor: '' })}
      aria-current={query.state === state ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav class="chips" aria-label="State">
      {choice('', 'All')}
      {DELIVERY_STATES.map((state) => choice(state, STATE_LABELS[state].word))}
    </nav>
  );
}

export function LogSearchForm({ listing, base, query }: LogFilterProps) {
  const isOpen = isFiltered({ ...query, state: '' });
  return (
    <search>
      <details class="card log-filter" open={isOpen}>
        <summary>{isOpen ? 'Search and filters (in use)' : 'Search and filters'}</summary>
        <form action={base} class="log-fields">
          {query.state && <input type="hidden" name="state" value={query.state} />}
          <FilterField
            name="answer"
            label="Answer"
            value={query.answer}
            list="codes"
            example="502, 5xx or connect_refused"
          />
          <FilterField
            name="who"
            label={listing.game === 'minecraft' ? 'Player' : 'Voter’s ID'}
            value={query.who}
          />
          <FilterField name="event" label="Event ID" value={query.event} mono />
          <FilterField
            name="since"
            label="From (UTC)"
            value={toDateTimeInput(query.since)}
            type="datetime-local"
          />
          <FilterField
            name="until"
            label="Until (UTC)"
            value={toDateTimeInput(query.until)}
            type="datetime-local"
          />
          <datalist id="codes">
            {['2xx', '4xx', '5xx', ...Object.keys(DIAGNOSES)].map((code) => (
              <option value={code} />
            ))}
          </datalist>
          <div class="row">
            <button class="btn" type="submit">
              Show
            </button>
            {isFiltered(query) && (
              <a class="btn" href={base}>
                Show all
              </a>
            )}
          </div>
        </form>
      </details>
    </search>
  );
}

function FilterField(props: {
  name: string;
  label: string;
  value: string;
  type?: 'search' | 'datetime-local';
  list?: string;
  example?: string;
  mono?: boolean;
}) {
  const { name, label, value, type = 'search', list, example, mono } = props;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        step={type === 'datetime-local' ? '1' : undefined}
        value={value}
        list={list}
        placeholder={example}
        class={mono ? 'mono' : undefined}
        autocomplete="off"
      />
    </div>
  );
}
