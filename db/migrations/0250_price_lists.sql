-- Lower prices from a start to an end: of variants, or so many per cent off a selection; for everyone, or for members of some plans.
create table price_lists (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  starts_at timestamptz not null,
  -- where staff ended it before it began: the same as its start
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- empty: for everyone
  plan_ids uuid[] not null,
  percent int check (percent between 1 and 90),
  -- what the percentage is off; everything where all three are empty
  category_ids uuid[] not null,
  brand_ids uuid[] not null,
  product_ids uuid[] not null,
  -- staff see it no more; what it cost stays for the lowest price of 30 days
  removed_at timestamptz,
  created_at timestamptz not null
);
create index price_lists_page on price_lists (created_at desc, id desc) where removed_at is null;
create index price_lists_end on price_lists (ends_at);
-- Whoever changes one, also by hand: every process hears of it.
create function announce_price_lists() returns trigger language plpgsql as $$ begin perform pg_notify('price_lists', ''); return null; end $$;
create trigger price_lists_changed after insert or update or delete on price_lists for each statement execute function announce_price_lists();

create table price_list_prices (
  list_id uuid not null references price_lists on delete cascade,
  variant_id uuid not null references variants on delete cascade,
  price int not null check (price > 0),
  -- staff named it; otherwise the percentage gives it
  is_given boolean not null,
  primary key (list_id, variant_id)
);
create index price_list_prices_variant on price_list_prices (variant_id);

-- Of a list for everyone each product is a deal: what is charged and shown, and the lowest price of 30 days, follow.
alter table deals add column price_list_id uuid references price_lists on delete cascade;
create index deals_price_list on deals (price_list_id, product_id, ends_at) where price_list_id is not null;
create index deals_lists_end on deals (ends_at) where price_list_id is not null;
create index deals_own_end on deals (ends_at) where price_list_id is null;
drop index deals_newest;
create index deals_newest on deals (created_at desc, id desc) where price_list_id is null;
