-- What PostgreSQL reads anew with every statement, or writes for nobody, when an order is paid: decision 64.

-- The channel of an order came later, with a condition of its own; so did the kind of a counter.
create or replace function order_is_valid(o orders) returns boolean language plpgsql immutable as $$
begin
  return o.product_cost >= 0 and o.shipping_cost >= 0 and o.discount >= 0 and o.tax >= 0
    and o.total_cost = o.product_cost + o.shipping_cost + o.tax - o.discount
    and o.points_spent >= 0 and o.points_cost between 0 and o.total_cost
    and o.points_factor between 1 and 10 and o.points_earned >= 0
    and o.credit_cost between 0 and o.total_cost
    and o.gift_card_cost between 0 and o.total_cost
    and (o.gift_card_cost = 0 or o.gift_card_cost + o.points_cost + o.credit_cost <= o.total_cost)
    and o.refunded between 0 and o.total_cost
    and o.gift_card_refunded between 0 and o.gift_card_cost
    and o.paid_part >= 0 and o.credit_expected >= 0 and o.edits >= 0 and o.revision >= 0
    and (o.currency is null) = (o.shop_rate is null) and (o.shop_rate is null or o.shop_rate > 0)
    and o.order_status in ('Pending', 'Processing', 'Completed', 'Cancelled')
    and o.payment_status in ('Pending', 'Paid', 'Cancelled')
    and o.shipping_status in ('NotYetShipped', 'PartiallyShipped', 'Shipped', 'Delivered')
    and o.payment_method in ('Stripe', 'Points', 'COD', 'Credit')
    and (o.cancelled_by is null or o.cancelled_by in ('customer', 'staff', 'system'))
    and o.channel in ('direct', 'search', 'social', 'email', 'paid', 'referral', 'campaign');
end $$;
alter table orders drop constraint orders_channel_check;

create function invoice_counter_is_valid(c invoice_counters) returns boolean language plpgsql immutable as $$
begin
  return c.kind in ('invoice', 'credit_note');
end $$;
alter table invoice_counters drop constraint invoice_counters_kind_check;
alter table invoice_counters add constraint invoice_counters_are_valid check (invoice_counter_is_valid(invoice_counters));

-- One row a day: without this index, whose condition is about the count, the count of a day goes up on its page, and no index is written.
drop index daily_figures_outdated;
alter table daily_figures set (fillfactor = 50);

-- A condition that looks into a table is a query, whatever stands before it: each is asked only where something depends on it.
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
      or spent_on(old.payment_status, old.total_cost, old.refunded) <> spent_on(new.payment_status, new.total_cost, new.refunded) then
      if old.user_id is not null then
        update customer_figures set orders = orders - counts_as_order(old.order_status),
          spent = spent - in_shop(spent_on(old.payment_status, old.total_cost, old.refunded), old.shop_rate)
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
