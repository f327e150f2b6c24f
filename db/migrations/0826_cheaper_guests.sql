-- What a guest's order costs, placed and paid.
-- The figures' row is written with that of its guest, and goes with it: looking it up again to prove the reference cost as much as writing it.
alter table guest_figures drop constraint guest_figures_guest_id_fkey;
create function forget_guest_figures() returns trigger language plpgsql as $$
begin
  delete from guest_figures where guest_id = old.id;
  return null;
end $$;
create trigger guests_deleted_figures after delete on guests for each row execute function forget_guest_figures();

-- Most guests are new, or wrote the same name as before: they cost a look and two rows, or a look and the row of their figures.
create or replace function add_to_guest(o orders) returns void language plpgsql as $$
declare
  counted int := counts_as_order(o.order_status);
  spent_now bigint := spent_on_order(o);
  country_now text := coalesce(o.shipping_address->>'country', '');
  name_now text := name_on_order(o);
  guest guests;
  last_at timestamptz;
begin
  -- of an order whose buyer was erased
  if o.email = 'erased@erased.invalid' then return; end if;
  select * into guest from guests where email = o.email for no key update;
  if guest.id is null or guest.account_id is not null or guest.created_at > o.ordered_at then
    insert into guests as g (id, email, name, locale, created_at) values (gen_random_uuid(), o.email, name_now, o.locale, o.ordered_at)
    on conflict (email) do update set created_at = least(g.created_at, excluded.created_at), account_id = null returning * into guest;
    insert into guest_figures as f (guest_id, placed, orders, spent, last_order_at, country) values (guest.id, 1, counted, spent_now, o.ordered_at, country_now)
    on conflict (guest_id) do update set placed = f.placed + 1, orders = f.orders + excluded.orders, spent = f.spent + excluded.spent,
      last_order_at = greatest(f.last_order_at, excluded.last_order_at),
      country = case when excluded.last_order_at >= f.last_order_at then excluded.country else f.country end
    returning last_order_at into last_at;
  else
    update guest_figures set placed = placed + 1, orders = orders + counted, spent = spent + spent_now,
      last_order_at = greatest(last_order_at, o.ordered_at), country = case when o.ordered_at >= last_order_at then country_now else country end
    where guest_id = guest.id returning last_order_at into last_at;
  end if;
  if last_at = o.ordered_at and (guest.name <> name_now or guest.locale is distinct from o.locale) then
    update guests set name = name_now, locale = o.locale where id = guest.id;
  end if;
end $$;

-- An order that is paid changes only what was spent: without an index of it, it writes none. Segments by it read the figures of all guests.
drop index guest_figures_spent;
alter table guest_figures set (fillfactor = 80);

-- An order that stays with its buyer is one statement, whoever they are; the functions for hand-overs are left to hand-overs.
create or replace function note_changed_order() returns trigger language plpgsql as $$
declare
  turned boolean := (old.order_status = 'Cancelled') <> (new.order_status = 'Cancelled');
  recounts boolean := turned and not was_billed(new.id, new.revision);
  spent_before int;
  spent_now int;
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
  if current_setting('gymfolk.merging', true) is distinct from 'on' then
    spent_before := spent_on(old.payment_status, old.total_cost, old.refunded, old.refunded_otherwise, old.paid_part, old.points_cost, old.credit_cost);
    spent_now := spent_on(new.payment_status, new.total_cost, new.refunded, new.refunded_otherwise, new.paid_part, new.points_cost, new.credit_cost);
    if old.user_id is distinct from new.user_id or (new.user_id is null and old.email <> new.email) then
      perform recount_order(old, new);
    elsif not turned and spent_before = spent_now then
      null;
    elsif new.user_id is null then
      update guest_figures set orders = orders + counts_as_order(new.order_status) - counts_as_order(old.order_status),
        spent = spent + in_shop(spent_now, new.shop_rate) - in_shop(spent_before, old.shop_rate)
      where guest_id = (select id from guests where email = new.email);
    else
      update customer_figures set orders = orders + counts_as_order(new.order_status) - counts_as_order(old.order_status),
        spent = spent + in_shop(spent_now, new.shop_rate) - in_shop(spent_before, old.shop_rate),
        country = case when new.ordered_at >= last_order_at then coalesce(new.shipping_address->>'country', '') else country end
      where user_id = new.user_id;
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
