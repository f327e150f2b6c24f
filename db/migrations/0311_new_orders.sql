-- One trigger for a new order instead of three, two of which PostgreSQL prepared anew for each: see 0310.
drop trigger orders_added on orders;
drop trigger orders_added_figures on orders;
drop trigger orders_placed_webhook on orders;
drop function count_new_orders;
drop function outdate_day;
drop function webhook_order;
create function note_new_order() returns trigger language plpgsql as $$
begin
  -- Orders of the last hour can't be of a day that was counted.
  if new.ordered_at < now() - interval '1 hour' then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  if new.user_id is not null then
    insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
    values (new.user_id, counts_as_order(new.order_status), in_shop(spent_on(new.payment_status, new.total_cost, new.refunded), new.shop_rate), new.ordered_at,
      coalesce(new.shipping_address->>'country', ''))
    on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
      last_order_at = greatest(f.last_order_at, excluded.last_order_at),
      country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
  end if;
  if exists (select from webhook_endpoints where is_enabled) then perform note_webhook_event('order.placed', new.id); end if;
  return null;
end $$;
create trigger orders_added after insert on orders for each row execute function note_new_order();
