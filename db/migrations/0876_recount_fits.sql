-- outside of a transaction
-- Recounts how sizes fit (decision 113) where a process of the release before 0852 hid, restored or deleted a review without counting it. One product after
-- the other: its lock is the one that reviews take last, so the count after it has every review that is counted already, and none that will be.
do $$
declare
  their_id uuid;
begin
  for their_id in
    with said as (
      select product_id, array[count(*) filter (where fit = 'runs-small'), count(*) filter (where fit = 'true-to-size'),
        count(*) filter (where fit = 'runs-large')]::int[] as fits
      from reviews where fit is not null and removed_at is null group by 1)
    select p.id from products p left join said s on s.product_id = p.id where p.fits <> coalesce(s.fits, '{0,0,0}') order by p.id
  loop
    perform from products where id = their_id for no key update;
    update products set fits = (
      select array[count(*) filter (where fit = 'runs-small'), count(*) filter (where fit = 'true-to-size'), count(*) filter (where fit = 'runs-large')]::int[]
      from reviews where product_id = their_id and removed_at is null) where id = their_id;
    commit;
  end loop;
end $$;
