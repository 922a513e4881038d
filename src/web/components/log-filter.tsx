// The filters of the delivery log: states as links, everything else in a form. All of them are in the URL.
import { DIAGNOSES } from '../../channels/diagnosis.ts';
import type { Listing } from '../../listings/listing.ts';
import { SHOWN_STATE_LABELS, SHOWN_STATES } from '../delivery-states.ts';
import { withQuery } from '../local-path.ts';
import { isFiltered, type LogFilters } from '../log-filters.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink } from './button.tsx';
import { FilterField } from './field.tsx';
import { FilterChips } from './search-form.tsx';

interface FilterProps {
  readonly base: string;
  readonly filters: LogFilters;
}

export function StateFilter({ base, filters }: FilterProps) {
  const t = useTranslations();
  const states = SHOWN_STATES.map((state) => ({ value: state, text: t(SHOWN_STATE_LABELS[state].word) }));
  return (
    <FilterChips
      label={t('deliveries.state')}
      chosen={filters.state}
      choices={[{ value: '', text: t('deliveries.allStates') }, ...states]}
      linkTo={(state) => withQuery(base, { ...filters, state, cursor: '' })}
    />
  );
}

export function LogSearchForm({ listing, base, filters }: FilterProps & { listing: Listing }) {
  const t = useTranslations();
  const isOpen = isFiltered({ ...filters, state: '' });
  return (
    <search>
      <details class="card log-filter" open={isOpen}>
        <summary>{t(isOpen ? 'deliveries.filtersActive' : 'deliveries.filters')}</summary>
        <form action={base} class="log-fields">
          {filters.state && <input type="hidden" name="state" value={filters.state} />}
          <FilterField
            name="answer"
            label={t('deliveries.response')}
            value={filters.answer}
            list="codes"
            placeholder="502, 5xx, connect_refused"
          />
          <FilterField
            name="who"
            label={t(listing.game === 'minecraft' ? 'deliveries.player' : 'deliveries.voterId')}
            value={filters.who}
          />
          <FilterField name="event" label={t('deliveries.eventId')} value={filters.event} mono />
          <FilterField name="since" label={t('deliveries.from')} value={filters.since} type="datetime-local" />
          <FilterField name="until" label={t('deliveries.until')} value={filters.until} type="datetime-local" />
          <datalist id="codes">
            {['2xx', '4xx', '5xx', ...Object.keys(DIAGNOSES)].map((code) => (
              <option value={code} />
            ))}
          </datalist>
          <div class="row">
            <Button text={t('deliveries.filter')} />
            {isFiltered(filters) && <ButtonLink text={t('deliveries.clearFilters')} href={base} />}
          </div>
        </form>
      </details>
    </search>
  );
}
