-- What is sold as files. Its stock isn't counted.
alter table variants
  add column is_digital boolean not null default false,
  -- how often each of its files may be downloaded by who bought it; null for as often as they like
  add column download_limit int check (download_limit between 1 and 100),
  -- for how many days after the payment; null for good
  add column download_days int check (download_days between 1 and 3650);

-- Files that only those may have who bought them: their content, under the id, is in the storage of uploads.
create table private_files (
  id uuid primary key,
  type text not null,
  bytes int not null check (bytes > 0),
  created_at timestamptz not null,
  -- from then on nothing uses it; null while something does
  delete_at timestamptz
);
create index private_files_due on private_files (delete_at, id) where delete_at is not null;

-- The files of a variant, in their order.
create table download_files (
  id uuid primary key,
  variant_id uuid not null references variants,
  position int not null,
  -- what it's called on the buyer's device
  name text not null check (length(name) between 1 and 120),
  -- its content; another one where it was replaced
  content_id uuid not null references private_files,
  added_at timestamptz not null,
  -- from then on it isn't sold any more; who bought it before still has it
  removed_at timestamptz
);
create index download_files_variant on download_files (variant_id, position);
create unique index download_files_content on download_files (content_id);

alter table order_lines
  add column is_digital boolean not null default false,
  -- when its buyer agreed that delivery begins at once, and that the right to withdraw ends with it; null where there is no such right
  add column waived_at timestamptz;

-- What the buyer of a digital line may download, from its payment on: the terms of that day.
create table download_rights (
  order_id uuid not null references orders on delete cascade,
  variant_id uuid not null references variants,
  -- files that were removed since then are still the buyer's
  ordered_at timestamptz not null,
  opened_at timestamptz not null,
  download_limit int,
  expires_at timestamptz,
  -- the line was cancelled or refunded
  revoked_at timestamptz,
  primary key (order_id, variant_id)
);

-- How many downloads of each file count against its limit.
create table download_counts (
  order_id uuid not null,
  file_id uuid not null references download_files,
  used int not null check (used >= 0),
  primary key (order_id, file_id),
  foreign key (order_id) references orders on delete cascade
);

-- Each download that was begun. Its link works for a while, so one that broke off goes on and isn't counted again.
create table downloads (
  id uuid primary key,
  order_id uuid not null,
  variant_id uuid not null,
  file_id uuid not null references download_files,
  started_at timestamptz not null,
  foreign key (order_id, variant_id) references download_rights on delete cascade
);
create index downloads_order on downloads (order_id, started_at, id);
