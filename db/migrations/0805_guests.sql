-- Who ordered without an account, by the email of their orders: decision 112.
create table guests (
  id uuid primary key,
  -- as orders have it: lower-case
  email text not null unique,
  -- of their last order
  name text not null,
  locale text,
  -- of their first order
  created_at timestamptz not null,
  -- whose their orders are since, all of them; null while any is a guest's
  account_id uuid references users on delete cascade
);
create index guests_newest on guests (created_at, id) where account_id is null;
create index guests_found_by on guests using gin (words_of(name || ' ' || email)) where account_id is null;
create index guests_account on guests (account_id) where account_id is not null;

-- What their orders come to: like customer_figures, and apart from the guests for the same reason. An order that is paid writes none of their indexes:
-- what was spent has none, and segments by it read the figures of all guests. The row is written with that of its guest and goes with it: looking the
-- guest up again to prove a reference would cost as much as writing it.
create table guest_figures (
  guest_id uuid primary key,
  -- their orders, canceled or not; a guest without any isn't one anymore
  placed int not null check (placed > 0),
  orders int not null check (orders >= 0),
  spent bigint not null,
  last_order_at timestamptz not null,
  country text not null
) with (fillfactor = 80);
create index guest_figures_orders on guest_figures (orders);
create index guest_figures_last on guest_figures (last_order_at);

create function forget_guest_figures() returns trigger language plpgsql as $$
begin
  delete from guest_figures where guest_id = old.id;
  return null;
end $$;
create trigger guests_deleted_figures after delete on guests for each row execute function forget_guest_figures();

create table guest_notes (
  id uuid primary key,
  guest_id uuid not null references guests on delete cascade,
  author uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index guest_notes_guest on guest_notes (guest_id, at, id);
create index guest_notes_author on guest_notes (author) where author is not null;
create table guest_tags (
  guest_id uuid not null references guests on delete cascade,
  tag text not null check (tag ~ '^[^\s,][^,]{0,39}$'),
  primary key (guest_id, tag)
);
create index guest_tags_tag on guest_tags (tag, guest_id);

create function spent_on_order(o orders) returns bigint language sql immutable
  return in_shop(spent_on((o).payment_status, (o).total_cost, (o).refunded, (o).refunded_otherwise, (o).paid_part, (o).points_cost, (o).credit_cost), (o).shop_rate);
create function name_on_order(o orders) returns text language sql immutable
  return btrim(coalesce((o).shipping_address->>'firstName', '') || ' ' || coalesce((o).shipping_address->>'lastName', ''));

-- Guests of orders from before this migration, until 0806 has counted them. A change of such an order leaves the figures alone and locks the row here: the
-- count waits until the change is committed, and a change that begins during the count waits for the count.
create table uncounted_guests (email text primary key);
create function is_uncounted(their_email text) returns boolean language plpgsql as $$
begin
  perform from uncounted_guests where email = their_email for share;
  return found;
end $$;
create function count_guest(their_email text) returns void language plpgsql as $$
begin
  delete from uncounted_guests where email = their_email;
  with counted as (
    select count(*) as placed, sum(counts_as_order(order_status)) as orders, sum(spent_on_order(o)) as spent,
      min(ordered_at) as first_at, max(ordered_at) as last_at,
      (array_agg(name_on_order(o) order by ordered_at desc))[1] as name, (array_agg(locale order by ordered_at desc))[1] as locale,
      (array_agg(coalesce(shipping_address->>'country', '') order by ordered_at desc))[1] as country
    from orders o where email = their_email and user_id is null
  ), added as (
    insert into guests (id, email, name, locale, created_at)
    select gen_random_uuid(), their_email, name, locale, first_at from counted where placed > 0 returning id
  )
  insert into guest_figures (guest_id, placed, orders, spent, last_order_at, country)
  select id, placed, orders, spent, last_at, country from added, counted;
end $$;

-- The guest's row is locked before that of their figures, here and below. Most guests are new, or wrote the same name as before: they cost a look and
-- two rows, or a look and the row of their figures.
create function add_to_guest(o orders) returns void language plpgsql as $$
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
  if guest.id is null and is_uncounted(o.email) then return; end if;
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

-- With their last order a guest is gone: erased, or a customer with an account, who takes along what staff wrote about them. An account may claim one
-- order of a guest who has others, and the newest first: what a guest has of their last order is then that of the one before it.
create function take_from_guest(o orders, account uuid) returns void language plpgsql as $$
declare
  guest uuid;
  remain int;
  last_at timestamptz;
  latest orders;
begin
  select id into guest from guests where email = o.email for no key update;
  if guest is null then
    if is_uncounted(o.email) then return; end if;
    select id into guest from guests where email = o.email for no key update;
  end if;
  select placed - 1, last_order_at into remain, last_at from guest_figures where guest_id = guest for update;
  if remain > 0 then
    if o.ordered_at >= last_at then
      -- None is found where they all go at once, of which each is counted.
      select * into latest from orders where email = o.email and user_id is null order by ordered_at desc limit 1;
    end if;
    update guest_figures set placed = remain, orders = orders - counts_as_order(o.order_status), spent = spent - spent_on_order(o),
      last_order_at = coalesce(latest.ordered_at, last_order_at),
      country = case when latest.id is null then country else coalesce(latest.shipping_address->>'country', '') end
    where guest_id = guest;
    update guests set name = name_on_order(latest), locale = latest.locale
    where id = guest and latest.id is not null and (name, locale) is distinct from (name_on_order(latest), latest.locale);
  elsif remain = 0 and account is null then
    delete from guests where id = guest;
  elsif remain = 0 then
    delete from guest_figures where guest_id = guest;
    with gone as (delete from guest_notes where guest_id = guest returning id, author, text, at)
    insert into customer_notes (id, customer_id, author, text, at) select id, account, author, text, at from gone;
    with gone as (delete from guest_tags where guest_id = guest returning tag)
    insert into customer_tags (customer_id, tag) select account, tag from gone on conflict do nothing;
    update guests set account_id = account where id = guest;
  end if;
end $$;

create or replace function note_new_order() returns trigger language plpgsql as $$
begin
  -- Orders of the last hour can't be of a day that was counted.
  if new.ordered_at < now() - interval '1 hour' then
    update daily_figures set changes = changes + 1 where day = (new.ordered_at at time zone 'UTC')::date;
  end if;
  if new.user_id is not null then perform add_to_customer(new); else perform add_to_guest(new); end if;
  if exists (select from webhook_endpoints where is_enabled) then perform note_webhook_event('order.placed', new.id); end if;
  return null;
end $$;

create or replace function uncount_order() returns trigger language plpgsql as $$
begin
  if old.user_id is null then
    perform take_from_guest(old, null);
  else
    update customer_figures set orders = orders - counts_as_order(old.order_status), spent = spent - spent_on_order(old) where user_id = old.user_id;
  end if;
  return null;
end $$;

create or replace function forget_orders() returns trigger language plpgsql as $$
begin
  delete from customer_figures;
  delete from guests;
  return null;
end $$;

-- The buyer of an order is another.
create or replace function recount_order(old orders, new orders) returns void language plpgsql as $$
begin
  if old.user_id is not null then
    update customer_figures set orders = orders - counts_as_order(old.order_status), spent = spent - spent_on_order(old) where user_id = old.user_id;
  else
    perform take_from_guest(old, new.user_id);
  end if;
  if new.user_id is not null then perform add_to_customer(new); else perform add_to_guest(new); end if;
end $$;

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
      for attempt in 1..2 loop
        update guest_figures set orders = orders + counts_as_order(new.order_status) - counts_as_order(old.order_status),
          spent = spent + in_shop(spent_now, new.shop_rate) - in_shop(spent_before, old.shop_rate)
        where guest_id = (select id from guests where email = new.email);
        exit when found or is_uncounted(new.email);
      end loop;
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

-- Waits for transactions that have changed orders, and others wait for this one: it sees all orders whose guests nobody counts.
create or replace trigger orders_changed
  after update of user_id, email, order_status, payment_status, shipping_status, total_cost, refunded, paid_part, points_cost, credit_cost
  on orders for each row execute function note_changed_order();
insert into uncounted_guests select distinct email from orders where user_id is null and email <> 'erased@erased.invalid';
