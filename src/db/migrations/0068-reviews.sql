-- Reviews of listings: stars and a text, by accounts that have voted for the listing.

-- Counts of the reviews that are shown, and whether the listing shows any. Whoever writes reviews of a listing locks
-- this row first; locks are taken in the order person, listing, summary, review.
create table review_summary (
  listing_id plaudit_id primary key,
  is_off boolean not null default false,
  count integer not null default 0 check (count >= 0),
  sum integer not null default 0 check (sum >= 0),
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0)
);

-- Without a foreign key to the listing, like the rows of votes: a deleted listing loses its reviews in slices.
create table review (
  id plaudit_id primary key,
  listing_id plaudit_id not null,
  author_id plaudit_id not null references person on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  -- Null: staff removed the review, and then its author deleted it.
  body text check (char_length(body) between 20 and 2000),
  -- To the millisecond, so that a list can go on after it.
  created_at timestamptz(3) not null default plaudit_now(),
  edited_at timestamptz,
  helpful integer not null default 0 check (helpful >= 0),
  reply text check (char_length(reply) between 1 and 2000),
  replied_by plaudit_id references person on delete set null,
  replied_at timestamptz,
  reply_edited_at timestamptz,
  removed_at timestamptz(3),
  removed_by plaudit_id references person on delete set null,
  removed_reason text check (char_length(removed_reason) between 1 and 500),
  -- Whether a vote of the author counts, the author runs the listing, and the author is suspended.
  has_vote boolean not null default true,
  is_by_team boolean not null default false,
  is_by_suspended boolean not null default false,
  is_shown boolean not null
    generated always as (removed_at is null and has_vote and not is_by_team and not is_by_suspended) stored,
  -- What the author has to be told: the kinds are listed in the types.
  news text check (news ~ '^[a-z]{1,20}$'),
  news_at timestamptz,
  unique (listing_id, author_id),
  check (body is not null or removed_at is not null),
  check ((removed_at is null) = (removed_reason is null)),
  check ((reply is null) = (replied_at is null)),
  check ((news is null) = (news_at is null))
);
create index review_newest on review (listing_id, created_at desc, id desc) where is_shown;
create index review_most_helpful on review (listing_id, helpful desc, created_at desc, id desc) where is_shown;
create index review_stars on review (listing_id, stars, created_at desc, id desc) where is_shown;
create index review_unanswered on review (listing_id, created_at desc, id desc) where is_shown and reply is null;
create index review_author on review (author_id, created_at desc, id desc);
create index review_recent on review (created_at desc, id desc);
create index review_removed on review (removed_at desc, id desc) where removed_at is not null;
create index review_hidden on review (listing_id, author_id) where not is_shown and removed_at is null;
create index review_news on review (author_id, news_at desc) where news is not null;
create index review_replied_by on review (replied_by) where replied_by is not null;
create index review_removed_by on review (removed_by) where removed_by is not null;

-- Who finds a review helpful.
create table review_mark (
  listing_id plaudit_id not null,
  review_id plaudit_id not null,
  person_id plaudit_id not null references person on delete cascade,
  at timestamptz not null default plaudit_now(),
  primary key (listing_id, review_id, person_id)
);
create index review_mark_person on review_mark (person_id, review_id);

-- Owners and managers without emails about new reviews of a listing.
create table review_silence (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null references listing on delete cascade,
  primary key (person_id, listing_id)
);
create index review_silence_listing on review_silence (listing_id);

-- Authors without emails about replies to their reviews.
create table reply_silence (
  person_id plaudit_id primary key references person on delete cascade
);

-- How many reviews a notice is about.
alter table notice add column reviews integer check (reviews >= 1);
create index notice_reviews on notice (listing_id, id desc) where kind = 'review.written';

create function add_to_review_summary(text, integer, integer) returns void
  language sql
  as $$
  update review_summary set
    count = count + $3,
    sum = sum + $3 * $2,
    stars_1 = stars_1 + case $2 when 1 then $3 else 0 end,
    stars_2 = stars_2 + case $2 when 2 then $3 else 0 end,
    stars_3 = stars_3 + case $2 when 3 then $3 else 0 end,
    stars_4 = stars_4 + case $2 when 4 then $3 else 0 end,
    stars_5 = stars_5 + case $2 when 5 then $3 else 0 end
  where listing_id = $1;
$$;

-- The counts follow every change, whoever makes it.
create function count_review() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' and old.is_shown then
    perform add_to_review_summary(old.listing_id, old.stars, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_shown then
    perform add_to_review_summary(new.listing_id, new.stars, 1);
  end if;
  return null;
end $$;
create trigger review_written after insert on review for each row execute function count_review();
create trigger review_changed after update on review for each row
  when (old.is_shown is distinct from new.is_shown or old.stars <> new.stars) execute function count_review();
create trigger review_deleted after delete on review for each row execute function count_review();

create function count_review_mark() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    update review set helpful = helpful + 1 where id = new.review_id;
  else
    update review set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $$;
create trigger review_marked after insert on review_mark for each row execute function count_review_mark();
create trigger review_unmarked after delete on review_mark for each row execute function count_review_mark();

-- Decides anew whether reviews of a listing are shown. The statement after the lock sees what others have committed.
create function refresh_reviews(of_listing text, of_authors text[]) returns void
  language plpgsql
  as $$
begin
  insert into review_summary (listing_id) values (of_listing) on conflict do nothing;
  perform from review_summary where listing_id = of_listing for update;
  update review set has_vote = fresh.has_vote, is_by_team = fresh.is_by_team, is_by_suspended = fresh.is_by_suspended
  from (
    select reviewed.id,
      exists (select from vote where vote.listing_id = of_listing and vote.voter_id = reviewed.author_id) as has_vote,
      exists (select from listing as own where own.id = of_listing and own.owner_id = reviewed.author_id)
        or exists (select from listing_manager as manager
          where manager.listing_id = of_listing and manager.person_id = reviewed.author_id) as is_by_team,
      (select is_suspended(suspended_at, suspended_until) from person where person.id = reviewed.author_id)
        as is_by_suspended
    from review as reviewed where reviewed.listing_id = of_listing and reviewed.author_id = any(of_authors)
  ) as fresh
  where review.id = fresh.id and (review.has_vote, review.is_by_team, review.is_by_suspended)
    is distinct from (fresh.has_vote, fresh.is_by_team, fresh.is_by_suspended);
end $$;

create function follow_suspension() returns trigger
  language plpgsql
  as $$
begin
  perform from review_summary
    where listing_id in (select listing_id from review where author_id = new.id) order by listing_id for update;
  update review set is_by_suspended = is_suspended(new.suspended_at, new.suspended_until)
    where author_id = new.id and is_by_suspended <> is_suspended(new.suspended_at, new.suspended_until);
  return null;
end $$;
create trigger person_suspended after update of suspended_at, suspended_until on person for each row
  when (old.suspended_at is distinct from new.suspended_at or old.suspended_until is distinct from new.suspended_until)
  execute function follow_suspension();

create function follow_listing_team() returns trigger
  language plpgsql
  as $$
begin
  if tg_table_name = 'listing' then
    perform refresh_reviews(new.id, array[old.owner_id, new.owner_id]);
  elsif tg_op = 'INSERT' then
    perform refresh_reviews(new.listing_id, array[new.person_id]);
  elsif exists (select from review where listing_id = old.listing_id and author_id = old.person_id) then
    perform refresh_reviews(old.listing_id, array[old.person_id]);
  end if;
  return null;
end $$;
create trigger listing_owner_reviews after update of owner_id on listing for each row
  when (old.owner_id is distinct from new.owner_id) execute function follow_listing_team();
create trigger listing_manager_reviews after insert or delete on listing_manager for each row
  execute function follow_listing_team();
