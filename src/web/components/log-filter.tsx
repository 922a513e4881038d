// The filters of the delivery log: states as links, everything else in a form. All of them are in the URL.
import { DIAGNOSES } from '../../channels/diagnosis.ts';
import type { Listing } from '../../listings/listing.ts';
import { SHOWN_STATE_LABELS, SHOWN_STATES } from '../delivery-states.ts';
import { withQuery } from '../local-path.ts';
import { isFiltered, type LogFilters } from '../log-filters.ts';
import { Button, ButtonLink } from './button.tsx';
import { FilterField } from './field.tsx';
import { FilterChips } from './search-form.tsx';

interface FilterProps {
  readonly base: string;
  readonly filters: LogFilters;
}

export function StateFilter({ base, filters }: FilterProps) {
  const states = SHOWN_STATES.map((state) => ({ value: state, text: SHOWN_STATE_LABELS[state].word }));
  return (
    <FilterChips
      label="State"
      chosen={filters.state}
      choices={[{ value: '', text: 'All' }, ...states]}
      linkTo={(state) => withQuery(base, { ...filters, state, cursor: '' })}
    />
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
            placeholder="502, 5xx, connect_refused"
          />
          <FilterField name="who" label={listing.game === 'minecraft' ? 'Player' : 'Voter ID'} value={filters.who} />
          <FilterField name="event" label="Event ID" value={filters.event} mono />
          <FilterField name="since" label="From (UTC)" value={filters.since} type="datetime-local" />
          <FilterField name="until" label="Until (UTC)" value={filters.until} type="datetime-local" />
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
