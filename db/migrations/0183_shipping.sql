-- Where parcels go, and how. Rows are read whole and saved whole: see modules/shipping. The first zone is made when the shop starts.
create table shipping_zones (
  id uuid primary key,
  name text not null,
  -- [{"country", "regions", "postcodes"}]; without any: wherever no other zone is
  areas jsonb not null,
  -- the shipping methods in the order they are offered in. Money in minor units, weight in grams
  methods jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
create index shipping_zones_page on shipping_zones (created_at, id);
-- Whoever changes one, also by hand: every process hears of it.
create function announce_shipping() returns trigger language plpgsql as $$ begin perform pg_notify('shipping', ''); return null; end $$;
create trigger shipping_zones_changed after insert or update or delete on shipping_zones
  for each statement execute function announce_shipping();
