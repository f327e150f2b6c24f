-- Paths of pages that aren't here, and where they lead: to the end of what would be a chain.
create table redirects (
  id uuid primary key,
  from_path text not null unique check (from_path like '/%' and length(from_path) <= 500),
  to_path text not null check (to_path like '/%' and length(to_path) <= 500),
  created_at timestamptz not null,
  check (from_path <> to_path)
);
create index redirects_newest on redirects (created_at desc, id desc);
create index redirects_to on redirects (to_path);
