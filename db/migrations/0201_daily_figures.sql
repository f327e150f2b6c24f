-- What happened on a day (UTC) that is over: counted by a job, so that a report over a year reads 365 rows. Decision 54.
create table daily_figures (
  day date primary key,
  orders int not null,
  -- minor units
  sales int8 not null,
  refunded int8 not null,
  members int not null,
  posts int not null,
  -- goes up with each change of an order of that day; the figures are of this many
  changes int not null default 0,
  counted_changes int not null default 0
);
create index daily_figures_outdated on daily_figures (day) where changes <> counted_changes;

create table daily_products (
  day date not null,
  product_id uuid not null references products on delete cascade,
  pieces int not null,
  sales int8 not null,
  primary key (day, product_id)
);
create index daily_products_product on daily_products (product_id);

create index order_refunds_at on order_refunds (at);

-- An order of a day that was counted already has come, was cancelled or cost something else.
create function outdate_day() returns trigger language plpgsql as $$
begin
  update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  return null;
end $$;
-- Orders of the last hour can't be of a day that was counted: placing one costs nothing more.
create trigger orders_added after insert on orders for each row when (new.ordered_at < now() - interval '1 hour') execute function outdate_day();
create trigger orders_changed after update of order_status, total_cost on orders for each row
  when (old.total_cost <> new.total_cost or (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled')) execute function outdate_day();

-- How many visitors did what on a day. The sketch (HyperLogLog) adds processes up without counting anyone twice, and holds nobody's trace; it goes with the day.
create table daily_visits (
  day date primary key,
  visits int not null default 0,
  products int not null default 0,
  carts int not null default 0,
  checkouts int not null default 0,
  sketch text
);

-- Of those who first ordered in a month, how many ordered again in a later one.
create table monthly_cohorts (
  cohort date not null,
  month date not null,
  customers int not null,
  primary key (cohort, month)
);

-- Staff who asked for yesterday's figures by mail, and the last day they got.
create table report_mails (
  user_id uuid primary key references users on delete cascade,
  sent_for date
);
