import { type Check, check } from './check.ts'

/** Checks of what is counted from reviews. */
export const reviewChecks = {
  /** Products: how many reviews say that the sizes fit, or don't, must equal the visible ones that say so. */
  fits: check(
    'fits',
    `
    with said as (
      select product_id, array[count(*) filter (where fit = 'runs-small'), count(*) filter (where fit = 'true-to-size'),
        count(*) filter (where fit = 'runs-large')]::int[] as fits
      from reviews where fit is not null and removed_at is null group by 1)
    select p.id from products p left join said s on s.product_id = p.id where p.fits <> coalesce(s.fits, '{0,0,0}') order by p.id limit $1`,
  ),
} satisfies Record<string, Check>
