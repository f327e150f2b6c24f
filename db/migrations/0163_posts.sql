create table posts (
  id uuid primary key,
  author_id uuid not null references profiles on delete cascade,
  text text not null default '' check (length(text) <= 5000),
  -- [{url, width, height, blur, alt}], at most 10
  media jsonb not null default '[]',
  audience text not null check (audience in ('public', 'followers', 'club', 'me')),
  club_id uuid references clubs on delete cascade,
  record_id uuid references records on delete set null,
  product_ids uuid[] not null default '{}',
  -- those of them that its author had bought when they wrote it
  owned_ids uuid[] not null default '{}',
  -- handles that the text names
  mentions text[] not null default '{}',
  -- one count for each kind of reaction
  likes int not null default 0 check (likes >= 0),
  loves int not null default 0 check (loves >= 0),
  fires int not null default 0 check (fires >= 0),
  strongs int not null default 0 check (strongs >= 0),
  claps int not null default 0 check (claps >= 0),
  wows int not null default 0 check (wows >= 0),
  comments int not null default 0 check (comments >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  -- taken down by moderators, and why; its author still sees it
  removed_at timestamptz,
  removed_reason text,
  pinned_at timestamptz,
  check (audience <> 'club' or club_id is not null),
  check ((removed_at is null) = (removed_reason is null))
);
-- ids are in order of time
create index posts_author on posts (author_id, id desc);
create index posts_club on posts (club_id, id desc) where club_id is not null;
create index posts_pinned on posts (club_id, pinned_at desc) where pinned_at is not null;
-- what newcomers are shown: the newest for everyone, with all that decides between them
create index posts_public on posts (id desc) include (author_id, likes, loves, fires, strongs, claps, wows, comments)
  where audience = 'public' and club_id is null and removed_at is null;
create index posts_record on posts (record_id) where record_id is not null;

create table reactions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('like', 'love', 'fire', 'strong', 'clap', 'wow')),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index reactions_user on reactions (user_id, post_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  -- of a reply, the comment it is under
  parent_id uuid references comments on delete cascade,
  author_id uuid not null references profiles on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  mentions text[] not null default '{}',
  replies int not null default 0 check (replies >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_reason is null))
);
create index comments_top on comments (post_id, id) where parent_id is null;
create index comments_replies on comments (parent_id, id) where parent_id is not null;
create index comments_post on comments (post_id);
create index comments_author on comments (author_id, id desc);

create table saved_posts (
  user_id uuid not null references profiles on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index saved_posts_newest on saved_posts (user_id, created_at desc, post_id desc);
create index saved_posts_post on saved_posts (post_id);

create table post_tags (
  tag text not null,
  post_id uuid not null references posts on delete cascade,
  primary key (tag, post_id)
);
create index post_tags_post on post_tags (post_id);
