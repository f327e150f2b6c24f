-- Staff find people and orders by names as they type them: without accents, and with any apostrophe.

-- Latin, Greek and Cyrillic letters without diacritics, and ligatures written out. Marks of other scripts are letters there, and stay.
create function fold_letters(text text) returns text language sql immutable parallel safe
  return case when text ~ '[\u00C0-\u052F\u1E00-\u1FFF]' or text ~ '[\u0300-\u036F]'
    then replace(replace(replace(translate(regexp_replace(normalize(lower(text), NFKD), '[\u0300-\u036F]', '', 'g'),
      'øØłŁđĐðÐı', 'oollddddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
    else text end;

-- What a name, an email or a number is found by.
create function words_of(text text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(fold_letters(text), '-@._+''’‘ʼ´`', '           '));

create or replace function write_order_words() returns trigger language plpgsql as $$
begin
  insert into order_words (order_id, words)
  values (new.id, words_of(new.number || ' ' || new.email || ' ' || coalesce(new.shipping_address->>'firstName', '') || ' '
    || coalesce(new.shipping_address->>'lastName', '')))
  on conflict (order_id) do update set words = excluded.words;
  return null;
end $$;

update order_words w set words = o.words
from (
  select id, words_of(number || ' ' || email || ' ' || coalesce(shipping_address->>'firstName', '') || ' ' || coalesce(shipping_address->>'lastName', '')) as words
  from orders
) o
where o.id = w.order_id and w.words <> o.words;

create index users_found_by on users using gin (words_of(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')));
drop index users_words;
