-- What staff arrange of the site (decision 61): mails, menus, banners, the front page, size guides. Without a row, what comes with the shop is shown.
create table site_parts (
  kind text not null check (kind in ('mail', 'menu', 'banners', 'front', 'size-guide')),
  -- which of the kind: 'header', 'order-shipped.en'
  name text not null check (name ~ '^[a-z0-9]+([-.][a-z0-9]+)*$' and length(name) <= 120),
  document jsonb not null,
  version int not null,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  primary key (kind, name)
);
create index site_parts_changed_by on site_parts (changed_by) where changed_by is not null;

-- What was saved each time; null: it went back to what comes with the shop.
create table site_part_versions (
  id uuid primary key,
  kind text not null,
  name text not null,
  version int not null,
  document jsonb,
  at timestamptz not null,
  by_id uuid references users on delete set null
);
create index site_part_versions_of on site_part_versions (kind, name, id desc);
create index site_part_versions_by on site_part_versions (by_id) where by_id is not null;
