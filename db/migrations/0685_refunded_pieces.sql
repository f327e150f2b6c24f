-- How many pieces of a line staff have paid back without a return, so that nobody pays them back again.
alter table order_lines add column refunded int not null default 0;

create or replace function order_line_is_valid(l order_lines) returns boolean language plpgsql immutable as $$
begin
  return l.price > 0 and l.quantity between 1 and 99 and l.total_price = l.price * l.quantity
    and l.discount between 0 and l.total_price and l.gift_quantity between 0 and l.quantity and l.refunded between 0 and l.quantity;
end $$;
