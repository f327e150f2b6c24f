-- Brands, categories, products, variants. Money is integer minor units; ids are UUIDv7, made by the application.

-- array_to_string is only "stable" to PostgreSQL, since some element types print by setting; text does not.
create function immutable_join(words text[]) returns text language sql immutable parallel safe return array_to_string(words, ' ');

create table brands (
  id uuid primary key,
  slug text not null unique,
  name text not null unique,
  description text not null default ''
);

create table categories (
  id uuid primary key,
  parent_id uuid references categories,
  slug text not null unique,
  name text not null,
  description text not null default '',
  position int not null default 0
);
create index categories_parent on categories (parent_id);

create table products (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  brand_id uuid not null references brands,
  short_description text not null default '',
  full_description text not null default '',
  meta_title text not null,
  meta_description text not null default '',
  keywords text[] not null default '{}',
  is_featured boolean not null default false,
  is_redeemable boolean not null default false,
  published_at timestamptz not null,
  -- [{"name": "Size", "values": ["S", "M"]}]
  options jsonb not null default '[]',
  -- [{"name": "Material", "value": "Steel", "filter": true}]
  attributes jsonb not null default '[]',
  -- how many ratings of 1, 2, 3, 4 and 5 stars
  ratings int[] not null default '{0,0,0,0,0}' check (array_length(ratings, 1) = 5),

  -- The read model: made from the above and from the variants by catalogue/document.ts, in the same transaction as the change.
  price_min int not null default 0,
  price_max int not null default 0,
  rating_average float8 not null default 0,
  sold_lately int not null default 0,
  in_stock boolean not null default false,
  -- every category it is in, ancestors included
  category_ids uuid[] not null default '{}',
  -- "brand:northbar", "option:Size:M", "tag:TRENDING_PRODUCTS": what a filter can ask for
  facet_keys text[] not null default '{}',
  -- what lists and its page show, ready to be sent
  card json not null default '{}',
  page json not null default '{}',
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', immutable_join(keywords)), 'B')
    || setweight(to_tsvector('english', short_description), 'C')
  ) stored
);
-- Lists read twenty cards at a time: the page documents go out of line, so that the cards stay in the row as they are.
alter table products alter column page set storage external;
alter table products set (toast_tuple_target = 4080);
create index products_brand on products (brand_id);
create index products_bestselling on products (sold_lately desc, id desc);
create index products_newest on products (published_at desc, id desc);
create index products_cheapest on products (price_min, id);
create index products_dearest on products (price_min desc, id desc);
create index products_rated on products (rating_average desc, id desc);
-- Without a pending list, which every search would have to read: products change seldom and are searched always.
create index products_facets on products using gin (facet_keys) with (fastupdate = off);
create index products_categories on products using gin (category_ids) with (fastupdate = off);
create index products_search on products using gin (search) with (fastupdate = off);

-- A renamed product stays reachable under its old friendly page name.
create table product_old_slugs (
  slug text primary key,
  product_id uuid not null references products on delete cascade
);
create index product_old_slugs_product on product_old_slugs (product_id);

create table variants (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  sku text not null unique,
  options jsonb not null default '{}',
  price int not null check (price > 0),
  old_price int check (old_price > price),
  -- never sold below zero, whatever the code above it does
  stock int not null check (stock >= 0),
  -- pieces sold in the last 30 days, and in the 30 before
  sold_lately int not null default 0 check (sold_lately >= 0),
  sold_before int not null default 0 check (sold_before >= 0),
  photo text,
  position int not null default 0,
  active boolean not null default true,
  unique (product_id, options)
);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories,
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table product_photos (
  product_id uuid not null references products on delete cascade,
  position int not null,
  url text not null,
  alt text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  primary key (product_id, position)
);

-- Tags are computed from data; rank orders a rail.
create table product_tags (
  tag text not null check (tag in ('BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'DEAL_OF_THE_DAY', 'YOU_MAY_LIKE')),
  product_id uuid not null references products on delete cascade,
  rank int not null,
  primary key (tag, product_id)
);
create index product_tags_product on product_tags (product_id);
