// GET /: what this place is, in one calm screen, and the ways into it.

import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { SearchAllForm } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { siteData } from '../../structured-data.ts';
import type { FrontPage, Listing } from '../../web-parts.ts';

export async function showHome(context: WebContext) {
  const { site, front: parts } = context.var.parts;
  const front = await parts.page();
  return showPage(context, {
    title: site.serviceName,
    description: `Bots and game servers on ${site.serviceName}: find one, vote for it, and its owner knows at once.`,
    metadata: { path: '/', data: siteData(site) },
    content: (
      <div class="stack">
        <section class="hero">
          <h1>Find bots and game servers people stand by.</h1>
          <p class="lead">
            Vote for the ones you like. Their owners hear of every vote within seconds, and can thank you for
            it.
          </p>
          <SearchAllForm />
        </section>
        <div class="halves">
          <TopList title="Bots" path="/bots" listings={front.bots} />
          <TopList title="Game servers" path="/servers" listings={front.servers} />
        </div>
        <Movement front={front} />
        <HowVotesArrive />
      </div>
    ),
  });
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

/** Where nothing is listed there is nothing to tell; where nothing rises, only what is new. */
function Movement({ front: { rising, newest } }: { front: FrontPage }) {
  if (newest.length === 0) return null;
  return (
    <div class="halves">
      {rising.length > 0 && (
        <section>
          <h2>Rising</h2>
          <p class="dim note">Who gained most: votes of these seven days against the seven before.</p>
          <ul class="list tight">
            {rising.map(({ listing, more }) => (
              <ListingItem listing={listing} note={`${formatCount(more, 'vote')} more`} under="h2" />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>New here</h2>
        <p class="dim note">Listed last, bots and servers alike.</p>
        <ul class="list tight">
          {newest.map((listing) => (
            <ListingItem listing={listing} note={<Time at={listing.createdAt} />} under="h2" />
          ))}
        </ul>
      </section>
    </div>
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
