-- Pictures that members take of their progress, for nobody but them (decision 105).
create table progress_photos (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  -- where they were
  day date not null,
  pose text check (pose in ('front', 'side', 'back')),
  -- address, size, placeholders
  picture jsonb not null,
  created_at timestamptz not null
);
create index progress_photos_list on progress_photos (user_id, day desc, id desc);

alter table uploads
  drop constraint uploads_feature_check,
  add constraint uploads_feature_check
  check (feature in ('avatar', 'post', 'story', 'review', 'return', 'product', 'blog', 'club', 'message', 'progress'));
