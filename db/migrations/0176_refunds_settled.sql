-- A refund is done once the provider agreed: it may answer 'pending' first and tell later. One that it refused for good is paid in another way: 'replaced'.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('pending', 'done', 'failed', 'replaced'));
alter table refunds
  -- what it pays for, and what the buyer is told of once it's done; null for money that came for an order that was over
  add column order_refund_id uuid;
create index refunds_order_refund on refunds (order_refund_id) where order_refund_id is not null;
create index refunds_failed on refunds (done_at) where status = 'failed';
-- Asked for, and not agreed to yet.
create index refunds_asked on refunds (created_at) where status = 'pending' and provider_id is not null;

-- By bank: the shop sent it by hand. Credit: as store credit.
alter table order_refunds drop constraint order_refunds_method_check;
alter table order_refunds add constraint order_refunds_method_check check (method in ('card', 'cash', 'bank', 'points', 'credit'));

-- Refunds of the charges of memberships that the provider refused for good, until staff have settled them.
create table charge_refund_failures (
  refund_id uuid primary key,
  charge_id uuid not null,
  subscription_id uuid not null,
  -- minor units
  amount int not null check (amount > 0),
  failed_at timestamptz not null,
  settled_at timestamptz,
  -- how, in words of the staff
  note text not null default ''
);
create index charge_refund_failures_open on charge_refund_failures (failed_at, refund_id) where settled_at is null;
