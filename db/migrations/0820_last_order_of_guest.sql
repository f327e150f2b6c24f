-- An account may claim one order of a guest who has others, and the newest first: what a guest has of their last order is then that of the one before it.
create or replace function take_from_guest(o orders, account uuid) returns void language plpgsql as $$
declare
  guest uuid;
  remain int;
  last_at timestamptz;
  latest orders;
begin
  select id into guest from guests where email = o.email for no key update;
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
