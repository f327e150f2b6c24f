-- Hashtags that members follow (decision 85).
create table followed_tags (
  user_id uuid not null references profiles on delete cascade,
  tag text collate "C" not null check (length(tag) between 1 and 60),
  created_at timestamptz not null,
  primary key (user_id, tag)
);

-- The hashtags of posts that are for everyone and up: what trends, what is counted and what followers of a hashtag get. Kept by triggers, as posts
-- are written by several modules and by the demo world. Whether its author's profile is public is asked when it's read.
create table public_tags (
  tag text collate "C" not null,
  post_id uuid not null references posts on delete cascade,
  -- No key to profiles: it goes with its post.
  author_id uuid not null,
  primary key (tag, post_id) include (author_id)
);
create index public_tags_newest on public_tags (post_id desc, tag) include (author_id);

create function place_on_tags() returns trigger language plpgsql as $$
begin
  delete from public_tags where post_id = new.id;
  if new.audience = 'public' and new.club_id is null and new.removed_at is null then
    insert into public_tags (tag, post_id, author_id) select tag, new.id, new.author_id from post_tags where post_id = new.id;
  end if;
  return null;
end
$$;
create trigger posts_moved_on_tags after update of audience, club_id, removed_at, author_id on posts for each row
  when ((old.audience, old.club_id, old.removed_at, old.author_id) is distinct from (new.audience, new.club_id, new.removed_at, new.author_id))
  execute function place_on_tags();

create function put_public_tags() returns trigger language plpgsql as $$
begin
  insert into public_tags (tag, post_id, author_id)
  select c.tag, c.post_id, p.author_id from come c join posts p on p.id = c.post_id
  where p.audience = 'public' and p.club_id is null and p.removed_at is null on conflict do nothing;
  return null;
end
$$;
create trigger post_tags_come after insert on post_tags referencing new table as come for each statement execute function put_public_tags();

create function drop_public_tags() returns trigger language plpgsql as $$
begin
  delete from public_tags t using gone g where t.tag = g.tag and t.post_id = g.post_id;
  return null;
end
$$;
create trigger post_tags_gone after delete on post_tags referencing old table as gone for each statement execute function drop_public_tags();

insert into public_tags (tag, post_id, author_id)
select t.tag, t.post_id, p.author_id from post_tags t join posts p on p.id = t.post_id
where p.audience = 'public' and p.club_id is null and p.removed_at is null;

-- What trends now, written anew every few minutes.
create table trending_tags (
  place int primary key,
  tag text collate "C" not null,
  -- how many people posted it in the last 30 days
  people int not null check (people > 0)
);
