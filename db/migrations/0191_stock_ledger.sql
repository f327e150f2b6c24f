-- Stock as a ledger: every piece that came or went, and why. variants.stock is its sum for the place that the shop sells from.
create table stock_places (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 60),
  -- the one that the shop sells from: what it holds is variants.stock
  is_default boolean not null default false
);
create unique index stock_places_default on stock_places (is_default) where is_default;
insert into stock_places (id, name, is_default) values ('00000000-0000-7000-8000-000000000001', 'Warehouse', true);

-- What the other places hold.
create table stock_levels (
  variant_id uuid not null references variants on delete cascade,
  place_id uuid not null references stock_places,
  quantity int not null check (quantity >= 0),
  primary key (variant_id, place_id)
);
create index stock_levels_place on stock_levels (place_id);

-- Append-only. Nothing refers to other tables: it's written while the variant's row is locked, and outlives what it's about.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null,
  -- null: the place that the shop sells from
  place_id uuid,
  kind text not null check (kind in ('opening', 'receive', 'adjust', 'count', 'transfer', 'sale', 'cancel', 'return')),
  quantity int not null check (quantity <> 0),
  at timestamptz not null,
  order_id uuid,
  user_id uuid,
  reason text check (length(reason) between 1 and 200)
);
create index stock_movements_variant on stock_movements (variant_id, id desc);

create function movements_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of stock never changes: write another one that undoes it';
end $$;
create trigger stock_movements_are_final before update or delete on stock_movements
  for each row execute function movements_are_final();

-- What is there already: all that was received, and what orders took of it.
insert into stock_movements (variant_id, kind, quantity, at) select id, 'opening', stock + sold, now() from variants where stock + sold <> 0;
insert into stock_movements (variant_id, kind, quantity, at) select id, 'sale', -sold, now() from variants where sold <> 0;
