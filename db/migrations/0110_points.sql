-- Every change of a balance of points, in the order it happened. Rows are only added; users.points is their sum, changed by the same statement.
create table points_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- positive where points came, negative where they went
  points int not null check (points <> 0),
  reason text not null check (reason in ('ORDER', 'ORDER_REVERSED', 'REVIEW', 'SPENT', 'SPENT_RETURNED', 'EXPIRED', 'ADJUSTED')),
  -- what it is about: an order for its points, a product for its first review, a time for what expired
  source text not null,
  order_id uuid references orders on delete set null,
  created_at timestamptz not null
);
create index points_entries_user on points_entries (user_id, created_at desc, id desc);
-- each source counts once for each reason, however often and from wherever it is reported
create unique index points_entries_once on points_entries (user_id, reason, source);
create index points_entries_order on points_entries (order_id) where order_id is not null;

-- Points that were spent before they were taken back (an order was returned) leave a balance below zero; spending never does.
alter table users drop constraint users_points_check;
create index users_with_points on users (id) where points > 0;

-- The part of the total that was paid with points: how many, and what they were worth in minor units.
alter table orders
  add column points_spent int not null default 0 check (points_spent >= 0),
  add column points_cost int not null default 0 check (points_cost between 0 and total_cost),
  -- from then on its points are earned, delivered or not; null once they are, and where there are none
  add column points_due_at timestamptz;
create index orders_points_due on orders (points_due_at) where points_due_at is not null;
