import type { getProductFit } from '#contract/admin/review-moderation.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { type Db, statement } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { fitCountsOf } from './present-list.ts'

const yearDays = 365

/** Reads only returns because of a size, of which an index has nothing else. */
const fitOfProduct = statement(
  'reviews.fitOfProduct',
  { product: 'uuid', since: 'timestamptz' },
  { fits: 'int4[]', returned: 'int4' },
  `
  select p.fits, (
    select coalesce(sum(b.quantity), 0)::int from returns r join return_lines b on b.return_id = r.id
      join order_lines l on l.order_id = b.order_id and l.position = b.position
    where r.reason = 'wrong-size' and r.state <> 'rejected' and r.requested_at > $2 and l.product_id = p.id) as returned
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
