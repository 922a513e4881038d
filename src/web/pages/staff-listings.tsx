// GET /staff/listings: every listing, searched and narrowed by state and plan.
import { z } from 'zod';
import type { WebContext } from '../context.ts';
import { Empty } from '../parts/empty.tsx';
import { counted, grouped } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { kindOf } from '../parts/listing-words.ts';
import { Pager } from '../parts/pager.tsx';
import { PUBLICITY_WORDS, PublicityPill } from '../parts/publicity.tsx';
import { StaffFrame } from '../parts/staff-frame.tsx';
import { Chips, pathWith, StaffSearch } from '../parts/staff-search.tsx';
import type { OwnedListing, StaffSearch as Search } from '../staff-parts.ts';

const PATH = '/staff/listings';
const STATES = ['public', 'pending', 'refused', 'hidden'] as const;
const PLANS = ['free', 'verified', 'enterprise'] as const;

// A wrong value is no error here: the list is shown without it.
const searchSchema = z.object({
  query: z.string().trim().max(100).catch(''),
  state: z.enum(STATES).nullable().catch(null),
  plan: z.enum(PLANS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showStaffListings(context: WebContext) {
  const { q = '', state, plan, page } = context.req.query();
  const asked = searchSchema.parse({ query: q.replaceAll('\0', ''), state, plan, page });
  const found = await context.var.parts.staff.findListings(asked);
  const search = { ...asked, page: found.page };
  return showPage(context, {
    title: 'Listings · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="listings">
        <div class="stack">
          <h1>Listings</h1>
          <Narrowing search={search} />
          <p class="dim">{counted(found.total, 'listing')}</p>
          {found.total > 0 ? (
            <Table listings={found.listings} />
          ) : (
            <Empty title="No results" text="No listing matches all of these filters." />
          )}
          <Pager page={found.page} pages={found.pages} linkTo={(to) => linkTo(search, { page: to })} />
        </div>
      </StaffFrame>
    ),
  });
}

function Narrowing({ search }: { search: Search }) {
  const { query, state, plan } = search;
  const chosen = (value: string | null) => value as Search['state'];
  return (
    <>
      <StaffSearch
        action={PATH}
        what="listings"
        placeholder="Name, ID, owner’s name or address"
        query={query}
        kept={{ ...(state && { state }), ...(plan && { plan }) }}
      />
      <Chips
        label="State"
        chosen={state}
        choices={[
          { value: null, text: 'Every state' },
          ...STATES.map((value) => ({ value, text: capital(PUBLICITY_WORDS[value].word) })),
        ]}
        linkTo={(value) => linkTo(search, { state: chosen(value), page: 1 })}
      />
      <Chips
        label="Plan"
        chosen={plan}
        choices={[
          { value: null, text: 'Every plan' },
          ...PLANS.map((value) => ({ value, text: capital(value) })),
        ]}
        linkTo={(value) => linkTo(search, { plan: value as Search['plan'], page: 1 })}
      />
    </>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function linkTo(search: Search, change: Partial<Search>): string {
  const { query, state, plan, page } = { ...search, ...change };
  return pathWith(PATH, { q: query, state, plan, page: page > 1 ? String(page) : null });
}

function Table({ listings }: { listings: readonly OwnedListing[] }) {
  return (
    <table class="log card">
      <thead>
        <tr>
          <th scope="col">Listing</th>
          <th scope="col">State</th>
          <th scope="col">Plan</th>
          <th scope="col" class="num">
            Votes
          </th>
        </tr>
      </thead>
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
                {kindOf(listing)} of <bdi>{listing.owner.name}</bdi>
              </span>
            </td>
            <td data-label="State">
              <PublicityPill publicity={listing.publicity} />
            </td>
            <td data-label="Plan">{planWords(listing)}</td>
            <td data-label="Votes" class="num">
              {grouped(listing.voteCount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function planWords({ plan, changelogPro }: Pick<OwnedListing, 'plan' | 'changelogPro'>): string {
  return changelogPro ? `${capital(plan)}, Changelog Pro` : capital(plan);
}
