-- How many lines a cart has besides one, as of now: a statement that waited for the cart counts what others committed meanwhile, too,
-- which the statement itself doesn't see. So adding a line and keeping to the size of the cart is one statement.
create function cart_lines_now(cart uuid, besides uuid) returns bigint language plpgsql volatile as $$
begin
  return (select count(*) from cart_items where cart_id = cart and variant_id <> besides);
end $$;
