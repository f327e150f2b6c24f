-- What a customer's figures are counted up by was written twice: for a new order, and for one that changed or came from another customer.
create function add_to_customer(o orders) returns void language plpgsql as $$
begin
  insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
  values (o.user_id, counts_as_order(o.order_status), in_shop(spent_on(o.payment_status, o.total_cost, o.refunded), o.shop_rate), o.ordered_at,
    coalesce(o.shipping_address->>'country', ''))
  on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
    last_order_at = greatest(f.last_order_at, excluded.last_order_at),
    country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
end $$;

create or replace function note_new_order() returns trigger language plpgsql as $$
begin
  -- Orders of the last hour can't be of a day that was counted.
  if new.ordered_at < now() - interval '1 hour' then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  if new.user_id is not null then perform add_to_customer(new); end if;
  if exists (select from webhook_endpoints where is_enabled) then perform note_webhook_event('order.placed', new.id); end if;
  return null;
end $$;

create or replace function note_changed_order() returns trigger language plpgsql as $$
declare
  recounts boolean := (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled');
begin
  if recounts or old.total_cost <> new.total_cost then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  -- While orders change hands the figures of both are counted once, at the end.
  if (old.user_id is not null or new.user_id is not null) and current_setting('gymfolk.merging', true) is distinct from 'on' then
    if recounts or old.user_id is distinct from new.user_id
      or spent_on(old.payment_status, old.total_cost, old.refunded) <> spent_on(new.payment_status, new.total_cost, new.refunded) then
      if old.user_id is not null then
        update customer_figures set orders = orders - counts_as_order(old.order_status),
          spent = spent - in_shop(spent_on(old.payment_status, old.total_cost, old.refunded), old.shop_rate)
        where user_id = old.user_id;
      end if;
      if new.user_id is not null then perform add_to_customer(new); end if;
    end if;
  end if;
  if (old.payment_status <> new.payment_status or old.shipping_status <> new.shipping_status or old.order_status <> new.order_status)
    and exists (select from webhook_endpoints where is_enabled) then
    if new.payment_status = 'Paid' and old.payment_status <> 'Paid' then perform note_webhook_event('order.paid', new.id); end if;
    if new.shipping_status = 'Shipped' and old.shipping_status <> 'Shipped' then perform note_webhook_event('order.shipped', new.id); end if;
    if new.shipping_status = 'Delivered' and old.shipping_status <> 'Delivered' then perform note_webhook_event('order.delivered', new.id); end if;
    if new.order_status = 'Cancelled' and old.order_status <> 'Cancelled' then perform note_webhook_event('order.cancelled', new.id); end if;
  end if;
  return null;
end $$;
