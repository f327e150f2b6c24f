-- Places are told apart by their names, in whatever case. Of two that only differ in that, the later gets the end of its id, which no other name has.
update stock_places p set name = left(name, 47) || ' ' || right(p.id::text, 12)
from (select id, row_number() over (partition by lower(name) order by is_default desc, id) as number from stock_places) n
where n.id = p.id and n.number > 1;
create unique index stock_places_name on stock_places (lower(name));
alter table stock_places drop constraint stock_places_name_key;
