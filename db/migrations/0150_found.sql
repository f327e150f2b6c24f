-- A renamed category stays reachable under its old names. They lead to its id, so there are no chains.
create table category_old_slugs (
  slug text primary key,
  category_id uuid not null references categories on delete cascade
);
create index category_old_slugs_category on category_old_slugs (category_id);

-- Taken off sale for good: its page says that it's gone, and the job that lists what is due leaves it.
alter table products add unpublished_at timestamptz;
drop index products_scheduled;
create index products_scheduled on products (published_at, id) where not listed and unpublished_at is null;

-- Pages that were asked for and aren't there, by day; of who sent the visitor only the host.
create table missing_pages (
  day date not null,
  path text not null check (length(path) <= 200),
  times int not null,
  referrer text not null default '',
  primary key (day, path)
);
