-- What people may be members by. A shop without rows has no memberships: no page offers any.
create table plans (
  id uuid primary key,
  -- names it at the payment provider and in the demo; never changes
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{0,30}$'),
  name text not null check (length(name) between 1 and 40),
  -- by language: {"en": "…"}
  description jsonb not null,
  -- minor units; null where the plan isn't sold by the month or year. Without either it's what everyone has
  month_price int check (month_price > 0),
  year_price int check (year_price > 0),
  -- taken off every price
  member_percent int not null default 0 check (member_percent between 0 and 90),
  -- of the standard method
  free_shipping boolean not null default false,
  -- how many times the usual points an order earns
  points_factor int not null default 1 check (points_factor between 1 and 10),
  position int not null,
  -- off: no one new may have it; who has it goes on
  active boolean not null default true
);
-- Whoever changes a plan, also by hand: every process hears of it.
create function announce_plans() returns trigger language plpgsql as $$ begin perform pg_notify('plans', ''); return null; end $$;
create trigger plans_changed after insert or update or delete on plans for each statement execute function announce_plans();

-- One membership of one person, from its checkout to its end.
create table subscriptions (
  id uuid primary key,
  -- null once the account is erased
  user_id uuid references users on delete set null,
  plan_id uuid not null references plans,
  period text not null check (period in ('month', 'year')),
  -- as the person chose it at the checkout
  auto_renew boolean not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  cancel_at_period_end boolean not null default false,
  period_start timestamptz,
  period_end timestamptz,
  -- the member has their benefits until then: null for none. Longer than the period where the next payment may be on its way
  benefits_until timestamptz,
  -- what the payment provider calls it, its session and its customer
  provider_id text unique,
  session_id text unique,
  session_url text,
  customer_id text,
  -- the number of the reading of the provider that this row shows; an older one changes nothing
  reading bigint not null default 0,
  -- when the provider is asked, should it not tell by itself; null once it's over
  check_at timestamptz,
  -- how often its open invoice failed, as its member was told
  failed_attempts int not null default 0,
  -- the end of the period for which its renewal was announced
  reminded_for timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (status not in ('active', 'past_due') or (provider_id is not null and period_end is not null))
);
-- at most one at a time, whatever is clicked
create unique index subscriptions_live on subscriptions (user_id) where status <> 'ended';
create index subscriptions_user on subscriptions (user_id, created_at desc);
create index subscriptions_check on subscriptions (check_at) where check_at is not null;
create index subscriptions_renewing on subscriptions (period_end) where status = 'active' and not cancel_at_period_end;
create sequence subscription_readings;

-- What was asked for and paid: the invoices of the payment provider.
create table subscription_charges (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  invoice_id text not null unique,
  -- minor units; below zero where a change of plan left a credit
  amount int not null,
  currency text not null,
  reason text not null check (reason in ('start', 'renewal', 'change')),
  status text not null check (status in ('open', 'paid', 'void', 'refunded')),
  -- the page on which it can be paid, or its receipt
  url text,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index subscription_charges_page on subscription_charges (subscription_id, created_at desc, id desc);

-- By which plan an order was cheaper, and how many times the usual points it earns.
alter table orders
  add column member_plan text,
  add column points_factor int not null default 1 check (points_factor between 1 and 10);
-- What the membership takes off a line; the order's discount is their sum.
alter table order_lines add column discount int not null default 0 check (discount between 0 and total_price);
