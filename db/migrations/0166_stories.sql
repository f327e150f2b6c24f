-- Stories: a picture with a line, for a day. Over, one is its owner's alone.
create table stories (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  -- {url, width, height, blur, alt}
  picture jsonb not null,
  -- the upload that the picture is: its address ends with the story; none for the pictures of the demo
  upload_id uuid,
  caption text not null default '' check (length(caption) <= 200),
  -- one number or word in large type, and what it counts
  sticker text check (length(sticker) between 1 and 8),
  sticker_unit text not null default '' check (length(sticker_unit) <= 20),
  product_id uuid,
  -- its owner had it delivered from here
  is_owned boolean not null default false,
  audience text not null check (audience in ('public', 'followers')),
  -- people who have seen it, each once
  views int not null default 0 check (views >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- taken down by moderators, and why; its owner still sees it
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_reason is null)),
  check (sticker is not null or sticker_unit = '')
) with (fillfactor = 90);
-- who has any running, and which: ids are in order of time
create index stories_running on stories (owner_id, expires_at, id) include (removed_at);
create index stories_archive on stories (owner_id, id desc);
create unique index stories_upload on stories (upload_id) where upload_id is not null;
create index stories_removed on stories (removed_at) where removed_at is not null;

create table story_views (
  story_id uuid not null references stories on delete cascade,
  viewer_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null,
  primary key (story_id, viewer_id)
);
create index story_views_newest on story_views (story_id, created_at desc, viewer_id desc);
create index story_views_viewer on story_views (viewer_id);
-- nobody needs them a day after the story is over
create index story_views_age on story_views (created_at);
