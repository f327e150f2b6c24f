-- What sales consist of, counted with the other figures of a day that is over (decision 82). Minor units of the shop's currency.
alter table daily_figures
  -- goods before discounts and without tax; what was taken off them; goods that came back
  add column gross int8 not null default 0,
  add column discounts int8 not null default 0,
  add column returned int8 not null default 0,
  -- without what went back of them
  add column shipping int8 not null default 0,
  add column tax int8 not null default 0,
  -- sold gift cards are no sales: what is bought with them is
  add column gift_cards int8 not null default 0,
  -- of the orders, what isn't paid yet
  add column unpaid int8 not null default 0;

-- What promotions took off; the row without one is memberships, price lists for members and discounts by staff.
create table daily_discounts (
  day date not null,
  promotion_id uuid,
  name text not null,
  orders int not null,
  goods int8 not null,
  shipping int8 not null,
  -- what these orders come to
  sales int8 not null
);
create index daily_discounts_day on daily_discounts (day);

create table daily_taxes (
  day date not null,
  country text not null,
  region text not null,
  name text not null,
  -- thousandths of a per cent
  rate int not null,
  net int8 not null,
  amount int8 not null,
  -- of what was credited on that day, whenever it was bought
  returned_net int8 not null,
  returned int8 not null,
  primary key (day, country, region, name, rate)
);

create table daily_payments (
  day date not null,
  method text not null check (method in ('card', 'cash', 'points', 'credit', 'exchange')),
  orders int not null,
  amount int8 not null,
  unpaid int8 not null,
  -- what went back on that day, whenever it was paid
  refunded int8 not null,
  primary key (day, method)
);

-- Days that were counted before know nothing of this yet.
update daily_figures set changes = changes + 1;

-- A day is counted again, too, when an order of it is paid, and with an order that is cancelled the days on which something of it went back.
create or replace function note_changed_order() returns trigger language plpgsql as $$
declare
  recounts boolean := (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled');
begin
  -- Orders of the last hour can't be of a day that was counted.
  if recounts or old.total_cost <> new.total_cost or (old.payment_status <> new.payment_status and new.ordered_at < now() - interval '1 hour') then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  if recounts and exists (select from order_refunds where order_id = new.id) then
    update daily_figures set changes = changes + 1
    where day in (select (at at time zone 'UTC')::date from order_refunds where order_id = new.id) and day <> (new.ordered_at at time zone 'UTC')::date;
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
