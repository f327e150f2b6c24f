-- Pictures that people upload. The files lie in the storage (a directory or S3), under names made of the id.
create table uploads (
  id uuid primary key,
  -- none once the account is erased: its files are deleted soon after
  owner_id uuid references users on delete set null,
  feature text not null check (feature in ('avatar', 'post', 'story', 'review', 'product', 'blog', 'club')),
  -- receiving: its bytes are coming · presigned: they are sent to the storage, and not checked yet · ready: checked, encoded, shown
  -- deleting: the collector deletes its files, nothing may use it any more
  state text not null check (state in ('receiving', 'presigned', 'ready', 'deleting')),
  -- of the file as it was sent; counts towards what the account may upload in a day
  bytes int not null,
  width int,
  height int,
  -- what is shown until the picture is there: for clients that decode it, and as a tiny WebP in base64
  blurhash text,
  blur text,
  -- what uses it ("avatar:<user>"), null: nothing
  used_by text,
  -- when it is deleted; null while something uses it
  delete_at timestamptz,
  created_at timestamptz not null,
  check (state <> 'ready' or (width is not null and height is not null and blurhash is not null and blur is not null)),
  check ((used_by is null) = (delete_at is not null))
);
create index uploads_owner on uploads (owner_id, created_at);
create index uploads_used on uploads (used_by) where used_by is not null;
create index uploads_to_delete on uploads (delete_at) where delete_at is not null;
