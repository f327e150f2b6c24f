-- A card payment of an order: one session at the payment provider. An order may have several, one after the other; at most one is captured for good.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  session_id text not null unique,
  url text not null,
  -- what the provider calls the money once it was taken
  intent_id text,
  -- minor units
  amount int not null check (amount > 0),
  currency text not null,
  -- mismatch: the provider took another amount or currency; a person has to look at it
  status text not null check (status in ('open', 'expired', 'captured', 'mismatch')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  captured_at timestamptz
);
create index payments_order on payments (order_id, created_at);
create index payments_created on payments (created_at);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments on delete cascade,
  order_id uuid not null,
  amount int not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  provider_id text unique,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_order on refunds (order_id);

-- Every event of the provider, by its id: each has one effect, however often it is sent.
create table payment_events (
  id text primary key,
  type text not null,
  outcome text not null,
  received_at timestamptz not null
);
create index payment_events_age on payment_events (received_at);

alter table orders
  -- an unpaid card order holds its stock until then; null for any other
  add column pay_until timestamptz,
  -- what went back to the buyer's card, in minor units
  add column refunded int not null default 0 check (refunded between 0 and total_cost);
create index orders_pay_until on orders (pay_until) where pay_until is not null;
-- who cancelled it; 'system' where it wasn't paid in time, and a late payment may still revive it
alter table orders add column cancelled_by text check (cancelled_by in ('customer', 'staff', 'system'));
