// GET /staff/people: all accounts, searched by name, address and ID.
import { z } from 'zod';
import { findPeople } from '../../../access/find-people.ts';
import type { FoundPerson } from '../../../access/find-people-queries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { FilterChips, SearchForm } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/people';

// An invalid value is ignored.
const searchSchema = z.object({
  query: z.string().trim().max(100).catch(''),
  which: z.enum(['all', 'staff', 'suspended']).catch('all'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
type Search = z.infer<typeof searchSchema>;

export async function showStaffPeople(context: WebContext) {
  const { t } = context.var;
  const { q = '', which, page } = context.req.query();
  const requested = searchSchema.parse({ query: q.replaceAll('\0', ''), which, page });
  const found = await findPeople(context.var.app.db, requested);
  const search = { ...requested, page: found.page };
  return showPage(context, {
    title: t('staffPeople.people'),
    staff: 'people',
    content: (
      <div class="stack">
        <h1>{t('staffPeople.people')}</h1>
        <SearchForm
          action={PATH}
          what={t('staffPeople.search')}
          placeholder={t('staffPeople.searchHint')}
          query={search.query}
          kept={[['which', search.which === 'all' ? null : search.which]]}
        />
        <FilterChips<Search['which']>
          label={t('staff.filterLabel')}
          chosen={search.which}
          choices={[
            { value: 'all', text: t('staffPeople.everyone') },
            { value: 'staff', text: t('staffPeople.staff') },
            { value: 'suspended', text: t('staffPeople.suspended') },
          ]}
          linkTo={(which) => linkTo(search, { which, page: 1 })}
        />
        <p class="dim">{t('staffPeople.accountCount', { count: found.total })}</p>
        {found.total > 0 ? (
          <ul class="list tight">
            {found.people.map((person) => (
              <Item person={person} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('staff.noResults')} text={t('staffPeople.noResultsText')} />
        )}
        <Pager page={found.page} pages={found.pages} linkTo={(to) => linkTo(search, { page: to })} />
      </div>
    ),
  });
}

function linkTo(search: Search, change: Partial<Search>): string {
  const { query, which, page } = { ...search, ...change };
  return withQuery(PATH, { q: query, which: which === 'all' ? null : which, page: page > 1 ? page : null });
}

function Item({ person }: { person: FoundPerson }) {
  const t = useTranslations();
  return (
    <li class="card person">
      <div>
        <p class="person-name">
          <NameLink name={person.name} href={`${PATH}/${person.id}`} />
        </p>
        <p class="dim note">
          {person.email} · {t.rich('staffPeople.created', { time: <Time at={person.createdAt} /> })} ·{' '}
          {t('staff.listingCount', { count: person.listings })}
        </p>
      </div>
      <PersonPills person={person} />
    </li>
  );
}

export function PersonPills({ person }: { person: FoundPerson }) {
  const t = useTranslations();
  return (
    <span class="row">
      {person.role === 'staff' && <Pill tone="good">{t('staffPeople.staff')}</Pill>}
      {person.suspension && <Pill tone="bad">{t('staffPeople.suspended')}</Pill>}
      {!person.emailVerified && <Pill tone="idle">{t('staffPeople.unconfirmed')}</Pill>}
    </span>
  );
}
