-- Gift wrap that costs something is a part of an order's product cost (decision 115): orders.gift has it as wrapCost.

-- A process of the last release knows nothing of it: its edit of such an order would give the price back without a word. This refuses it.
-- Only edits write product_cost, so nothing else pays for the look.
create function check_wrap_cost() returns trigger language plpgsql as $$
begin
  if new.product_cost <> coalesce((new.gift->>'wrapCost')::int, 0)
    + (select coalesce(sum(total_price), 0) from order_lines where order_id = new.id) then
    raise exception 'order % costs something else than its lines and its gift wrap', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_wrap_cost before update of product_cost on orders for each row
  when (old.gift ? 'wrapCost' or new.gift ? 'wrapCost') execute function check_wrap_cost();
