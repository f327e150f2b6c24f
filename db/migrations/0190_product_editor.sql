-- What the back office needs of products: drafts, the end of a sale, a version for two who edit one product, the trash, and a history.
alter table products
  -- counts the saves of the editor: who saves an older one is told
  add column version int not null default 1,
  add column changed_at timestamptz,
  -- it was on sale once: its page says that it's gone, and that of a draft that it isn't there
  add column was_listed boolean not null default false,
  -- when a job takes it off sale
  add column unpublish_at timestamptz,
  -- in the trash since
  add column deleted_at timestamptz,
  -- deleted for good: only orders and reviews refer to it
  add column purged_at timestamptz;
update products set changed_at = published_at, was_listed = listed or unpublished_at is not null;
alter table products alter column changed_at set not null, alter column changed_at set default now();
create index products_changed on products (changed_at desc, id desc) where deleted_at is null;
create index products_off_sale on products (changed_at desc, id desc) where deleted_at is null and not listed;
create index products_trash on products (deleted_at desc, id desc) where deleted_at is not null and purged_at is null;
create index products_ending on products (unpublish_at, id) where unpublish_at is not null and unpublished_at is null;
-- A part of a name, in any case; without a pending list, as the other one of products.
create index products_name on products using gin (lower(name) gin_trgm_ops) with (fastupdate = off);

alter table variants
  -- grams
  add column weight int check (weight between 1 and 1000000),
  add column barcode text check (length(barcode) between 1 and 60);

-- The product as each save left it: what the editor writes, without its stock.
create table product_versions (
  product_id uuid not null references products on delete cascade,
  version int not null,
  at timestamptz not null,
  user_id uuid references users on delete set null,
  -- names of the fields that differ from the version before
  changed text[] not null,
  document jsonb not null,
  primary key (product_id, version)
);
create index product_versions_user on product_versions (user_id);

-- How many variants of a product are low or out of stock: a list of them reads what it shows.
alter table product_index add column low_variants int not null default 0;
update product_index i set low_variants = (select count(*) from variants v where v.product_id = i.product_id and v.active and v.stock <= 5);
create index product_index_low on product_index (product_id) where low_variants > 0;
