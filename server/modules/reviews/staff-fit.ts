import type { getProductFit } from '#contract/admin/review-moderation.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { type Db, statement } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { fitCountsOf } from './present-list.ts'

const yearDays = 365

/** Reads the lines of returns because of a size, one after the other: a join would read those of all returns, or of all orders of the product. */
const fitOfProduct = statement(
  'reviews.fitOfProduct',
  { product: 'uuid', since: 'timestamptz' },
  { fits: 'int4[]', returned: 'int4' },
  `
  select p.fits, (
    select coalesce(sum(l.quantity), 0)::int from returns r cross join lateral (
      select b.quantity, (select o.product_id from order_lines o where o.order_id = b.order_id and o.position = b.position) as product
      from return_lines b where b.return_id = r.id offset 0) l
    where r.reason = 'wrong-size' and r.state <> 'rejected' and r.requested_at > $2 and l.product = p.id) as returned
  from products p where p.id = $1`,
)

/** How a product's sizes fit, as buyers say and as returns show; fails with INVALID_PRODUCT_ID. */
export async function fitForStaff(
  db: Db,
  { id: product }: ParsedOf<typeof getProductFit>,
  { now }: RequestContext,
): Promise<OutputOf<typeof getProductFit>> {
  const row = await fitOfProduct.one(db, { product, since: new Date(now.getTime() - yearDays * dayMs) })
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  return { fits: fitCountsOf(row.fits), returnedForSize: row.returned }
}
