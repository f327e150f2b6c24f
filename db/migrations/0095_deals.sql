-- A lower price of a product, from a start to an end, for some or all of its variants.
create table deals (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  starts_at timestamptz not null,
  -- where staff took it back before it began: the same as its start
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- pieces at this price; null: as many as there are
  quantity int check (quantity > 0),
  -- counted only where there is a quantity
  sold int not null default 0 check (sold >= 0 and sold <= quantity),
  -- whether the lists sort and filter by its price; what is charged is decided by the times above
  applied boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index deals_product on deals (product_id, ends_at);
create index deals_end on deals (ends_at);
create index deals_applied on deals (ends_at) where applied;
create index deals_newest on deals (created_at desc, id desc);
create index deals_created_by on deals (created_by);

create table deal_prices (
  variant_id uuid not null references variants on delete cascade,
  deal_id uuid not null references deals on delete cascade,
  price int not null check (price > 0),
  primary key (variant_id, deal_id)
);
create index deal_prices_deal on deal_prices (deal_id);
