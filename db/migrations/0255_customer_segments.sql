-- What a customer's orders come to, so that lists of staff can be narrowed by it at any size. Written by the statements that write orders.
create table customer_figures (
  user_id uuid primary key references users on delete cascade,
  -- that weren't cancelled
  orders int not null check (orders >= 0),
  -- of what is paid, less what went back; minor units
  spent bigint not null,
  -- when they ordered last, whatever became of it, and where that order went
  last_order_at timestamptz not null,
  country text not null
);
create index customer_figures_orders on customer_figures (orders);
create index customer_figures_spent on customer_figures (spent);
create index customer_figures_last on customer_figures (last_order_at);
create index customer_figures_country on customer_figures (country);

create function spent_on(payment_status text, total_cost int, refunded int) returns int language sql immutable
  return case when payment_status = 'Paid' then total_cost - refunded else 0 end;
create function counts_as_order(order_status text) returns int language sql immutable
  return case when order_status = 'Cancelled' then 0 else 1 end;

-- Several orders at once: what a shop begins with.
create function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
  select user_id, sum(counts_as_order(order_status)), sum(spent_on(payment_status, total_cost, refunded)), max(ordered_at),
    (array_agg(coalesce(shipping_address->>'country', '') order by ordered_at desc))[1]
  from added where user_id is not null group by user_id order by user_id
  on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
    last_order_at = greatest(f.last_order_at, excluded.last_order_at),
    country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
  return null;
end $$;
create trigger orders_added_figures after insert on orders referencing new table as added for each statement execute function count_new_orders();

create function count_changed_order() returns trigger language plpgsql as $$
begin
  if old.user_id is not null then
    update customer_figures set orders = orders - counts_as_order(old.order_status),
      spent = spent - spent_on(old.payment_status, old.total_cost, old.refunded)
    where user_id = old.user_id;
  end if;
  if tg_op = 'UPDATE' and new.user_id is not null then
    insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
    values (new.user_id, counts_as_order(new.order_status), spent_on(new.payment_status, new.total_cost, new.refunded), new.ordered_at,
      coalesce(new.shipping_address->>'country', ''))
    on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
      last_order_at = greatest(f.last_order_at, excluded.last_order_at),
      country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
  end if;
  return null;
end $$;
create trigger orders_changed_figures after update on orders for each row
  when (old.user_id is distinct from new.user_id or (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled')
    or spent_on(old.payment_status, old.total_cost, old.refunded) <> spent_on(new.payment_status, new.total_cost, new.refunded))
  execute function count_changed_order();
create function forget_orders() returns trigger language plpgsql as $$ begin delete from customer_figures; return null; end $$;
create trigger orders_emptied_figures after truncate on orders execute function forget_orders();
create trigger orders_deleted_figures after delete on orders for each row execute function count_changed_order();

insert into customer_figures (user_id, orders, spent, last_order_at, country)
select user_id, sum(counts_as_order(order_status)), sum(spent_on(payment_status, total_cost, refunded)), max(ordered_at),
  (array_agg(coalesce(shipping_address->>'country', '') order by ordered_at desc))[1]
from orders where user_id is not null group by user_id;

-- Saved filters over customers.
create table customer_segments (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- see contract/admin/segments.ts
  filter jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index customer_segments_name on customer_segments (lower(name));
create index customer_segments_newest on customer_segments (created_at desc, id desc);
create index subscriptions_benefits on subscriptions (plan_id, benefits_until) where benefits_until is not null;

-- Segments and the merging of accounts; looking at the shop as a customer sees it.
update roles set permissions = permissions || '{customers:write,shop:view-as}' where name in ('owner', 'manager');
update roles set permissions = permissions || '{shop:view-as}' where name = 'support';
