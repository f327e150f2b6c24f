-- A dispute of a card payment that the shop lost: the bank took the money back for good.
create table lost_disputes (
  id uuid primary key,
  -- what the provider calls it; each is accounted for once, however often its event comes
  provider_id text not null unique,
  payment_id uuid not null references payments on delete cascade,
  -- minor units
  amount int not null check (amount > 0),
  lost_at timestamptz not null
);
create index lost_disputes_payment on lost_disputes (payment_id);

-- The dispute by which the money went back, where no refund was paid. Refunds that the provider refused because of it are done by it, too.
alter table refunds add column dispute_id uuid;
