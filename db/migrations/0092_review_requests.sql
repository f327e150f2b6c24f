-- Orders whose buyer was asked for reviews: nobody is asked twice.
create table review_requests (
  order_id uuid primary key references orders on delete cascade,
  at timestamptz not null
);
-- Customers who don't want to be asked.
create table review_request_optouts (
  user_id uuid primary key references users on delete cascade,
  at timestamptz not null
);
create index order_events_delivered on order_events (at, order_id) where event = 'DELIVERED';
