-- What a customer has spent left out what was paid for an order of which more is owed, by an edit or an exchange: it fell though nothing went back.
-- The function with four parameters stays for processes that began before.
create function spent_on(payment_status text, total_cost int, refunded int, refunded_otherwise int, paid_part int, points_cost int, credit_cost int)
returns int language sql immutable
  return case payment_status
    when 'Paid' then greatest(0, total_cost - refunded - refunded_otherwise)
    -- paid_part is without the money that went back
    when 'Pending' then paid_part + greatest(0, points_cost + credit_cost - refunded_otherwise)
    else 0 end;

create or replace function add_to_customer(o orders) returns void language plpgsql as $$
begin
  insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
  values (o.user_id, counts_as_order(o.order_status),
    in_shop(spent_on(o.payment_status, o.total_cost, o.refunded, o.refunded_otherwise, o.paid_part, o.points_cost, o.credit_cost), o.shop_rate),
    o.ordered_at, coalesce(o.shipping_address->>'country', ''))
  on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
    last_order_at = greatest(f.last_order_at, excluded.last_order_at),
    country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
end $$;

create or replace function uncount_order() returns trigger language plpgsql as $$
begin
  update customer_figures set orders = orders - counts_as_order(old.order_status),
    spent = spent - in_shop(spent_on(old.payment_status, old.total_cost, old.refunded, old.refunded_otherwise, old.paid_part, old.points_cost, old.credit_cost), old.shop_rate)
  where user_id = old.user_id;
  return null;
end $$;

create or replace function note_changed_order() returns trigger language plpgsql as $$
declare
  turned boolean := (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled');
  recounts boolean := turned and not was_billed(new.id, new.revision);
begin
  -- Orders of the last hour can't be of a day that was counted.
  if recounts or old.total_cost <> new.total_cost
    or (old.payment_status <> new.payment_status and 'Pending' in (old.payment_status, new.payment_status) and new.ordered_at < now() - interval '1 hour') then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  if recounts then
    update daily_figures set changes = changes + 1
    where day in (select (at at time zone 'UTC')::date from order_refunds where order_id = new.id) and day <> (new.ordered_at at time zone 'UTC')::date;
  end if;
  -- While orders change hands the figures of both are counted once, at the end.
  if (old.user_id is not null or new.user_id is not null) and current_setting('gymfolk.merging', true) is distinct from 'on' then
    if turned or old.user_id is distinct from new.user_id
      or spent_on(old.payment_status, old.total_cost, old.refunded, old.refunded_otherwise, old.paid_part, old.points_cost, old.credit_cost)
        <> spent_on(new.payment_status, new.total_cost, new.refunded, new.refunded_otherwise, new.paid_part, new.points_cost, new.credit_cost) then
      if old.user_id is not null then
        update customer_figures set orders = orders - counts_as_order(old.order_status),
          spent = spent - in_shop(spent_on(old.payment_status, old.total_cost, old.refunded, old.refunded_otherwise, old.paid_part, old.points_cost, old.credit_cost), old.shop_rate)
        where user_id = old.user_id;
      end if;
      if new.user_id is not null then perform add_to_customer(new); end if;
    end if;
  end if;
  if old.payment_status <> new.payment_status or old.shipping_status <> new.shipping_status or old.order_status <> new.order_status then
    if exists (select from webhook_endpoints where is_enabled) then
      if new.payment_status = 'Paid' and old.payment_status <> 'Paid' then perform note_webhook_event('order.paid', new.id); end if;
      if new.shipping_status = 'Shipped' and old.shipping_status <> 'Shipped' then perform note_webhook_event('order.shipped', new.id); end if;
      if new.shipping_status = 'Delivered' and old.shipping_status <> 'Delivered' then perform note_webhook_event('order.delivered', new.id); end if;
      if new.order_status = 'Cancelled' and old.order_status <> 'Cancelled' then perform note_webhook_event('order.cancelled', new.id); end if;
    end if;
  end if;
  return null;
end $$;

create or replace trigger orders_changed after update of user_id, order_status, payment_status, shipping_status, total_cost, refunded, paid_part, points_cost, credit_cost
  on orders for each row execute function note_changed_order();

-- Touching an order writes a column that no trigger looks at.
create or replace function touch_order() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  if exists (select from orders where id = changed and xmin <> pg_current_xact_id()::xid) then
    update orders set revision = revision where id = changed;
  end if;
  return null;
end $$;

update customer_figures f set spent = s.spent
from (
  select user_id, sum(in_shop(spent_on(o.payment_status, o.total_cost, o.refunded, o.refunded_otherwise, o.paid_part, o.points_cost, o.credit_cost), shop_rate)) as spent
  from orders o where user_id in (select user_id from orders where payment_status = 'Pending' and paid_part + points_cost + credit_cost > 0) group by user_id
) s
where f.user_id = s.user_id and f.spent <> s.spent;
