// GET /: search, the top listings, rising and new listings, and information for owners.
import type { FrontPageListings } from '../../../listings/front-page.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { ButtonLink } from '../../components/button.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { MarkdownText } from '../../components/markdown-text.tsx';
import { SearchAllForm } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';
import { siteData } from '../../structured-data.ts';

export async function showHome(context: WebContext) {
  const { frontPage } = context.var.app;
  const { site } = context.var;
  const { displayName, home } = site;
  const listings = await frontPage.read(readDbFor(context));
  return showPage(context, {
    title: displayName,
    description: `Bots and game servers on ${displayName}: find one, vote for it, and its owner is notified right away.`,
    metadata: { path: '/', data: siteData(site) },
    content: (
      <div class="stack">
        <section class="hero">
          <h1>{home?.title ?? 'Find bots and game servers people love'}</h1>
          <p class="lead">
            {home?.lead ??
              'Vote for the ones you like. Owners are notified of every vote within seconds and can reward you for it.'}
          </p>
          <SearchAllForm />
        </section>
        {home?.text && (
          <section class="card">
            <MarkdownText markdown={home.text} />
          </section>
        )}
        <div class="halves">
          <TopList title="Bots" path="/bots" listings={listings.bots} />
          <TopList title="Game servers" path="/servers" listings={listings.servers} />
        </div>
        <RisingAndNew listings={listings} />
        <OwnersCard />
      </div>
    ),
  });
}

interface TopListProps {
  readonly title: string;
  readonly path: string;
  readonly listings: readonly ShownListing[];
}

function TopList({ title, path, listings }: TopListProps) {
  return (
    <section>
      <div class="row between">
        <h2>{title}</h2>
        <a href={path}>See all {title.toLowerCase()}</a>
      </div>
      {listings.length > 0 ? (
        <ol class="list tight">
          {listings.map((listing, index) => (
            <ListingItem listing={listing} position={index + 1} under="h2" />
          ))}
        </ol>
      ) : (
        <p class="dim card">
          No listings yet. <a href="/dashboard/new">Be the first to add one.</a>
        </p>
      )}
    </section>
  );
}

function RisingAndNew({ listings: { rising, newest } }: { listings: FrontPageListings }) {
  if (newest.length === 0) return null;
  return (
    <div class="halves">
      {rising.length > 0 && (
        <section>
          <h2>Rising</h2>
          <p class="dim note">Biggest gains this week compared with last week.</p>
          <ul class="list tight">
            {rising.map(({ listing, gain }) => (
              <ListingItem listing={listing} note={`+${formatCount(gain, 'vote')}`} under="h2" />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>New</h2>
        <p class="dim note">Recently added bots and servers.</p>
        <ul class="list tight">
          {newest.map((listing) => (
            <ListingItem listing={listing} note={<Time at={listing.createdAt} />} under="h2" />
          ))}
        </ul>
      </section>
    </div>
  );
}

function OwnersCard() {
  return (
    <section class="card owners">
      <div>
        <h2>Do you run a bot or a server?</h2>
        <p>
          You receive every vote as a signed webhook. If your endpoint is down, we retry. If it stays down, nothing is
          lost: you can redeliver every vote with one click. When something fails, you see what went wrong and how to
          fix it.
        </p>
        <ButtonLink text="Add your bot or server" href="/dashboard/new" />
      </div>
      <ol class="path">
        <li>
          <b>Someone votes.</b> The vote and its delivery are saved together in one transaction.
        </li>
        <li>
          <b>We call your endpoint.</b> The request is signed, sent within seconds, and retried if it fails.
        </li>
        <li>
          <b>You reward the voter.</b> The log shows every attempt and its response.
        </li>
      </ol>
    </section>
  );
}
