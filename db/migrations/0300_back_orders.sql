-- Selling what isn't there: up to so many pieces of a variant may be ordered before they come (null: none). Stock is never below zero; what is owed is a number of its own.
alter table variants
  add column back_order_limit int check (back_order_limit > 0),
  add column back_ordered int not null default 0,
  -- not out yet, rather than sold out for a while
  add column is_pre_order boolean not null default false,
  -- when what is ordered now is about to leave; null where nobody knows
  add column ships_on date,
  -- A limit that is taken away leaves what waits.
  add constraint variants_back_ordered check (back_ordered between 0 and back_order_limit),
  -- Whoever raises the stock of what is owed serves those who wait first: see variants_serve_back_orders.
  add constraint variants_served check (back_ordered = 0 or stock = 0);
create index variants_back_ordered on variants (product_id) where back_ordered > 0;

-- How many pieces of an order's line wait for stock; the row goes when none does. By variant they add up to variants.back_ordered.
create table back_orders (
  order_id uuid not null references orders,
  variant_id uuid not null references variants,
  quantity int not null check (quantity > 0),
  -- who came first is served first
  at timestamptz not null,
  -- the day that the buyer was told
  told_ships_on date,
  primary key (order_id, variant_id)
);
create index back_orders_variant on back_orders (variant_id, at, order_id);

-- Placed with pieces that had to wait: only of those is it asked what waits yet.
alter table orders add column has_back_orders boolean not null default false;

-- What comes into stock (received, counted, imported, returned, cancelled) goes to those who wait: in the statement that raises it, whichever that is.
create function serve_back_orders() returns trigger language plpgsql as $$
declare
  served int := least(new.stock, new.back_ordered);
begin
  new.stock := new.stock - served;
  new.back_ordered := new.back_ordered - served;
  return new;
end $$;
create trigger variants_serve_back_orders before update of stock, back_ordered on variants
  for each row when (new.stock > 0 and new.back_ordered > 0) execute function serve_back_orders();

-- To whom: the first who came. The variant's row is locked, and each query of a function sees what was committed before it began, so the rows of those who wait are
-- complete. What an order takes itself back of what waits is gone from them already. The ledger has it as sold at the time of what raised the stock.
create function allot_back_orders() returns trigger language plpgsql as $$
declare
  free int := (select coalesce(sum(quantity), 0) from back_orders where variant_id = new.id) - new.back_ordered;
begin
  if free = 0 then
    return null;
  end if;
  with line as (
    select order_id, quantity, sum(quantity) over (order by at, order_id) - quantity as before from back_orders where variant_id = new.id
  ), allotted as (
    select order_id, quantity, least(quantity, free - before)::int as pieces from line where before < free
  ), gone as (
    delete from back_orders b using allotted a where b.variant_id = new.id and b.order_id = a.order_id and a.pieces = a.quantity
  ), fewer as (
    update back_orders b set quantity = b.quantity - a.pieces from allotted a where b.variant_id = new.id and b.order_id = a.order_id and a.pieces < a.quantity
  )
  insert into stock_movements (variant_id, kind, quantity, at, order_id)
  select new.id, 'sale', -a.pieces, (select m.at from stock_movements m where m.variant_id = new.id order by m.id desc limit 1), a.order_id from allotted a;
  return null;
end $$;
create trigger variants_allot_back_orders after update of stock, back_ordered on variants
  for each row when (new.back_ordered < old.back_ordered) execute function allot_back_orders();
