-- Pictures, links and a video of a listing (decisions P470 to P475). Version 0.1.0 neither reads nor writes them.

-- Short and mostly null, without an index, so that the votes that rewrite these rows do not become slower.
alter table listing
  add column banner text check (banner ~ '^[A-Za-z0-9_-]{16}$'),
  add column website text check (length(website) between 1 and 500),
  add column discord text check (length(discord) between 1 and 500),
  add column source text check (length(source) between 1 and 500),
  add column support text check (length(support) between 1 and 500),
  add column store text check (length(store) between 1 and 500),
  add column mods text check (length(mods) between 1 and 80),
  add column video text check (length(video) between 1 and 200);

-- The hash in `listing.banner` and the images always change together. What was uploaded is not stored.
create table listing_banner (
  listing_id plaudit_id primary key references listing on delete cascade,
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  -- 1280 by 320 and 640 by 160 pixels.
  large_avif bytea not null check (length(large_avif) between 1 and 2000000),
  large_webp bytea not null check (length(large_webp) between 1 and 2000000),
  small_avif bytea not null check (length(small_avif) between 1 and 1000000),
  small_webp bytea not null check (length(small_webp) between 1 and 1000000),
  made_at timestamptz not null default plaudit_now()
);

-- At most eight of a listing, shown by `place`.
create table listing_picture (
  listing_id plaudit_id not null references listing on delete cascade,
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  place integer not null,
  -- For people who cannot see the image.
  alt text not null check (length(alt) between 1 and 200),
  -- Of the large image; the thumbnail has 480 by 270 pixels.
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  large_avif bytea not null check (length(large_avif) between 1 and 5000000),
  large_webp bytea not null check (length(large_webp) between 1 and 5000000),
  thumbnail_avif bytea not null check (length(thumbnail_avif) between 1 and 1000000),
  thumbnail_webp bytea not null check (length(thumbnail_webp) between 1 and 1000000),
  made_at timestamptz not null default plaudit_now(),
  primary key (listing_id, hash)
);

-- Images are compressed already.
alter table listing_banner
  alter column large_avif set storage external, alter column large_webp set storage external,
  alter column small_avif set storage external, alter column small_webp set storage external;
alter table listing_picture
  alter column large_avif set storage external, alter column large_webp set storage external,
  alter column thumbnail_avif set storage external, alter column thumbnail_webp set storage external;
