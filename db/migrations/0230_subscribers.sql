-- What went back of a charge of a subscription: staff say so, a job pays it.
create table subscription_refunds (
  id uuid primary key,
  charge_id uuid not null references subscription_charges on delete cascade,
  -- minor units
  amount int not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index subscription_refunds_charge on subscription_refunds (charge_id);

alter table subscriptions
  -- why staff ended it; empty where they didn't
  add column note text not null default '',
  -- the provider's page on which the member gives another card, while it's open
  add column card_session_id text unique;
create index subscriptions_newest on subscriptions (created_at desc, id desc);
create index subscriptions_status on subscriptions (status, created_at desc, id desc);
