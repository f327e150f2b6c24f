import { statement, type Transactions, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, productTag } from '../read-model/cache-tags.ts'

/**
 * Takes pieces of limited deals. If too few are left or the deal is over, the transaction is retried and its lines are checked again. Rows
 * are locked in id order and before those of variants, so two orders never deadlock.
 */
const deduct = statement(
  'deals.deduct',
  { ids: 'uuid[]', quantities: 'int4[]', now: 'timestamptz' },
  { product_id: 'uuid', is_over: 'bool' },
  `
  with locked as materialized (
    select d.id, t.quantity, d.starts_at <= $3 and d.ends_at > $3 and d.sold + t.quantity <= d.quantity as is_good
    from (select id, sum(quantity)::int as quantity from unnest($1::uuid[], $2::int[]) as t (id, quantity) group by id) t
      join deals d on d.id = t.id order by d.id for no key update of d
  )
  update deals d set sold = d.sold + l.quantity
  from locked l where d.id = l.id and (select case when bool_and(is_good) then true else changed_meanwhile('what is left of a deal') end
    from locked)
  returning d.product_id, d.sold = d.quantity as is_over`,
)

/** Pieces bought in a deal. */
export interface SoldDeal {
  id: string
  quantity: number
}

/** Deducts pieces from their deals together with the commit, and then announces how many are left. */
export function deductDeals(tx: Tx, taken: SoldDeal[], now: Date): void {
  if (taken.length === 0) return
  let products: { product_id: string; is_over: boolean }[] = []
  tx.atCommit(async () => {
    products = await deduct.all(tx, { ids: taken.map(({ id }) => id), quantities: taken.map(({ quantity }) => quantity), now })
  })
  tx.afterCommit((database: Transactions) =>
    database.transaction((after) =>
      announce(after, {
        content: products.filter((one) => one.is_over).map((one) => one.product_id),
        tags: [dealsTag, ...products.map((one) => productTag(one.product_id))],
      }),
    ),
  )
}
