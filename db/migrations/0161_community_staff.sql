-- In the order of contract/permissions.ts.
update roles set permissions = (
  select array_agg(p order by place) from (
    select p, place from unnest(permissions) with ordinality as t (p, place)
    union all
    -- beside reviews:moderate, which the same people do
    select 'community:moderate', place + 0.5 from unnest(permissions) with ordinality as t (p, place) where p = 'reviews:moderate'
  ) all_of_them
) where 'reviews:moderate' = any(permissions);
