-- An order that was paid stays a sale of its day when it's cancelled; what went back of it is returns of the day of the refund (decision 82).
create function was_billed(ordered uuid, its_revision int) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from invoices where order_id = ordered and revision = its_revision and kind = 'invoice');
end $$;

-- So nothing of a counted day changes with it: neither that day is counted again, nor those on which something of it went back.
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
  if recounts and exists (select from order_refunds where order_id = new.id) then
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
  if (old.payment_status <> new.payment_status or old.shipping_status <> new.shipping_status or old.order_status <> new.order_status)
    and exists (select from webhook_endpoints where is_enabled) then
    if new.payment_status = 'Paid' and old.payment_status <> 'Paid' then perform note_webhook_event('order.paid', new.id); end if;
    if new.shipping_status = 'Shipped' and old.shipping_status <> 'Shipped' then perform note_webhook_event('order.shipped', new.id); end if;
    if new.shipping_status = 'Delivered' and old.shipping_status <> 'Delivered' then perform note_webhook_event('order.delivered', new.id); end if;
    if new.order_status = 'Cancelled' and old.order_status <> 'Cancelled' then perform note_webhook_event('order.cancelled', new.id); end if;
  end if;
  return null;
end $$;

-- Points and credit that went back with a cancellation were written down only where money did, too.
alter table order_refunds disable trigger order_refunds_webhook;
insert into order_refunds (id, order_id, amount, method, value, points_returned, points_returned_cost, credit_returned, reason, at)
select n.id, o.id, 0, 'cash', greatest(0, o.total_cost - s.value), o.points_spent - s.points, o.points_cost - s.points_cost, o.credit_cost - s.credit, 'cancelled', n.issued_at
from orders o
  join invoices i on i.order_id = o.id and i.revision = o.revision and i.kind = 'invoice'
  cross join lateral (select id, issued_at from invoices where corrects = i.id and kind = 'credit_note' order by sequence desc limit 1) n
  cross join lateral (select coalesce(sum(value), 0) as value, coalesce(sum(points_returned), 0) as points, coalesce(sum(points_returned_cost), 0) as points_cost,
    coalesce(sum(credit_returned), 0) as credit from order_refunds where order_id = o.id) s
where o.order_status = 'Cancelled' and not exists (select from order_refunds where order_id = o.id and at = n.issued_at)
  and o.points_spent >= s.points and o.points_cost >= s.points_cost and o.credit_cost >= s.credit and o.points_spent - s.points + o.credit_cost - s.credit > 0;
alter table order_refunds enable trigger order_refunds_webhook;

-- The days of such orders, and those on which something of them went back, are counted again.
with changed as (select id, ordered_at from orders o where order_status = 'Cancelled' and was_billed(id, revision))
update daily_figures set changes = changes + 1
where day in (select (ordered_at at time zone 'UTC')::date from changed
  union select (r.at at time zone 'UTC')::date from changed c join order_refunds r on r.order_id = c.id);
