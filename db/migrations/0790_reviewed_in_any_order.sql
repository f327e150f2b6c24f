-- A customer's review is of the product, whichever order it came from. So their other orders with that product change with it, too, and
-- with them the stored texts (0310). In the order of ids, as everything that locks several orders does.
create function touch_reviewed_orders() returns trigger language plpgsql as $$
declare
  changed reviews := case when tg_op = 'DELETE' then old else new end;
  touched uuid;
begin
  for touched in
    select o.id from orders o
    where o.user_id = changed.user_id and o.shipping_status = 'Delivered' and o.xmin <> pg_current_xact_id()::xid
      and exists (select from order_lines l where l.order_id = o.id and l.product_id = changed.product_id)
    order by o.id
  loop
    update orders set paid_part = paid_part where id = touched and xmin <> pg_current_xact_id()::xid;
  end loop;
  return null;
end $$;
create trigger reviews_touch_others after insert or update of user_id, product_id or delete on reviews
  for each row execute function touch_reviewed_orders();
