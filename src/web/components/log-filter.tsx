// The filters of the delivery log: states as links, everything else in a form. All of them are in the URL.
import { DIAGNOSES } from '../../channels/diagnosis.ts';
import { DELIVERY_LOG_STATES } from '../../deliveries/delivery-log.ts';
import type { Listing } from '../../listings/listing.ts';
import { isFiltered, type LogFilters, logPath, toDateTimeInput } from '../log-filters.ts';
import { Button, ButtonLink } from './button.tsx';
import { STATE_LABELS } from './pill.tsx';

interface FilterProps {
  readonly base: string;
  readonly filters: LogFilters;
}

export function StateFilter({ base, filters }: FilterProps) {
  const choice = (state: LogFilters['state'], text: string) => (
    <a
      class="chip"
      href={logPath(base, { ...filters, state, cursor: '' })}
      aria-current={filters.state === state ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav class="chips" aria-label="State">
      {choice('', 'All')}
      {DELIVERY_LOG_STATES.map((state) => choice(state, STATE_LABELS[state].word))}
    </nav>
  );
}

export function LogSearchForm({ listing, base, filters }: FilterProps & { listing: Listing }) {
  const isOpen = isFiltered({ ...filters, state: '' });
  return (
    <search>
      <details class="card log-filter" open={isOpen}>
        <summary>{isOpen ? 'Filters (active)' : 'Filters'}</summary>
        <form action={base} class="log-fields">
          {filters.state && <input type="hidden" name="state" value={filters.state} />}
          <FilterField
            name="answer"
            label="Response"
            value={filters.answer}
            list="codes"
            example="502, 5xx, connect_refused"
          />
          <FilterField name="who" label={listing.game === 'minecraft' ? 'Player' : 'Voter ID'} value={filters.who} />
          <FilterField name="event" label="Event ID" value={filters.event} mono />
          <FilterField name="since" label="From (UTC)" value={toDateTimeInput(filters.since)} type="datetime-local" />
          <FilterField name="until" label="Until (UTC)" value={toDateTimeInput(filters.until)} type="datetime-local" />
          <datalist id="codes">
            {['2xx', '4xx', '5xx', ...Object.keys(DIAGNOSES)].map((code) => (
              <option value={code} />
            ))}
          </datalist>
          <div class="row">
            <Button text="Filter" />
            {isFiltered(filters) && <ButtonLink text="Clear filters" href={base} />}
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
