-- What staff search orders by stands beside the orders: as an index of theirs it was written anew with each change of a state, which cost
-- several times what the rest of such a change does.
create table order_words (
  order_id uuid primary key references orders on delete cascade,
  words tsvector not null
);

create function write_order_words() returns trigger language plpgsql as $$
begin
  insert into order_words (order_id, words)
  values (new.id, to_tsvector('simple', translate(new.number || ' ' || new.email || ' ' || coalesce(new.shipping_address->>'firstName', '') || ' '
    || coalesce(new.shipping_address->>'lastName', ''), '-@._+''', '      ')))
  on conflict (order_id) do update set words = excluded.words;
  return null;
end $$;
create trigger orders_words after insert or update of number, email, shipping_address on orders
  for each row execute function write_order_words();

insert into order_words (order_id, words)
select id, to_tsvector('simple',
  translate(number || ' ' || email || ' ' || coalesce(shipping_address->>'firstName', '') || ' ' || coalesce(shipping_address->>'lastName', ''), '-@._+''', '      '))
from orders;
create index order_words_words on order_words using gin (words);
drop index orders_words;
