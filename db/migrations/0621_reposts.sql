-- A post that a member passes on to their followers. Ids are in order of time, as those of posts: the newsfeed sorts both together.
create table reposts (
  id uuid not null,
  user_id uuid not null references profiles on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz not null,
  primary key (id) include (user_id, post_id),
  unique (user_id, post_id)
);
create index reposts_user on reposts (user_id, id desc) include (post_id);
create index reposts_post on reposts (post_id, id desc) include (user_id);

alter table posts
  add column reposts int not null default 0 check (reposts >= 0),
  -- its author lets others repost and quote it
  add column allows_reposts boolean not null default true,
  -- a quote stays one when what it quotes is deleted, or was taken out of it by its author
  add column is_quote boolean not null default false,
  add column quoted_id uuid references posts on delete set null;
create index posts_quoted on posts (quoted_id) where quoted_id is not null;
-- The same for all posts of a member.
alter table profiles add column allows_reposts boolean not null default true;

create function count_repost() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then update posts set reposts = reposts + 1 where id = new.post_id;
  else update posts set reposts = reposts - 1 where id = old.post_id;
  end if;
  return null;
end
$$;
create trigger reposts_counted after insert or delete on reposts for each row execute function count_repost();

-- As in 0320; a quote that loses what it quotes is another post, too.
drop trigger posts_told on posts;
create trigger posts_told after update of text, media, audience, club_id, record_id, product_ids, owned_ids, mentions, pinned_at, edited_at, removed_at, removed_reason,
  allows_reposts, quoted_id on posts for each row when (old.audience = 'public' or new.audience = 'public') execute function tell_of_post();

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted', 'club-closed',
      'challenge', 'repost', 'quote', 'poll'));

-- Who blocks someone ends, as following, also what each of them passed on of the other.
create function end_reposts_of_blocked() returns trigger language plpgsql as $$
begin
  delete from reposts r using posts p where r.user_id = new.blocker_id and p.id = r.post_id and p.author_id = new.blocked_id;
  delete from reposts r using posts p where r.user_id = new.blocked_id and p.id = r.post_id and p.author_id = new.blocker_id;
  return null;
end
$$;
create trigger blocks_end_reposts after insert on blocks for each row execute function end_reposts_of_blocked();
