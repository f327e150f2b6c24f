-- What happened to a member. Things of one kind about one subject are one row while it's unread: "Ada and 3 others".
create table notifications (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention')),
  -- the kind and what it's about
  group_key text not null,
  post_id uuid references posts on delete cascade,
  -- the last one, of those that are about comments
  comment_id uuid references comments on delete cascade,
  created_at timestamptz not null,
  -- when the last of them happened
  updated_at timestamptz not null,
  read_at timestamptz
);
create unique index notifications_unread on notifications (user_id, group_key) where read_at is null;
create index notifications_newest on notifications (user_id, updated_at desc, id desc);
create index notifications_post on notifications (post_id) where post_id is not null;
create index notifications_comment on notifications (comment_id) where comment_id is not null;

-- Who did it; each counts once.
create table notification_actors (
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references profiles on delete cascade,
  at timestamptz not null,
  primary key (notification_id, actor_id)
);
create index notification_actors_actor on notification_actors (actor_id);
