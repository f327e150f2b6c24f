-- A place that is removed is offered nowhere; its movements still name it, by the name it had: `name` is free for another one then.
alter table stock_places add column removed_at timestamptz, add column removed_name text,
  add constraint stock_places_removed_had_a_name check ((removed_at is null) = (removed_name is null)),
  add constraint stock_places_default_stays check (removed_at is null or not is_default);
