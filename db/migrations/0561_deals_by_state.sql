-- Staff list the deals by how they stand: what runs by its end, what is to come by its start, what has ended by its end.
create index deals_own_by_end on deals (ends_at, id) where price_list_id is null;
create index deals_own_by_start on deals (starts_at, id) where price_list_id is null;
drop index deals_own_end;
drop index deals_newest;
