-- One order of locks for a guest: the row of their figures first, then that of the guest. A change of an order locks the figures alone, so a
-- transaction that changed one and then added another of the same guest took the two the other way around than 0805 did, and deadlocked with orders
-- of the same guest. Who ordered before now costs no lock of their own row either.
create or replace function add_to_guest(o orders) returns void language plpgsql as $$
declare
  counted int := counts_as_order(o.order_status);
  spent_now bigint := spent_on_order(o);
  country_now text := coalesce(o.shipping_address->>'country', '');
  name_now text := name_on_order(o);
  guest uuid;
  last_at timestamptz;
begin
  -- of an order whose buyer was erased
  if o.email = 'erased@erased.invalid' then return; end if;
  -- Each attempt but the last found what another transaction changed meanwhile: the guest was new, or went with their last order.
  for attempt in 1..10 loop
    select id into guest from guests where email = o.email and account_id is null;
    if guest is not null then
      update guest_figures set placed = placed + 1, orders = orders + counted, spent = spent + spent_now,
        last_order_at = greatest(last_order_at, o.ordered_at), country = case when o.ordered_at >= last_order_at then country_now else country end
      where guest_id = guest returning last_order_at into last_at;
      if found then
        update guests set
          created_at = least(created_at, o.ordered_at),
          name = case when last_at = o.ordered_at then name_now else name end,
          locale = case when last_at = o.ordered_at then o.locale else locale end
        where id = guest
          and (created_at > o.ordered_at or last_at = o.ordered_at and (name, locale) is distinct from (name_now, o.locale));
        return;
      end if;
    elsif is_uncounted(o.email) then
      return;
    else
      -- Nobody has the figures of a guest who is new, or whose orders an account has claimed, so the guest's row can be locked before them.
      insert into guests (id, email, name, locale, created_at) values (gen_random_uuid(), o.email, name_now, o.locale, o.ordered_at)
      on conflict (email) do nothing returning id into guest;
      if guest is null then
        update guests set account_id = null, name = name_now, locale = o.locale, created_at = least(created_at, o.ordered_at)
        where email = o.email and account_id is not null returning id into guest;
      end if;
      if guest is not null then
        insert into guest_figures (guest_id, placed, orders, spent, last_order_at, country)
        values (guest, 1, counted, spent_now, o.ordered_at, country_now);
        return;
      end if;
    end if;
  end loop;
  raise exception 'a guest changed too often' using errcode = 'serialization_failure';
end $$;

create or replace function take_from_guest(o orders, account uuid) returns void language plpgsql as $$
declare
  guest uuid;
  remain int;
  last_at timestamptz;
  latest orders;
begin
  -- The order is locked and still counted, so its guest stays.
  select id into guest from guests where email = o.email;
  if guest is null then
    if is_uncounted(o.email) then return; end if;
    select id into guest from guests where email = o.email;
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
    -- Staff who are adding a note or a tag have locked the guest's row: theirs come along.
    perform from guests where id = guest for no key update;
    with gone as (delete from guest_notes where guest_id = guest returning id, author, text, at)
    insert into customer_notes (id, customer_id, author, text, at) select id, account, author, text, at from gone;
    with gone as (delete from guest_tags where guest_id = guest returning tag)
    insert into customer_tags (customer_id, tag) select account, tag from gone on conflict do nothing;
    update guests set account_id = account where id = guest;
  end if;
end $$;
