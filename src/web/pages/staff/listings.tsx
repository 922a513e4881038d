// GET /staff/listings: all listings, with search and filters for state and plan.
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { type StaffListingSearch, searchListingsForStaff } from '../../../listings/staff-search.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { Pager } from '../../components/pager.tsx';
import { planName } from '../../components/plan-names.ts';
import { FilterChips, SearchForm } from '../../components/search-form.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { VISIBILITY_LABELS, VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/listings';
const STATES = ['public', 'pending', 'refused', 'hidden'] as const;
const PLANS = ['free', 'verified', 'enterprise'] as const;

// An invalid value is ignored.
const searchSchema = z.object({
  query: z.string().trim().max(100).catch(''),
  state: z.enum(STATES).nullable().catch(null),
  plan: z.enum(PLANS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showStaffListings(context: WebContext) {
  const { t } = context.var;
  const { q = '', state, plan, page } = context.req.query();
  const requested = searchSchema.parse({ query: q.replaceAll('\0', ''), state, plan, page });
  const found = await searchListingsForStaff(context.var.app.db, requested);
  const search = { ...requested, page: found.page };
  return showPage(context, {
    title: t('staff.listings'),
    staff: 'listings',
    content: (
      <div class="stack">
        <h1>{t('staff.listings')}</h1>
        <Filters search={search} />
        <p class="dim">{t('staff.listingCount', { count: found.total })}</p>
        {found.total > 0 ? (
          <Table listings={found.listings} config={context.var.app.config} />
        ) : (
          <EmptyState title={t('staff.noResults')} text={t('staffListings.noResultsText')} />
        )}
        <Pager page={found.page} pages={found.pages} linkTo={(to) => linkTo(search, { page: to })} />
      </div>
    ),
  });
}

function Filters({ search }: { search: StaffListingSearch }) {
  const t = useTranslations();
  const { query, state, plan } = search;
  return (
    <>
      <SearchForm
        action={PATH}
        what={t('staffListings.search')}
        placeholder={t('staffListings.searchHint')}
        query={query}
        kept={[
          ['state', state],
          ['plan', plan],
        ]}
      />
      <FilterChips
        label={t('staff.state')}
        chosen={state}
        choices={[
          { value: null, text: t('staffListings.allStates') },
          ...STATES.map((value) => ({ value, text: t(VISIBILITY_LABELS[value].word) })),
        ]}
        linkTo={(value) => linkTo(search, { state: value, page: 1 })}
      />
      <FilterChips
        label={t('staffListings.plan')}
        chosen={plan}
        choices={[
          { value: null, text: t('staffListings.allPlans') },
          ...PLANS.map((value) => ({ value, text: planName(value) })),
        ]}
        linkTo={(value) => linkTo(search, { plan: value, page: 1 })}
      />
    </>
  );
}

function linkTo(search: StaffListingSearch, change: Partial<StaffListingSearch>): string {
  const { query, state, plan, page } = { ...search, ...change };
  return withQuery(PATH, { q: query, state, plan, page: page > 1 ? page : null });
}

interface TableProps {
  readonly listings: readonly ListingWithOwner[];
  readonly config: Pick<Config, 'ownership'>;
}

function Table({ listings, config }: TableProps) {
  const t = useTranslations();
  const [state, plan, votes] = [t('staff.state'), t('staffListings.plan'), t('staff.votes')];
  return (
    <table class="log card">
      <TableHead columns={[t('staff.listing'), state, plan, { numeric: votes }]} />
      <tbody>
        {listings.map((listing) => (
          <tr>
            <td class="wide-cell first">
              <a href={`${PATH}/${listing.id}`}>
                <b class="clipped">
                  <bdi>{listing.name}</bdi>
                </b>
              </a>
              <span class="dim note clipped">
                <KindOf listing={listing} isVerified={config.ownership !== 'off' && listing.ownerProvenAt !== null} />
              </span>
            </td>
            <td data-label={state}>
              <VisibilityPill visibility={listing.visibility} />
            </td>
            <td data-label={plan}>
              <PlanName listing={listing} />
            </td>
            <td data-label={votes} class="num">
              {t.number(listing.voteCount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KindOf({ listing, isVerified }: { listing: ListingWithOwner; isVerified: boolean }) {
  const t = useTranslations();
  const values = { kind: listingKind(listing, t), owner: <bdi>{listing.owner.name}</bdi> };
  return <>{isVerified ? t.rich('staffListings.kindOfVerified', values) : t.rich('staffListings.kindOf', values)}</>;
}

function PlanName({ listing: { plan, changelogPro } }: { listing: ListingWithOwner }) {
  const t = useTranslations();
  const name = planName(plan);
  return <>{changelogPro ? t('staffListings.planWithChangelog', { plan: name }) : name}</>;
}
