-- Images of listings’ descriptions, fetched and re-encoded by the service: a bounded cache (decision P492). It has no
-- foreign key, because listings share images. Every row can be fetched again.
create table text_image (
  -- SHA-256 of the URL.
  url_hash bytea primary key check (length(url_hash) = 32),
  -- WebP; null if the image could never be fetched.
  picture bytea,
  -- Of the picture, for its ETag.
  hash text check (length(hash) = 16),
  width integer check (width between 1 and 10000),
  height integer check (height between 1 and 10000),
  -- Of the picture, so that adding up does not read it.
  bytes integer not null default 0 check (bytes >= 0),
  fetched_at timestamptz,
  -- Since the last success.
  failures integer not null default 0,
  -- Why the last attempt failed.
  problem text check (length(problem) <= 40),
  -- When it may be fetched again.
  due_at timestamptz not null default plaudit_now(),
  used_at timestamptz not null default plaudit_now(),
  check ((picture is null) = (hash is null) and (picture is null) = (width is null)
    and (picture is null) = (height is null) and (picture is null) = (fetched_at is null))
);
-- WebP cannot be compressed further.
alter table text_image alter column picture set storage external;
