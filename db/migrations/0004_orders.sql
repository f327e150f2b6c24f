create sequence order_numbers start 100042;

create table orders (
  id uuid primary key,
  number text not null unique,
  -- null for a guest
  user_id uuid references users on delete set null,
  email text not null,
  order_status text not null check (order_status in ('Pending', 'Processing', 'Completed', 'Cancelled')),
  shipping_status text not null check (shipping_status in ('NotYetShipped', 'PartiallyShipped', 'Shipped', 'Delivered')),
  payment_status text not null check (payment_status in ('Pending', 'Paid', 'Cancelled')),
  payment_method text not null check (payment_method in ('Stripe', 'Points', 'COD')),
  shipping_address jsonb not null,
  billing_address jsonb not null,
  -- {"code", "name", "deliveryFrom", "deliveryTo"} as promised that day
  shipping_method jsonb not null,
  product_cost int not null check (product_cost >= 0),
  shipping_cost int not null check (shipping_cost >= 0),
  discount int not null default 0 check (discount >= 0),
  tax int not null default 0 check (tax >= 0),
  total_cost int not null check (total_cost = product_cost + shipping_cost + tax - discount),
  ordered_at timestamptz not null
);
create index orders_user on orders (user_id, ordered_at desc, id desc);

-- Lines keep what was sold as it was then: names and prices of the catalogue move on.
create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position int not null,
  product_id uuid not null references products,
  variant_id uuid not null references variants,
  sku text not null,
  name text not null,
  slug text not null,
  photo text not null,
  options jsonb not null,
  is_redeemable boolean not null,
  price int not null check (price > 0),
  quantity int not null check (quantity between 1 and 99),
  total_price int not null check (total_price = price * quantity),
  primary key (order_id, position)
);
create index order_lines_variant on order_lines (variant_id);
create index order_lines_product on order_lines (product_id);

create table order_events (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  event text not null,
  note text not null default '',
  at timestamptz not null
);
create index order_events_order on order_events (order_id, at, id);

-- The answer to a call with an Idempotency-Key, kept so that a repeat gets the same one.
create table idempotency_keys (
  -- whose key it is, and for which call: a key is nobody else's
  scope text not null,
  key text not null,
  request_hash text not null,
  response json,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
