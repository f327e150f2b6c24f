-- Orders as lists answer them, so that reading a list again costs neither reading their parts nor putting them together. Decision 68.
-- The version of an order is the transaction that wrote its row last (xmin): counting it in a column cost each update a tenth more.
create table order_texts (
  order_id uuid primary key references orders on delete cascade,
  -- of the order's row and of this one, as they were written: after a restore from a dump both are others, and the text doesn't count
  order_xmin xid not null,
  own_xmin xid not null,
  -- of the program that wrote it: another one makes its own
  format text not null,
  -- from then on the text would say something else, though the order is the same
  until timestamptz not null,
  text text not null
);

-- What belongs to an order has changed. Most such changes write the order, too, in the same transaction: then its version is new already. Looks before it
-- writes: an update that finds nothing to do costs four times as much.
create function touch_order() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  if exists (select from orders where id = changed and xmin <> pg_current_xact_id()::xid) then
    update orders set paid_part = paid_part where id = changed;
  end if;
  return null;
end $$;
create trigger order_events_touch after insert or update or delete on order_events for each row execute function touch_order();
create trigger order_lines_touch after update or delete on order_lines for each row execute function touch_order();
create trigger order_refunds_touch after insert or update or delete on order_refunds for each row execute function touch_order();
create trigger shipments_touch after insert or update or delete on shipments for each row execute function touch_order();
create trigger reviews_touch after insert or update of order_id, product_id or delete on reviews for each row execute function touch_order();
-- An order with returns has no text, nor has one with gift cards.
create trigger returns_touch after insert or delete on returns for each row execute function touch_order();

-- One trigger instead of three: PostgreSQL reads the condition of each anew with every update, which took a third of marking an order as paid.
drop trigger orders_changed on orders;
drop trigger orders_changed_webhook on orders;
drop trigger orders_changed_figures on orders;
create function note_changed_order() returns trigger language plpgsql as $$
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
      if new.user_id is not null then
        insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
        values (new.user_id, counts_as_order(new.order_status), in_shop(spent_on(new.payment_status, new.total_cost, new.refunded), new.shop_rate), new.ordered_at,
          coalesce(new.shipping_address->>'country', ''))
        on conflict (user_id) do update set orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
          last_order_at = greatest(f.last_order_at, excluded.last_order_at),
          country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end;
      end if;
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
create trigger orders_changed after update of user_id, order_status, payment_status, shipping_status, total_cost, refunded on orders
  for each row execute function note_changed_order();
drop function count_changed_order cascade;
create function uncount_order() returns trigger language plpgsql as $$
begin
  update customer_figures set orders = orders - counts_as_order(old.order_status), spent = spent - in_shop(spent_on(old.payment_status, old.total_cost, old.refunded), old.shop_rate)
  where user_id = old.user_id;
  return null;
end $$;
create trigger orders_deleted_figures after delete on orders for each row execute function uncount_order();
