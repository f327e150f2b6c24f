-- What a product offers to who has it delivered again and again: per cent off, and the weeks between two deliveries. Both or neither.
alter table products add column repeat_percent int, add column repeat_weeks int[],
  add check ((repeat_percent is null) = (repeat_weeks is null)),
  add check (repeat_percent between 0 and 50 and cardinality(repeat_weeks) between 1 and 4);

-- 0: bought one time. The same variant may be in a cart both ways.
alter table cart_items add column repeat_weeks int not null default 0,
  drop constraint cart_items_pkey,
  add primary key (cart_id, variant_id, repeat_weeks);
create or replace function cart_item_is_valid(i cart_items) returns boolean language plpgsql immutable as $$
begin
  return i.price > 0 and i.quantity between 1 and 99 and i.repeat_weeks between 0 and 52;
end $$;
create function cart_lines_now(cart uuid, besides uuid, besides_weeks int) returns bigint language plpgsql volatile as $$
begin
  return (select count(*) from cart_items where cart_id = cart and (variant_id <> besides or repeat_weeks <> besides_weeks));
end $$;
drop function cart_lines_now(uuid, uuid);

-- What of a line is delivered again: [{"id", "weeks", "quantity", "percent"}], by the repeat delivery; null for most.
alter table order_lines add column repeats jsonb;

-- A variant that is ordered again and again for a customer. It begins once its first order is paid by card.
create table repeat_deliveries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  first_order_id uuid not null references orders on delete cascade,
  variant_id uuid not null references variants,
  quantity int not null check (quantity between 1 and 99),
  weeks int not null check (weeks between 1 and 52),
  percent int not null check (percent between 0 and 50),
  state text not null check (state in ('active', 'paused', 'cancelled')),
  -- what is in the way, or why it's paused
  problem text,
  -- a day of the shop
  next_on date not null,
  reminded_for date,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  shipping_method text not null,
  -- another currency than the shop's
  currency text,
  -- of one piece, less the discount, when it was ordered last: minor units of its currency
  price int not null,
  -- the payment provider's
  customer_id text,
  card_id text,
  card jsonb,
  card_session_id text,
  version int not null default 1,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create index repeat_deliveries_first_order on repeat_deliveries (first_order_id);
create index repeat_deliveries_user on repeat_deliveries (user_id, (state = 'cancelled'), created_at desc, id desc);
create index repeat_deliveries_variant on repeat_deliveries (variant_id);
create index repeat_deliveries_due on repeat_deliveries (next_on, id) where state = 'active';
create index repeat_deliveries_list on repeat_deliveries (created_at desc, id desc);
create index repeat_deliveries_states on repeat_deliveries (state, created_at desc, id desc);
create index repeat_deliveries_failing on repeat_deliveries (created_at desc, id desc) where problem is not null and state <> 'cancelled';
create index repeat_deliveries_card_session on repeat_deliveries (id) where card_session_id is not null;

-- What came of each of its dates.
create table repeat_orders (
  id uuid primary key,
  repeat_delivery_id uuid not null references repeat_deliveries on delete cascade,
  due_on date not null,
  state text not null check (state in ('due', 'paid', 'skipped', 'unpaid')),
  reason text,
  order_id uuid references orders on delete cascade,
  -- how often its card was charged in vain, when it's charged next, and whether that has begun
  attempts int not null default 0,
  next_attempt_at timestamptz,
  is_begun boolean not null default false,
  created_at timestamptz not null,
  -- one for each date, whoever places it
  unique (repeat_delivery_id, due_on),
  check (state <> 'due' or (order_id is not null and next_attempt_at is not null)),
  check (state = 'due' or next_attempt_at is null)
);
create index repeat_orders_due on repeat_orders (next_attempt_at) where state = 'due';
create index repeat_orders_order on repeat_orders (order_id) where order_id is not null;
create index repeat_deliveries_customer on repeat_deliveries (customer_id) where customer_id is not null;
