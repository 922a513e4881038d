// GET /: what this place is, in one calm screen.
import type { WebContext } from '../context.ts';
import { showPage } from '../parts/layout.tsx';
import { ListingItem } from '../parts/listing-item.tsx';
import type { Listing, ListingType } from '../web-parts.ts';

const SHOWN = 5;

export async function showHome(context: WebContext) {
  const { parts } = context.var;
  const [bots, servers] = await Promise.all([first(context, 'bot'), first(context, 'game')]);
  return showPage(context, {
    title: parts.site.serviceName,
    description: `Bots and game servers on ${parts.site.serviceName}: find one, vote for it, and its owner knows at once.`,
    content: (
      <div class="stack">
        <section class="hero">
          <h1>Find bots and game servers people stand by.</h1>
          <p class="lead">
            Vote for the ones you like. Their owners hear of every vote within seconds, and can thank you for
            it.
          </p>
          <div class="row">
            <a class="btn go big" href="/bots">
              Browse bots
            </a>
            <a class="btn big" href="/servers">
              Browse servers
            </a>
          </div>
        </section>
        <div class="halves">
          <TopList title="Bots" path="/bots" listings={bots} />
          <TopList title="Game servers" path="/servers" listings={servers} />
        </div>
        <HowVotesArrive />
      </div>
    ),
  });
}

async function first(context: WebContext, type: ListingType): Promise<Listing[]> {
  const search = { type, game: null, query: '', tag: null, sort: 'rank', page: 1, perPage: SHOWN } as const;
  return (await context.var.parts.listings.searchListings(search)).listings;
}

function TopList({ title, path, listings }: { title: string; path: string; listings: readonly Listing[] }) {
  return (
    <section>
      <div class="row between">
        <h2>{title}</h2>
        <a href={path}>See all {title.toLowerCase()}</a>
      </div>
      {listings.length > 0 ? (
        <ol class="list tight">
          {listings.map((listing, index) => (
            <ListingItem listing={listing} place={index + 1} under="h2" />
          ))}
        </ol>
      ) : (
        <p class="dim card">
          Nothing is listed here yet. <a href="/dashboard/new">Add the first one.</a>
        </p>
      )}
    </section>
  );
}

function HowVotesArrive() {
  return (
    <section class="card owners">
      <div>
        <h2>You run a bot or a server</h2>
        <p>
          Every vote reaches you as a signed webhook. If your side is down, it is tried again; if it stays
          down, nothing is lost, and you send it again with one click. When something is wrong, you are told
          what and how to mend it.
        </p>
        <a class="btn" href="/dashboard/new">
          List yours
        </a>
      </div>
      <ol class="path">
        <li>
          <b>Somebody votes.</b> The vote and its delivery are stored together, or not at all.
        </li>
        <li>
          <b>Your endpoint is called.</b> Signed, within seconds, and again when it does not answer.
        </li>
        <li>
          <b>You reward the voter.</b> The log shows each attempt with its answer.
        </li>
      </ol>
    </section>
  );
}
