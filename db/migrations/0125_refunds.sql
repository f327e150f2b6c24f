-- What went back to a buyer, and for what: one row each time, never changed. The card refunds that pay it are in `refunds`.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- the return it is for; null where staff paid without one, or the order was cancelled
  return_id uuid,
  -- the money that went back, in minor units, and as what
  amount int not null check (amount >= 0),
  method text not null check (method in ('card', 'cash', 'points')),
  -- how much of the order's total it settles, in minor units: 0 where staff gave money and nothing came back
  value int not null check (value >= 0),
  -- the points that were spent on that part and came back, and what they had paid for in minor units
  points_returned int not null default 0 check (points_returned >= 0),
  points_returned_cost int not null default 0 check (points_returned_cost >= 0),
  -- the points that were given instead of the money
  points_given int not null default 0 check (points_given >= 0),
  -- the points that the order had earned and that went again
  points_taken int not null default 0 check (points_taken >= 0),
  reason text not null default '',
  at timestamptz not null,
  check (amount + points_returned > 0)
);
create index order_refunds_order on order_refunds (order_id, at, id);

alter table orders
  -- the points that its money earned, as if none of it had gone back; 0 until they are earned
  add column points_earned int not null default 0 check (points_earned >= 0);
update orders o set points_earned = e.points from points_entries e where e.order_id = o.id and e.reason = 'ORDER';

alter table points_entries drop constraint points_entries_reason_check;
alter table points_entries add constraint points_entries_reason_check
  check (reason in ('ORDER', 'ORDER_REVERSED', 'REVIEW', 'SPENT', 'SPENT_RETURNED', 'REFUND', 'EXPIRED', 'ADJUSTED'));
